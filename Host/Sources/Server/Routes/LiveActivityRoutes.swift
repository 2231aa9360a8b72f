import Foundation
import Host
import Hummingbird
import Reports

// Live activities (Specification A5).
extension APIRoutes {
  func addLiveActivities(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("activities") { _, _ in JSONResponse(await service.liveActivities().map(LiveActivityReport.init)) }
    v1.get("activities/{id}/{presentation}/image.png") { request, context in
      let query = try PictureQuery(request, known: ["scheme", "scale"])
      let (id, family) = (try context.parameters.required("id"), try context.parameters.required("presentation"))
      let image = try await ClientConnection.whileConnected {
        try await service.activityImage(id, family: family, scheme: query.scheme, scale: query.scale)
      }
      return PictureResponse(image: image, isFixed: false, now: service.configuration.clock.now).response(to: request)
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
