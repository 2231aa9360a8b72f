import Archive
import Foundation

/// One device and everything that runs for it: apps, instances, extension processes, the scheduler and its wake-ups.
///
/// All requests of surfaces go through this actor. Dates are instants; pictures are made on demand and cached until they change.
public actor DeviceHost {
  public nonisolated let configuration: HostConfiguration

  /// Takes the data folder for itself, opens its store and is ready to ``start()``.
  public init(configuration: HostConfiguration) throws { self.configuration = configuration }

  /// Begins to wake for what is due and to listen to companion commands.
  public func start() async throws { throw HostError.notRunning }
  /// Ends every extension process and gives the data folder back.
  public func stop() async {}

  public func install(bundle: URL) async throws -> App { throw HostError.notRunning }
  public func uninstall(_ app: String) async throws { throw HostError.notRunning }
  /// The containing app was opened: from now on its widgets are in the gallery (row B1).
  public func launch(_ app: String) async throws { throw HostError.notRunning }
  public func apps() -> [App] { [] }

  /// The kinds of an app in bundle order, with the families that this device offers.
  public func kinds(app: String) async throws -> [KindDescription] { throw HostError.notRunning }

  /// Adds a widget: placeholder, then snapshot, then timeline (row B3). Returns as soon as the instance is stored.
  public func add(app: String, kind: String, family: WidgetFamilyValue, configuration: Data = Data()) async throws -> Instance {
    throw HostError.notRunning
  }
  /// Removes a widget; a running refresh is cancelled (row B6).
  public func remove(_ instance: String) async throws { throw HostError.notRunning }
  public func instances() -> [Instance] { [] }

  public func timeline(_ instance: String, at date: Date? = nil) throws -> InstanceTimeline { throw HostError.notRunning }

  /// Asks for new timelines of a kind, or of every kind of an app (`WidgetCenter`, `almanac reload`); subject to budget (row C5).
  public func reload(app: String, kind: String? = nil) async throws { throw HostError.notRunning }

  public var settings: DeviceSettings { DeviceSettings() }
  public func update(_ settings: DeviceSettings) async throws { throw HostError.notRunning }

  /// What happens on the device from now on, for one subscriber.
  public func events() -> AsyncStream<HostEvent> { AsyncStream { $0.finish() } }

  /// The last lines that an app's extension printed.
  public func log(app: String) throws -> [LogEntry] { throw HostError.notRunning }
}
