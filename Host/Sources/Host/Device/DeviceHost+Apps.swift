import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Installs, launches and removes apps (Specification A1, B1).
extension DeviceHost {
  /// Installs the app bundle at `url`, in place of an older version. The gallery offers its widgets once the app is launched.
  ///
  /// The bundle is checked and copied into the data folder unless it is there already. The copy's extension is started to describe its widgets; a
  /// bundle whose extension fails is not installed.
  /// - Parameter groups: the app groups of other apps that the user lets this app share.
  /// - Throws: ``BundleError``, ``ExtensionError``, ``HostError``.
  public func install(bundle url: URL, sharing groups: Set<String> = []) async throws -> App {
    try checkWritable()
    guard isRunning else { throw HostError.notRunning }
    let (folder, limits) = (configuration.appsFolder, configuration.bundleLimits)
    // On another thread, because a copy takes time and a file of the bundle may be on a slow disk.
    let staged = try await BlockingWork.run { try StagedBundle(copyOf: url, in: folder, limits: limits, isCancelled: $0) }
    let name = staged.place.deletingPathExtension().lastPathComponent
    let data = AppData(configuration: configuration)
    let isNew = !data.exists(name)
    let newGroups = data.missingGroups(of: staged.url, limits: configuration.bundleLimits)
    do {
      let installed = try await install(staged, sharing: groups)
      try? await BlockingWork.run { _ in staged.discard() }
      await sweepLibraries()
      return installed
    } catch {
      staged.discard()
      // The folders that its extension was tried in: what it has written there would be found by the next app of that name or group. Data that was kept of
      // an earlier app stays, and so does what an app uses that was installed meanwhile.
      let used = Set(self.installed.values.flatMap(\.bundle.groups)).union((try? keptGroupNames()) ?? [])
      var hidden = data.removeGroups(newGroups.filter { !used.contains($0) })
      if isNew, self.installed[AppID(name)] == nil { hidden.add(data.remove(name, groups: [])) }
      // What cannot be deleted is tried again, and named, at the next start.
      try? await BlockingWork.run { [hidden] _ in try hidden.delete() }
      throw error
    }
  }

  /// Tells the person that an app could not be built or installed: among the notices, until it is installed.
  public func noteFailure(of app: String, why: String) {
    notInstalled[app] = why
    announce(.appsChanged)
  }

  /// Refuses a bundle of another app: it would get the widgets, the settings and the data of the one that is installed under its name.
  private func checkName(of new: AppBundle) throws {
    guard let known = installed[AppID(new.name)]?.bundle, !isInPlace(new),
      !UsualIdentifier.isLater(new.identifier, than: known.identifier)
    else { return }
    throw HostError.nameTaken(new.name, by: known.identifier, identifier: new.identifier)
  }

  private func install(_ staged: StagedBundle, sharing groups: Set<String>) async throws -> App {
    let new = try AppBundle(at: staged.url, limits: configuration.bundleLimits)
    try checkName(of: new)
    try await BlockingWork.run { [configuration] _ in try AppLibraries.keep(of: new, in: configuration) }
    // Checked before its extension runs, which could read the folders of its groups.
    try checkGroups(of: new, agreed: groups)
    // Checks the new bundle in a separate process before anything is replaced.
    let probe = ExtensionClient(bundle: new, configuration: configuration, registersFonts: false)
    let description: ExtensionDescription
    do {
      description = try await probe.describe(in: region)
    } catch {
      // Before the caller removes the folder that the process may write to.
      await probe.close()
      throw error
    }
    defer { Task { await probe.close() } }
    guard isRunning else { throw HostError.notRunning }
    // Another app may have been installed meanwhile.
    try checkName(of: new)
    try checkGroups(of: new, agreed: groups)
    try staged.moveIntoPlace()
    let bundle = try AppBundle(at: staged.place, limits: configuration.bundleLimits)
    let id = AppID(bundle.name)
    if let old = extensions.remove(id) { close(old) }
    renderer.renew(app: id.rawValue)
    // A bundle that was replaced in its folder may be another app, for which nothing was confirmed.
    if let former = installed[id], former.bundle.identifier != bundle.identifier { try forgetLinks(of: id) }
    let record = AppRecord(
      id: id, bundle: bundle.url, identifier: bundle.identifier, displayName: bundle.displayName, installedAt: now,
      description: (try? description.serializedBytes()) ?? Data())
    try store.save(record)
    installed[id] = InstalledApp(record: record, bundle: bundle, description: description)
    notInstalled[bundle.name] = nil
    try nameProtectedApps()
    gallery.forget(app: id)
    optionLists.forgetAll(of: id)
    let fitted = fittedConfigurations(of: id)
    for instance in fitted.keys { formerParameters[instance] = nil }
    try process([.appInstalled(id)], configured: fitted)
    try process(.appDescribed(id, traits(of: id, bundle)))
    drawActivities(of: id)
    announce(.appsChanged)
    // The language may have changed since it was asked.
    describeApps()
    // Their configurations and diagnostics.
    if records.values.contains(where: { $0.app == id }) { announce(.instancesChanged) }
    return app(installed[id]!)
  }

