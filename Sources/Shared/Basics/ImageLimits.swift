/// Limits of a decoded or painted image: more than any widget needs, less than what exhausts memory.
public enum ImageLimits {
  /// The most pixels of the longer side.
  public static let side = 32_000
  /// The most pixels of the whole image; they take 256 MiB of memory.
  public static let pixels = 64 << 20
  /// The most scans of a JPEG file. Encoders write about ten; each costs as much as a whole picture.
  public static let jpegScans = 64
}
