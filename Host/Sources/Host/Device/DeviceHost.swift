import WireSchema
import Foundation
import Logging
import Profiles
import Scheduler
import Store

/// One device and everything that runs for it: apps, instances, extension processes, the scheduler and its wake-ups.
///
/// All requests of viewers go through this actor. It feeds the scheduler (a pure reducer) with what happens, keeps what follows
/// in the store, and only then performs and announces it; so whatever anybody has seen is found again after a crash.
/// Nothing runs while nothing is due.
///
/// ```swift
/// let host = try DeviceHost(configuration: HostConfiguration(dataFolder: folder))
/// try await host.start()
/// let app = try await host.install(bundle: url)
/// try await host.launch(app.name)
/// let widget = try await host.add(app: app.name, kind: "Forecast", family: .systemSmall)
/// ```
public actor DeviceHost {
  public nonisolated let configuration: HostConfiguration
  /// What had to be mended when the data folder was opened, a line each.
  public nonisolated let notices: [String]

  let folder: DataFolder
  var store: DeviceStore { folder.store }
  let profile: ReloadProfile
  let logger = Logger(label: "almanac.host")
  let gate: AsyncSemaphore

  /// The scheduler's state, as last committed.
  var state: DeviceState
  var records: [InstanceID: InstanceRecord] = [:]
  var installed: [AppID: InstalledApp] = [:]
  var clients: [AppID: ExtensionClient] = [:]
  /// Timeline requests under way.
  var attempts: [InstanceID: (id: AttemptID, task: Task<Void, Never>)] = [:]
  /// How the newest attempt failed, while no later one succeeded.
  var failures: [InstanceID: String] = [:]
  var currentSettings: DeviceSettings
  let pictures: PictureCache
  var galleryArchives: [GalleryKey: Task<TimelineArchive, any Error>] = [:]
  var isRunning = false
  /// Who has what in sight.
  var viewers = Viewers()
  /// Ends views that were told for a while only.
  var leaseTimer: Task<Void, Never>?
  /// The newest budgets that were kept for the chart of the day.
  var samples: [InstanceID: BudgetMark] = [:]
  var counters = HostCounters()
  /// Seconds by which the clock has been set since the start: what tests do in place of setting the machine's.
  var clockShift: TimeInterval = 0
  /// The clock at the newest step, beside one that nobody sets.
  var lastStep: (wall: Date, steady: ContinuousClock.Instant)?
  /// Events that the reducer was given since the start; what a test of idleness counts.
  var steps = 0

  private var wakeTimer: WakeTimer?
  private var companions: CompanionSocket?
  private var subscribers: [UUID: AsyncStream<HostEvent>.Continuation] = [:]

  /// An app as it was found on disk.
  struct InstalledApp {
    var record: AppRecord
    let bundle: AppBundle
    var description: ExtensionDescription
  }

  /// Takes the data folder for itself and opens its store; ``start()`` sets it going.
  ///
  /// - Parameter profile: the figures of the reload engine.
  /// - Throws: ``HostError`` or `StoreError`, each one clear line.
  public init(configuration: HostConfiguration, profile: ReloadProfile = .standard) throws {
    self.configuration = configuration
    self.profile = profile
    let folder = try DataFolder(configuration)
    self.folder = folder
    gate = AsyncSemaphore(places: configuration.limits.concurrentExtensions)
    pictures = PictureCache(bytes: 16 << 20)
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

  /// Begins to wake for what is due and to listen to companion commands.
  public func start() async throws {
    guard !isRunning else { return }
    isRunning = true
    wakeTimer = WakeTimer { [weak self] in
      guard let self else { return }
      Task { await self.wake() }
    }
    companions = CompanionSocket(file: configuration.socketFile, logger: logger) { [weak self] call in
      await self?.answer(call, app: nil, origin: .app)
    }
    companions?.open()
    for app in installed.keys.sorted() where state.apps[app] == nil { try step(.appInstalled(app)) }
    for app in installed.values.sorted(by: { $0.record.id < $1.record.id }) where state.apps[app.record.id]?.traits != app.bundle.traits {
      try step(.appDescribed(app.record.id, app.bundle.traits))
    }
    try forgetMoment()
    try step(.hostStarted)
    await recoverApps()
  }

  /// Lets one act be done on the device without bringing it to life: nothing is woken, no timeline is asked for because time
  /// has passed, and no companion is heard. ``stop()`` ends it.
  public func open() async {
    isRunning = true
    await recoverApps()
  }

  /// Ends every extension process and gives up waking. The data folder is free when the host itself is gone.
  public func stop() async {
    leaveViewers()
    isRunning = false
    wakeTimer = nil
    companions?.close()
    companions = nil
    let running = attempts.values.map(\.task)
    running.forEach { $0.cancel() }
    for task in running { await task.value }
    for client in clients.values { await client.close() }
    clients = [:]
    subscribers.values.forEach { $0.finish() }
    subscribers = [:]
  }

  /// What happens on the device from now on, for one subscriber. One that does not keep up misses the oldest.
  public func events() -> AsyncStream<HostEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: HostEvent.self, bufferingPolicy: .bufferingNewest(256))
    guard isRunning else {
      continuation.finish()
      return stream
    }
    let id = UUID()
    subscribers[id] = continuation
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      Task { await self.unsubscribe(id) }
    }
    return stream
  }

  private func unsubscribe(_ id: UUID) { subscribers[id] = nil }

  func announce(_ event: HostEvent) { subscribers.values.forEach { $0.yield(event) } }

  func setWake(_ date: Date?) { wakeTimer?.set(date.flatMap { configuration.clock.machineDate($0.addingTimeInterval(-clockShift)) }) }

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
