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
  open weak var delegate: (any PDFViewDelegate)?
  open var displaysAsBook = false
  open var displaysRTL = false
  open var interpolationQuality = PDFInterpolationQuality.high
  open var enableDataDetectors = false
  open var isUsingPageViewController: Bool { false }
  open var documentView: UIView? { nil }
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open var currentDestination: PDFDestination? { nil }
  open var visiblePages: [PDFPage] { [] }
  open var canGoToFirstPage: Bool { false }
  open var canGoToLastPage: Bool { false }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var canZoomIn: Bool { false }
  open var canZoomOut: Bool { false }
  open var isInMarkupMode = false
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func clearSelection() { currentSelection = nil }
  open func scrollSelectionToVisible(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func layoutDocumentView() {}
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func go(to destination: PDFDestination) {}
  open func go(to selection: PDFSelection) {}
  open func go(to rect: CGRect, on page: PDFPage) {}
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
}

public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
@MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat
  func pdfViewParentViewController() -> UIViewController?
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat { scale }
  public func pdfViewParentViewController() -> UIViewController? { nil }
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
/// Small pictures of the pages of a view. It shows nothing.
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var thumbnailSize = CGSize(width: 28, height: 28)
  open var selectedPages: [PDFPage]? { nil }
}
