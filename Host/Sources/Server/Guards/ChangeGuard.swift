import AlmanacProfiles
import HTTPTypes
import Host
import Hummingbird
import Synchronization

/// Refuses requests for changes that come faster than a person works. Requests that only read pass: a page with many widgets makes many.
///
/// The key's owner is trusted, a program with a fault is not: without this, a loop could fill the history and keep every extension busy. Pushes, which
/// need no key, have a rate of their own, so that they cannot use up the owner's.
struct ChangeGuard<Context: RequestContext>: RouterMiddleware {
  let rate: ChangeRate

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    if Self.changes(request), let wait = rate.take() {
      let seconds = max(1, Int((wait / .seconds(1)).rounded(.up)))
      throw APIError(
        .tooManyRequests, "rate.exceeded",
        "more than \(Int(rate.perSecond)) changes come in a second; send this one again in \(seconds) \(seconds == 1 ? "second" : "seconds")",
        headers: [.retryAfter: "\(seconds)"])
    }
    return try await next(request, context)
  }

  /// Whether a request may change something. A form is asked for with a body, and changes nothing.
  private static func changes(_ request: Request) -> Bool {
    guard request.method != .get, request.method != .head else { return false }
    return request.uri.path.hasPrefix("/v1/") && !request.uri.path.hasSuffix("/form")
  }
}

/// How many changes may still come, of all clients together.
final class ChangeRate: Sendable {
  let perSecond: Double
  private let limit: Mutex<RateLimit>

  init(_ limits: ServiceLimits) {
    perSecond = limits.changesPerSecond
    limit = Mutex(RateLimit(burst: limits.changeBurst, perSecond: limits.changesPerSecond))
  }

  /// Counts a change. Returns nil, or how long to wait if it comes too early, and then does not count it.
  func take() -> Duration? {
    limit.withLock { limit in
      let now = ContinuousClock.now
      guard limit.allows(at: now) else { return limit.wait(at: now) }
      limit.charge(1, at: now)
      return nil
    }
  }
}
