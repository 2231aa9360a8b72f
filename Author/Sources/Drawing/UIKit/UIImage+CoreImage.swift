extension UIImage {
  /// A picture of Core Image, drawn at once; empty if it has no end.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}
extension CIImage {
  /// The pixels of an image; nil if it has none.
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }
}
