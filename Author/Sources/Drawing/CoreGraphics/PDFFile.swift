import AlmanacBasics
import AlmanacImageCodecs
import CAlmanacPango

/// A PDF file that a context writes. Cairo appends its bytes; the closed file is passed on once.
final class PDFFile {
  private var data = Data()
  private let onClose: (Data) -> Void
  /// The default size of pages, in points.
  let mediaBox: CGRect
  private let info: [String: String]
  fileprivate(set) var hasPage = false
  fileprivate(set) var isClosed = false

  /// - Parameter mediaBox: Empty means a page of US Letter paper, as in Core Graphics.
  init(mediaBox: CGRect, info: [String: String], onClose: @escaping (Data) -> Void) {
    self.mediaBox = mediaBox.width >= 1 && mediaBox.height >= 1 ? mediaBox : CGRect(x: 0, y: 0, width: 612, height: 792)
    (self.info, self.onClose) = (info, onClose)
  }

  /// Returns nil if a page would be too large.
  func makeSurface() -> OpaquePointer? {
    guard Self.isAllowed(mediaBox) else { return nil }
    // Safe: the context closes the surface before it releases this object.
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<PDFFile>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(self).toOpaque(), mediaBox.width, mediaBox.height)
    let names: [(CFString, cairo_pdf_metadata_t)] = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (name, key) in names { if let text = info[name as String] { cairo_pdf_surface_set_metadata(surface, key, text) } }
    return surface
  }
  static func isAllowed(_ box: CGRect) -> Bool {
    box.width > 0 && box.height > 0 && box.width <= CGFloat(ImageLimits.side) && box.height <= CGFloat(ImageLimits.side)
  }
  fileprivate func close() {
    isClosed = true
    onClose(data)
    data = Data()
  }
}

extension CGContext {
  /// Creates a PDF file with its origin at the top left of a page, for UIKit. Returns nil if a page would be too large.
  package convenience init?(pdfPagesOf bounds: CGRect, info: [String: Any], onClose: @escaping (Data) -> Void) {
    self.init(pdf: PDFFile(mediaBox: bounds, info: info.compactMapValues { $0 as? String }, onClose: onClose), isFlipped: true)
  }
  /// Creates a PDF file. It is complete after ``closePDF()``.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    var info: [String: String] = [:]
    for (key, value) in auxiliaryInfo ?? [:] { if let key = key as? String, let value = value as? String { info[key] = value } }
    self.init(pdf: PDFFile(mediaBox: mediaBox?.pointee ?? .zero, info: info, onClose: consumer.write), isFlipped: false)
  }
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// The box of a PDF file's pages; empty for a bitmap.
  package var pdfBounds: CGRect { pdf?.mediaBox ?? .zero }

  public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPDFPage(in: pdfBounds) }
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(in: mediaBox?.pointee ?? pdfBounds) }
  public func endPDFPage() {
    guard let pdf, pdf.hasPage, !pdf.isClosed else { return }
    pdf.hasPage = false
    cairo_show_page(cr)
  }
  public func endPage() { endPDFPage() }
  /// Ends the page and writes the file. Later drawing has no effect.
  public func closePDF() {
    guard let pdf, !pdf.isClosed else { return }
    endPDFPage()
    cairo_surface_finish(surface)
    pdf.close()
  }
  /// Does nothing: a bitmap's pixels are up to date at once, and a file is written when it is closed.
  public func flush() {}
  public func synchronize() {}

  /// Makes a rectangle of a PDF page a link.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let pdf, pdf.hasPage, !pdf.isClosed, let text = (url as URL).absoluteString.addingPercentEncoding(withAllowedCharacters: Self.inLinks)
    else { return }
    // Applies the transform here, because versions of Cairo differ in whether they do.
    let box = rect.applying(ctm)
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_tag_begin(cr, "Link", "rect=[\(Double(box.minX)) \(Double(box.minY)) \(Double(box.width)) \(Double(box.height))] uri='\(text)'")
    cairo_tag_end(cr, "Link")
    cairo_restore(cr)
  }
  /// Excludes the characters that would end the attribute; a percent sign of the URL stays.
  private static let inLinks = CharacterSet(charactersIn: "!"..."~").subtracting(CharacterSet(charactersIn: "'\\"))

  package func beginPDFPage(in box: CGRect) {
    guard let pdf, !pdf.isClosed else { return }
    endPDFPage()
    let box = PDFFile.isAllowed(box) ? box : pdf.mediaBox
    cairo_pdf_surface_set_size(surface, box.width, box.height)
    pdf.hasPage = true
    startPDFPage(box)
  }
}
