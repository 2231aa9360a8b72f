import AlmanacImageCodecs
@_exported import CoreGraphics
import Synchronization

/// An encoded image. Properties are read without decoding the pixels; a thumbnail does not retain the full image.
public final class CGImageSource: Sendable {
  private struct Content: Sendable {
    var data: Data
    var animation: GIFAnimation?
    var isWhole: Bool
  }
  private let content: Mutex<Content>

  var data: Data { content.withLock { $0.data } }
  /// The frames of a GIF; nil for other formats, and for an incomplete GIF.
  var animation: GIFAnimation? { content.withLock { $0.animation } }
  /// Whether there is all of the file. An image is decoded only then.
  var isWhole: Bool { content.withLock { $0.isWhole } }

  init(_ data: Data, isWhole: Bool = true) { content = Mutex(Content(data: data, animation: GIFAnimation(data), isWhole: isWhole)) }

  func update(_ data: Data, isWhole: Bool) { content.withLock { $0 = Content(data: data, animation: GIFAnimation(data), isWhole: isWhole) } }

  /// Decodes an image as stored, or turned upright.
  func picture(_ index: Int, upright: Bool) -> DecodedImage? {
    guard isWhole else { return nil }
    if let animation, animation.count > 1 { return animation.picture(at: index) }
    return index == 0 ? ImageDecoder.decode(data, upright: upright) : nil
  }

  var header: ImageFileHeader? { ImageFileHeader(data) }
}

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// The longest side of a thumbnail in pixels, a number.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
public var kCGImageSourceDecodeRequest: CFString { "kCGImageSourceDecodeRequest" }
public var kCGImageSourceDecodeRequestOptions: CFString { "kCGImageSourceDecodeRequestOptions" }
public var kCGImageSourceDecodeToHDR: CFString { "kCGImageSourceDecodeToHDR" }
public var kCGImageSourceDecodeToSDR: CFString { "kCGImageSourceDecodeToSDR" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The orientation of the stored pixels, an Exif value from 1 to 8.
public var kCGImagePropertyOrientation: CFString { "Orientation" }

/// Returns nil if the data is not the beginning of an image file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  let data = data as Data
  return ImageFileHeader(data) == nil ? nil : CGImageSource(data)
}
/// Returns nil if the file is missing or not an image.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSourceCreateWithData(data as CFData, options)
}
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}
/// Returns a source without data. `CGImageSourceUpdateData` adds the data. The source knows size and type once it has the file's header, and returns the
/// image once it has the whole file.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isWhole: false) }
/// Gives a source all of the data that has come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.update(data as Data, isWhole: final) }
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.isWhole { return isrc.header == nil ? .statusUnknownType : .statusComplete }
  return isrc.header == nil ? .statusReadingHeader : .statusIncomplete
}
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? CGImageSourceGetStatus(isrc) : .statusUnexpectedEOF
}
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// Returns the supported types.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.jpeg", "public.png", "com.compuserve.gif", "org.webmproject.webp"] as NSArray }

/// Returns the number of frames of a GIF, and 1 for other readable images: of an animated PNG or WebP, only the first frame is used.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.header == nil ? 0 : source.animation?.count ?? 1 }
/// Returns the file's uniform type identifier, such as `public.jpeg`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.header.map { $0.format.typeIdentifier as CFString } }
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard source.header != nil else { return nil }
  var properties: [CFString: Any] = [kCGImagePropertyFileSize: source.data.count]
  if let animation = source.animation {
    var gif: [CFString: Any] = [kCGImagePropertyGIFCanvasPixelWidth: animation.width, kCGImagePropertyGIFCanvasPixelHeight: animation.height]
    gif[kCGImagePropertyGIFLoopCount] = animation.loopCount
    properties[kCGImagePropertyGIFDictionary] = gif as CFDictionary
  }
  return properties as CFDictionary
}
/// Returns pixel size and orientation, read from the header; for a PNG also its pixel format.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard let header = source.header, index >= 0, index < source.animation?.count ?? 1 else { return nil }
  var properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height, kCGImagePropertyOrientation: header.orientation,
  ]
  properties[kCGImagePropertyDepth] = 8
  if header.format == .png, let depth = source.data.dropFirst(24).first, let type = source.data.dropFirst(25).first {
    properties[kCGImagePropertyDepth] = Int(depth)
    properties[kCGImagePropertyColorModel] = type & 2 == 0 ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB
    properties[kCGImagePropertyHasAlpha] = type & 4 != 0
    if type == 3 { properties[kCGImagePropertyIsIndexed] = true }
  }
  if let animation = source.animation {
    // As Apple documents, a delay below a tenth of a second counts as a tenth, except under the other name.
    let delay = animation.delay(at: index)
    let gif: [CFString: Any] = [kCGImagePropertyGIFDelayTime: max(delay, 0.1), kCGImagePropertyGIFUnclampedDelayTime: delay]
    properties[kCGImagePropertyGIFDictionary] = gif as CFDictionary
  }
  return properties as CFDictionary
}

/// Returns the stored image without applying its orientation.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  source.picture(index, upright: false).map { CGImage($0, type: source.header?.format.typeIdentifier) }
}

/// Returns a copy whose longest side is at most `kCGImageSourceThumbnailMaxPixelSize`, never larger than the image. Its orientation is applied if
/// `kCGImageSourceCreateThumbnailWithTransform` is set.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  let upright = (options?.object(forKey: kCGImageSourceCreateThumbnailWithTransform) as? NSNumber)?.boolValue ?? false
  guard let image = source.picture(index, upright: upright).map({ CGImage($0) }) else { return nil }
  let most = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue ?? 0
  let longest = Double(max(image.width, image.height))
  guard most >= 1, longest > most else { return image }
  let size = CGSize(
    width: max(1, (Double(image.width) * most / longest).rounded()), height: max(1, (Double(image.height) * most / longest).rounded()))
  guard let context = CGContext(size: size, scale: 1, isOpaque: false) else { return nil }
  context.interpolationQuality = .high
  context.draw(image, in: CGRect(origin: .zero, size: size), firstRowAtLargestY: false)
  return context.makeImage()
}
