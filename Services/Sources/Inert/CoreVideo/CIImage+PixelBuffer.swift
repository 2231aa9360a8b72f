import CoreImage

extension CIImage {
  /// Creates an empty picture: pixel buffers do not exist here.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(color: .clear) }
}
