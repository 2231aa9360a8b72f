import Hummingbird

/// Refuses query parameters at addresses that have none, so that a misspelt or misplaced one is noticed. The page's files are served with any: links to
/// them are made by others.
struct ParameterGuard<Context: RequestContext>: RouterMiddleware {
  /// The addresses with parameters; their routes check them.
  private static var takesParameters: Set<String> {
    [
      "/v1/apps/{app}", "/v1/apps/{app}/log", "/v1/apps/{app}/kinds", "/v1/apps/{app}/kinds/{kind}/options", "/v1/apps/{app}/kinds/{kind}/schema",
      "/v1/apps/{app}/options/{image}/image.png", "/v1/instances/{id}/options", "/v1/apps/{app}/kinds/{kind}/{family}/preview.png", "/v1/events",
      "/v1/instances/{id}/day", "/v1/instances/{id}/day.svg", "/v1/instances/{id}/content", "/v1/instances/{id}/arrangement",
      "/v1/instances/{id}/stack", "/v1/instances/{id}/decisions", "/v1/instances/{id}/image.png", "/v1/instances/{id}/why", "/v1/kinds",
      "/v1/suggestions", "/v1/instances/{id}/transition", "/v1/instances/{id}/transition/{layer}/image.png",
      "/v1/activities", "/v1/activities/{id}/{presentation}/image.png", "/v1/activities/{id}/{presentation}/content",
      "/v1/activities/{id}/{presentation}/transition", "/v1/activities/{id}/{presentation}/transition/{layer}/image.png",
      "/v1/instances/{id}/configuration",
    ]
  }

  func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
    if let address = context.endpointPath, address.hasPrefix("/v1") || address == "/metrics", !Self.takesParameters.contains(address) {
      try request.rejectParameters()
    }
    return try await next(request, context)
  }
}
