import Host
import Hummingbird
import Reports

// Routes for what taps open (Specification A11, B7).
extension APIRoutes {
  func addLinks(to v1: RouterGroup<BasicRequestContext>) {
    v1.post("instances/{id}/opens") { request, context in
      let opening = try await request.json(OpeningRequest.self).request
      return JSONResponse(OpenReport(try await service.open(context.parameters.required("id"), opening)))
    }
    v1.get("device/links") { _, _ in JSONResponse(await service.linkConfirmations().map(LinkConfirmationReport.init)) }
    v1.delete("device/links/{confirmation}") { _, context in
      try await service.revokeLinkConfirmation(context.parameters.required("confirmation"))
      return Response(status: .noContent)
    }
  }
}
