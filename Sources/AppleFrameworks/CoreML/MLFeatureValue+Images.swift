extension MLFeatureValue {
  public struct ImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
    public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
  }

  // A picture becomes the pixels that a model reads. There is no model, so there are none: each throws `MLModelError.featureType`.

  public convenience init(cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil) throws {
    try self.init(refused: ())
  }
  public convenience init(
    cgImage: CGImage, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
    options: [ImageOption: Any]? = nil
  ) throws { try self.init(refused: ()) }
  public convenience init(imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil) throws {
    try self.init(refused: ())
  }
  public convenience init(
    imageAt url: URL, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
    options: [ImageOption: Any]? = nil
  ) throws { try self.init(refused: ()) }

  private convenience init(refused: Void) throws { throw MLModelError.refusal(.featureType) }
}
