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
}
// Unchecked: as above.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds: CGRect
  open var contents: String?
  open var color: UIColor = .clear
  open var type: String?
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
open class PDFSelection: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// A view of a document. It keeps its properties and shows nothing, like every view of UIKit here.
open class PDFView: UIView {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { document?.page(at: 0) }
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
}
