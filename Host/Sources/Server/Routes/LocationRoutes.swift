import Foundation
import Host
import Hummingbird
import Reports

// Routes for the device's location and the apps' settings (Specification E1, E2).
extension APIRoutes {
  func addLocation(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("device/location") { _, _ in JSONResponse(LocationReport(await service.locationStatus())) }
    v1.put("device/location") { request, _ in
      let body = try await request.json(LocationSourceBody.self)
      try await service.setLocation(try body.source(at: service.configuration.clock.now))
      return JSONResponse(LocationReport(await service.locationStatus()))
    }
    v1.get("apps/{app}/location") { _, context in
      JSONResponse(AppLocationReport(try await service.location(of: context.parameters.required("app"))))
    }
    v1.put("apps/{app}/location") { request, context in
      let app = try context.parameters.required("app")
      let body = try await request.json(AppLocationBody.self)
      try await service.changeLocation(of: app) { try body.applied(to: $0) }
      return JSONResponse(AppLocationReport(try await service.location(of: app)))
    }
    // For a containing app that wants to use location: its user is asked on the page.
    v1.post("apps/{app}/location/ask") { _, context in
      let app = try context.parameters.required("app")
      try await service.askForLocation(app: app)
      return try JSONResponse(AppLocationReport(await service.location(of: app)), status: .accepted).response()
    }
    v1.post("apps/{app}/location/answer") { request, context in
      let app = try context.parameters.required("app")
      try await service.answerLocation(try await request.json(LocationAnswerBody.self).choice(), for: app)
      return JSONResponse(AppLocationReport(try await service.location(of: app)))
    }
  }
}
