import Foundation
import Host
import Hummingbird
import Reports

// Routes for viewers, events of the device, and their effect on a widget (Specification C6, C7, C8, C9, C10, C11).
extension APIRoutes {
  func addDeviceUse(to v1: RouterGroup<BasicRequestContext>) {
    addViews(to: v1)
    v1.get("device/status") { _, _ in JSONResponse(StatusReport(await service.status())) }
    v1.post("device/events") { request, _ in
      let body = try await request.json(EventRequest.self)
      try await service.report(DeviceEvent(name: body.event, value: body.value, app: body.app, kind: body.kind))
      return JSONResponse(StatusReport(await service.status()))
    }
    v1.get("instances/{id}/why") { request, context in
      JSONResponse(FreshnessReport(try await service.why(context.parameters.required("id"), limit: try request.decisionLimit)))
    }
    v1.get("instances/{id}/day") { request, context in
      try request.rejectParameters(notIn: ["date"])
      let day = request.uri.queryParameters["date"].map(String.init)
      return JSONResponse(DayReport(try await service.day(of: context.parameters.required("id"), day)))
    }
  }

  private func addViews(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("views") { _, _ in JSONResponse(await service.currentViewers().map(ViewerReport.init)) }
    v1.put("views/{viewer}") { request, context in
      let body = try await request.json(ShowRequest.self)
      try body.check()
      try await service.show(on: context.parameters.required("viewer"), body.instances, isUsed: body.used, for: body.seconds)
      return Response(status: .noContent)
    }
    v1.delete("views/{viewer}") { _, context in
      try await service.leave(viewer: context.parameters.required("viewer"))
      return Response(status: .noContent)
    }
    // For displays that only fetch pictures: a fetched picture alone does not mean that anybody sees it.
    v1.post("instances/{id}/views") { request, context in
      let body = try await request.json(ViewRequest.self)
      try body.check()
      try await service.recordView(of: context.parameters.required("id"), for: body.seconds)
      return Response(status: .noContent)
    }
  }
}
