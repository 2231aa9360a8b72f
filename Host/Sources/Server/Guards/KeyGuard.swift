import HTTPTypes
import Hummingbird
import Web

/// Refuses every request without the access key, except for addresses that say nothing about the device.
///
/// This is the only place that decides. A new route therefore needs the key unless it is added to `open`.
///
/// Pushes come from servers, which must not have the key: it allows everything. Their credential is the 256-bit token in the path, which allows
/// only a push to one app's widgets, or to one activity; `DeviceHost.push` checks it.
struct KeyGuard<Context: RequestContext>: RouterMiddleware {
  let key: AccessKey

  /// The page's own files, and whether the host runs.
  static var open: Set<String> { Set(Web.assets.map { "/\($0.path)" } + ["/", "/v1/health"]) }

  private let open: Set<String>

  /// - Parameter open: the addresses that need no key.
  init(key: AccessKey, open: Set<String> = Self.open) {
    self.key = key
    self.open = open
  }

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    let path = request.uri.path
    if !open.contains(path), !path.hasPrefix(PushRoutes.prefix) { try key.check(request) }
    return try await next(request, context)
  }
}
