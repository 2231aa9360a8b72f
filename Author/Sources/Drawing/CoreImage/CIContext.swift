import AlmanacImageCodecs

/// Options of a context. They have no effect: pictures are always sRGB in memory.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 22)
  public static let ARGB8 = CIFormat(rawValue: 23)

  /// The positions of the format's bytes in a word of alpha, red, green and blue; nil for an unsupported format.
  fileprivate var shifts: [UInt32]? {
    switch self {
    case .RGBA8: [16, 8, 0, 24]
    case .BGRA8: [0, 8, 16, 24]
    case .ARGB8: [24, 16, 8, 0]
    default: nil
    }
  }
}

/// Renders pictures pixel by pixel in memory.
public final class CIContext: NSObject, Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}
  public override convenience init() { self.init(options: nil) }

  /// Renders a part of a picture. Returns nil if the part is empty, infinite or too large for an image.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { Self.bitmap(image, fromRect).map(CGImage.init) }
  public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Renders a part of a picture into memory, top row first, in premultiplied RGBA, BGRA or ARGB. Does nothing if `createCGImage(_:from:)` would
  /// return nil, if `rowBytes` is too small, or for other formats.
  /// - Parameter rowBytes: the number of bytes from one row to the next.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let shifts = format.shifts, let bitmap = Self.bitmap(image, bounds), rowBytes >= bitmap.width * 4 else { return }
    bitmap.withPixels { pixels, stride in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let pixel = UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
          for (index, shift) in shifts.enumerated() {
            data.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> shift), toByteOffset: row * rowBytes + column * 4 + index, as: UInt8.self)
          }
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
