import ImageCodecs

/// Options of a context. They change nothing here: pictures are always sRGB in memory.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// The format of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 22)
  public static let ARGB8 = CIFormat(rawValue: 23)
}

/// Draws pictures, pixel by pixel in memory.
public final class CIContext: NSObject, Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}
  public override convenience init() { self.init(options: nil) }

  /// Draws a part of a picture; nil for an empty or infinite part, and for one that is too large for an image.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { Self.bitmap(image, fromRect).map(CGImage.init) }
  public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Draws a part of a picture into memory, first row on top: premultiplied parts of a byte each, in the order of the format. Nothing is drawn for a part
  /// that is empty or infinite, or if `rowBytes` is less than a row has.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let bitmap = Self.bitmap(image, bounds), rowBytes >= bitmap.width * 4 else { return }
    bitmap.withPixels { pixels, stride in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let word = pixels.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
          let (alpha, red, green, blue) = (UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255))
          let parts =
            switch format {
            case .BGRA8: (blue, green, red, alpha)
            case .ARGB8: (alpha, red, green, blue)
            default: (red, green, blue, alpha)
            }
          data.storeBytes(of: parts, toByteOffset: row * rowBytes + column * 4, as: (UInt8, UInt8, UInt8, UInt8).self)
        }
      }
    }
  }

  static func bitmap(_ image: CIImage, _ rect: CGRect) -> DecodedImage? {
    let area = rect.integral
    guard !area.isNull, !area.isInfinite, area.width >= 1, area.height >= 1, area.width <= 16_384, area.height <= 16_384,
      abs(area.minX) < 1e9, abs(area.minY) < 1e9
    else { return nil }
    return DecodedImage(width: Int(area.width), height: Int(area.height)) { pixels, stride in
      for row in 0..<Int(area.height) {
        for column in 0..<Int(area.width) {
          let color = image.color(area.minX + Double(column) + 0.5, area.maxY - Double(row) - 0.5)
          let alpha = min(max(color.w, 0), 1)
          func part(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), alpha) * 255).rounded()) }
          let word = UInt32((alpha * 255).rounded()) << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
          (pixels + row * stride + column * 4).storeBytes(of: word, as: UInt32.self)
        }
      }
      return true
    }
  }
}
