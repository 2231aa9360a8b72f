import HTTPTypes
import Host
import Hummingbird
import Logging
import Synchronization

/// Converts every error into the API's error response, from any module.
struct ErrorEnvelope<Context: RequestContext>: RouterMiddleware {
  private let lines = ErrorLines()

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let converted = APIError(error)
      if converted.status.kind == .serverError {
        // A client that is asked to try again later does so; a flood of such errors must not fill the log.
        let level: Logger.Level = converted.headers[.retryAfter] == nil ? .error : .info
        if level == .info {
          context.logger.info("\(request.method) \(request.uri.path): \(error)")
        } else if let note = lines.note(at: .now) {
          context.logger.error("\(request.method) \(request.uri.path): \(error)\(note)")
        }
      }
      return try converted.response(from: request, context: context)
    }
  }
}

/// How many errors of requests are logged: a client that repeats a request that fails must not fill the log.
final class ErrorLines: Sendable {
  private struct State {
    var rate = RateLimit(burst: 20, perSecond: 1)
    /// Errors that were not logged since the last one that was.
    var skipped = 0
  }
  private let state = Mutex(State())

  /// Counts an error. Returns what its line ends with; nil: it is not logged.
  func note(at now: ContinuousClock.Instant) -> String? {
    state.withLock { state in
      guard state.rate.allows(at: now) else {
        state.skipped += 1
        return nil
      }
      state.rate.charge(1, at: now)
      defer { state.skipped = 0 }
      return state.skipped == 0 ? "" : " (\(state.skipped) more before it were not logged)"
    }
  }
}
