import AlmanacImageCodecs

/// The position of a pixel's alpha, and whether colours are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a bitmap's pixels: alpha and byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ alpha: CGImageAlphaInfo) { rawValue = alpha.rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none }
}

/// How a colour outside a target's gamut is converted.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The bytes of an image or font.
public final class CGDataProvider: Sendable {
  public var data: CFData? { bytes as CFData }
  private let bytes: Data
  /// The file from which the bytes were read; nil for bytes in memory.
  package let url: URL?
  public init?(data: CFData) {
    bytes = data as Data
    url = nil
  }
  /// Returns nil if the file cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
    self.url = url as URL
  }
  public convenience init?(filename: UnsafePointer<CChar>) { self.init(url: URL(fileURLWithPath: String(cString: filename)) as CFURL) }
}

/// A bitmap in memory.
public final class CGImage: Sendable {
  /// Premultiplied pixels, top row first.
  package let bitmap: DecodedImage

  private let typeIdentifier: String?
  /// The type of the file from which the pixels were read; nil if they are not from a file.
  public var utType: CFString? { typeIdentifier.map { $0 as CFString } }

  /// True if the image is a mask, whose pixels are opaque where it paints.
  public let isMask: Bool

  package init(_ bitmap: DecodedImage, type: String?, isMask: Bool = false) { (self.bitmap, typeIdentifier, self.isMask) = (bitmap, type, isMask) }
  package convenience init(_ bitmap: DecodedImage) { self.init(bitmap, type: nil) }

  /// Creates an image from raw pixels with 8 bits per component: gray (8 bits per pixel) or RGB(A) (32 bits per pixel). Returns nil for other layouts
  /// and for data that is too short.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, width > 0, height > 0, let layout = PixelLayout(bitmapInfo, bitsPerPixel: bitsPerPixel, model: space.model),
      bytesPerRow >= width * layout.bytes, let data = provider.data as Data?, data.count >= bytesPerRow * (height - 1) + width * layout.bytes
    else { return nil }
    let made = data.withUnsafeBytes { source in
      DecodedImage(width: width, height: height) { pixels, stride in
        for row in 0..<height {
          for column in 0..<width {
            let pixel = layout.pixel(source, at: row * bytesPerRow + column * layout.bytes)
            (pixels + row * stride + column * 4).storeBytes(of: pixel, as: UInt32.self)
          }
        }
        return true
      }
    }
    guard let made else { return nil }
    self.init(made)
  }

  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let bitmap = ImageDecoder.decode(data as Data) else { return nil }
    self.init(bitmap, type: ImageFileHeader(data as Data)?.format.typeIdentifier)
  }
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.stride }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(.premultipliedFirst), .byteOrder32Little] }
  /// The pixels in memory order: blue, green, red, alpha, premultiplied.
  public var dataProvider: CGDataProvider? {
    var data = Data()
    bitmap.withPixels { pixels, stride in data = Data(bytes: pixels, count: stride * height) }
    return CGDataProvider(data: data as CFData)
  }

  /// Returns the part of the image inside `rect` (in pixels, origin at the top left); nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let cropped = DecodedImage(width: Int(part.width), height: Int(part.height)) { pixels, stride in
      bitmap.withPixels { source, sourceStride in
        for row in 0..<Int(part.height) {
          (pixels + row * stride).copyMemory(from: source + (row + Int(part.minY)) * sourceStride + Int(part.minX) * 4, byteCount: stride)
        }
      }
      return true
    }
    return cropped.map(CGImage.init)
  }
}
