import Foundation
import Host
import Hummingbird
import Reports

extension APIRoutes {
  /// Stacks of widgets, and pins in lists that are ordered by relevance (Specification B5).
  func addStacks(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("stacks") { _, _ in JSONResponse(await service.stacks().map(StackReport.init)) }
    v1.get("stacks/{stack}") { _, context in
      JSONResponse(StackReport(try await service.stackStatus(context.parameters.required("stack"))))
    }
    v1.patch("stacks/{stack}") { request, context in
      let id = try context.parameters.required("stack")
      let change = try await request.json(StackChange.self).checked()
      return JSONResponse(StackReport(try await service.changeStack(id, order: change.order, rotates: change.smartRotate)))
    }
    v1.delete("stacks/{stack}") { _, context in
      try await service.removeStack(context.parameters.required("stack"))
      return Response(status: .noContent)
    }
    v1.put("stacks/{stack}/top") { request, context in
      let id = try context.parameters.required("stack")
      return JSONResponse(StackReport(try await service.turnStack(id, to: try await request.json(TopRequest.self).instance)))
    }
    v1.put("instances/{id}/pin") { request, context in
      try request.rejectParameters()
      let id = try context.parameters.required("id")
      try await service.pin(id, true)
      return JSONResponse(try await report(of: id))
    }
    v1.delete("instances/{id}/pin") { request, context in
      try request.rejectParameters()
      let id = try context.parameters.required("id")
      try await service.pin(id, false)
      return JSONResponse(try await report(of: id))
    }
    v1.post("instances/{id}/stack") { request, context in
      try request.rejectParameters()
      let id = try context.parameters.required("id")
      _ = try await service.stack(id, onto: try await request.json(OntoRequest.self).onto)
      return JSONResponse(try await report(of: id))
    }
    v1.delete("instances/{id}/stack") { request, context in
      let id = try context.parameters.required("id")
      _ = try await service.unstack(id, to: try request.cell(besides: []))
      return JSONResponse(try await report(of: id))
    }
  }
}
