import AlmanacBasics
import CAlmanacPango
import Foundation

/// A decoded image in memory: premultiplied ARGB, the format that Cairo reads. It is immutable, so that every thread may paint from it.
// Unchecked: only the initialiser writes the pixels.
package final class DecodedImage: @unchecked Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int
  private let pixels: UnsafeMutableRawPointer

  /// Allocates zeroed pixels and lets `fill` write them; nil if the size exceeds ``ImageLimits``, memory is short, or `fill` returns false.
  package init?(width: Int, height: Int, fill: (UnsafeMutableRawPointer, _ stride: Int) -> Bool) {
    guard width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side, width * height <= ImageLimits.pixels else { return nil }
    self.width = width
    self.height = height
    stride = width * 4
    guard let memory = calloc(stride * height, 1) else { return nil }
    pixels = memory
    // From here on deinit frees the memory, even if this initializer fails.
    guard fill(pixels, stride) else { return nil }
  }

  deinit { free(pixels) }

  /// Bytes of all pixels.
  package var byteCount: Int { stride * height }

  /// Calls `body` with the pixels, row by row from the top, and the bytes from one row to the next.
  package func withPixels(_ body: (UnsafeRawPointer, _ stride: Int) -> Void) { body(UnsafeRawPointer(pixels), stride) }

  /// Creates a Cairo surface on these pixels, or on a part of them, for the calling thread; nil if the part is empty. The caller destroys the surface,
  /// which keeps the image alive until then.
  package func surface(left: Int = 0, top: Int = 0, width: Int? = nil, height: Int? = nil) -> OpaquePointer? {
    let right = min(self.width, left + (width ?? self.width))
    let bottom = min(self.height, top + (height ?? self.height))
    guard left >= 0, top >= 0, right > left, bottom > top else { return nil }
    let start = (pixels + top * stride + left * 4).assumingMemoryBound(to: UInt8.self)
    guard let surface = cairo_image_surface_create_for_data(start, CAIRO_FORMAT_ARGB32, Int32(right - left), Int32(bottom - top), Int32(stride))
    else {
      return nil
    }
    // Cairo's patterns may outlive the painter's reference to the image, so retain it.
    cairo_surface_set_user_data(surface, Self.key, Unmanaged.passRetained(self).toOpaque()) { pointer in
      if let pointer { Unmanaged<DecodedImage>.fromOpaque(pointer).release() }
    }
    return surface
  }

  // Unsafe: only the address is used; nothing is ever read or written there.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
