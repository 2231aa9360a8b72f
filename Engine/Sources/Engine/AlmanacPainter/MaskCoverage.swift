import AlmanacBasics
import AlmanacWireSchema
import CAlmanacPango
import Foundation

/// How much of each pixel is inside a widget's outline, 0…255.
final class MaskCoverage: Sendable {
  let width: Int
  /// Row by row.
  let bytes: [UInt8]
  /// The fully covered columns of each row.
  let full: [Range<Int>]

  private struct Key: Hashable, Sendable {
    let mask: WidgetMask
    let width, height: Int
    let scale: Double
  }
  private static let lock = NSLock()
  // Unsafe: only used while the lock is held.
  nonisolated(unsafe) private static var kept = LRUCache<Key, MaskCoverage>(capacity: 16)

  /// Returns the coverage of `mask`; nil without a mask. Cached, since a device has only a few sizes.
  static func coverage(of mask: WidgetMask, size: SizeValue, width: Int, height: Int, scale: Double) -> MaskCoverage? {
    guard mask != .none else { return nil }
    let key = Key(mask: mask, width: width, height: height, scale: scale)
    if let found = lock.withLock({ kept.value(for: key) }) { return found }
    let made = MaskCoverage(mask.outline(of: size), width: width, height: height, scale: scale)
    lock.withLock { kept.insert(made, for: key) }
    return made
  }

  private init(_ outline: PathData, width: Int, height: Int, scale: Double) {
    self.width = width
    var bytes = [UInt8](repeating: 0, count: width * height)
    if let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)), let context = cairo_create(surface) {
      cairo_scale(context, scale, scale)
      addPath(outline, to: context)
      cairo_fill(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      let stride = Int(cairo_image_surface_get_stride(surface))
      if let data = cairo_image_surface_get_data(surface) {
        for row in 0..<height {
          for column in 0..<width { bytes[row * width + column] = data[row * stride + column] }
        }
      }
      cairo_surface_destroy(surface)
    }
    full = (0..<height).map { row in
      let line = bytes[(row * width)..<((row + 1) * width)]
      guard let first = line.firstIndex(of: 255), let last = line.lastIndex(of: 255), !line[first...last].contains(where: { $0 < 255 }) else {
        return width..<width
      }
      return (first - row * width)..<(last + 1 - row * width)
    }
    self.bytes = bytes
  }
}

extension WidgetMask {
  /// Returns the outline at `size` in points; the whole rectangle without a mask.
  func outline(of size: SizeValue) -> PathData {
    var path = PathData()
    let rect = RectValue(x: 0, y: 0, width: size.width, height: size.height)
    switch self {
    case .none: path.addRect(rect)
    case .continuous(let radius): path.addRoundedRect(rect, radii: [radius.isFinite ? radius : 0], continuous: true)
    case .circle: path.addEllipse(in: rect)
    }
    return path
  }
}
