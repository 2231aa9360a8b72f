/// How large an image may be, decoded or painted: above any widget's, below what exhausts memory.
public enum ImageLimits {
  /// Pixels of the longer side.
  public static let side = 32_000
  /// Pixels altogether; 256 MiB of memory.
  public static let pixels = 64 << 20
}
