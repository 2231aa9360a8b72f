import AlmanacProfiles
import Host
import Hummingbird
import Reports

extension APIRoutes {
  func addDevices(to v1: RouterGroup<BasicRequestContext>) {
    v1.get("device") { _, _ in
      JSONResponse(await deviceReport())
    }
    v1.patch("device") { request, _ in
      let change = try await request.json(DeviceChange.self)
      let apps = await service.liveActivityApps().map(\.app)
      try await service.changeSettings { try change.applied(to: $0, apps: apps) }
      return JSONResponse(await deviceReport())
    }
    v1.get("devices") { _, _ in
      let usual = service.configuration.device.id
      return JSONResponse(Profiles.devices.map { DeviceSummary($0, isUsual: $0.id == usual) })
    }
    v1.get("devices/{device}/places") { _, context in
      let device = try profile(context.parameters.required("device"))
      let chosen = await service.settings.appearances
      let wallpaper = await service.wallpaper(on: device.id).map(WallpaperReport.init)
      return JSONResponse(device.places.map { PlaceReport($0, on: device, chosen: chosen[$0.id], wallpaper: wallpaper) })
    }
  }

  private func deviceReport() async -> DeviceReport {
    DeviceReport(
      profile: service.configuration.device, settings: await service.settings,
      wallpaper: await service.wallpaper(on: nil).map(WallpaperReport.init), activityApps: await service.liveActivityApps(),
      limits: service.configuration.limits)
  }

  /// Returns the device and the place in a request's query, both optional.
  ///
  /// - Parameter others: the other parameters that the query may have.
  func deviceAndPlace(_ request: Request, also others: Set<String> = []) throws -> PlacementChoice {
    try request.rejectParameters(notIn: others.union(["device", "place"]))
    let choice = PlacementChoice(request.uri.queryParameters)
    let device = try profile(choice.device)
    if let place = choice.place, device.place(named: place) == nil {
      throw HostError.unknownPlace(place, device: device.name, known: device.places.map(\.id))
    }
    return choice
  }

  /// Returns WidgetKit's name of a chosen place; nil: no place is chosen, or WidgetKit has no name for it.
  func location(of choice: PlacementChoice) throws -> String? {
    try choice.place.flatMap { try profile(choice.device).place(named: $0)?.location }
  }

  private func profile(_ device: String?) throws -> DeviceProfile {
    guard let device else { return service.configuration.device }
    guard let profile = Profiles.device(named: device) else { throw HostError.unknownDevice(device, known: Profiles.devices.map(\.id)) }
    return profile
  }
}
