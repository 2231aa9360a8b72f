import AlmanacImageCodecs
@_exported import CoreGraphics

/// A colour of a picture: premultiplied red, green, blue, alpha, each from 0 to 1.
typealias CIPixel = SIMD4<Float>

/// The content of a picture. Nothing is computed before a context renders it.
protocol CIImageSource: Sendable {
  /// The colour at a point; the origin is at the bottom left.
  func pixel(_ x: Double, _ y: Double) -> CIPixel
}

/// A picture, or a recipe for one.
public final class CIImage: NSObject, Sendable {
  /// The area with content, in pixels; the origin is at the bottom left.
  public let extent: CGRect
  let source: any CIImageSource

  init(_ source: any CIImageSource, extent: CGRect) { (self.source, self.extent) = (source, extent) }

  public convenience init(cgImage image: CGImage) {
    self.init(BitmapSource(image.bitmap), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  /// Returns nil if the data is not a picture file.
  public convenience init?(data: Data) {
    guard let bitmap = ImageDecoder.decode(data) else { return nil }
    self.init(cgImage: CGImage(bitmap))
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// The same colour everywhere.
  public convenience init(color: CIColor) { self.init(ColorSource(color), extent: .infinite) }
  public static func empty() -> CIImage { CIImage(ColorSource(CIColor.clear), extent: .null) }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let isInvertible = matrix.a * matrix.d - matrix.b * matrix.c != 0
    let moved = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
    return isInvertible ? CIImage(TransformedSource(source: source, extent: extent, inverse: matrix.inverted()), extent: moved) : .empty()
  }
  public func cropped(to rect: CGRect) -> CIImage { CIImage(source, extent: extent.intersection(rect)) }
  /// Extends the colours at the edge infinitely.
  public func clampedToExtent() -> CIImage { extent.isNull ? self : CIImage(ClampedSource(source: source, extent: extent), extent: .infinite) }
  /// Crops the picture, then extends the colours at its edge infinitely.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
  /// Composites the picture over another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(OverSource(front: self, back: dest), extent: extent.union(dest.extent))
  }
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }
  public func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
  /// Returns the picture itself: pictures are always sampled in this way.
  public func samplingNearest() -> CIImage { self }

  /// The colour at a point; clear outside the extent.
  func color(_ x: Double, _ y: Double) -> CIPixel {
    extent.contains(CGPoint(x: x, y: y)) ? source.pixel(x, y) : .zero
  }
}

/// Pixels in memory, top row first.
struct BitmapSource: CIImageSource {
  private let bitmap: DecodedImage
  init(_ bitmap: DecodedImage) { self.bitmap = bitmap }
  func pixel(_ x: Double, _ y: Double) -> CIPixel {
    let (column, row) = (Int(x.rounded(.down)), bitmap.height - 1 - Int(y.rounded(.down)))
    guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return .zero }
    var word: UInt32 = 0
    bitmap.withPixels { pixels, stride in word = pixels.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self) }
    return CIPixel(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), Float(word >> 24)) / 255
  }
}

struct ColorSource: CIImageSource {
  private let value: CIPixel
  init(_ color: CIColor) {
    value = CIPixel(Float(color.red * color.alpha), Float(color.green * color.alpha), Float(color.blue * color.alpha), Float(color.alpha))
  }
  func pixel(_ x: Double, _ y: Double) -> CIPixel { value }
}

private struct TransformedSource: CIImageSource {
  let source: any CIImageSource
  let extent: CGRect
  let inverse: CGAffineTransform
  func pixel(_ x: Double, _ y: Double) -> CIPixel {
    let point = CGPoint(x: x, y: y).applying(inverse)
    return extent.isInfinite || extent.contains(point) ? source.pixel(point.x, point.y) : .zero
  }
}

private struct ClampedSource: CIImageSource, CIFiniteContent {
  let source: any CIImageSource
  let extent: CGRect
  var content: CGRect { extent }
  func pixel(_ x: Double, _ y: Double) -> CIPixel {
    source.pixel(min(max(x, extent.minX + 0.5), extent.maxX - 0.5), min(max(y, extent.minY + 0.5), extent.maxY - 0.5))
  }
}

private struct OverSource: CIImageSource {
  let front, back: CIImage
  func pixel(_ x: Double, _ y: Double) -> CIPixel {
    let over = front.color(x, y)
    return over + back.color(x, y) * (1 - over.w)
  }
}
