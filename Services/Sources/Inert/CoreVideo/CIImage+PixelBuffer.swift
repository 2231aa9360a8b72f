import CoreImage

extension CIImage {
  /// An empty picture: no pixel buffer exists here.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(color: .clear) }
}
