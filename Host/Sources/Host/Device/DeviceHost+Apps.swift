import WireSchema
import Foundation
import Scheduler
import Store

// Apps come, are opened and go (Specification A1, B1).
extension DeviceHost {
  /// Installs the app bundle at `bundle`, in place of an older one of its name. Its widgets are offered once it is launched.
  ///
  /// The bundle is copied into the data folder unless it lies there, and asked what it offers; one that cannot answer is not installed.
  /// - Throws: ``BundleError``, ``ExtensionError``, ``HostError``.
  public func install(bundle url: URL) async throws -> App {
    guard isRunning else { throw HostError.notRunning }
    let given = try AppBundle(at: url)
    // Asked before anything is replaced, by a process of its own.
    let probe = ExtensionClient(bundle: given, configuration: configuration)
    defer { Task { await probe.close() } }
    let description = try await probe.describe()
    let id = AppID(given.name)
    let bundle = try BundleLayout.adopt(given, into: configuration.appsFolder)
    if let old = clients.removeValue(forKey: id) { Task { await old.close() } }
    let record = AppRecord(
      id: id, bundle: bundle.url, identifier: bundle.identifier, displayName: bundle.displayName, installedAt: self.now,
      description: (try? description.serializedBytes()) ?? Data())
    try store.save(record)
    installed[id] = InstalledApp(record: record, bundle: bundle, description: description)
    forgetGallery(of: id)
    try step(.appInstalled(id))
    try step(.appDescribed(id, bundle.traits))
    announce(.appsChanged)
    return app(installed[id]!)
  }

  /// Removes an app with its widgets; running refreshes are cancelled.
  public func uninstall(_ app: String) async throws {
    let known = try find(app)
    try step(.appRemoved(known.record.id))
    try store.removeApp(known.record.id)
    installed[known.record.id] = nil
    forgetGallery(of: known.record.id)
    if let client = clients.removeValue(forKey: known.record.id) { await client.close() }
    let folder = known.bundle.url
    if folder.deletingLastPathComponent().standardizedFileURL.path == configuration.appsFolder.standardizedFileURL.path {
      try? FileManager.default.removeItem(at: folder)
    }
    announce(.appsChanged)
    announce(.instancesChanged)
  }

  /// The containing app was opened: from now on its widgets are in the gallery (Specification B1).
  public func launch(_ app: String) async throws {
    try step(.appLaunched(try find(app).record.id))
    announce(.appsChanged)
  }

  /// The installed apps by name.
  public func apps() -> [App] { installed.values.map(app).sorted { $0.name < $1.name } }

  /// The kinds of an app in bundle order, with the families that this device offers.
  public func kinds(app: String) async throws -> [KindDescription] {
    let offered = Set(configuration.device.families.map(\.family))
    return try find(app).description.kinds.compactMap { kind in
      // Activities and controls have no place on a home screen.
      if kind.configuration == .activity || kind.configuration == .control { return nil }
      var kind = kind
      kind.families.removeAll { !offered.contains($0.name) }
      return kind
    }
  }

  /// The last lines that an app's extension printed, since the host started.
  public func log(app: String) throws -> [LogEntry] {
    clients[try find(app).record.id]?.log.entries ?? []
  }

  /// Asks for new timelines of a kind, or of every kind of an app (`WidgetCenter`, `almanac reload`); subject to budget (Specification C5).
  ///
  /// - Parameters:
  ///   - origin: who asks; decisions show it.
  ///   - foreground: the containing app is in the foreground, so the reload is free (Specification C8).
  public func reload(app: String, kind: String? = nil, origin: ReloadOrigin = .command, foreground: Bool = false) async throws {
    let known = try find(app)
    if let kind, !known.description.kinds.contains(where: { $0.kind == kind }) {
      throw HostError.unknownKind(kind, app: app, known: known.description.kinds.map(\.kind))
    }
    let id = known.record.id
    try step(.reloadRequested(kind.map { .kind($0, app: id) } ?? .app(id), origin: origin, foreground: foreground))
  }

  /// Answers what an extension, or a program of an app, asks of its host. Without an app all apps are meant.
  func answer(_ call: ExtensionCall, app: AppID?, origin: ReloadOrigin = .extension) -> HostAnswer? {
    switch call.call {
    case .reload(let reload):
      for id in app.map({ [$0] }) ?? installed.keys.sorted() {
        let target: ReloadTarget = reload.kind.isEmpty ? .app(id) : .kind(reload.kind, app: id)
        do {
          try step(.reloadRequested(target, origin: origin, foreground: false))
        } catch {
          logger.error("a reload that \(id) asks for cannot be kept: \(error)")
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
    // Recommendations are never kept: whoever shows them asks anew.
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

  /// Bundles that lie in the data folder but in no record, as after the loss of the database, are installed again.
  func recoverApps() async {
    let folder = configuration.appsFolder
    let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for url in found where url.pathExtension == "app" && installed[AppID(url.deletingPathExtension().lastPathComponent)] == nil {
      do {
        _ = try await install(bundle: url)
      } catch {
        logger.warning("\(url.lastPathComponent) lies in \(folder.path) but cannot be used: \(error)")
      }
    }
  }
}
