import AlmanacBasics
import AlmanacWireSchema
import CAlmanacPango
import Foundation

/// Paints display lists: display list × presentation × instant → picture.
///
/// Stateless and thread-safe: the same job gives the same bytes on every thread. Each thread has its own text engine; decoded images are shared.
public enum Painter {
  /// The maximum number of pixels of a picture.
  public static let maxPixels = ImageLimits.pixels

  /// Paints `job` as a PNG file: 8-bit RGBA, not premultiplied.
  ///
  /// - Throws: ``PainterError`` or `ArchiveError` if the job cannot be painted at all; what can be painted only in part is a diagnostic, see
  ///   ``diagnostics(_:)``.
  public static func png(_ job: PaintJob) throws -> Data {
    try withPixels(job) { pixels, _, pool in
      let (width, height) = job.pixelSize
      return try PNGWriter.encode(pixels, width: width, height: height, stride: width * 4, pool)
    }
  }

  /// Paints `job` as pixels, with its diagnostics.
  ///
  /// - Throws: ``PainterError`` or `ArchiveError` if the job cannot be painted at all.
  public static func pixels(_ job: PaintJob) throws -> PixelBuffer {
    try withPixels(job) { pixels, diagnostics, _ in
      let (width, height) = job.pixelSize
      let bytes = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4))
      return PixelBuffer(width: width, height: height, bytes: bytes, diagnostics: diagnostics)
    }
  }

  /// Encodes pixels as a PNG file: 8-bit RGBA, not premultiplied.
  ///
  /// - Throws: ``PainterError/compression`` if memory is short.
  public static func png(_ pixels: PixelBuffer) throws -> Data { try PNGWriter.encode(pixels) }

  /// Paints `job` and returns what could not be painted as specified.
  ///
  /// - Throws: ``PainterError`` or `ArchiveError` if the job cannot be painted at all.
  public static func diagnostics(_ job: PaintJob) throws -> [Diagnostic] { try withPixels(job) { _, diagnostics, _ in diagnostics } }

  /// Validates and paints `job` and passes the finished pixels to `body`: premultiplied BGRA, rows without padding, valid only during `body`.
  static func withPixels<T>(_ job: PaintJob, _ body: (UnsafePointer<UInt8>, [Diagnostic], BufferPool) throws -> T) throws -> T {
    let (width, height) = try checkedSize(of: job)
    return try BufferPool.with { pool in
      guard let memory = pool.pixels(width * height * 4),
        let surface = cairo_image_surface_create_for_data(memory, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      else { throw PainterError.surface(status: "out of memory") }
      defer {
        // Cairo must not access the surface after this, because the next picture reuses its memory.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      guard let context = cairo_create(surface) else { throw PainterError.surface(status: "out of memory") }
      cairo_scale(context, job.scale, job.scale)
      if let part = job.part { cairo_translate(context, -part.x, -part.y) }
      let painter = ListPainter(job: job, context: context, rasterScale: 1)
      painter.paintPicture()
      let status = cairo_status(context)
      cairo_destroy(context)
      try painter.checkStopped()
      guard status == CAIRO_STATUS_SUCCESS else { throw PainterError.surface(status: String(cString: cairo_status_to_string(status))) }
      cairo_surface_flush(surface)
      memory.withMemoryRebound(to: UInt32.self, capacity: width * height) {
        postProcess(UnsafeMutableBufferPointer(start: $0, count: width * height), width: width, height: height, job: job, painter: painter)
      }
      return try body(memory, painter.diagnostics, pool)
    }
  }

  /// Applies what concerns the whole picture: vibrant material, reduced luminance, the widget's outline.
  private static func postProcess(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, job: PaintJob, painter: ListPainter
  ) {
    if job.presentation.renderingMode == .vibrant {
      // In one colour, as at night in StandBy, there is no wallpaper that black could blur.
      let tint = job.presentation.tint.map(FlatColor.init)
      PostProcessing.vibrant(pixels, tint: tint, darkest: tint == nil ? painter.colors.palette.vibrantDarkest : 0)
    }
    if job.presentation.luminance == .reduced {
      PostProcessing.dim(pixels, by: painter.colors.palette.reducedLuminance, keepingAlpha: !job.presentation.isTranslucent)
    }
    // Beside a label the outline cuts only the content, while it is painted. A part is cut where it is shown.
    if job.label == nil, job.part == nil,
      let mask = MaskCoverage.coverage(of: job.mask, size: job.list.size, width: width, height: height, scale: job.scale)
    {
      PostProcessing.cut(pixels, to: mask)
    }
  }

  static func checkedSize(of job: PaintJob) throws -> (width: Int, height: Int) {
    if let reason = job.stop?.reason { throw reason }
    guard job.scale >= 0.1, job.scale <= 16 else { throw PainterError.scaleInvalid(job.scale) }
    if !job.listIsChecked { try job.list.validate() }
    guard job.list.size.width > 0, job.list.size.height > 0 else { throw PainterError.sizeEmpty }
    if let fault = job.label?.fault { throw PainterError.labelInvalid(fault) }
    if let part = job.part, !(part.width > 0 && part.height > 0 && part.isBounded) { throw PainterError.sizeEmpty }
    let (width, height) = job.pixelSize
    guard width <= ImageLimits.side, height <= ImageLimits.side, width * height <= maxPixels else {
      throw PainterError.tooManyPixels(width: width, height: height, limit: maxPixels)
    }
    return (width, height)
  }
}
