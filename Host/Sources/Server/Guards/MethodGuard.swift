import HTTPTypes
import Hummingbird

/// Answers a method that an existing address does not support with 405 and the methods that it does support (RFC 9110, section 15.5.6), and a method that
/// is none of HTTP's with 501 (section 9.1).
struct MethodGuard<Context: RequestContext>: RouterMiddleware {
  private struct Address {
    /// The components of the path; nil stands for any text.
    let components: [Substring?]
    var methods: Set<HTTPRequest.Method>
  }
  private let addresses: [Address]
  /// The methods of RFC 9110 and 5789, and QUERY (draft-ietf-httpbis-safe-method-w-body), which OpenAPI 3.2 has as one of its own.
  private static var known: Set<HTTPRequest.Method> {
    [.get, .head, .post, .put, .patch, .delete, .options, .connect, .trace, HTTPRequest.Method("QUERY")!]
  }

  /// - Parameter router: contains all routes.
  init(routesOf router: Router<Context>) {
    addresses = Dictionary(grouping: router.routes, by: { $0.path.description }).map { path, routes in
      let components = path.split(separator: "/").map { $0.hasPrefix("{") ? nil : $0 }
      return Address(components: components, methods: Set(routes.flatMap { $0.method == .get ? [.get, .head] : [$0.method] }))
    }
  }

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    guard Self.known.contains(request.method) else {
      throw APIError(.notImplemented, "method.unknown", "there is no such method here; names of methods are in capitals; see /v1/openapi.yaml")
    }
    let allowed = methods(at: request.uri.path)
    guard allowed.isEmpty || allowed.contains(request.method) else {
      let names = allowed.map(\.rawValue).sorted().joined(separator: ", ")
      throw APIError(
        .methodNotAllowed, "method.notAllowed", "this address supports \(names) only; see /v1/openapi.yaml", headers: [.allow: names])
    }
    return try await next(request, context)
  }

  /// Returns the methods of the address; empty if there is no such address.
  private func methods(at path: String) -> Set<HTTPRequest.Method> {
    let given = path.split(separator: "/")
    return addresses.filter { address in
      address.components.count == given.count && zip(address.components, given).allSatisfy { $0 == nil || $0 == $1 }
    }.reduce(into: []) { $0.formUnion($1.methods) }
  }
}
