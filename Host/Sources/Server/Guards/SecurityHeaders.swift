import HTTPTypes
import Hummingbird
import Logging

/// Security headers: the page loads only its own files, and no other page may embed it.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  static var policy: String {
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; font-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[HTTPField.Name("X-Frame-Options")!] = "DENY"
    response.headers[HTTPField.Name("Referrer-Policy")!] = "no-referrer"
    response.headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] = "same-origin"
    response.headers[HTTPField.Name("Cross-Origin-Opener-Policy")!] = "same-origin"
    return response
  }
}
