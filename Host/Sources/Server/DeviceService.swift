import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Host
import Store

/// The part of a device that the HTTP API uses. ``DeviceHost`` implements it; tests use a recorded device.
public protocol DeviceService: Sendable {
  var configuration: HostConfiguration { get }
  /// Why nothing is kept for now; nil: everything is kept.
  var readOnlyReason: String? { get }
  func checkHealth() async throws
  var settings: DeviceSettings { get async }
  func changeSettings(_ change: @Sendable (DeviceSettings) throws -> DeviceSettings) async throws
  /// The wallpaper that the person chose: of a device, or nil for all devices.
  func wallpaper(on device: String?) async -> WallpaperInfo?
  func wallpaperFile(on device: String?) async throws -> (file: Data, info: WallpaperInfo)
  func setWallpaper(_ file: Data, on device: String?) async throws
  func removeWallpaper(on device: String?) async throws

  func lockStatus() async throws -> LockStatus
  func lock() async throws
  func unlock(_ passcode: String) async throws
  func setPasscode(current: String?, new: String) async throws
  func removePasscode(current: String) async throws
  func resetPasscode() async throws

  func install(bundle: URL, sharing groups: Set<String>) async throws -> App
  func uninstall(_ app: String, keepsData: Bool) async throws
  func launch(_ app: String) async throws
  func apps() async -> [App]
  /// The file of an app's icon, and its tag; nil: the app has none.
  func icon(of app: String) async throws -> (file: Data, tag: String)?
  func log(of app: String) async throws -> [LogEntry]
  func kinds(app: String, device: String?, place: String?) async throws -> [KindDescription]
  func gallery(at choice: PlacementChoice, search: String) async throws -> [GalleryKind]
  func suggestions(at choice: PlacementChoice, search: String) async throws -> [Suggestion]

  func add(app: String, kind: String, family: WidgetFamilyValue, configuration: Data, at choice: PlacementChoice) async throws -> Instance
  func remove(_ instance: String) async throws
  func edit(_ instance: String, _ edit: WidgetEdit) async throws -> Instance
  /// Where the widgets of a slot would be after a change.
  func preview(_ instance: String, _ edit: WidgetEdit) async throws -> [String: GridPosition]
  func stacks() async -> [StackStatus]
  func stackStatus(_ id: String) async throws -> StackStatus
  func stack(_ instance: String, onto other: String) async throws -> Instance
  func unstack(_ instance: String, to position: GridPosition?) async throws -> Instance
  func pin(_ instance: String, _ isPinned: Bool) async throws
  func changeStack(_ id: String, order: [String]?, rotates: Bool?) async throws -> StackStatus
  func turnStack(_ id: String, to instance: String) async throws -> StackStatus
  func removeStack(_ id: String) async throws
  func undoSteps() async -> [UndoStep]
  func undo(_ step: UInt64?) async throws -> UndoStep
  /// The time on the device's clock.
  var currentDate: Date { get async }
  func instances() async -> [Instance]
  func timeline(_ instance: String, at date: Date?) async throws -> InstanceTimeline
  func decisions(_ instance: String, limit: Int) async throws -> [Decision]
  func content(_ instance: String, presentation: Presentation?, at date: Date?) async throws -> ShownContent
  func tap(_ instance: String, _ tap: Tap) async throws -> TapAnswer
  func tapRecord(_ instance: String, key: String) async throws -> TapRecord
  func open(_ instance: String, _ request: OpenRequest) async throws -> OpenAnswer
  func linkConfirmations() async -> [LinkConfirmation]
  func revokeLinkConfirmation(_ id: String) async throws
  func reload(app: String, kind: String?, origin: ReloadOrigin, foreground: Bool) async throws

  func configuration(of instance: String) async throws -> InstanceConfiguration
  func configure(_ instance: String, _ change: ConfigurationChange, revisions: Set<String>?) async throws -> InstanceConfiguration
  func undoConfiguration(_ instance: String, revisions: Set<String>?) async throws -> InstanceConfiguration
  func form(of subject: ConfigurationSubject, draft: Data?, family: WidgetFamilyValue?) async throws -> ConfigurationForm
  func options(
    of subject: ConfigurationSubject, parameter: String, search: String, draft: Data?, family: WidgetFamilyValue?
  ) async throws -> OptionList
  func recommendations(app: String, kind: String) async throws -> [Recommendation]
  /// The picture beside an option that was listed lately.
  func optionImage(app: String, id: String, scheme: ColorSchemeValue?, scale: Double?) async throws -> RenderedImage

