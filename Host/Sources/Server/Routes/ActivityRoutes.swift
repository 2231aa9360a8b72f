import Foundation
import Host
import Hummingbird
import Reports

// What viewers show, what happens to the device, and what came of it for a widget (Specification C6, C7, C8, C9, C10, C11).
extension APIRoutes {
  func addActivity(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("views") { _, _ in JSONResponse(await service.currentViewers().map(ViewerReport.init)) }
    v1.put("views/{viewer}") { request, context in
      let asked = try await request.json(ViewsRequest.self)
      if let seconds = asked.seconds, !ViewsRequest.lengths.contains(seconds) {
        throw APIError(.unprocessableContent, "seconds.malformed", "seconds is a number from 1 to 86400, not \(seconds)")
      }
      try await service.show(on: context.parameters.required("viewer"), asked.instances, isUsed: asked.used, for: asked.seconds)
      return Response(status: .noContent)
    }
    v1.delete("views/{viewer}") { _, context in
      try await service.leave(viewer: context.parameters.required("viewer"))
      return Response(status: .noContent)
    }
    v1.get("device/status") { _, _ in JSONResponse(StatusReport(await service.status())) }
    v1.post("device/events") { request, _ in
      let asked = try await request.json(EventRequest.self)
      try await service.report(DeviceEvent(name: asked.event, value: asked.value, app: asked.app, kind: asked.kind))
      return JSONResponse(StatusReport(await service.status()))
    }
    v1.get("instances/{id}/why") { request, context in
      JSONResponse(FreshnessReport(try await service.why(context.parameters.required("id"), limit: try request.decisionLimit)))
    }
    v1.get("instances/{id}/day") { request, context in
      let day = request.uri.queryParameters["date"].map(String.init)
      return JSONResponse(DayReport(try await service.day(of: context.parameters.required("id"), day)))
    }
  }
}

extension Request {
  /// How many decisions are asked for.
  var decisionLimit: Int {
    get throws {
      let text = uri.queryParameters["limit"]
      guard let limit = text.map({ Int($0) }) ?? 50, (1...1000).contains(limit) else {
        throw APIError(.badRequest, "parameter.malformed", "limit is a number from 1 to 1000, not \(text ?? "")")
      }
      return limit
    }
  }
}

/// `PUT /v1/views/{viewer}`.
struct ViewsRequest: Codable {
  /// Ids of all widgets in sight.
  let instances: [String]
  /// Whether somebody touches the viewer; absent = it cannot tell.
  let used: Bool?
  /// For how long to believe it; absent = as long as an event stream of the viewer is open, or a minute and a half.
  let seconds: Double?

  static let lengths = 1.0...86_400.0
}

/// `POST /v1/device/events`.
struct EventRequest: Codable {
  let event: String
  var value: String?
  var app: String?
  var kind: String?
}
