import HTTPTypes
import Hummingbird
import Reports

/// Refuses requests with a foreign host name in the `Host` header (DNS rebinding) and requests from pages of other sites (cross-origin).
///
/// Any page in a browser on this machine can send requests to loopback, so a local connection does not prove that the user sent the request.
///
/// A proxy of the owner's passes the name on under which the browser knows it, or writes the host's own name into `Host`; `Origin` it does not change.
/// Fields like `X-Forwarded-Host` are not read: every client can send them, and the owner has told the host the names.
struct OriginGuard<Context: RequestContext>: RouterMiddleware {
  /// The accepted host names, in lower case and without a port.
  let names: Set<String>
  /// The addresses under which a proxy serves the host; nil: it cannot have any.
  var publicAddresses: [PublicAddress]?

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    // The first Host field is the authority.
    let authorities = [request.head.authority].compactMap(\.self) + request.headers[values: .host]
    let accepted = names.union((publicAddresses ?? []).map(\.host))
    guard let authority = authorities.first else {
      throw APIError(.badRequest, "host.missing", "the request has no Host field; it says for which server the request is")
    }
    guard authorities.allSatisfy({ Self.name(in: $0).map(accepted.contains) ?? false }) else {
      throw APIError(
        .misdirectedRequest, "host.foreign",
        "this host accepts requests for \(accepted.sorted().joined(separator: ", ")) only\(publicAddresses == nil ? "" : Self.advice)")
    }
    guard authorities.count == 1 else { throw APIError(.badRequest, "host.twice", "the request has several Host fields; send one") }
    if let origin = request.headers[.origin], !isOwn(origin.lowercased(), requestFor: authority.lowercased()) {
      throw APIError(.forbidden, "origin.foreign", "requests from pages of other sites are refused")
    }
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none", !Self.isNavigation(request) {
      throw APIError(.forbidden, "origin.foreign", "requests from pages of other sites are refused")
    }
    return try await next(request, context)
  }

  private static var advice: String { "; the name of a proxy is given with: almanac serve --public-url" }

  /// Returns whether a page at `origin` is the host's own.
  ///
  /// A page at a public address is. If the proxy passed its name on, the page's name must be the same, so that two public names stay two sites. A page
  /// that was loaded without encryption is not that of an `https` address: somebody on the way may have written it.
  private func isOwn(_ origin: String, requestFor authority: String) -> Bool {
    let name = Self.name(in: authority) ?? ""
    if names.contains(name), origin == "http://\(authority)" { return true }
    return (publicAddresses ?? []).contains { $0.origin == origin && ($0.host == name || names.contains(name)) }
  }

  /// Returns whether the request follows a link to the page. Such a link may be on any site; links to the API from other sites are refused.
  private static func isNavigation(_ request: Request) -> Bool {
    request.headers[.secFetchMode] == "navigate" && request.method == .get && !request.uri.path.hasPrefix("/v1")
  }

  /// Returns the host of `host` or `host:port` in lower case; nil for anything else (RFC 9110, section 7.2).
  private static func name(in authority: String) -> String? {
    let text = authority.lowercased()
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
    guard let end else { return nil }
    let port = text[end...]
    guard port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return String(text[..<end])
  }
}

extension HTTPField.Name {
  static let host = HTTPField.Name("Host")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let secFetchMode = HTTPField.Name("Sec-Fetch-Mode")!
}
