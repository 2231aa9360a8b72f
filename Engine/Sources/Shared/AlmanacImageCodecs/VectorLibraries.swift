import CAlmanacPango
import Foundation

/// Functions of a shared library, looked up by name when they are first needed.
private struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }
  func function<F>(_ name: String, as type: F.Type) -> F? { dlsym(handle, name).map { unsafeBitCast($0, to: type) } }
}

enum GLib {
  /// `g_object_unref`, from the GLib that Pango has already loaded.
  static let unref = SharedLibrary("libgobject-2.0.so.0")?.function("g_object_unref", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
}

/// The functions of librsvg (2.52 and later) that are used.
// Unchecked: immutable function pointers.
struct SVGLibrary: @unchecked Sendable {
  let open: @convention(c) (UnsafeRawPointer, UInt, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  let intrinsicSize: @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  let intrinsicDimensions:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?
    ) -> Void
  let render: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Int32

  static let shared: SVGLibrary? = {
    guard let library = SharedLibrary("librsvg-2.so.2"), let open = library.function("rsvg_handle_new_from_data", as: type(of: none.open)),
      let size = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: type(of: none.intrinsicSize)),
      let dimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: type(of: none.intrinsicDimensions)),
      let render = library.function("rsvg_handle_render_document", as: type(of: none.render))
    else { return nil }
    return SVGLibrary(open: open, intrinsicSize: size, intrinsicDimensions: dimensions, render: render)
  }()
  private static var none: SVGLibrary {
    SVGLibrary(
      open: { _, _, _ in nil }, intrinsicSize: { _, _, _ in 0 }, intrinsicDimensions: { _, _, _, _, _, _, _ in }, render: { _, _, _, _ in 0 })
  }
}

/// The functions of poppler that are used.
// Unchecked: immutable function pointers.
struct PDFLibrary: @unchecked Sendable {
  let open: @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  let page: @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
  let pageSize: @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let render: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  static let shared: PDFLibrary? = {
    guard let library = SharedLibrary("libpoppler-glib.so.8"), let open = library.function("poppler_document_new_from_data", as: type(of: none.open)),
      let page = library.function("poppler_document_get_page", as: type(of: none.page)),
      let size = library.function("poppler_page_get_size", as: type(of: none.pageSize)),
      let render = library.function("poppler_page_render", as: type(of: none.render))
    else { return nil }
    return PDFLibrary(open: open, page: page, pageSize: size, render: render)
  }()
  private static var none: PDFLibrary {
    PDFLibrary(open: { _, _, _, _ in nil }, page: { _, _ in nil }, pageSize: { _, _, _ in }, render: { _, _ in })
  }
}