  /// Removes an app with its widgets and its data; running requests are cancelled.
  ///
  /// The folder of an app group goes with the last app that uses it. For an app that is not installed any more, or for a group that no app uses,
  /// removes the data that was kept.
  /// - Parameter keepsData: whether the app's container and its groups' folders stay.
  /// - Throws: ``HostError``; ``HostError/leftover(_:)`` if the app is removed and something of it stays on the disk.
  public func uninstall(_ app: String, keepsData: Bool = false) async throws {
    try checkWritable()
    let data = AppData(configuration: configuration)
    if installed[AppID(app)] == nil, !keepsData, data.exists(app) {
      let groups = try groupsKept(for: app)
      try forgetGroups(groups)
      return try await BlockingWork.run { [items = data.remove(app, groups: groups)] _ in try items.delete() }
    }
    let used = Set(installed.values.flatMap(\.bundle.groups))
    if installed[AppID(app)] == nil, !keepsData, AppData.keptGroups(in: configuration, used: used).contains(app) {
      try forgetGroups([app])
      return try await BlockingWork.run { [items = data.removeGroups([app])] _ in try items.delete() }
    }
    let known = try find(app)
    let widgets = records.values.filter { $0.app == known.record.id }.map(\.id)
    try process(.appRemoved(known.record.id))
    undoJournal.forget(app: known.record.id)
    try closeGaps()
    for widget in widgets { renderer.abandon(widget: widget.rawValue) }
    for kind in known.description.kinds { renderer.abandon(widget: "\(known.record.id) \(kind.kind)") }
    renderer.renew(app: known.record.id.rawValue)
    try store.removeApp(known.record.id)
    try forgetLocation(of: known.record.id)
    for activity in activities.of(known.record.id) { removeActivity(activity.id) }
    pushTokens.forget(app: known.record.id)
    appPushRates[known.record.id] = nil
    toldTokens[known.record.id] = nil
    tellings.removeValue(forKey: known.record.id)?.task.cancel()
    try forgetLinks(of: known.record.id)
    appUse.forget(known.record.id)
    try forgetActivitySetting(of: known.record.id)
    installed[known.record.id] = nil
    optionLists.forgetAll(of: known.record.id)
    gallery.forget(app: known.record.id)
    if let client = extensions.remove(known.record.id) { await client.close() }
    let folder = known.bundle.url
    var removed = HiddenItems()
    if folder.deletingLastPathComponent().standardizedFileURL.path == configuration.appsFolder.standardizedFileURL.path { removed.hide(folder) }
    announce(.appsChanged)
    announce(.instancesChanged)
    if keepsData {
      try keepGroups(of: known.bundle)
    } else {
      let shared = Set(installed.values.flatMap(\.bundle.groups))
      // Only after the client was closed: its extension could write to the folders again.
      let groups = known.bundle.groups.filter { !shared.contains($0) }
      try forgetGroups(groups)
      removed.add(data.remove(known.bundle.name, groups: groups))
    }
    try await BlockingWork.run { [removed] _ in try removed.delete() }
    await sweepLibraries()
  }

