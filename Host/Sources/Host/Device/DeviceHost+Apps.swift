import Foundation
import Scheduler
import Store
import WireSchema

// Installs, launches and removes apps (Specification A1, B1).
extension DeviceHost {
  /// Installs the app bundle at `url`, in place of an older one with the same name. The gallery offers its widgets once the app is launched.
  ///
  /// The extension is started to describe its widgets; a bundle whose extension fails is not installed. The bundle is copied into the data
  /// folder unless it is there already.
  /// - Throws: ``BundleError``, ``ExtensionError``, ``HostError``.
  public func install(bundle url: URL) async throws -> App {
    guard isRunning else { throw HostError.notRunning }
    let given = try AppBundle(at: url)
    // Checks the new bundle in a separate process before anything is replaced.
    let probe = ExtensionClient(bundle: given, configuration: configuration)
    defer { Task { await probe.close() } }
    let description = try await probe.describe()
    let id = AppID(given.name)
    let bundle = try BundleLayout.adopt(given, into: configuration.appsFolder)
    if let old = extensions.remove(id) { Task { await old.close() } }
    let record = AppRecord(
      id: id, bundle: bundle.url, identifier: bundle.identifier, displayName: bundle.displayName, installedAt: now,
      description: (try? description.serializedBytes()) ?? Data())
    try store.save(record)
    installed[id] = InstalledApp(record: record, bundle: bundle, description: description)
    gallery.forget(app: id)
    try process(.appInstalled(id))
    try process(.appDescribed(id, bundle.traits))
    announce(.appsChanged)
    return app(installed[id]!)
  }

  /// Removes an app with its widgets; running requests are cancelled.
  public func uninstall(_ app: String) async throws {
    let known = try find(app)
    try process(.appRemoved(known.record.id))
    try store.removeApp(known.record.id)
    installed[known.record.id] = nil
    gallery.forget(app: known.record.id)
    if let client = extensions.remove(known.record.id) { await client.close() }
    let folder = known.bundle.url
    if folder.deletingLastPathComponent().standardizedFileURL.path == configuration.appsFolder.standardizedFileURL.path {
      try? FileManager.default.removeItem(at: folder)
    }
    announce(.appsChanged)
    announce(.instancesChanged)
  }

  /// Records that the containing app was opened: from now on its widgets are in the gallery (Specification B1).
  public func launch(_ app: String) async throws {
    try process(.appLaunched(try find(app).record.id))
    announce(.appsChanged)
  }

  /// Returns the installed apps, sorted by name.
  public func apps() -> [App] { installed.values.map(app).sorted { $0.name < $1.name } }

  /// Returns the kinds of an app in bundle order, with the families that this device offers.
  public func kinds(app: String) async throws -> [KindDescription] {
    let offered = Set(configuration.device.families.map(\.family))
    return try find(app).description.kinds.compactMap { kind in
      // Activities and controls are not placed on a home screen.
      if kind.configuration == .activity || kind.configuration == .control { return nil }
      var kind = kind
      kind.families.removeAll { !offered.contains($0.name) }
      return kind
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
    try process(.reloadRequested(kind.map { .kind($0, app: id) } ?? .app(id), origin: origin, foreground: foreground))
  }

  /// Handles a call from an extension or a companion command. If `app` is nil the call concerns all apps.
  func handle(_ call: ExtensionCall, app: AppID?, origin: ReloadOrigin = .extension) -> HostAnswer? {
    switch call.call {
    case .reload(let reload):
      for id in app.map({ [$0] }) ?? installed.keys.sorted() {
        let target: ReloadTarget = reload.kind.isEmpty ? .app(id) : .kind(reload.kind, app: id)
        do {
          try process(.reloadRequested(target, origin: origin, foreground: false))
        } catch {
          logger.error("a reload request of \(id) cannot be recorded: \(error)")
        }
      }
      return nil
    case .currentConfigurations:
      let chosen = records.values.filter { app == nil || $0.app == app }.sorted { ($0.addedAt, $0.id) < ($1.addedAt, $1.id) }
      return .with {
        $0.currentConfigurations.widgets = chosen.map { record in
          .with {
            $0.kind = record.kind
            $0.family = WidgetFamilyValue(name: record.family) ?? .unspecified
            $0.configuration = record.configuration
          }
        }
      }
    // Recommendations are not kept, so there is nothing to invalidate.
    case .invalidateRecommendations, .log, nil: return nil
    }
  }

  func find(_ app: String) throws -> InstalledApp {
    guard let found = installed[AppID(app)] else { throw HostError.unknownApp(app, known: installed.keys.sorted().map(\.rawValue)) }
    return found
  }

  private func app(_ installed: InstalledApp) -> App {
    App(
      name: installed.record.id.rawValue, bundle: installed.bundle, isLaunched: state.apps[installed.record.id]?.hasBeenLaunched ?? false,
      installed: installed.record.installedAt)
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
