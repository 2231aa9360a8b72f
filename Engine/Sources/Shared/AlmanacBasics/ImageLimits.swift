/// Limits of a decoded or painted image: more than any widget needs, less than what exhausts memory.
public enum ImageLimits {
  /// The most pixels of the longer side.
  public static let side = 32_000
  /// The most pixels of the whole image; they take 256 MiB of memory.
  public static let pixels = 64 << 20
  /// The most scans that a JPEG file may have. Encoders write about ten. Decoding one scan takes as long as decoding a simple JPEG of that size.
  public static let jpegScans = 64
}
