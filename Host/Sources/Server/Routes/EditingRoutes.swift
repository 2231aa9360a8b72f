import Foundation
import Host
import Hummingbird
import Reports

extension APIRoutes {
  func addEditing(to v1: RouterGroup<BasicRequestContext>) {
    v1.patch("instances/{id}") { request, context in
      let id = try context.parameters.required("id")
      _ = try await service.edit(id, try await request.json(EditRequest.self).edit())
      return JSONResponse(try await report(of: id))
    }
    v1.get("instances/{id}/arrangement") { request, context in
      let positions = try await service.preview(context.parameters.required("id"), try request.edit())
      return JSONResponse(positions.mapValues(PositionReport.init))
    }
    v1.get("undo") { _, _ in JSONResponse(await steps()) }
    v1.post("undo") { _, _ in JSONResponse(try await undone(nil)) }
    v1.post("undo/{step}") { _, context in
      let text = try context.parameters.required("step")
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let step = UInt64(text) else {
        throw APIError(.badRequest, "address.malformed", "{step} is the number of a change; got \(text.prefix(64))")
      }
      return JSONResponse(try await undone(step))
    }
  }

  private func steps() async -> [UndoReport] {
    let seconds = service.configuration.editing.undoSeconds
    let now = await service.currentDate
    var reports: [UndoReport] = []
    for step in await service.undoSteps() { reports.append(UndoReport(step, displayName: await displayName(of: step), seconds: seconds, now: now)) }
    return reports
  }

  private func undone(_ step: UInt64?) async throws -> UndoReport {
    let step = try await service.undo(step)
    return UndoReport(
      step, displayName: await displayName(of: step), seconds: service.configuration.editing.undoSeconds, now: await service.currentDate)
  }

  /// Returns the name that people see of a step's kind; it may be of a widget that is gone.
  private func displayName(of step: UndoStep) async -> String {
    let kinds = (try? await service.kinds(app: step.app, device: nil, place: nil)) ?? []
    return kinds.first { $0.kind == step.kind }.map(\.displayName).flatMap { $0.isEmpty ? nil : $0 } ?? step.kind
  }
}
