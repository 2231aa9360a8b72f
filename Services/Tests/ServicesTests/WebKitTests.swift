import AlmanacFoundationCompat
import Testing
import WebKit

/// Pages of the web, which are not loaded.
@MainActor @Suite struct WebKitTests {
  private func cookie(_ name: String, _ value: String) throws -> HTTPCookie {
    try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: "example.org", .path: "/"]))
  }

  @Test func `a cookie that an app sets is there until it is deleted`() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    await store.httpCookieStore.setCookie(try cookie("a", "1"))
    await store.httpCookieStore.setCookie(try cookie("a", "2"))
    await store.httpCookieStore.setCookie(try cookie("b", "3"))
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["2", "3"])
    await store.httpCookieStore.deleteCookie(try cookie("a", "2"))
    #expect(await store.httpCookieStore.allCookies().map(\.name) == ["b"])
    await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().count == 1)
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default() && !store.isPersistent)
  }

  private final class Pages: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }

  @Test func `a script fails, and nothing is found`() async throws {
    let configuration = WKWebViewConfiguration()
    let pages = Pages()
    configuration.setURLSchemeHandler(pages, forURLScheme: "Book")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.load(URLRequest(url: URL(fileURLWithPath: "/tmp/a.html")))
    #expect(view.url?.path == "/tmp/a.html" && !view.canGoBack)
    await #expect(throws: WKError(.webContentProcessTerminated)) { _ = try await view.evaluateJavaScript("1") }
    let found = try await view.find("a")
    #expect(!found.matchFound)
    #expect(view.configuration.urlSchemeHandler(forURLScheme: "book") === pages)
    let refusal = await view.takeSnapshotError()
    #expect(refusal == WKError(.unknown))
  }

  @Test func `rules for pages are not compiled`() async {
    await #expect(throws: WKError(.contentRuleListStoreCompileFailed)) {
      _ = try await WKContentRuleListStore.default().compileContentRuleList(forIdentifier: "a", encodedContentRuleList: "[]")
    }
  }

  @Test func `a navigation of a page ends with an error`() async {
    let page = WebPage()
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(URL(string: "https://example.org")) {} }
    #expect(page.url?.host() == "example.org")
  }
}

extension WKWebView {
  fileprivate func takeSnapshotError() async -> WKError? {
    do {
      _ = try await takeSnapshot(configuration: nil)
      return nil
    } catch { return error as? WKError }
  }
}
