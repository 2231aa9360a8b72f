import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Store
import SystemBus

// The device's location: its source, the apps' settings, and what an extension gets (Specification A15, C9, E1, E2, E3).
extension DeviceHost {
  // MARK: Source

  /// Returns where the device is and what the apps may do with that.
  public func locationStatus() async -> LocationStatus {
    let position = location.player.position(at: now)
    // The rules' own answer for an app that may always have it: it knows which locations are too old.
    let answer = LocationRules().answer(
      .init(isDeclared: true, permission: LocationPermission(.always), isInUse: true, isVisible: true, lastSeenAt: nil, position: position), at: now)
    return LocationStatus(
      source: location.player.source, summary: location.player.summary, location: answer.location, reason: answer.refusal.map { "\($0)" },
      apps: installed.values.sorted { $0.record.id < $1.record.id }.map(appLocation))
  }

  /// Sets where the location comes from. A location that is far from the last one frees a reload of each widget that uses location, at its next
  /// view (Specification C9).
  ///
  /// - Throws: ``HostError/malformedLocation(_:)``, ``HostError/malformedTrack(_:)``, ``HostError/readOnly(_:)``; then nothing has changed.
  public func setLocation(_ source: LocationSource) async throws {
    try checkWritable()
    guard isRunning else { throw HostError.notRunning }
    // On another thread, because a track may be long and its file on a slow disk.
    let player = try await BlockingWork.run { _ in try LocationPlayer(opening: source) }
    var stored = location.stored
    stored.source = source
    try keep(stored)
    location.player = player
    followDesktopLocation()
    checkMovement(isSetNow: true)
    announce(.locationChanged)
  }

  // MARK: Settings of apps

  /// Returns an app's location setting.
  public func location(of app: String) async throws -> AppLocation { appLocation(try find(app)) }

  /// Changes when an app may use location, and how precise it gets it (Specification E1), in one step: of two changes at the same time neither is lost.
  ///
  /// - Parameter change: Gets the current setting and returns the new one.
  public func changeLocation(of app: String, _ change: @Sendable (LocationPermission) throws -> LocationPermission) async throws {
    try checkWritable()
    let known = try find(app)
    let permission = try change(location.permission(of: known.record.id))
    endQuestion(of: known.record.id)
    location.once.remove(known.record.id)
    try apply(permission, to: known)
  }

  /// Records that a containing app wants to use location. Its user is asked if the setting is to ask.
  public func askForLocation(app: String) async throws {
    let id = try find(app).record.id
    // A program's question outlives it now.
    location.askers[id] = nil
    ask(id, by: .app)
  }

  /// Records the user's answer to the question whether an app may use location.
  ///
  /// - Throws: ``HostError/notAsking(_:)`` if the app does not wait for an answer.
  public func answerLocation(_ choice: LocationChoice, for app: String) async throws {
    try checkWritable()
    let known = try find(app)
    let id = known.record.id
    guard location.asking[id] != nil else { throw HostError.notAsking(app) }
    var permission = location.permission(of: id)
    if let authorization = choice.authorization { permission.authorization = authorization }
    if choice == .once { location.once.insert(id) }
    endQuestion(of: id)
    try apply(permission, to: known)
  }

  // MARK: Inside

  /// The properties that affect reloads. Only a widget that may use location reloads when the device moves.
  func traits(of app: AppID, _ bundle: AppBundle) -> AppTraits {
    var traits = bundle.traits
    traits.usesLocation = traits.usesLocation && (location.permission(of: app).allowsWidgets || location.once.contains(app))
    if sealedApps.contains(app) { traits.isProtected = true }
    // An app whose description is not known has all kinds.
    traits.kinds = installed[app].flatMap { $0.description.kinds.isEmpty ? nil : $0.description.kinds.map(\.kind).sorted() }
    let relevant = installed[app]?.description.kinds.filter(\.onlyWhileRelevant) ?? []
    traits.relevanceKinds =
      relevant.isEmpty ? nil : relevant.map { RelevanceKind($0.kind, standsFor: $0.associatedKind.isEmpty ? nil : $0.associatedKind) }
    return traits
  }

  /// Returns what an app's extension may know about the location now, and keeps the answer for `why`.
  ///
  /// - Parameter instance: the widget that the request is for; nil: none, as for a picture of the gallery.
  func locationAnswer(for app: AppID, instance: InstanceID?) -> LocationAnswer {
    let widget = instance.flatMap { state.instances[$0] }
    // Who adds a widget has it before their eyes.
    let seen = [widget?.lastViewedAt, widget?.addedAt].compactMap { $0 }.max()
    let answer = LocationRules().answer(
      .init(
        isDeclared: installed[app]?.bundle.usesLocation ?? false, permission: location.permission(of: app),
        isAllowedOnce: location.once.contains(app), isInUse: state.apps[app].map { $0.isForeground || $0.isInSession } ?? false,
        isVisible: widget?.isVisible ?? false, lastSeenAt: seen, position: location.player.position(at: now)), at: now)
    if let instance, widget != nil { location.answers[instance] = (now, answer) }
    return answer
  }

