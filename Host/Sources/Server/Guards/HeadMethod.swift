import HTTPTypes
import Hummingbird

/// Answers HEAD without a body, whatever the answer is (RFC 9110, section 9.3.2). The router answers it like GET, but errors would have a body.
struct HeadMethod<Context: RequestContext>: RouterMiddleware {
  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    let response = try await next(request, context)
    return request.method == .head ? response.createHeadResponse() : response
  }
}
