import AlmanacFoundationCompat
import AlmanacImageCodecs
import CoreGraphics
import Foundation

/// Options for writing a file. `kCGImageDestinationLossyCompressionQuality` of ImageIO is the quality of a JPEG.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let avDepthData = Self(rawValue: "kCIImageRepresentationAVDepthData")
  public static let depthImage = Self(rawValue: "kCIImageRepresentationDepthImage")
  public static let disparityImage = Self(rawValue: "kCIImageRepresentationDisparityImage")
  public static let portraitEffectsMatteImage = Self(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
  public static let hdrImage = Self(rawValue: "kCIImageRepresentationHDRImage")
  public static let hdrGainMapImage = Self(rawValue: "kCIImageRepresentationHDRGainMapImage")
  static let quality = Self(rawValue: "kCGImageDestinationLossyCompressionQuality")
}
extension CIContextOption {
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
extension CIFormat {
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let RGBA16 = CIFormat(rawValue: 27)
  public static let R8 = CIFormat(rawValue: 11)
  public static let A8 = CIFormat(rawValue: 8)
  public static let L8 = CIFormat(rawValue: 12)
}

// Writes picture files. Colour spaces and auxiliary pictures are not written.
extension CIContext {
  public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
    let quality = (options[.quality] as? NSNumber)?.doubleValue ?? options[.quality] as? Double ?? (options[.quality] as? CGFloat).map { Double($0) }
    return Self.bitmap(image, image.extent).flatMap { ImageEncoder.jpeg($0, quality: quality ?? 0.8) }
  }
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { Self.bitmap(image, image.extent).flatMap { ImageEncoder.png($0) } }
  /// Stub. Returns nil: no HEIF encoder is available.
  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    UnavailableServices.report("coreImage.formats", "Core Image writes PNG and JPEG files, not HEIF and TIFF")
    return nil
  }
  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { heifRepresentation(of: image, format: format, colorSpace: colorSpace) }
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), url) }
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url) }
  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url) }
  private func write(_ data: Data?, _ url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
  public func clearCaches() {}
}
