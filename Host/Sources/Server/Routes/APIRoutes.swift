import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Host
import Hummingbird
import Reports
import Web

/// The HTTP API under `/v1`. `Host/Web/openapi.yaml` describes every route; a test compares the two.
struct APIRoutes {
  let service: any DeviceService
  let log: EventLog
  let version: String
  let isInstalling: @Sendable () -> Bool

  func add(to router: Router<BasicRequestContext>) {
    let v1 = router.group("v1")
    addHealth(to: v1)
    addDevices(to: v1)
    addWallpaper(to: v1)
    addLock(to: v1)
    addApps(to: v1)
    addKinds(to: v1)
    addGallery(to: v1)
    addInstances(to: v1)
    addConfiguration(to: v1)
    addEditing(to: v1)
    addStacks(to: v1)
    addTaps(to: v1)
    addLinks(to: v1)
    addPictures(to: v1)
    addTransitions(to: v1)
    addEvents(to: v1)
    addDeviceUse(to: v1)
    addLiveActivities(to: v1)
    addDayChart(to: v1)
    addLocation(to: v1)
  }

  private func addHealth(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("health") { _, _ in
      try await service.checkHealth()
      // Who waits for the host waits for its apps as well.
      guard !isInstalling() else {
        throw APIError(.serviceUnavailable, APIFailure.installing, "the host is installing its apps; ask again", headers: [.retryAfter: "1"])
      }
      let reason = service.readOnlyReason
      return JSONResponse(
        HealthReport(status: reason == nil ? "ok" : "readOnly", reason: reason, version: version, device: service.configuration.device.id))
    }
    v1.get("openapi.yaml") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "application/yaml", .cacheControl: "no-cache"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: Web.openAPI)))
    }
  }

  private func addApps(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("apps") { _, _ in JSONResponse(await service.apps().map(AppReport.init)) }
    v1.post("apps") { request, _ in
      let body = try await request.json(InstallRequest.self)
      let path = body.bundle
      guard path.hasPrefix("/") else {
        throw APIError(.unprocessableContent, "bundle.relative", "bundle must be the absolute path of an app bundle; got \(path)")
      }
      let app = try await service.install(bundle: URL(fileURLWithPath: path, isDirectory: true), sharing: Set(body.shareGroups ?? []))
      return JSONResponse(AppReport(app), status: .created)
    }
    v1.delete("apps/{app}") { request, context in
      let keepsData = try request.flag("keepData")
      try await service.uninstall(context.parameters.required("app"), keepsData: keepsData)
      return Response(status: .noContent)
    }
    v1.post("apps/{app}/launch") { _, context in
      let name = try context.parameters.required("app")
      try await service.launch(name)
      guard let app = await service.apps().first(where: { $0.name == name }) else { return Response(status: .noContent) }
      return try JSONResponse(AppReport(app)).response()
    }
    v1.get("apps/{app}/icon.png") { request, context in
      let app = try context.parameters.required("app")
      guard let (file, tag) = try await service.icon(of: app) else {
        throw APIError(.notFound, "app.noIcon", "\(app) has no icon; add an AppIcon to an asset catalog of its package")
      }
      let headers: HTTPFields = [.eTag: "\"\(tag)\"", .contentType: "image/png", .cacheControl: "private, no-cache"]
      if request.hasCurrent("\"\(tag)\"") { return Response(status: .notModified, headers: headers) }
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
    }
    v1.get("apps/{app}/log") { request, context in
      let after = try request.count("after")
      return JSONResponse(try await service.log(of: context.parameters.required("app")).filter { $0.number > after }.map(LogReport.init))
    }
  }

  private func addKinds(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("apps/{app}/kinds") { request, context in
      let choice = try deviceAndPlace(request)
      let app = try context.parameters.required("app")
      let location = try location(of: choice)
      return JSONResponse(try await service.kinds(app: app, device: choice.device, place: choice.place).map { KindReport($0, location: location) })
    }
  }

  private func addEvents(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("events") { request, _ in
      try request.rejectParameters(notIn: ["viewer"])
      var viewer: EventStream.Viewer?
      if let name = request.uri.queryParameters["viewer"].map(String.init) {
        // Checked before the response starts, because after that no error can be reported.
        guard Viewer.isName(name) else { throw HostError.malformedViewer(name) }
        viewer = EventStream.Viewer(
          begin: { try await service.connect(viewer: name) }, end: { await service.disconnect(viewer: name) })
      }
      return EventStream.response(from: try await log.subscribe(after: request.headers[.lastEventID]), for: request, viewer: viewer)
    }
    v1.post("reload") { request, _ in
      let body = try await request.json(ReloadBody.self)
      let origin: ReloadOrigin = request.headers[.userAgent] == HostClient.userAgent ? .command : .http
      for app in try await apps(for: body) {
        try await service.reload(app: app, kind: body.kind, origin: origin, foreground: false)
      }
      return Response(status: .accepted)
    }
  }

  /// Returns the app that `body` names, or every app that has its kind.
  private func apps(for body: ReloadBody) async throws -> [String] {
    if let app = body.app { return [app] }
    let all = await service.apps().map(\.name)
    guard let kind = body.kind else { return all }
    var matching: [String] = []
    for app in all where try await service.kinds(app: app, device: nil, place: nil).contains(where: { $0.kind == kind }) { matching.append(app) }
    return matching
  }
}

struct HealthReport: Codable {
  let status: String
  /// Why nothing is kept for now.
  var reason: String?
  let version: String
  let device: String
}
