import WireSchema
import Foundation
import Logging
import Profiles
import Scheduler
import Store

/// One device: its apps and widgets, the scheduler that decides on reloads, and the wake-ups.
///
/// Every event passes through this actor. It applies the event to the scheduler (a pure reducer), commits the result to the store in one
/// transaction, and only then performs and announces the effects; whatever anybody has been shown is found again after a crash.
/// Nothing runs while nothing is due.
///
/// Pictures, history, viewers and extension processes are values and classes of their own, which this actor calls.
///
/// ```swift
/// let host = try DeviceHost(configuration: HostConfiguration(dataFolder: folder))
/// try await host.start()
/// let app = try await host.install(bundle: url)
/// try await host.launch(app.name)
/// let widget = try await host.add(app: app.name, kind: "Forecast", family: .systemSmall)
/// ```
public actor DeviceHost {
  /// Folders, device, limits and clock of this host.
  public nonisolated let configuration: HostConfiguration
  /// What was repaired when the data folder was opened, a line each.
  public nonisolated let notices: [String]

  let folder: DataFolder
  var store: DeviceStore { folder.store }
  let profile: ReloadProfile
  let logger = Logger(label: "almanac.host")

  // MARK: Collaborators
  var extensions: ExtensionClients
  let archives: ArchiveReader
  let renderer: PictureRenderer
  let gallery = GallerySnapshots()
  var history: HistoryRecorder
  var viewers = Viewers()
  var leaseTimer = LeaseTimer()
  var diagnostics = DiagnosticsLog()
  var counters = HostCounters()
  private let broadcast = EventBroadcast()
  private var wakeTimer: WakeTimer?
  private var companions: CompanionSocket?

  // MARK: The device
  /// The scheduler's state, as last committed.
  var state: DeviceState
  var records: [InstanceID: InstanceRecord] = [:]
  var installed: [AppID: InstalledApp] = [:]
  var currentSettings: DeviceSettings
  /// Timeline requests under way.
  var attempts: [InstanceID: (id: AttemptID, task: Task<Void, Never>)] = [:]
  /// How the newest attempt of a widget failed, until one succeeds.
  var failures: [InstanceID: String] = [:]
  var isRunning = false

  // MARK: Time
  /// Seconds by which tests have set the clock since the start; they cannot set the machine's.
  var clockShift: TimeInterval = 0
  /// The clock at the newest event, beside one that is never set.
  var lastEventTime: (wall: Date, steady: ContinuousClock.Instant)?
  /// When the host wakes next by itself; nil = never.
  private(set) var nextWake: Date?
  /// Events that the scheduler has processed since the start.
  var processedEvents = 0

  /// An app as it was found on disk.
  struct InstalledApp {
    let record: AppRecord
    let bundle: AppBundle
    let description: ExtensionDescription
  }

  /// Locks the data folder for this process and opens its store. ``start()`` starts the device.
  ///
  /// - Parameter profile: the constants of the reload engine.
  /// - Throws: ``HostError`` or `StoreError`, each one clear line.
  public init(configuration: HostConfiguration, profile: ReloadProfile = .standard) throws {
    self.configuration = configuration
    self.profile = profile
    let folder = try DataFolder(configuration)
    self.folder = folder
    extensions = ExtensionClients(configuration: configuration)
    archives = ArchiveReader(store: folder.store)
    renderer = PictureRenderer(device: configuration.device)
    history = HistoryRecorder(profile: profile)
    let id = DeviceID(configuration.device.id)
    state = try folder.store.device(id) ?? DeviceState(id: id)
    let settings = try folder.store.setting(Self.settingsKey).flatMap { try? JSONDecoder().decode(DeviceSettings.self, from: $0) }
    currentSettings = settings ?? DeviceSettings()
    var notices = folder.notices
    for record in try folder.store.apps() {
      do {
        let bundle = try AppBundle(at: record.bundle)
        bundle.registerFonts()
        let description = (try? ExtensionDescription(serializedBytes: record.description)) ?? ExtensionDescription()
        installed[record.id] = InstalledApp(record: record, bundle: bundle, description: description)
      } catch {
        notices.append("the app \(record.id) cannot be used: \(error)")
      }
    }
    for record in try folder.store.instances(of: id) { records[record.id] = record }
    self.notices = notices
  }

  /// Starts to wake for what is due and to listen for companion commands.
  public func start() async throws {
    guard !isRunning else { return }
    isRunning = true
    wakeTimer = WakeTimer { [weak self] in
      guard let self else { return }
      Task { await self.wake() }
    }
    companions = CompanionSocket(file: configuration.socketFile, logger: logger) { [weak self] call in
      await self?.handle(call, app: nil, origin: .app)
    }
    companions?.open()
    for app in installed.keys.sorted() where state.apps[app] == nil { try process(.appInstalled(app)) }
    for app in installed.values.sorted(by: { $0.record.id < $1.record.id }) where state.apps[app.record.id]?.traits != app.bundle.traits {
      try process(.appDescribed(app.record.id, app.bundle.traits))
    }
    try endActivityOfLastRun()
    try process(.hostStarted)
    await recoverApps()
  }

  /// Prepares the host for a single command, without a schedule: it does not wake, requests no timeline because time has passed, and accepts no
  /// companion. ``stop()`` ends it.
  public func open() async {
    isRunning = true
    await recoverApps()
  }

  /// Ends every extension process and all wake-ups. The data folder stays locked until the host is deallocated.
  public func stop() async {
    removeViewers()
    isRunning = false
    wakeTimer = nil
    companions?.close()
    companions = nil
    let running = attempts.values.map(\.task)
    running.forEach { $0.cancel() }
    for task in running { await task.value }
    for client in extensions.removeAll() { await client.close() }
    broadcast.finish()
  }

  /// Returns what changes on the device from now on, for one subscriber. A subscriber that does not keep up loses the oldest events.
  public func events() -> AsyncStream<HostEvent> {
    guard isRunning else { return AsyncStream { $0.finish() } }
    return broadcast.subscribe()
  }

  func announce(_ event: HostEvent) { broadcast.send(event) }

  /// Wakes at `date` of the device's clock, in place of any earlier instant; nil: not at all.
  func setWake(_ date: Date?) {
    nextWake = date
    wakeTimer?.set(date.flatMap { configuration.clock.machineDate($0.addingTimeInterval(-clockShift)) })
  }

  /// The device's clock.
  var now: Date { configuration.clock.now.addingTimeInterval(clockShift) }

  static let settingsKey = "device.settings"
}

extension ExtensionClock {
  /// When the machine's clock reads what this one reads at `date`; nil = never.
  func machineDate(_ date: Date) -> Date? {
    switch self {
    case .system: date
    case .frozen(let now): date <= now ? Date() : nil
    case .offset(let seconds): date.addingTimeInterval(-seconds)
    }
  }
}