  /// Removes the shared libraries that no app uses any more.
  func sweepLibraries() async {
    let used = Set(installed.values.compactMap(\.bundle.libraries))
    try? await BlockingWork.run { [configuration] _ in AppLibraries.sweep(configuration, used: used) }
  }

  /// Records that the containing app was opened: from now on its widgets are in the gallery (Specification B1).
  public func launch(_ app: String) async throws {
    try checkWritable()
    try process(.appLaunched(try find(app).record.id))
    announce(.appsChanged)
  }

  /// Returns the installed apps, sorted by name.
  public func apps() -> [App] { installed.values.map(app).sorted { $0.name < $1.name } }

  /// Returns the file of an app's icon, and its tag; nil: the app has none.
  ///
  /// - Throws: ``HostError/unknownApp(_:known:)``.
  public func icon(of app: String) throws -> (file: Data, tag: String)? {
    let bundle = try find(app).bundle
    guard let icon = bundle.icon, let file = bundle.iconFile(limits: configuration.bundleLimits) else { return nil }
    return (file, icon.tag)
  }

  /// Returns the kinds of an app in bundle order, with the families that a device offers for them (Specification A6): none if the app is for other
  /// devices.
  ///
  /// - Parameters:
  ///   - device: the id of a device profile; nil: the host's usual device.
  ///   - place: the id of one of its places; then only kinds that this place offers are returned. Nil: all places.
  public func kinds(app: String, device: String? = nil, place: String? = nil) throws -> [KindDescription] {
    let device = try profile(device)
    var places = device.places
    if let place {
      guard let named = device.place(named: place) else { throw HostError.unknownPlace(place, device: device.name, known: places.map(\.id)) }
      places = [named]
    }
    let known = try find(app)
    let isForDevice = known.bundle.platforms.include(device.kind)
    return known.description.kinds.compactMap { kind in
      // Activities are started by their app, not placed by a person.
      if kind.configuration == .activity { return nil }
      var kind = kind
      let (keepsBackground, onlyWhileRelevant) = (!kind.backgroundRemovable, kind.onlyWhileRelevant)
      kind.families.removeAll { family in
        !isForDevice
          || places.allSatisfy { $0.slots(for: family.name, keepsBackground: keepsBackground, onlyWhileRelevant: onlyWhileRelevant).isEmpty }
      }
      return place != nil && kind.families.isEmpty ? nil : kind
    }
  }

  /// Requests new timelines of a kind, or of every kind of an app (`WidgetCenter`, `almanac reload`). They cost budget (Specification C5).
  ///
  /// - Parameters:
  ///   - origin: the source of the request, recorded in decisions.
  ///   - foreground: whether the containing app is in the foreground, so that the reload is free (Specification C8).
  public func reload(app: String, kind: String? = nil, origin: ReloadOrigin = .command, foreground: Bool = false) async throws {
    let known = try find(app)
    if let kind, !known.description.kinds.contains(where: { $0.kind == kind }) {
      throw HostError.unknownKind(kind, app: app, known: known.description.kinds.map(\.kind))
    }
    let id = known.record.id
    optionLists.forget(id)
    if origin.isOfPerson { forgive(id, kind: kind) }
    try process(.reloadRequested(kind.map { .kind($0, app: id) } ?? .app(id), origin: origin, foreground: foreground))
  }

  func find(_ app: String) throws -> InstalledApp {
    guard let found = installed[AppID(app)] else { throw HostError.unknownApp(app, known: installed.keys.sorted().map(\.rawValue)) }
    return found
  }

  private func app(_ installed: InstalledApp) -> App {
    App(
      name: installed.record.id.rawValue, bundle: installed.bundle, displayName: installed.displayName,
      isLaunched: state.apps[installed.record.id]?.hasBeenLaunched ?? false, installed: installed.record.installedAt)
  }

  /// Installs bundles in the data folder that have no record, for instance because the database was lost.
  func recoverApps() async {
    let folder = configuration.appsFolder
    let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for url in found where url.pathExtension == "app" && installed[AppID(url.deletingPathExtension().lastPathComponent)] == nil {
      do {
        _ = try await install(bundle: url)
      } catch {
        logger.warning("\(url.lastPathComponent) in \(folder.path) cannot be used: \(error)")
      }
    }
  }
}
