import AlmanacFoundationCompat
import Synchronization

@MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// Cookies of web pages. Stores an app's cookies in memory; no page adds any.
// Unchecked: the cookies are behind a lock.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  public enum CookiePolicy: Int, Sendable { case allow, disallow }
  let cookies = Mutex<[HTTPCookie]>([])

  @preconcurrency open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let all = cookies.withLock { $0 }
    DispatchQueue.main.async { completionHandler(all) }
  }
  open func allCookies() async -> [HTTPCookie] { cookies.withLock { $0 } }
  @preconcurrency open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    replace(cookie, by: cookie)
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  open func setCookie(_ cookie: HTTPCookie) async { replace(cookie, by: cookie) }
  @preconcurrency open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    replace(cookie, by: nil)
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { replace(cookie, by: nil) }
  // Stub. Observers are not called: no page changes cookies.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

  private func replace(_ cookie: HTTPCookie, by new: HTTPCookie?) {
    cookies.withLock { cookies in
      cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
      if let new { cookies.append(new) }
    }
  }
}
