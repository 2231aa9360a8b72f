import CAlmanacPango

extension CGContext {
  /// The pixels in memory, top row first, in the layout with which the context was created; nil for gray, and for alpha that is not premultiplied.
  ///
  /// The pointer is valid as long as the context. In the layout of `premultipliedFirst` with `byteOrder32Little` it leads to the context's own
  /// pixels. In every other layout it leads to a copy, which reading this property updates, so read the property again after each drawing. Bytes
  /// written to the copy become part of the next image that the context creates.
  public var data: UnsafeMutableRawPointer? {
    guard let layout, layout.bytes == 4, layout.isPremultiplied || layout.alpha == nil else { return nil }
    adoptWrittenPixels()
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    if layout.isCairo, stride == bytesPerRow {
      cairo_surface_mark_dirty(surface)
      return UnsafeMutableRawPointer(source)
    }
    let given = pixels ?? ContextPixels(count: bytesPerRow * height)
    pixels = given
    for row in 0..<height {
      for column in 0..<width {
        let pixel = UnsafeRawPointer(source).loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        layout.write(pixel, to: given.bytes, at: row * bytesPerRow + column * 4)
      }
    }
    given.remember()
    return given.bytes.baseAddress
  }

  /// Draws the pixels that an author has written into the copy since it was created.
  func adoptWrittenPixels() {
    guard let pixels, let layout, pixels.isChanged else { return }
    cairo_surface_flush(surface)
    guard let target = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      for column in 0..<width where pixels.isChanged(row * bytesPerRow + column * 4) {
        let pixel = layout.pixel(UnsafeRawBufferPointer(pixels.bytes), at: row * bytesPerRow + column * 4)
        UnsafeMutableRawPointer(target).storeBytes(of: pixel, toByteOffset: row * stride + column * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    pixels.remember()
  }
}

/// A copy of a context's pixels in another layout.
final class ContextPixels {
  let bytes: UnsafeMutableRawBufferPointer
  /// The copy before the author's changes.
  private var known: [UInt8] = []

  init(count: Int) {
    bytes = .allocate(byteCount: count, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }
  deinit { bytes.deallocate() }

  func remember() { known = Array(bytes) }
  var isChanged: Bool { !bytes.elementsEqual(known) }
  /// Returns whether the four-byte pixel at an offset was changed.
  func isChanged(_ offset: Int) -> Bool { (offset..<offset + 4).contains { bytes[$0] != known[$0] } }
}
