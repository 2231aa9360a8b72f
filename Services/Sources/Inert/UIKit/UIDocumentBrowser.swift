import UniformTypeIdentifiers

/// Stub. Stores its properties and shows nothing; no document is ever picked.
open class UIDocumentBrowserViewController: UIViewController {
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  public let contentTypes: [UTType]
  open var contentTypesForRecentDocuments: [UTType] { contentTypes }
  open var shouldShowFileExtensions = false
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var customActions: [UIDocumentBrowserAction] = []
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var localizedCreateDocumentActionTitle = "New Document"
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  public init(forOpening contentTypes: [UTType]?) {
    self.contentTypes = contentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }
  @available(*, deprecated) public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }
  public required init?(coder: NSCoder) { nil }
  /// Stub. Calls the handler with `CocoaError.featureUnsupported`: the browser is not shown.
  open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
    completion?(nil, CocoaError(.featureUnsupported))
  }
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
  open func renameDocument(at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
  func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity]
  func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}
extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController) {}
}
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Availability(rawValue: 1)
    public static let navigationBar = Availability(rawValue: 2)
  }
  public let identifier: String
  public let localizedTitle: String
  public let availability: Availability
  open var image: UIImage?
  open var supportedContentTypes: [String] = []
  open var supportsMultipleItems = false
  public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
    (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
    super.init()
  }
}
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  open var loadingProgress: Progress?
  open weak var targetView: UIView?
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { transitionContext.completeTransition(true) }
}
