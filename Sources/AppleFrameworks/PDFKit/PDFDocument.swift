@_exported import CoreGraphics
@_exported import FoundationCompat
@_exported import UIKit

private func reportDocuments() {
  UnavailableServices.report("pdfKit.unavailable", "documents are not opened, shown or written here; a picture of an asset catalog can be a PDF file")
}

/// A document of pages. None is opened; an app can make one, whose pages are kept and not written.
// Unchecked: an app uses it on one thread, as on Apple's systems.
open class PDFDocument: NSObject, @unchecked Sendable {
  private var pages: [PDFPage] = []
  public override init() { super.init() }
  public init?(url: URL) {
    reportDocuments()
    return nil
  }
  public init?(data: Data) {
    reportDocuments()
    return nil
  }
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentURL: URL? { nil }
  open var documentAttributes: [AnyHashable: Any]?
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open func unlock(withPassword password: String) -> Bool { false }
  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
  open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
  /// nil: nothing here writes documents.
  open func dataRepresentation() -> Data? {
    reportDocuments()
    return nil
  }
  @discardableResult open func write(to url: URL) -> Bool {
    reportDocuments()
    return false
  }
  @discardableResult open func write(to url: URL, withOptions options: [AnyHashable: Any]? = nil) -> Bool { write(to: url) }
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { dataRepresentation() }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
  }
  open var outlineRoot: PDFOutline?
  open var majorVersion: Int { 1 }
  open var minorVersion: Int { 3 }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
  open var selectionForEntireDocument: PDFSelection? { nil }
  open func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection? { nil }
  open var isFinding: Bool { false }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
    NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self)
  }
  open func cancelFindString() {}
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
}
public protocol PDFDocumentDelegate: NSObjectProtocol {}
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
// Unchecked: as above.
open class PDFPage: NSObject, @unchecked Sendable {
  private let size: CGSize
  public override init() { size = CGSize(width: 612, height: 792) }
  public init?(image: UIImage) { size = image.size }
  open weak var document: PDFDocument?
  open var label: String? { nil }
  open var rotation = 0
  open var string: String? { nil }
  open var numberOfCharacters: Int { 0 }
  open private(set) var annotations: [PDFAnnotation] = []
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  /// An empty picture: pages are not drawn.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    reportDocuments()
    return UIImage()
  }
  open func draw(with box: PDFDisplayBox, to context: CGContext) { reportDocuments() }
  open var attributedString: NSAttributedString? { nil }
  open var displaysAnnotations = true
  open var pageRef: CGPDFPage? { nil }
  open var dataRepresentation: Data? { nil }
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
}
// Unchecked: as above.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds: CGRect
  open var contents: String?
  open var color: UIColor = .clear
  open var type: String?
  open weak var page: PDFPage?
  open var modificationDate: Date?
  open var userName: String?
  open var border: PDFBorder?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var interiorColor: UIColor?
  open var alignment = NSTextAlignment.natural
  open var url: URL?
  open var destination: PDFDestination?
  open var fieldName: String?
  open var widgetStringValue: String?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var isReadOnly = false
  open var isHighlighted = false
  public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
    (self.bounds, type) = (bounds, annotationType.rawValue)
  }
}
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = Self(rawValue: "/Text")
  public static let link = Self(rawValue: "/Link")
  public static let freeText = Self(rawValue: "/FreeText")
  public static let highlight = Self(rawValue: "/Highlight")
  public static let underline = Self(rawValue: "/Underline")
  public static let ink = Self(rawValue: "/Ink")
  public static let stamp = Self(rawValue: "/Stamp")
  public static let widget = Self(rawValue: "/Widget")
}
extension PDFAnnotationSubtype {
  public static let line = Self(rawValue: "/Line")
  public static let square = Self(rawValue: "/Square")
  public static let circle = Self(rawValue: "/Circle")
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  public static let popup = Self(rawValue: "/Popup")
}
open class PDFSelection: NSObject, @unchecked Sendable {
  open var attributedString: NSAttributedString? { nil }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
  open func range(at index: Int, on page: PDFPage) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func extendForLineBoundaries() {}
  open func extend(atEnd succeed: Int) {}
  open func extend(atStart precede: Int) {}
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}
