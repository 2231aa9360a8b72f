import Host
import Hummingbird
import Reports

extension APIRoutes {
  func addTaps(to v1: RouterGroup<BasicRequestContext>) {
    v1.post("instances/{id}/taps") { request, context in
      let tap = try await request.json(TapRequest.self).tap
      return JSONResponse(TapReport(try await service.tap(context.parameters.required("id"), tap)))
    }
    v1.get("instances/{id}/taps/{key}") { _, context in
      let tap = try await service.tapRecord(context.parameters.required("id"), key: context.parameters.required("key"))
      return JSONResponse(TapReport(TapAnswer(tap)))
    }
  }
}
