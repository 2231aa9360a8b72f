import CAlmanacImageCodecs
import CAlmanacPango
import Foundation

/// Encodes bitmaps for files that an author's code writes. Painter has its own encoder for the pictures of widgets.
package enum ImageEncoder {
  /// Encodes a PNG file with alpha; returns nil only if memory is short.
  package static func png(_ image: DecodedImage) -> Data? {
    guard let surface = image.surface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }

  /// Encodes a JPEG file on a white background; returns nil only if memory is short. `quality` is 0 (smallest file) to 1 (best picture).
  package static func jpeg(_ image: DecodedImage, quality: Double) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    let opaque = DecodedImage(width: image.width, height: image.height) { pixels, stride in
      image.withPixels { source, sourceStride in
        for row in 0..<image.height {
          for column in 0..<image.width {
            let pixel = (source + row * sourceStride + column * 4).load(as: UInt32.self)
            let rest = 255 - pixel >> 24
            // Premultiplied, so adding the missing alpha blends with white.
            let onWhite = pixel & 0xFFFFFF &+ (rest << 16 | rest << 8 | rest)
            (pixels + row * stride + column * 4).storeBytes(of: onWhite, as: UInt32.self)
          }
        }
      }
      return true
    }
    guard let opaque else { return nil }
    var result: Data?
    opaque.withPixels { pixels, stride in
      var buffer: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      let status = tjCompress2(
        encoder, pixels.assumingMemoryBound(to: UInt8.self), Int32(opaque.width), Int32(stride), Int32(opaque.height), Int32(TJPF_BGRX.rawValue),
        &buffer, &count, Int32(TJSAMP_420.rawValue), Int32(max(1, min(quality, 1) * 100)), 0)
      if status == 0, let buffer { result = Data(bytes: buffer, count: Int(count)) }
      tjFree(buffer)
    }
    return result
  }
}
