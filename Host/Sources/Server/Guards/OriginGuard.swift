import HTTPTypes
import Hummingbird
import Reports

/// Refuses requests that are not this host's own: a foreign name in `Host` (DNS rebinding) and other sites' pages (cross-origin).
///
/// A browser on this machine can reach loopback for any site it shows, so being local is no proof of being asked by its user.
struct OriginGuard<Context: RequestContext>: RouterMiddleware {
  /// The host names that requests may be addressed to, in lower case and without a port.
  let names: Set<String>

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    let authorities = [request.head.authority, request.headers[.host]].compactMap(\.self)
    guard let authority = authorities.first, authorities.allSatisfy({ names.contains(Self.name(in: $0)) }) else {
      throw APIError(.misdirectedRequest, "host.foreign", "this host answers to \(names.sorted().joined(separator: ", ")) only")
    }
    if let origin = request.headers[.origin], origin.lowercased() != "http://\(authority.lowercased())" {
      throw APIError(.forbidden, "origin.foreign", "requests of other sites' pages are refused")
    }
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none", !Self.isNavigation(request) {
      throw APIError(.forbidden, "origin.foreign", "requests of other sites' pages are refused")
    }
    return try await next(request, context)
  }

  /// Following a link to the page is fine wherever the link stands; reaching into the API is not.
  private static func isNavigation(_ request: Request) -> Bool {
    request.headers[.secFetchMode] == "navigate" && request.method == .get && !request.uri.path.hasPrefix("/v1")
  }

  private static func name(in authority: String) -> String {
    let text = authority.lowercased()
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") { return String(text[...end]) }
    return String(text.prefix { $0 != ":" })
  }
}

extension HTTPField.Name {
  static let host = HTTPField.Name("Host")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let secFetchMode = HTTPField.Name("Sec-Fetch-Mode")!
}
