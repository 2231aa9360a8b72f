import AlmanacBasics
import CAlmanacImageCodecs
import CAlmanacPango
import Foundation

/// Decodes PNG, JPEG, WebP and GIF (its first picture), recognised by their first bytes.
package enum ImageDecoder {
  /// Decodes an image; returns nil if it has another format, is malformed or exceeds ``ImageLimits``.
  ///
  /// - Parameter upright: whether to rotate the picture by its orientation tag; otherwise pixels are as stored.
  package static func decode(_ data: Data, upright: Bool = true) -> DecodedImage? {
    (try? decode(data, upright: upright, maxPixels: ImageLimits.pixels)) ?? nil
  }

  /// The file's own header states more pixels than were expected.
  package struct TooManyPixels: Error, Equatable {
    /// The pixels by the header.
    package let pixels: Int
  }

  /// Decodes an image of at most `maxPixels` pixels. Returns nil if the image has another format, is malformed or exceeds ``ImageLimits``.
  ///
  /// - Throws: ``TooManyPixels`` if the header states more pixels; then none has been decoded.
  package static func decode(_ data: Data, upright: Bool = true, maxPixels: Int) throws(TooManyPixels) -> DecodedImage? {
    let bytes = [UInt8](data)
    guard bytes.count > 12 else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try decodePNG(bytes, maxPixels) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try decodeJPEG(bytes, upright: upright, maxPixels) }
    if bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual(Array("WEBP".utf8)) { return try decodeWebP(bytes, maxPixels) }
    if bytes.starts(with: Array("GIF8".utf8)) { return try decodeGIF(bytes, maxPixels) }
    return nil
  }

  /// Refuses a picture that is larger than expected.
  private static func check(_ width: Int, _ height: Int, _ maxPixels: Int) throws(TooManyPixels) {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    if overflows || pixels > maxPixels { throw TooManyPixels(pixels: overflows ? .max : pixels) }
  }

  /// Decodes an image of which at most `side` pixels of the longer side are needed: a JPEG in half of its size, or a quarter or an eighth, if that
  /// covers them. Returns nil as ``decode(_:upright:)`` does.
  package static func decode(_ data: Data, covering side: Int) -> DecodedImage? {
    let bytes = [UInt8](data)
    guard bytes.count > 12, bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return decode(data) }
    return (try? decodeJPEG(bytes, upright: true, ImageLimits.pixels, covering: side)) ?? nil
  }

  // MARK: PNG

  private struct Reader {
    var bytes: UnsafeBufferPointer<UInt8>
    var position = 0
  }

  private static func decodePNG(_ bytes: [UInt8], _ maxPixels: Int) throws(TooManyPixels) -> DecodedImage? {
    // The header chunk is always first: reject sizes beyond the limit before the decoder allocates memory.
    guard bytes.count > 24 else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    try check(width, height, maxPixels)
    guard width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side, width * height <= ImageLimits.pixels else {
      return nil
    }
    let surface = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var reader = Reader(bytes: buffer)
      return cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let reader = closure.assumingMemoryBound(to: Reader.self)
          let start = reader.pointee.position
          guard start + Int(count) <= reader.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
          target.update(from: reader.pointee.bytes.baseAddress! + start, count: Int(count))
          reader.pointee.position = start + Int(count)
          return CAIRO_STATUS_SUCCESS
        }, &reader)
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let source = cairo_image_surface_get_data(surface) else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    let sourceStride = Int(cairo_image_surface_get_stride(surface))
    return DecodedImage(width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface))) { pixels, stride in
      for row in 0..<(Int(cairo_image_surface_get_height(surface))) {
        let target = pixels + row * stride
        target.copyMemory(from: source + row * sourceStride, byteCount: stride)
        // Without alpha the fourth byte is undefined.
        if format == CAIRO_FORMAT_RGB24 {
          for column in 0..<(stride / 4) { target.storeBytes(of: 255, toByteOffset: column * 4 + 3, as: UInt8.self) }
        }
      }
      return true
    }
  }

  // MARK: JPEG

  private static func decodeJPEG(
    _ bytes: [UInt8], upright: Bool, _ maxPixels: Int, covering side: Int = .max
  ) throws(TooManyPixels) -> DecodedImage? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace) == 0 else { return nil }
    try check(Int(width), Int(height), maxPixels)
    // A file of some megabytes can have hundreds of thousands of them, each as expensive as a picture.
    guard !JPEGScans.exceed(ImageLimits.jpegScans, in: bytes) else { return nil }
    // The decoder scales to the largest of its sizes that fits into the one it is given, rounded up.
    let divisor: Int32 = [8, 4, 2].first { Int32(clamping: side) <= (max(width, height) + $0 - 1) / $0 } ?? 1
    (width, height) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    let stored = DecodedImage(width: Int(width), height: Int(height)) { pixels, stride in
      let target = pixels.assumingMemoryBound(to: UInt8.self)
      let result = tjDecompress2(decoder, bytes, UInt(bytes.count), target, width, Int32(stride), height, Int32(TJPF_BGRA.rawValue), 0)
      // A truncated file gives a warning: show the part that was decoded.
      return result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    }
    return upright ? stored.flatMap { ExifOrientation(jpeg: bytes).apply(to: $0) } : stored
  }

  // MARK: WebP

  private static func decodeWebP(_ bytes: [UInt8], _ maxPixels: Int) throws(TooManyPixels) -> DecodedImage? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else { return nil }
    try check(Int(width), Int(height), maxPixels)
    return DecodedImage(width: Int(width), height: Int(height)) { pixels, stride in
      let target = pixels.assumingMemoryBound(to: UInt8.self)
      guard WebPDecodeBGRAInto(bytes, bytes.count, target, stride * Int(height), Int32(stride)) != nil else { return false }
      for index in 0..<(Int(width) * Int(height)) {
        let place = pixels + index * 4
        place.storeBytes(of: premultiplied(place.load(as: UInt32.self)), as: UInt32.self)
      }
      return true
    }
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func part(_ shift: UInt32) -> UInt32 { ((((pixel >> shift) & 0xFF) * alpha + 127) / 255) &<< shift }
    return alpha << 24 | part(16) | part(8) | part(0)
  }

  // MARK: GIF

  private static func decodeGIF(_ bytes: [UInt8], _ maxPixels: Int) throws(TooManyPixels) -> DecodedImage? {
    // A GIF file's signature has six bytes; the width and the height of its screen follow.
    try check(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8, maxPixels)
    return bytes.withUnsafeBufferPointer { buffer in
      var reader = Reader(bytes: buffer)
      return withUnsafeMutablePointer(to: &reader) { pointer in
        var status: Int32 = 0
        let file = DGifOpen(
          pointer,
          { file, target, count in
            guard let reader = file?.pointee.UserData?.assumingMemoryBound(to: Reader.self), let target else { return 0 }
            let start = reader.pointee.position
            let length = max(0, min(Int(count), reader.pointee.bytes.count - start))
            target.update(from: reader.pointee.bytes.baseAddress! + start, count: length)
            reader.pointee.position = start + length
            return Int32(length)
          }, &status)
        guard let file else { return nil }
        defer { DGifCloseFile(file, &status) }
        return firstPicture(of: file)
      }
    }
  }

  private static func firstPicture(of file: UnsafeMutablePointer<GifFileType>) -> DecodedImage? {
    var record = UNDEFINED_RECORD_TYPE
    var transparent: Int32 = -1
    repeat {
      guard DGifGetRecordType(file, &record) == GIF_OK else { return nil }
      if record == EXTENSION_RECORD_TYPE {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { return nil }
        // Graphics control: a flag and the index of the transparent colour.
        if code == GRAPHICS_EXT_FUNC_CODE, let block, block[0] >= 4, block[1] & 1 == 1 { transparent = Int32(block[4]) }
        while block != nil { guard DGifGetExtensionNext(file, &block) == GIF_OK else { return nil } }
      }
    } while record == EXTENSION_RECORD_TYPE
    guard record == IMAGE_DESC_RECORD_TYPE, DGifGetImageDesc(file) == GIF_OK else { return nil }
    let frame = file.pointee.Image
    guard let map = frame.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else { return nil }
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    let (frameWidth, frameHeight) = (Int(frame.Width), Int(frame.Height))
    guard frameWidth > 0, frameHeight > 0 else { return nil }
    return DecodedImage(width: width, height: height) { pixels, stride in
      var line = [GifPixelType](repeating: 0, count: frameWidth)
      let rows =
        frame.Interlace
        ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(Swift.stride(from: $0.0, to: frameHeight, by: $0.1)) } : Array(0..<frameHeight)
      for row in rows {
        guard DGifGetLine(file, &line, Int32(frameWidth)) == GIF_OK else { return false }
        let y = row + Int(frame.Top)
        guard (0..<height).contains(y) else { continue }
        for (column, index) in line.enumerated() {
          let x = column + Int(frame.Left)
          guard (0..<width).contains(x), Int32(index) != transparent, Int(index) < Int(map.pointee.ColorCount) else { continue }
          let color = colors[Int(index)]
          let pixel = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
          (pixels + y * stride + x * 4).storeBytes(of: pixel, as: UInt32.self)
        }
      }
      return true
    }
  }
}
