import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacTransitions
import AlmanacWireSchema
import Foundation
import Reports
import Store
import Testing

@testable import Host
@testable import Server

/// A device with fixed replies that records the calls it gets.
actor RecordedDevice: DeviceService {
  nonisolated let configuration: HostConfiguration
  nonisolated let readOnlyReason: String?
  var settings = DeviceSettings(timeZone: "UTC")
  var installed: [App] = []
  var widgets: [Instance] = []
  var offered: [String: [KindDescription]] = [:]
  var list = DisplayList()
  var failure: (any Error)?
  var nextChange: Date?
  private(set) var calls: [String] = []
  var activities: [ShownActivity] = []
  var pushFailure: PushError?
  /// Whether pictures wait until their requests are cancelled.
  private var picturesWait = false
  /// Pictures that wait, and requests for pictures that were cancelled.
  private(set) var (picturesWaiting, picturesCancelled) = (0, 0)
  private var viewers: [String: [String]] = [:]
  private var continuation: AsyncStream<HostEvent>.Continuation?

  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  init(readOnlyReason: String? = nil) {
    self.readOnlyReason = readOnlyReason
    configuration = HostConfiguration(dataFolder: URL(fileURLWithPath: "/nowhere", isDirectory: true), clock: .frozen(Self.now))
  }

  /// A device with the app Weather, launched, and one widget of it.
  static func withWeather(launched: Bool = true) async throws -> RecordedDevice {
    let device = RecordedDevice()
    try await device.addWeather(launched: launched)
    return device
  }

  private func addWeather(launched: Bool) throws {
    let bundle = try TestBundle.weather()
    installed = [App(name: "Weather", bundle: bundle, displayName: bundle.displayName, isLaunched: launched, installed: Self.now)]
    offered["Weather"] = [
      .with {
        $0.kind = "Forecast"
        $0.displayName = "Forecast"
        $0.description_p = "The coming hours."
        $0.families = [.systemSmall, .systemMedium]
        $0.disfavoredLocations = ["standBy:systemSmall", "carPlay:systemMedium", "homeScreen:systemLarge"]
        $0.configuration = .appIntent
        $0.parameters = [
          .with {
            $0.name = "city"
            $0.title = "City"
            $0.type = "string"
            $0.defaultValue = Data(#""Oslo""#.utf8)
          },
          .with {
            $0.name = "unit"
            $0.title = "Unit"
            $0.type = "enum"
            $0.options = [
              .with {
                $0.identifier = "metric"
                $0.title = "Metric"
              }
            ]
          },
        ]
      }
    ]
    widgets = [widget("w1")]
  }

  private func widget(_ id: String, in placement: Placement? = nil) -> Instance {
    Instance(
      id: id, app: "Weather", kind: "Forecast", family: .systemSmall, device: configuration.device.id,
      placement: placement ?? Placement(of: "systemSmall", on: configuration.device), configuration: Data(#"{"city":"Oslo"}"#.utf8), added: Self.now,
      stage: .timeline, list: id == "w1" ? ListPlace(index: 1, count: 2, onlyWhileRelevant: true) : nil)
  }

  func fail(_ error: any Error) { failure = error }
  func recover() { failure = nil }
  private(set) var healthChecks = 0
  func checkHealth() throws {
    healthChecks += 1
    if let failure { throw failure }
  }
  func show(_ list: DisplayList) { self.list = list }
  func change(at date: Date?) { nextChange = date }
  func emit(_ event: HostEvent) { continuation?.yield(event) }
  var isFollowed: Bool { continuation != nil }

  func note(_ what: String) throws {
    calls.append(what)
    if let failure { throw failure }
  }

  func changeSettings(_ change: @Sendable (DeviceSettings) throws -> DeviceSettings) throws {
    let settings = try change(settings)
    try note("update")
    self.settings = settings
  }
  private var wallpapers: [String?: (file: Data, info: WallpaperInfo)] = [:]
  func wallpaper(on device: String?) -> WallpaperInfo? { (wallpapers[device] ?? wallpapers[nil])?.info }
  func wallpaperFile(on device: String?) throws -> (file: Data, info: WallpaperInfo) {
    guard let wallpaper = wallpapers[device] ?? wallpapers[nil] else { throw WallpaperError.none }
    return wallpaper
  }
  func setWallpaper(_ file: Data, on device: String?) throws {
    try note("wallpaper of \(file.count) on \(device ?? "all")")
    wallpapers[device] = (file, WallpaperInfo(hash: Data(repeating: UInt8(truncatingIfNeeded: file.count), count: 32), width: 3, height: 2))
  }
  func removeWallpaper(on device: String?) throws {
    try note("no wallpaper on \(device ?? "all")")
    wallpapers[device] = nil
  }
  private(set) var isLocked = false
  private(set) var hasPasscode = false
  func lockStatus() throws -> LockStatus {
    LockStatus(
      isLocked: isLocked, hasPasscode: hasPasscode, hidesContent: settings.hidesContentWhileLocked, failures: 2, wait: 0.2,
      followsDesktop: settings.followsDesktopLock)
  }
  func lock() throws {
    try note("lock")
    isLocked = true
  }
  func unlock(_ passcode: String) throws {
    try note("unlock \(passcode)")
    isLocked = false
  }
  func setPasscode(current: String?, new: String) throws {
    try note("passcode \(current ?? "-") \(new)")
    hasPasscode = true
  }
  func removePasscode(current: String) throws {
    try note("remove passcode \(current)")
    hasPasscode = false
  }
  func resetPasscode() throws { try note("reset passcode") }
  func install(bundle: URL, sharing groups: Set<String>) throws -> App {
    try note("install \(bundle.path)\(groups.isEmpty ? "" : " sharing \(groups.sorted().joined(separator: ", "))")")
    return installed[0]
  }
  func uninstall(_ app: String, keepsData: Bool) throws { try note("uninstall \(app)\(keepsData ? " and keep its data" : "")") }
  func launch(_ app: String) throws { try note("launch \(app)") }
  func apps() -> [App] { installed }
  /// The icons of apps, by their names.
  private var icons: [String: (file: Data, tag: String)] = [:]
  func setIcon(_ file: Data, tag: String, of app: String) { icons[app] = (file, tag) }
  func icon(of app: String) throws -> (file: Data, tag: String)? {
    guard installed.contains(where: { $0.name == app }) else { throw HostError.unknownApp(app, known: installed.map(\.name)) }
    return icons[app]
  }
  func log(of app: String) throws -> [LogEntry] {
    guard installed.contains(where: { $0.name == app }) else { throw HostError.unknownApp(app, known: installed.map(\.name)) }
    return (1...3).map { LogEntry(number: $0, date: Date(timeIntervalSince1970: 1_800_000_000 + Double($0)), text: "line \($0)") }
  }
  func kinds(app: String, device: String?, place: String?) throws -> [KindDescription] {
    guard let kinds = offered[app] else { throw HostError.unknownApp(app, known: installed.map(\.name)) }
    return kinds
  }
  func gallery(at choice: PlacementChoice, search: String) throws -> [GalleryKind] {
    let words = GallerySearch(search)
    return installed.filter(\.isLaunched).flatMap { app in
      (offered[app.name] ?? []).map { GalleryKind(app: app.name, appName: app.displayName, kind: $0) }
        .filter { words.matches([$0.appName, $0.kind.displayName, $0.kind.description_p]) }
    }
  }
  func suggestions(at choice: PlacementChoice, search: String) throws -> [Suggestion] {
    try note((["suggestions", choice.device, choice.place, search].compactMap(\.self)).joined(separator: " "))
    return try gallery(at: choice, search: "").flatMap { kind in
      try recommendations(app: kind.app, kind: kind.kind.kind).map { Suggestion(kind: kind, recommendation: $0) }
    }
  }
  func add(app: String, kind: String, family: WidgetFamilyValue, configuration: Data, at choice: PlacementChoice) throws -> Instance {
    let named = [choice.device, choice.place, choice.slot, choice.onto, choice.position.map { "\($0.page),\($0.column),\($0.row)" }].compactMap(
      \.self)
    try note((["add", app, kind, family.name, String(decoding: configuration, as: UTF8.self)] + named).joined(separator: " "))
    let instance = widget("w\(widgets.count + 1)")
    widgets.append(instance)
    return instance
  }
  private var permissions: [String: LocationPermission] = [:]
  private var source = LocationSource.none
  func locationStatus() -> LocationStatus {
    let place = try? DeviceLocation(text: "52.52,13.4,50", date: Self.now)
    return LocationStatus(
      source: source, summary: "\(source == .none ? "no source of locations is set" : "a source")", location: source == .none ? nil : place,
      reason: source == .none ? "this device has no source of locations" : nil, apps: installed.compactMap { try? location(of: $0.name) })
  }
  func setLocation(_ source: LocationSource) throws {
    try note("location \(source)")
    self.source = source
  }
  func location(of app: String) throws -> AppLocation {
    guard installed.contains(where: { $0.name == app }) else { throw HostError.unknownApp(app, known: installed.map(\.name)) }
    return AppLocation(
      app: app, displayName: "The Weather", isDeclared: true, permission: permissions[app] ?? LocationPermission(), isAllowedOnce: false,
      asker: nil, programs: 0)
  }
  func changeLocation(of app: String, _ change: @Sendable (LocationPermission) throws -> LocationPermission) throws {
    let permission = try change(try location(of: app).permission)
    try note("location of \(app) \(permission.authorization) \(permission.isPrecise)")
    permissions[app] = permission
  }
  func askForLocation(app: String) throws { try note("ask location \(app)") }
  func answerLocation(_ choice: LocationChoice, for app: String) throws { try note("answer location \(app) \(choice)") }
  func remove(_ instance: String) throws {
    try note("remove \(instance)")
    try find(instance)
  }
  func edit(_ instance: String, _ edit: WidgetEdit) throws -> Instance {
    try note("edit \(instance) \(edit.family?.name ?? "-") \(edit.position.map { "\($0.page) \($0.column) \($0.row)" } ?? "-")")
    try find(instance)
    guard let index = widgets.firstIndex(where: { $0.id == instance }) else { throw HostError.unknownInstance(instance) }
    widgets[index].position = edit.position ?? widgets[index].position
    return widgets[index]
  }
  func preview(_ instance: String, _ edit: WidgetEdit) throws -> [String: GridPosition] {
    try note("preview \(instance) \(edit.family?.name ?? "-") \(edit.position.map { "\($0.page) \($0.column) \($0.row)" } ?? "-")")
    try find(instance)
    return [instance: edit.position ?? GridPosition(column: 0, row: 0)]
  }
  private(set) var steps: [UndoStep] = []
  func canUndo(_ step: UndoStep) { steps.insert(step, at: 0) }
  /// A stack of the first two widgets.
  private var stacked = StackStatus(
    id: "stack-1", instances: ["w1", "w2"], top: "w1", topSince: RecordedDevice.now, chosenAt: nil, rotates: true,
    heldUntil: RecordedDevice.now + 300,
    nextRotation: nil, relevances: [nil, RelevanceStanding(share: 0.5, score: 2, highest: 4, since: RecordedDevice.now)])
  func stacks() -> [StackStatus] { [stacked] }
  func stackStatus(_ id: String) throws -> StackStatus {
    guard id == stacked.id else { throw HostError.unknownStack(id) }
    return stacked
  }
  func stack(_ instance: String, onto other: String) throws -> Instance {
    try note("stack \(instance) onto \(other)")
    try find(instance)
    if instance == other { throw HostError.stackedOnItself(instance) }
    return widget(instance)
  }
  func unstack(_ instance: String, to position: GridPosition?) throws -> Instance {
    try note("unstack \(instance) \(position.map { "\($0.page) \($0.column) \($0.row)" } ?? "-")")
    try find(instance)
    return widget(instance)
  }
  func pin(_ instance: String, _ isPinned: Bool) throws {
    try note("pin \(instance) \(isPinned)")
    try find(instance)
  }
  func changeStack(_ id: String, order: [String]?, rotates: Bool?) throws -> StackStatus {
    try note("change \(id) \(order?.joined(separator: ",") ?? "-") \(rotates.map(String.init) ?? "-")")
    if let order, Set(order) != Set(stacked.instances) { throw HostError.wrongStackOrder(id, known: stacked.instances) }
    return try stackStatus(id)
  }
  func turnStack(_ id: String, to instance: String) throws -> StackStatus {
    try note("turn \(id) to \(instance)")
    guard stacked.instances.contains(instance) else { throw HostError.notInStack(instance) }
    return try stackStatus(id)
  }
  func removeStack(_ id: String) throws {
    try note("remove stack \(id)")
    _ = try stackStatus(id)
  }
  func undoSteps() -> [UndoStep] { steps }
  func undo(_ step: UInt64?) throws -> UndoStep {
    try note("undo \(step.map(String.init) ?? "-")")
    guard let newest = steps.first else { throw HostError.nothingToUndo }
    if let step, step != newest.id { throw HostError.undoIsStale(step) }
    return steps.removeFirst()
  }
  var currentDate: Date { Self.now }
  func instances() -> [Instance] { widgets }
  func timeline(_ instance: String, at date: Date?) throws -> InstanceTimeline {
    try note("timeline \(instance)")
    try find(instance)
    return InstanceTimeline(
      instance: widgets[0],
      entries: [
        .init(
          date: Self.now,
          relevance: .with {
            $0.score = 2; $0.duration = 60
          }, nextUpdate: nil),
        .init(date: Self.now.addingTimeInterval(3600.25), relevance: nil, nextUpdate: Self.now.addingTimeInterval(3601)),
      ],
      current: 0,
      policy: .with {
        $0.kind = .after; $0.date.seconds = Self.now.timeIntervalSince1970 + 7200
      },
      diagnostics: [
        .with {
          $0.severity = .warning; $0.name = "symbol.unknown"; $0.message = "No such symbol."; $0.place = "Image"; $0.file = "Weather/Face.swift";
          $0.line = 41
        },
        .with {
          $0.severity = .warning; $0.name = "kind.empty"; $0.message = "No kind."
        },
      ],
      created: Self.now, nextReload: Self.now.addingTimeInterval(7200), failure: nil)
  }
  func decisions(_ instance: String, limit: Int) throws -> [Decision] {
    try note("decisions \(instance) \(limit)")
    try find(instance)
    return [
      Decision(
        id: 7, at: Self.now, instance: InstanceID(rawValue: instance), trigger: .policyDate, rule: "policy.after", requirement: "C4",
        outcome: .granted,
        budgetBefore: 12, budgetAfter: 11)
    ]
  }
  func content(_ instance: String, presentation: Presentation?, at date: Date?) throws -> ShownContent {
    try find(instance)
    return ShownContent(list: list, date: date ?? configuration.clock.now, redaction: presentation?.redaction ?? .none)
  }
  func tap(_ instance: String, _ tap: Tap) throws -> TapAnswer {
    try find(instance)
    try note("tap \(instance) \(tap.key) \(tap.content) \(tap.path)")
    return TapAnswer(TapRecord(on: .widget(InstanceID(instance)), key: tap.key, date: configuration.clock.now, outcome: .performed))
  }
  func open(_ instance: String, _ request: OpenRequest) throws -> OpenAnswer {
    guard widgets.contains(where: { $0.id == instance }) else { throw HostError.unknownInstance(instance) }
    let subject =
      switch request.subject {
      case .shown(let content, let link): "\(content) \(link?.description ?? "-")"
      case .intent(let key): "tap \(key)"
      }
    try note("open \(instance) \(subject)\(request.confirms.map { " confirms \($0)" } ?? "")")
    guard request.confirms == nil else { return OpenAnswer(.opened, url: "weather://berlin", displayName: "The Weather") }
    var answer = OpenAnswer(.needsConfirmation, url: "weather://berlin", displayName: "The Weather")
    answer.question = LinkQuestion(
      id: "q1", app: "Weather", displayName: "The Weather", subject: .command("weather-app %u", program: "/usr/bin/weather-app"))
    return answer
  }
  func linkConfirmations() -> [LinkConfirmation] {
    [LinkConfirmation(id: "c1", app: "Weather", subject: .scheme("mailto"), date: configuration.clock.now)]
  }
  func revokeLinkConfirmation(_ id: String) throws {
    guard id == "c1" else { throw LinkError.unknownConfirmation(id) }
    try note("revoke \(id)")
  }
  func tapRecord(_ instance: String, key: String) throws -> TapRecord {
    try find(instance)
    guard key == "k1" else { throw TapError.unknown(key) }
    try note("tapped \(instance) \(key)")
    return TapRecord(on: .widget(InstanceID(instance)), key: key, date: configuration.clock.now, outcome: .performed)
  }
  func reload(app: String, kind: String?, origin: ReloadOrigin, foreground: Bool) throws {
    try note("reload \(app) \(kind ?? "*") \(origin.rawValue)")
  }
  func letPicturesWait() { picturesWait = true }

  func image(
    _ instance: String, presentation: Presentation, scale: Double?, at date: Date?, over behind: BackdropChoice?, taps: TapsUnderWay?
  ) async throws -> RenderedImage {
    if picturesWait {
      picturesWaiting += 1
      defer { picturesWaiting -= 1 }
      do {
        try await Task.sleep(for: .seconds(600))
      } catch {
        picturesCancelled += 1
        throw PainterError.cancelled
      }
    }
    let turned = taps.map { " tapped \($0.content) \($0.toggled.map(\.description).sorted().joined(separator: ","))" } ?? ""
    try note("image \(instance) \(Self.words(presentation, scale)) \(date.map(Timestamp.string) ?? "now")\(turned)")
    try find(instance)
    return picture(of: presentation)
  }
  func shown(_ instance: String, appearance: String?) throws -> ShownWidget {
    try find(instance)
    return try shown(in: "homeScreen", appearance: appearance)
  }
  func shown(app: String, kind: String, family: WidgetFamilyValue, at choice: PlacementChoice, appearance: String?) throws -> ShownWidget {
    try shown(in: choice.place ?? "homeScreen", appearance: appearance)
  }
  private func shown(in place: String, appearance: String?) throws -> ShownWidget {
    guard let place = configuration.device.place(named: place) else { throw HostError.unknownPlace(place, device: "phone", known: []) }
    let appearance = appearance.flatMap(place.appearance(named:)) ?? place.appearances[0]
    return ShownWidget(presentation: Presentation(appearance, colorScheme: settings.colorScheme == .dark ? .dark : .light), keepsBackground: false)
  }
  func galleryImage(
    app: String, kind: String, family: WidgetFamilyValue, configuration: Data, at choice: PlacementChoice, presentation: Presentation, scale: Double?
  ) throws -> RenderedImage {
    let configured = configuration.isEmpty ? [] : [String(decoding: configuration, as: UTF8.self)]
    try note(
      (["gallery", app, kind, family.name, Self.words(presentation, scale)] + [choice.place, choice.slot].compactMap(\.self) + configured)
        .joined(separator: " "))
    return picture(of: presentation)
  }
  func events() -> AsyncStream<HostEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: HostEvent.self)
    self.continuation = continuation
    return stream
  }

  func show(on viewer: String, _ instances: [String], isUsed: Bool?, for seconds: TimeInterval?) throws {
    try note("show \(viewer) \(instances.joined(separator: ",")) \(isUsed.map { "\($0)" } ?? "-") \(seconds.map { "\($0)" } ?? "-")")
    for instance in instances { try find(instance) }
    viewers[viewer] = instances
  }
  func recordView(of instance: String, for seconds: TimeInterval) throws {
    try note("view \(instance) \(seconds)")
    try find(instance)
  }
  func leave(viewer: String) throws {
    try note("leave \(viewer)")
    viewers[viewer] = nil
  }
  func connect(viewer: String) throws { try note("connect \(viewer)") }
  func disconnect(viewer: String) { calls.append("disconnect \(viewer)") }
  func currentViewers() -> [Viewer] {
    viewers.sorted { $0.key < $1.key }.map {
      Viewer(name: $0.key, instances: $0.value, isUsed: nil, isConnected: false, since: Self.now, remaining: 42.04)
    }
  }
  func report(_ event: DeviceEvent) throws { try note("tell \(event)") }
  func status() -> DeviceStatus {
    DeviceStatus(
      activity: .idle, isLocked: true, power: .battery, network: .metered, reportsViews: true, foreground: ["Weather"], sessions: [],
      notices: ["the database was empty; restored"])
  }
  func metrics() -> [MetricFamily] {
    var nasty = MetricFamily("test_total", .counter, "Back\\slash,\nline \"feed\".")
    nasty.add(3, [.init("kind", "a\"b\\c\r\nd"), .init("app", "ü")])
    nasty.add(0.25)
    var runs = MetricFamily("test_seconds", .histogram, "Runs.")
    var histogram = Histogram()
    for seconds in [0.004, 0.2, 99] { histogram.observe(seconds) }
    runs.add(histogram, [.init("app", "A")])
    return [nasty, runs, MetricFamily("empty", .gauge, "Nothing.")]
  }
  func why(_ instance: String, limit: Int) throws -> InstanceReasons {
    try note("why \(instance) \(limit)")
    try find(instance)
    var state = DeviceState(id: "phone")
    _ = state.apply(.instanceAdded("w1", app: "Weather", kind: "Forecast", family: "systemSmall"), now: Self.now)
    let attempt = try #require(state.instances["w1"]?.inFlight?.id)
    let timeline = TimelineSummary(archive: "a", entryDates: [Self.now], policy: .after(Self.now + 600))
    _ = state.apply(.timelineReceived("w1", attempt, timeline), now: Self.now)
    return try #require(InstanceReasons(of: "w1", in: state, at: Self.now, decisions: decisions(instance, limit: 1)))
  }
  func day(of instance: String, _ day: String?) throws -> InstanceDay {
    try note("day \(instance) \(day ?? "today")")
    try find(instance)
    let start = Date(timeIntervalSince1970: 1_799_971_200)
    return InstanceDay(
      instance: instance, day: "2027-01-15", timeZone: "UTC", start: start, end: start + 86_400, now: Self.now,
      entries: [.init(date: Self.now - 60, displayedAt: Self.now - 59), .init(date: Self.now + 3600, displayedAt: nil)],
      decisions: try decisions(instance, limit: 1), views: [.init(start: start + 60, end: start + 90), .init(start: Self.now - 5, end: nil)],
      budget: [.init(at: start, tokens: 1.23456, capacity: 12), .init(at: Self.now, tokens: 3, capacity: 12)],
      conditions: [DeviceCondition(at: start - 9, activity: .asleep, isLocked: true, power: .external, network: .offline)])
  }

  private func picture(of presentation: Presentation) -> RenderedImage {
    let name = presentation.colorScheme == .dark ? "dark" : "light"
    return RenderedImage(png: Data("picture in \(name)".utf8), etag: name, nextChange: nextChange, width: 158, height: 158)
  }
  var plan = TransitionPlan.cut(SizeValue(width: 158, height: 158))
  func change(as plan: TransitionPlan) { self.plan = plan }
  func transition(_ instance: String, presentation: Presentation, _ request: TransitionRequest) throws -> ShownTransition {
    try find(instance)
    try note(
      "transition \(instance) \(request.from) \(Self.words(presentation, request.scale)) \(request.toggled.map { "toggled \($0.count)" } ?? "-")")
    return ShownTransition(from: request.from, to: "b.0", plan: plan, outline: .continuous(radius: 22))
  }
  func transitionLayer(_ instance: String, _ index: Int, presentation: Presentation, _ request: TransitionRequest) throws -> RenderedImage {
    try find(instance)
    try note("layer \(index) \(instance) \(request.from) \(request.to ?? "-")")
    guard request.to == "b.0" else { throw TransitionError.outdated }
    guard plan.layers.indices.contains(index) else { throw TransitionError.noLayer(index, count: plan.layers.count) }
    return RenderedImage(png: Data("layer \(index)".utf8), etag: "layer\(index)", nextChange: nil, width: 10, height: 10)
  }
  func find(_ id: String) throws {
    guard widgets.contains(where: { $0.id == id }) else { throw HostError.unknownInstance(id) }
  }
  private static func words(_ presentation: Presentation, _ scale: Double?) -> String {
    let background = presentation.background == .removed ? " bare" : ""
    return "\(presentation.colorScheme) \(presentation.renderingMode) \(presentation.luminance) \(presentation.redaction)\(background)"
      + " @\(scale.map { "\($0)" } ?? "-")"
  }

  func record(_ call: String) { calls.append(call) }
}
