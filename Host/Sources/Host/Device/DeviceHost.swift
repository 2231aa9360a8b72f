import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import Logging
import Store

/// One device: its apps and widgets, the scheduler that decides on reloads, and the wake-ups.
///
/// Every event passes through this actor. It applies the event to the scheduler (a pure reducer), commits the result to the store in one
/// transaction, and only then performs and announces the effects. So everything that was announced survives a crash.
/// Nothing runs while nothing is due.
///
/// Separate types handle pictures, history, viewers and extension processes; this actor calls them.
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
  /// The repairs that were made when the data folder was opened, one line each.
  public nonisolated let notices: [String]

  /// Apps that were to be installed and could not be, by name, each with the reason.
  var notInstalled: [String: String] = [:]

  /// Why nothing is kept for now, because the disk is full or read-only; nil: everything is kept.
  public nonisolated var readOnlyReason: String? { folder.readOnlyReason }

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
  private var locationTimer: WakeTimer?
  private var activityTimer: WakeTimer?
  private(set) var companions: CompanionSocket?
  var reloadCalls: ReloadCalls
  /// Gives ``reloadCalls`` to the scheduler; nil: none waits.
  var reloadCallsTask: Task<Void, Never>?

  // MARK: The device
  /// The scheduler's last committed state.
  var state: DeviceState
  var records: [InstanceID: InstanceRecord] = [:]
  var installed: [AppID: InstalledApp] = [:]
  var currentSettings: DeviceSettings
  /// The wallpapers that the person chose, by device; the empty name stands for all others.
  var wallpapers: [String: WallpaperInfo]
  /// Asks apps for their descriptions in the device's language; nil: never asked.
  var describing: Task<Void, Never>?
  /// Extensions that are being ended.
  var closings: [UUID: Task<Void, Never>] = [:]
  /// Timeline requests under way.
  var attempts: [InstanceID: (id: AttemptID, task: Task<Void, Never>)] = [:]
  /// How the newest attempt of a widget failed, until one succeeds.
  var failures: [InstanceID: String] = [:]
  /// Lists of options that forms show at present.
  var optionLists = OptionLists()
  /// What was configured before the last change of a widget's configuration in this run.
  var formerParameters: [InstanceID: [ParameterRecord]] = [:]
  /// Taps under way.
  var taps = TapQueue()
  /// What can be tapped of lists that were shown a moment ago.
  var shownActions = ShownActions()
  /// What the pictures that clients fetched last are drawn from.
  let shownPictures = ShownPictures()
  /// The newest plans of changes from one picture to the next.
  var transitionPlans = LRUCache<TransitionKey, TransitionPlan>(capacity: 16)
  /// The device's location and who may know it (Specification E1).
  var location: LocationState
  /// Which apps are in use, and by whom that was reported (Specification C8).
  var appUse = AppUse()
  /// When widgets are relevant besides their entries (Specification B5).
  var relevance = RelevanceState()
  /// What taps may open (Specification B7).
  var links: LinkState
  /// The programs that taps have started.
  let programs = StartedPrograms()
  var isRunning = false
  /// Whose answers are being read; nil: the folder cannot be written.
  let marks: ReadingMarks?
  /// Who is not asked for a while, because an earlier host ended while it read an answer.
  var heldBack: [String: HeldBack]

  // MARK: Live activities and pushes
  var activities = LiveActivities()
  var activityDevices = ActivityDevices()
  var pushTokens: PushTokens
  /// Limits the rate of pushes with all valid tokens together.
  var pushRate: RateLimit
  /// Limits the rate of pushes with tokens that nobody has issued, or that have expired.
  var guessRate: RateLimit
  /// Limits the rate of pushes with all tokens of an app.
  var appPushRates: [AppID: RateLimit] = [:]
  /// Hash values of the tokens and widgets that apps' push handlers were last notified of. The requests themselves have the widgets' configurations, which
  /// a locked host does not keep in memory.
  var toldTokens: [AppID: Int] = [:]
  /// Push handlers that are being notified of their tokens, with the number of the newest notification.
  var tellings: [AppID: (number: Int, task: Task<Void, Never>)] = [:]
  var tellingCount = 0

  // MARK: Editing
  var undoJournal: UndoJournal
  /// Forgets what can no longer be undone.
  var undoExpiry: Task<Void, Never>?
  /// Positions of widgets of earlier versions that are not stored yet.
  var unstoredPositions: [InstanceID: GridPosition] = [:]

  // MARK: The lock
  /// When the next passcode is taken, on a clock that is never set; nil: now.
  var passcodeDeadline: ContinuousClock.Instant?
  /// The apps of which configurations are kept encrypted until the next unlock.
  var sealedApps: Set<AppID> = []
  /// Passcodes are tried one at a time.
  let passcodeTurn = AsyncSemaphore(limit: 1)

  /// Follows the desktop's session while a setting asks for it.
  var desktopLock: DesktopLock?
  /// Why the session cannot be followed; nil: it can, or need not.
  var desktopLockFault: String?

  // MARK: Time
  /// Seconds by which tests have shifted the clock since the start, because they cannot set the machine's clock.
  var clockShift: TimeInterval = 0
  /// The time of the newest event on the wall clock and on a clock that is never set.
  var lastEventTime: (wall: Date, monotonic: ContinuousClock.Instant)?
  /// When the host wakes next; nil: never.
  private(set) var nextWake: Date?
  /// Events that the scheduler has processed since the start.
  var processedEvents = 0

  /// An installed app with its bundle and its extension's description.
  struct InstalledApp {
    var record: AppRecord
    let bundle: AppBundle
    var description: ExtensionDescription
    /// The app's name in the language of its description.
    var displayName: String { description.appName.allSatisfy(\.isWhitespace) ? bundle.displayName : description.appName }
  }

  /// Locks the data folder for this process and opens its store. ``start()`` starts the device.
  ///
  /// - Parameter profile: the constants of the reload engine.
  /// - Throws: ``HostError`` or `StoreError`, each with a one-line description.
  public init(configuration: HostConfiguration, profile: ReloadProfile = .standard) throws {
    self.configuration = configuration
    self.profile = profile
    let folder = try DataFolder(configuration)
    self.folder = folder
    extensions = ExtensionClients(configuration: configuration)
    archives = ArchiveReader(store: folder.store)
    renderer = PictureRenderer(configuration: configuration) { [logger] in logger.warning("\($0)") }
    history = HistoryRecorder(profile: profile)
    undoJournal = UndoJournal(configuration.editing)
    reloadCalls = ReloadCalls(limits: configuration.serviceLimits)
    pushTokens = PushTokens(try folder.store.pushTokens())
    pushRate = RateLimit(burst: configuration.activities.pushBurst, perSecond: configuration.activities.pushesPerSecond)
    guessRate = pushRate
    let id = DeviceID(configuration.device.id)
    state = try folder.store.device(id) ?? DeviceState(id: id)
    let settings = try folder.store.setting(Self.settingsKey).flatMap { try? JSONDecoder().decode(DeviceSettings.self, from: $0) }
    currentSettings = settings ?? DeviceSettings()
    wallpapers = try folder.store.wallpapers()
    var notices = folder.notices
    marks = folder.readOnlyReason == nil ? ReadingMarks(in: configuration.dataFolder) : nil
    heldBack = Self.heldBack(marks, at: configuration.clock.now, limits: configuration.limits)
    notices += Self.notices(heldBack)
    do {
      location = try LocationState(stored: try folder.store.setting(Self.locationKey))
      if let fault = location.player.fault { notices.append("the location is not known: \(fault)") }
    } catch let error as StoreError {
      throw error
    } catch {
      // Without the settings every app asks again.
      location = LocationState()
      notices.append("the location settings cannot be read, so no app may use location until it is allowed again: \(error)")
    }
    do {
      links = try LinkState(stored: try folder.store.setting(Self.linksKey))
    } catch let error as StoreError {
      throw error
    } catch {
      links = LinkState()
      notices.append("what links may open cannot be read, so it is asked again: \(error)")
    }
    for record in try folder.store.apps() {
      do {
        let bundle = try AppBundle.installed(at: record.bundle, in: configuration.appsFolder)
        if let fault = bundle.entitlementsFault {
          notices.append("the entitlements of \(record.id) cannot be read (\(fault)), so its data is treated as protected; install it again")
        }
        // Checked again, because the record may come from a backup that another person made.
        let description = try? DescriptionCheck(limits: configuration.limits).checked(ExtensionDescription(bounded: record.description))
        installed[record.id] = InstalledApp(record: record, bundle: bundle, description: description ?? ExtensionDescription())
      } catch {
        notices.append("the app \(record.id) cannot be used: \(error)")
      }
    }
    for record in try folder.store.instances(of: id) { records[record.id] = record }
    sealedApps = Set(records.values.filter(\.parameters.isSealed).map(\.app))
    unstoredPositions = Self.missingPositions(records, stacks: state.sortedStacks, on: configuration.device)
    for (id, position) in unstoredPositions { records[id]?.position = position }
    self.notices = notices
    let apps = installed
    try folder.store.protect(Set(try folder.store.apps().map(\.id).filter { apps[$0]?.bundle.traits.isProtected ?? true }))
    passcodeDeadline = Self.passcodeDeadline(after: try folder.store.passcodeFailures(), configuration.lock)
  }

  /// Starts the scheduled wake-ups and the socket for companion commands.
  ///
  /// - Throws: ``PainterFault/missing(_:)`` if there is nothing to paint pictures with; errors of the store.
  public func start() async throws {
    guard !isRunning else { return }
    try configuration.checkPainter()
    isRunning = true
    storeMissingPositions()
    wakeTimer = WakeTimer { [weak self] in
      guard let self else { return }
      Task { await self.wake() }
    }
    locationTimer = WakeTimer { [weak self] in
      guard let self else { return }
      Task { await self.locationWake() }
    }
    activityTimer = WakeTimer { [weak self] in
      guard let self else { return }
      Task { await self.activityWake() }
    }
    companions = CompanionSocket(file: configuration.socketFile, limits: configuration.serviceLimits, logger: logger) { [weak self] connection in
      Task { await self?.programEnded(connection) }
    } onCalls: { [weak self] calls, connection in
      await self?.handle(calls, of: connection) ?? []
    }
    companions?.open()
    for app in installed.keys.sorted() where state.apps[app] == nil { try process(.appInstalled(app)) }
    for app in installed.values.sorted(by: { $0.record.id < $1.record.id }) {
      let traits = traits(of: app.record.id, app.bundle)
      if state.apps[app.record.id]?.traits != traits { try process(.appDescribed(app.record.id, traits)) }
    }
    try startLocked()
    try endTapsOfLastRun()
    try endActivityOfLastRun()
    try process(stackRepairs() + listEvents() + [.hostStarted], configured: fittedConfigurations())
    await recoverApps()
    try startActivities()
    tellTokens()
    followDesktopLocation()
    followDesktopLock()
    restoreRelevantIntents()
    checkMovement()
    describeApps()
  }

  /// Whether wake-ups are scheduled: not while the host is open for a single command.
  var isScheduled: Bool { isRunning && wakeTimer != nil }

  /// Prepares the host for a single command, without a schedule: no wake-ups, no timeline requests because time has passed, no companion commands.
  /// ``stop()`` ends it.
  public func open() async {
    isRunning = true
    storeMissingPositions()
    do { try startLocked() } catch { logger.error("the lock cannot be recorded: \(error)") }
    await recoverApps()
  }

  /// Ends every extension process and all wake-ups. The data folder stays locked until the host is deallocated.
  public func stop() async {
    removeViewers()
    await stopActivities()
    isRunning = false
    wakeTimer = nil
    activityTimer = nil
    locationTimer = nil
    location.desktop = nil
    desktopLock = nil
    companions?.close()
    companions = nil
    location.programs = [:]
    links.companions = [:]
    appUse = AppUse()
    reloadCallsTask?.cancel()
    reloadCallsTask = nil
    undoExpiry?.cancel()
    undoJournal = UndoJournal(configuration.editing)
    describing?.cancel()
    await describing?.value
    let running = attempts.values.map(\.task)
    running.forEach { $0.cancel() }
    for task in running { await task.value }
    let tapping = taps.tasks
    tapping.forEach { $0.cancel() }
    for task in tapping { _ = await task.value }
    relevance.questions.values.forEach { $0.cancel() }
    await stopTelling()
    for client in extensions.removeAll() { await client.close() }
    for closing in closings.values { await closing.value }
    gallery.forget()
    await renderer.close()
    store.settle()
    broadcast.finish()
  }

  /// Returns a stream of the device's changes from now on, for one subscriber. A subscriber that does not keep up loses the oldest events.
  public func events() -> AsyncStream<HostEvent> {
    guard isRunning else { return AsyncStream { $0.finish() } }
    return broadcast.subscribe()
  }

  /// Refuses a change that would be lost with this process.
  func checkWritable() throws {
    if let reason = readOnlyReason { throw HostError.readOnly(reason) }
  }

  func announce(_ event: HostEvent) {
    broadcast.send(event)
    switch event {
    // What a program may know about the location may have changed.
    case .locationChanged, .appsChanged, .conditionsChanged, .lockChanged: companions?.refresh()
    default: break
    }
    switch event {
    case .lockChanged(let isLocked):
      isLocked ? lockActivities() : unlockActivities()
      // Protected apps were not asked while the device was locked.
      if !isLocked { describeApps() }
    case .instancesChanged, .appsChanged: tellTokens()
    default: break
    }
  }

  /// Sets when a live activity's phase changes next, on the device's clock; nil: never.
  func setActivityWake(_ date: Date?) {
    activityTimer?.set(date.flatMap { configuration.clock.machineDate($0.addingTimeInterval(-clockShift)) })
  }

  /// Sets the next wake-up to `date` on the device's clock, in place of any earlier one; nil: none.
  func setWake(_ date: Date?) {
    nextWake = date
    wakeTimer?.set(date.flatMap { configuration.clock.machineDate($0.addingTimeInterval(-clockShift)) })
  }

  /// Sets when the device will have moved far, on its clock, in place of any earlier date; nil: not foreseeable.
  func setLocationWake(_ date: Date?) {
    locationTimer?.set(date.flatMap { configuration.clock.machineDate($0.addingTimeInterval(-clockShift)) })
  }

  private func locationWake() {
    if isRunning { checkMovement() }
  }

  /// The device's clock.
  var now: Date { configuration.clock.now.addingTimeInterval(clockShift) }

  static let settingsKey = "device.settings"
}

extension ExtensionClock {
  /// Returns the time on the machine's clock at which this clock shows `date`; nil: never.
  func machineDate(_ date: Date) -> Date? {
    switch self {
    case .system: date
    case .frozen(let now): date <= now ? Date() : nil
    case .offset(let seconds): date.addingTimeInterval(-seconds)
    }
  }
}
