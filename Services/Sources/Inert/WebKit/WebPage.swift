import Observation
import SwiftUI

/// Stub. A page for `WebView`. It loads nothing: a navigation ends with an error.
@MainActor @Observable public final class WebPage {
  public struct Configuration {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var applicationNameForUserAgent: String?
    public var defaultNavigationPreferences = NavigationPreferences()
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
    public init() {}
  }
  public enum MediaPlaybackBehavior: Sendable, Hashable { case automatic, allowsInlinePlayback, alwaysFullscreen }
  public struct NavigationPreferences: Sendable {
    public enum ContentMode: Sendable { case recommended, mobile, desktop }
    public var allowsContentJavaScript = true
    public var preferredContentMode = ContentMode.recommended
    public init() {}
  }
  public enum NavigationEvent: Sendable, Hashable { case startedProvisionalNavigation, receivedServerRedirect, committed, finished }
  public enum NavigationError: Error, Sendable { case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL }

  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var hasOnlySecureContent: Bool { false }
  public var currentNavigationEvent: NavigationEvent? { nil }
  public var customUserAgent: String?
  public var isInspectable = false

  public init(configuration: Configuration = Configuration()) {}

  @discardableResult public func load(_ request: URLRequest) -> Navigations { refuse(request.url) }
  @discardableResult public func load(_ url: URL?) -> Navigations { refuse(url) }
  @discardableResult public func load(html: String, baseURL: URL = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")) -> Navigations {
    refuse(baseURL)
  }
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> Navigations { refuse(baseURL) }
  @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { refuse(url) }
  public func stopLoading() {}
  @discardableResult public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    throw WKError(.webContentProcessTerminated)
  }

  /// The events of a navigation. The first one is an error.
  public struct Navigations: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> NavigationEvent? { throw NavigationError.webContentProcessTerminated }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  private func refuse(_ url: URL?) -> Navigations {
    self.url = url
    UnavailableServices.report("webKit.unavailable", "web pages are not loaded or shown in widgets; get what you need with URLSession")
    return Navigations()
  }
}

/// Stub. A view of a page. A widget shows a prohibition sign instead.
nonisolated public struct WebView: View {
  private let source: SourceLocation
  public init(_ page: WebPage, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  public init(url: URL?, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "WebView", alternative: "load what you show with URLSession", height: 200, source: source)
  }
}
nonisolated extension View {
  public func webViewBackForwardNavigationGestures(_ value: Bool) -> some View { self }
  public func webViewMagnificationGestures(_ value: Bool) -> some View { self }
  public func webViewLinkPreviews(_ value: Bool) -> some View { self }
}