  /// Asks the user, unless the app's setting is an answer already or the app's widgets do not use location.
  func ask(_ app: AppID, by asker: LocationAsker) {
    guard mayAsk(app), let known = installed[app], asker == .app || known.bundle.usesLocation else { return }
    location.asking[app] = asker
    announce(.locationChanged)
  }

  /// Whether the user still has to decide, and no question is waiting for an answer.
  func mayAsk(_ app: AppID) -> Bool {
    location.permission(of: app).authorization == .ask && !location.once.contains(app) && location.asking[app] == nil
  }

  /// Forgets who waits for the user's answer.
  func endQuestion(of app: AppID) {
    location.asking[app] = nil
    location.askers[app] = nil
  }

  /// Forgets what was allowed once when an app is not used any more, and what belongs to widgets and apps that are gone.
  func locationFollows(from past: DeviceState) {
    for app in location.once {
      if let was = past.apps[app], was.isForeground || was.isInSession { endOnce(app) }
    }
    for id in location.answers.keys where state.instances[id] == nil { location.answers[id] = nil }
  }

  /// Forgets what was allowed once if the app is not used any more.
  func endOnce(_ app: AppID) {
    guard !isUsed(app), location.once.remove(app) != nil else { return }
    announce(.locationChanged)
    guard let known = installed[app], state.apps[app] != nil else { return }
    do {
      try process(.appDescribed(app, traits(of: app, known.bundle)))
    } catch {
      logger.error("the end of \(app)'s use of location cannot be recorded: \(error)")
    }
  }

  /// Forgets the setting of an app that is removed.
  func forgetLocation(of app: AppID) throws {
    endQuestion(of: app)
    location.questions[app] = nil
    location.silenced.remove(app)
    location.once.remove(app)
    guard location.stored.apps[app.rawValue] != nil else { return }
    var stored = location.stored
    stored.apps[app.rawValue] = nil
    try keep(stored)
  }

  /// Checks whether the device has moved far, and sets the timer for the next time that it will have.
  func checkMovement(isSetNow: Bool = false) {
    let now = self.now
    var stored = location.stored
    if case .known(let place) = location.player.position(at: now), abs(now.timeIntervalSince(place.date)) <= Profiles.location.staleAfter {
      if stored.changes.move(to: place, at: now, isSetNow: isSetNow) {
        do {
          try process(.locationChanged)
          try keep(stored)
        } catch {
          logger.error("a change of location cannot be recorded: \(error)")
        }
      }
    }
    placeFollows()
    setLocationWake([location.player.nextChange(after: now, changes: location.stored.changes), nextPlaceCheck].compactMap(\.self).min())
  }

  /// Starts to follow the desktop's location service if that is the source, and ends it otherwise.
  func followDesktopLocation() {
    guard location.player.source == .desktop else { return location.desktop = nil }
    guard location.desktop == nil else { return }
    // Only the newest counts, however many the service sends.
    let (positions, report) = AsyncStream.makeStream(of: DevicePosition.self, bufferingPolicy: .bufferingNewest(1))
    do throws(BusError) {
      location.desktop = try DesktopLocation(address: configuration.systemBus, profile: Profiles.location) { report.yield($0) }
    } catch {
      return location.player.desktop = .unknown("the desktop's location service cannot be used: \(error)")
    }
    Task { [weak self, weak service = location.desktop] in
      for await position in positions { await self?.moved(to: position, service: service) }
    }
  }

  private func moved(to position: DevicePosition, service: DesktopLocation?) {
    guard isRunning, let service, service === location.desktop, position != location.player.desktop else { return }
    if case .unknown(let reason) = position { logger.warning("\(reason)") }
    location.player.desktop = position
    checkMovement()
    announce(.locationChanged)
  }

  private func apply(_ permission: LocationPermission, to app: InstalledApp) throws {
    let id = app.record.id
    let before = traits(of: id, app.bundle)
    let wasAllowed = state.apps[id]?.traits.usesLocation ?? before.usesLocation
    let wasPrecise = location.permission(of: id).isPrecise
    var stored = location.stored
    stored.apps[id.rawValue] = permission == LocationPermission() ? nil : permission
    try keep(stored)
    let traits = traits(of: id, app.bundle)
    var events: [SchedulerEvent] = [.appDescribed(id, traits)]
    if traits.usesLocation, !wasAllowed || wasPrecise != permission.isPrecise { events.append(.locationAllowed(id)) }
    try process(events)
    placeFollows()
    announce(.locationChanged)
  }

  private func appLocation(_ app: InstalledApp) -> AppLocation {
    let id = app.record.id
    return AppLocation(
      app: id.rawValue, displayName: app.displayName, isDeclared: app.bundle.usesLocation, permission: location.permission(of: id),
      isAllowedOnce: location.once.contains(id), asker: location.asking[id],
      programs: location.programs.values.count { $0 == id })
  }

  private func keep(_ stored: LocationState.Stored) throws {
    guard stored != location.stored else { return }
    try store.setSetting(Self.locationKey, try JSONEncoder().encode(stored))
    location.stored = stored
  }

  static let locationKey = "device.location"
}
