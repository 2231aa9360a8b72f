/// One form of a picture.
// Unchecked: has no mutable state; an open class cannot be checked.
open class NSImageRep: NSObject, @unchecked Sendable {
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
  }
  let image: CGImage?
  init(image: CGImage?) { self.image = image }
  open var pixelsWide: Int { image?.width ?? 0 }
  open var pixelsHigh: Int { image?.height ?? 0 }
  open var size: NSSize { NSSize(width: pixelsWide, height: pixelsHigh) }
}

/// The pixels of a picture.
// Unchecked: restates the superclass's conformance; it has no mutable state.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  public init(cgImage: CGImage) { super.init(image: cgImage) }
  /// Reads a picture's file; nil for other data.
  public init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    super.init(image: image)
  }
  open var cgImage: CGImage? { image }

  /// Writes a PNG or a JPEG file; nil for a type that has no writer here.
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

  /// The colour of a pixel, counted from the upper left corner; nil outside of the picture.
  open func colorAt(x: Int, y: Int) -> NSColor? {
    guard let image, (0..<image.width).contains(x), (0..<image.height).contains(y) else { return nil }
    guard let pixel = image.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)),
      let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)
    else { return nil }
    context.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    var color: NSColor?
    context.makeImage()?.bitmap.withPixels { bytes, _ in
      // Cairo's pixel: blue, green, red and alpha, premultiplied.
      let part = (0..<4).map { CGFloat(bytes.load(fromByteOffset: $0, as: UInt8.self)) / 255 }
      let alpha = part[3]
      let scale = alpha > 0 ? 1 / alpha : 0
      color = NSColor(red: part[2] * scale, green: part[1] * scale, blue: part[0] * scale, alpha: alpha)
    }
    return color
  }
}
