/// One representation of an image.
open class NSImageRep: NSObject, @unchecked Sendable {
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
  }
  private let kept: CGImage?
  /// The context for drawing into the representation; nil for a finished picture.
  let canvas: CGContext?
  var image: CGImage? { kept ?? canvas?.makeImage() }
  init(image: CGImage?) { (kept, canvas) = (image, nil) }
  init(canvas: CGContext) { (kept, self.canvas) = (nil, canvas) }
  open var pixelsWide: Int { kept?.width ?? canvas?.width ?? 0 }
  open var pixelsHigh: Int { kept?.height ?? canvas?.height ?? 0 }
  private var ownSize: NSSize?
  /// In points; equals the number of pixels until it is set.
  open var size: NSSize {
    get { ownSize ?? NSSize(width: pixelsWide, height: pixelsHigh) }
    set { ownSize = newValue }
  }
  open var hasAlpha: Bool { true }
  open var isOpaque: Bool { false }
  open var bitsPerSample: Int { 8 }
  @discardableResult open func draw(in rect: NSRect) -> Bool {
    guard let image else { return false }
    NSImage(cgImage: image, size: size).draw(in: rect)
    return true
  }
}

/// The pixels of an image.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  public init(cgImage: CGImage) { super.init(image: cgImage) }
  /// Creates an empty picture for drawing. Returns nil for formats other than four samples of 8 bits, and for too many pixels.
  public convenience init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int,
    bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName,
    bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    self.init(
      bitmapDataPlanes: planes, pixelsWide: width, pixelsHigh: height, bitsPerSample: bps, samplesPerPixel: spp, hasAlpha: alpha, isPlanar: isPlanar,
      colorSpaceName: colorSpaceName, bitmapFormat: [], bytesPerRow: rBytes, bitsPerPixel: pBits)
  }
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int,
    bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName,
    bitmapFormat: NSBitmapImageRep.Format, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard planes == nil, bps == 8, spp == 4 || spp == 3, !isPlanar,
      let canvas = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else {
      UnavailableServices.report("bitmap.layout", "NSBitmapImageRep supports only four samples of 8 bits for each pixel")
      return nil
    }
    super.init(canvas: canvas)
  }
  public struct Format: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alphaFirst = Format(rawValue: 1)
    public static let alphaNonpremultiplied = Format(rawValue: 2)
    public static let floatingPointSamples = Format(rawValue: 4)
  }
  /// Decodes an image file; returns nil for other data.
  public init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    super.init(image: image)
  }
  open var cgImage: CGImage? { image }

  /// Encodes a PNG or JPEG file; returns nil for other types, which have no encoder.
  ///
  /// - Parameter properties: the `compressionFactor` of a JPEG, from 0 (smallest) to 1 (best); 0.75 if it is missing.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    guard let image else { return nil }
    switch storageType {
    case .png: return UIImage(cgImage: image).pngData()
    case .jpeg:
      let factor = (properties[.compressionFactor] as? NSNumber)?.doubleValue ?? properties[.compressionFactor] as? Double ?? 0.75
      return UIImage(cgImage: image).jpegData(compressionQuality: CGFloat(factor))
    case .tiff, .bmp, .gif, .jpeg2000: return nil
    }
  }
  open var tiffRepresentation: Data? { representation(using: .png, properties: [:]) }

  /// Returns the colour of a pixel, counted from the upper left corner; nil outside the picture.
  open func colorAt(x: Int, y: Int) -> NSColor? {
    guard let image, (0..<image.width).contains(x), (0..<image.height).contains(y) else { return nil }
    guard let pixel = image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)),
      let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)
    else { return nil }
    context.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    var color: NSColor?
    context.makeImage()?.bitmap.withPixels { bytes, _ in
      // Cairo's pixel format: blue, green, red and alpha, premultiplied.
      let part = (0..<4).map { CGFloat(bytes.load(fromByteOffset: $0, as: UInt8.self)) / 255 }
      let alpha = part[3]
      let scale = alpha > 0 ? 1 / alpha : 0
      color = NSColor(red: part[2] * scale, green: part[1] * scale, blue: part[0] * scale, alpha: alpha)
    }
    return color
  }
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let calibratedWhite = Self(rawValue: "NSCalibratedWhiteColorSpace")
  public static let calibratedRGB = Self(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceWhite = Self(rawValue: "NSDeviceWhiteColorSpace")
  public static let deviceRGB = Self(rawValue: "NSDeviceRGBColorSpace")
  public static let deviceCMYK = Self(rawValue: "NSDeviceCMYKColorSpace")
  public static let named = Self(rawValue: "NSNamedColorSpace")
}
