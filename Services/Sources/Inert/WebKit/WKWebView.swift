@_exported import Security
@_exported import UIKit

/// Stub. Shows nothing and loads no page; loading is reported.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  open var serverTrust: SecTrust? { nil }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var themeColor: UIColor? { nil }
  open var underPageBackgroundColor: UIColor!
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  open var isWritingToolsActive: Bool { false }
  open var customUserAgent: String?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var interactionState: Any?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  public let scrollView = UIScrollView(frame: .zero)
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { nil }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { refuse(request.url) }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { refuse(baseURL) }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { refuse(URL) }
  @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
    refuse(baseURL)
  }
  @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
    refusal(request.url)
  }
  @discardableResult open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data) -> WKNavigation {
    refusal(request.url)
  }
  @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation { refusal(request.url) }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { refuse(url) }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
  @discardableResult open func reload() -> WKNavigation? { refuse(url) }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, WKError(.webContentProcessTerminated))
  }
  private func refusal(_ url: URL?) -> WKNavigation {
    _ = refuse(url)
    return WKNavigation()
  }
  private func refuse(_ url: URL?) -> WKNavigation? {
    self.url = url
    UnavailableServices.report("webKit.unavailable", "web pages are not loaded or shown in widgets; get what you need with URLSession")
    return nil
  }
}
