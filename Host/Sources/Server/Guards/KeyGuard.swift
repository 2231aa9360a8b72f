import HTTPTypes
import Hummingbird
import Web

/// Refuses every request without the access key, except for addresses that say nothing about the device.
///
/// This is the only place that decides. A new route therefore needs the key unless it is added to `open`.
struct KeyGuard<Context: RequestContext>: RouterMiddleware {
  let key: AccessKey

  /// The page's own files, and whether the host runs.
  static var open: Set<String> { Set(Web.assets.map { "/\($0.path)" } + ["/", "/v1/health"]) }

  private let open = Self.open

  init(key: AccessKey) { self.key = key }

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    if !open.contains(request.uri.path) { try key.check(request) }
    return try await next(request, context)
  }
}
