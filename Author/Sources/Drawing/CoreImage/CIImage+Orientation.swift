@_exported import ImageIO

extension CIImage {
  /// Turns the picture upright, for an orientation from its file. The content starts at 0, 0 again.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    orientation == .up || extent.isInfinite || extent.isNull ? self : transformed(by: orientationTransform(for: orientation))
  }
  /// - Parameter orientation: an EXIF number from 1 to 8; other numbers have no effect.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    (1...8).contains(orientation) ? CGImagePropertyOrientation(rawValue: UInt32(orientation)).map { oriented($0) } ?? self : self
  }
  /// The transform that ``oriented(_:)`` applies.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    let turned: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turned)
  }
}
