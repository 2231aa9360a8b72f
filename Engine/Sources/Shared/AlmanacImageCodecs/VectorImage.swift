import AlmanacFontLock
import CAlmanacPango
import Foundation

/// An SVG or PDF drawing. It has an intrinsic size and is rasterised at the size at which it is displayed.
///
/// The libraries that read drawings (librsvg, poppler) are loaded with the first drawing, so that a widget without drawings starts faster.
// Unchecked: immutable; opening, drawing and releasing hold `FontLock`.
package final class VectorImage: @unchecked Sendable {
  /// Why a drawing cannot be used.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// The system's library is not installed; the value names the Debian package.
    case missingLibrary(String)
    /// The data is not a drawing, or has no size.
    case malformed

    package var description: String {
      switch self {
      case .missingLibrary(let package): "drawings of this kind need the system package \(package): install it with apt-get install \(package)"
      case .malformed: "the drawing cannot be read"
      }
    }
  }

  private enum Drawing {
    case svg(UnsafeMutableRawPointer)
    case pdf(document: UnsafeMutableRawPointer, page: UnsafeMutableRawPointer)
  }
  private let drawing: Drawing
  /// The file's data; the library refers to it, so it has to live as long as the drawing.
  private let bytes: UnsafeMutableRawPointer
  /// The size in points that the file states; a pixel of an SVG counts as a point.
  package let size: CGSize

  /// Returns whether the data begins like an SVG or PDF file.
  package static func isVector(_ data: Data) -> Bool { isPDF(data) || isSVG(data) }
  private static func isPDF(_ data: Data) -> Bool { data.prefix(5).elementsEqual("%PDF-".utf8) }
  private static func isSVG(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(1024), as: UTF8.self)
    return start.contains("<svg") || (start.hasPrefix("<?xml") && String(decoding: data.prefix(4096), as: UTF8.self).contains("<svg"))
  }

  /// Reads a drawing.
  ///
  /// - Throws: ``Failure``.
  package init(_ data: Data) throws {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(data.count, 1), alignment: 16)
    data.withUnsafeBytes { if let start = $0.baseAddress { copy.copyMemory(from: start, byteCount: data.count) } }
    do {
      // A drawing with text opens Cairo's fonts, so take the lock.
      (drawing, size) = try FontLock.with { try Self.isPDF(data) ? Self.openPDF(copy, data.count) : Self.openSVG(copy, data.count) }
    } catch {
      copy.deallocate()
      throw error
    }
    bytes = copy
  }

  deinit {
    FontLock.with {
      switch drawing {
      case .svg(let handle): GLib.unref?(handle)
      case .pdf(let document, let page):
        GLib.unref?(page)
        GLib.unref?(document)
      }
    }
    bytes.deallocate()
  }

  private static func openSVG(_ bytes: UnsafeMutableRawPointer, _ count: Int) throws -> (Drawing, CGSize) {
    guard let library = SVGLibrary.shared else { throw Failure.missingLibrary("librsvg2-2") }
    guard let handle = library.open(bytes, UInt(count), nil) else { throw Failure.malformed }
    var (width, height) = (0.0, 0.0)
    if library.intrinsicSize(handle, &width, &height) == 0 {
      // A drawing without width and height has the proportions of its view box.
      var hasViewBox: Int32 = 0
      var viewBox = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)
      library.intrinsicDimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
      (width, height) = hasViewBox != 0 ? (viewBox.width, viewBox.height) : (0, 0)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      GLib.unref?(handle)
      throw Failure.malformed
    }
    return (.svg(handle), CGSize(width: width, height: height))
  }

  private static func openPDF(_ bytes: UnsafeMutableRawPointer, _ count: Int) throws -> (Drawing, CGSize) {
    guard let library = PDFLibrary.shared else { throw Failure.missingLibrary("libpoppler-glib8") }
    guard let document = library.open(bytes, Int32(count), nil, nil) else { throw Failure.malformed }
    guard let page = library.page(document, 0) else {
      GLib.unref?(document)
      throw Failure.malformed
    }
    var (width, height) = (0.0, 0.0)
    library.pageSize(page, &width, &height)
    return (.pdf(document: document, page: page), CGSize(width: max(width, 1), height: max(height, 1)))
  }

  /// Rasterises the drawing at `width` by `height` pixels; returns nil if it cannot be drawn or exceeds ``ImageLimits``.
  package func raster(width: Int, height: Int) -> DecodedImage? {
    // Text in the drawing uses Cairo's fonts, so take the lock.
    FontLock.with {
      DecodedImage(width: width, height: height) { pixels, stride in
        guard
          let surface = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride)),
          let cr = cairo_create(surface)
        else { return false }
        defer {
          cairo_destroy(cr)
          cairo_surface_finish(surface)
          cairo_surface_destroy(surface)
        }
        switch drawing {
        case .svg(let handle):
          var viewport = (0.0, 0.0, Double(width), Double(height))
          return withUnsafePointer(to: &viewport) { SVGLibrary.shared?.render(handle, UnsafeMutableRawPointer(cr), $0, nil) ?? 0 } != 0
        case .pdf(_, let page):
          cairo_scale(cr, Double(width) / size.width, Double(height) / size.height)
          PDFLibrary.shared?.render(page, UnsafeMutableRawPointer(cr))
          return cairo_status(cr) == CAIRO_STATUS_SUCCESS
        }
      }
    }
  }
}