  /// How a widget is shown in its place, and whether its background cannot be removed.
  func shown(_ instance: String, appearance: String?) async throws -> ShownWidget
  /// How a kind is shown in the gallery for a place, and whether its background cannot be removed.
  func shown(app: String, kind: String, family: WidgetFamilyValue, at choice: PlacementChoice, appearance: String?) async throws -> ShownWidget
  func image(
    _ instance: String, presentation: Presentation, scale: Double?, at date: Date?, over behind: BackdropChoice?, taps: TapsUnderWay?
  ) async throws -> RenderedImage
  /// How a widget's picture changes from what a client shows to what is current.
  func transition(_ instance: String, presentation: Presentation, _ request: TransitionRequest) async throws -> ShownTransition
  func transitionLayer(_ instance: String, _ index: Int, presentation: Presentation, _ request: TransitionRequest) async throws -> RenderedImage
  func galleryImage(
    app: String, kind: String, family: WidgetFamilyValue, configuration: Data, at choice: PlacementChoice, presentation: Presentation, scale: Double?
  ) async throws -> RenderedImage

  func liveActivities(on device: String?) async throws -> [ShownActivity]
  func activityImage(
    _ id: String, family: String, on device: String?, scheme: ColorSchemeValue?, scale: Double?, taps: TapsUnderWay?
  ) async throws -> RenderedImage
  func activityContent(_ id: String, family: String, on device: String?, scheme: ColorSchemeValue?) async throws -> ShownContent
  func activityTransition(
    _ id: String, family: String, on device: String?, scheme: ColorSchemeValue?, _ request: TransitionRequest
  ) async throws -> ShownTransition
  func activityTransitionLayer(
    _ id: String, _ index: Int, family: String, on device: String?, scheme: ColorSchemeValue?, _ request: TransitionRequest
  ) async throws -> RenderedImage
  func tapActivity(_ id: String, _ tap: Tap) async throws -> TapAnswer
  func activityTapRecord(_ id: String, key: String) async throws -> TapRecord
  func openActivity(_ id: String, _ request: OpenRequest) async throws -> OpenAnswer
  /// The apps that have live activities, with whether they may start them.
  func liveActivityApps() async -> [(app: String, isAllowed: Bool)]
  func endActivity(_ id: String) async throws
  func dismissActivity(_ id: String) async throws
  func push(_ message: PushMessage, token: Data) async throws

  func events() async -> AsyncStream<HostEvent>

  func locationStatus() async -> LocationStatus
  func setLocation(_ source: LocationSource) async throws
  func location(of app: String) async throws -> AppLocation
  func changeLocation(of app: String, _ change: @Sendable (LocationPermission) throws -> LocationPermission) async throws
  func askForLocation(app: String) async throws
  func answerLocation(_ choice: LocationChoice, for app: String) async throws

  func show(on viewer: String, _ instances: [String], isUsed: Bool?, for seconds: TimeInterval?) async throws
  func recordView(of instance: String, for seconds: TimeInterval) async throws
  func leave(viewer: String) async throws
  func connect(viewer: String) async throws
  func disconnect(viewer: String) async
  func currentViewers() async -> [Viewer]
  func report(_ event: DeviceEvent) async throws
  func status() async -> DeviceStatus
  func day(of instance: String, _ day: String?) async throws -> InstanceDay
  func metrics() async -> [MetricFamily]
  func why(_ instance: String, limit: Int) async throws -> InstanceReasons
}

extension DeviceHost: DeviceService {
  public func image(
    _ instance: String, presentation: Presentation, scale: Double?, at date: Date?, over behind: BackdropChoice?, taps: TapsUnderWay?
  ) async throws -> RenderedImage {
    try await image(instance, presentation: presentation, scale: scale, at: date, masked: true, over: behind, taps: taps)
  }

  public func galleryImage(
    app: String, kind: String, family: WidgetFamilyValue, configuration: Data, at choice: PlacementChoice, presentation: Presentation, scale: Double?
  ) async throws -> RenderedImage {
    try await galleryImage(
      app: app, kind: kind, family: family, configuration: configuration, at: choice, presentation: presentation, scale: scale, masked: true)
  }
}
