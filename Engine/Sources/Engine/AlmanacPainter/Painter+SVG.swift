import AlmanacFontLock
import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension Painter {
  /// Paints `job` as an SVG 1.1 document in points, with text as outlines; the same job gives the same bytes.
  ///
  /// Layers with pixel effects (blur, shadow, colour changes) and angular gradients are embedded as images at the job's scale. In vibrant mode, which
  /// depends on the brightness of pixels, the whole picture is one image.
  ///
  /// - Throws: ``PainterError`` or `ArchiveError` if the job cannot be painted at all.
  public static func svg(_ job: PaintJob) throws -> Data {
    _ = try checkedSize(of: job)
    // The document uses fonts from the first glyph to the end, so lock them throughout.
    return try FontLock.with { try document(job) }
  }

  private static func document(_ job: PaintJob) throws -> Data {
    let output = SVGOutput()
    let surface = cairo_svg_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<SVGOutput>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), job.pictureSize.width, job.pictureSize.height)
    guard let surface else { throw PainterError.surface(status: "out of memory") }
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    guard let context = cairo_create(surface) else { throw PainterError.surface(status: "out of memory") }
    var isDestroyed = false
    defer { if !isDestroyed { cairo_destroy(context) } }
    if job.label == nil, job.mask != .none {
      addPath(job.mask.outline(of: job.list.size), to: context)
      cairo_clip(context)
    }
    if job.presentation.renderingMode == .vibrant {
      try paintRaster(job, on: context)
    } else {
      try paintVectors(job, on: context)
    }
    let status = cairo_status(context)
    cairo_destroy(context)
    isDestroyed = true
    cairo_surface_finish(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw PainterError.surface(status: String(cString: cairo_status_to_string(status))) }
    return SVGOutput.withStableNames(output.data)
  }

  private static func paintVectors(_ job: PaintJob, on context: OpaquePointer) throws {
    let painter = ListPainter(job: job, context: context, rasterScale: job.scale)
    guard job.presentation.luminance == .reduced else {
      painter.paintPicture()
      return try painter.checkStopped()
    }
    let factor = painter.colors.palette.reducedLuminance
    let floats = job.presentation.isTranslucent
    if floats { cairo_push_group(context) }
    painter.paintPicture()
    try painter.checkStopped()
    if floats {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, factor)
    } else {
      // The background covers the whole surface, so a black layer over it has the same effect as dimming.
      cairo_set_source_rgba(context, 0, 0, 0, 1 - factor)
      cairo_paint(context)
    }
  }

  private static func paintRaster(_ job: PaintJob, on context: OpaquePointer) throws {
    var unmasked = job
    if job.label == nil { unmasked.mask = .none }
    try withPixels(unmasked) { pixels, _, _ in
      let (width, height) = job.pixelSize
      let bytes = UnsafeMutablePointer(mutating: pixels)
      let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      cairo_scale(context, 1 / job.scale, 1 / job.scale)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      // Make the document copy the picture now; the pixels belong to the pool.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// Collects Cairo's output and makes its names independent of earlier drawings of the process.
private final class SVGOutput {
  var data = Data()

  /// Renumbers the definitions by first appearance, because Cairo counts them per process ("surface17").
  static func withStableNames(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var result = Data(capacity: bytes.count)
    var names: [ArraySlice<UInt8>: Int] = [:]
    let markers = [Array("id=\"".utf8), Array("#".utf8)]
    var position = 0
    while position < bytes.count {
      guard let marker = markers.first(where: { bytes[position...].starts(with: $0) }) else {
        result.append(bytes[position])
        position += 1
        continue
      }
      result.append(contentsOf: marker)
      position += marker.count
      let start = position
      while position < bytes.count, isName(bytes[position]) { position += 1 }
      let name = bytes[start..<position]
      if name.isEmpty { continue }
      let number = names[name] ?? names.count
      names[name] = number
      result.append(contentsOf: Array("n\(number)".utf8))
    }
    return result
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
