import Foundation
import Host
import Hummingbird
import Reports

// Live activities (Specification A5).
extension APIRoutes {
  func addLiveActivities(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("activities") { request, _ in
      let query = try PictureQuery(request, known: ["device"])
      return JSONResponse(try await service.liveActivities(on: query.choice.device).map(LiveActivityReport.init))
    }
    v1.get("activities/{id}/{presentation}/image.png") { request, context in
      let query = try PictureQuery(request, known: ["device", "scheme", "scale", "updating", "toggled"])
      let (id, family) = (try context.parameters.required("id"), try context.parameters.required("presentation"))
      let image = try await ClientConnection.whileConnected {
        try await service.activityImage(
          id, family: family, on: query.choice.device, scheme: query.scheme, scale: query.scale, taps: query.taps)
      }
      return PictureResponse(image: image, isFixed: false, now: service.configuration.clock.now).response(to: request)
    }
    v1.get("activities/{id}/{presentation}/content") { request, context in
      let query = try PictureQuery(request, known: ["device", "scheme"])
      let (id, family) = (try context.parameters.required("id"), try context.parameters.required("presentation"))
      let shown = try await service.activityContent(id, family: family, on: query.choice.device, scheme: query.scheme)
      return JSONResponse(
        ContentReport(shown.list, content: shown.content, at: shown.date, redaction: shown.redaction, nextEntry: shown.nextEntry))
    }
    v1.post("activities/{id}/taps") { request, context in
      let tap = try await request.json(TapRequest.self).tap
      return JSONResponse(TapReport(try await service.tapActivity(context.parameters.required("id"), tap)))
    }
    v1.get("activities/{id}/taps/{key}") { _, context in
      let tap = try await service.activityTapRecord(context.parameters.required("id"), key: context.parameters.required("key"))
      return JSONResponse(TapReport(TapAnswer(tap)))
    }
    v1.post("activities/{id}/opens") { request, context in
      let opening = try await request.json(OpeningRequest.self).request
      return JSONResponse(OpenReport(try await service.openActivity(context.parameters.required("id"), opening)))
    }
    v1.post("activities/{id}/end") { _, context in
      try await service.endActivity(context.parameters.required("id"))
      return Response(status: .noContent)
    }
    v1.delete("activities/{id}") { _, context in
      try await service.dismissActivity(context.parameters.required("id"))
      return Response(status: .noContent)
    }
  }
}
