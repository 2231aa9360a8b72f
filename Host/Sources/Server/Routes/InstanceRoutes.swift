import AlmanacWireSchema
import Foundation
import Host
import Hummingbird
import Reports

extension APIRoutes {
  func addInstances(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("instances") { _, _ in
      return JSONResponse(await reports(of: await service.instances()))
    }
    v1.post("instances") { request, _ in
      let body = try await request.json(AddRequest.self)
      let family = try WidgetFamilyValue(requested: body.family)
      let configuration = try body.configuration.map { try StableJSON.encode($0) } ?? Data()
      if body.onto != nil, body.device != nil || body.place != nil || body.slot != nil || body.position != nil {
        throw APIError(
          .unprocessableContent, "edit.contradiction",
          "a widget that is put onto another one has its place; leave out device, place, slot and position")
      }
      let choice = PlacementChoice(
        device: body.device, place: body.place, slot: body.slot, position: body.position?.position, onto: body.onto)
      let instance = try await service.add(app: body.app, kind: body.kind, family: family, configuration: configuration, at: choice)
      guard let report = await reports(of: [instance]).first else { throw APIError(.internalServerError, "internal", "the widget was not stored") }
      return JSONResponse(report, status: .created, location: "/v1/instances/\(instance.id)")
    }
    v1.get("instances/{id}") { _, context in
      return JSONResponse(try await report(of: context.parameters.required("id")))
    }
    v1.delete("instances/{id}") { _, context in
      try await service.remove(context.parameters.required("id"))
      return Response(status: .noContent)
    }
    v1.get("instances/{id}/timeline") { _, context in
      return JSONResponse(InstanceTimelineReport(try await service.timeline(context.parameters.required("id"), at: nil)))
    }
    v1.get("instances/{id}/decisions") { request, context in
      JSONResponse(try await service.decisions(context.parameters.required("id"), limit: try request.decisionLimit).map(DecisionReport.init))
    }
    v1.get("instances/{id}/content") { request, context in
      let query = try PictureQuery(request, isGallery: false)
      let id = try context.parameters.required("id")
      let presentation = query.presentation(of: try await service.shown(id, appearance: query.appearance))
      let shown = try await service.content(id, presentation: presentation, at: query.date)
      return JSONResponse(
        ContentReport(
          shown.list, content: shown.content, at: shown.date, redaction: shown.redaction, nextEntry: shown.nextEntry, showsLabel: shown.showsLabel))
    }
    v1.post("instances/{id}/reload") { _, context in
      let id = try context.parameters.required("id")
      let instance = try await self.instance(id)
      try await service.reload(app: instance.app, kind: instance.kind, origin: .http, foreground: false)
      return Response(status: .accepted)
    }
  }

  private func instance(_ id: String) async throws -> Instance {
    guard let instance = await service.instances().first(where: { $0.id == id }) else { throw HostError.unknownInstance(id) }
    return instance
  }

  func report(of id: String) async throws -> InstanceReport {
    guard let report = await reports(of: [try await instance(id)]).first else { throw HostError.unknownInstance(id) }
    return report
  }

  /// Returns the reports of instances with the display names of their apps and kinds. If an app cannot describe its kinds, it uses identifiers.
  private func reports(of instances: [Instance]) async -> [InstanceReport] {
    let apps = Dictionary(await service.apps().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var kinds: [String: [KindDescription]] = [:]
    for app in Set(instances.map(\.app)) { kinds[app] = (try? await service.kinds(app: app, device: nil, place: nil)) ?? [] }
    return instances.map { instance in
      InstanceReport(
        instance, app: apps[instance.app],
        kind: kinds[instance.app]?.first { $0.kind == instance.kind })
    }
  }
}
