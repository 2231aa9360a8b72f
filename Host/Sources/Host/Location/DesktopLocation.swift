import AlmanacProfiles
import Foundation
import SystemBus

/// The location from the desktop's location service: GeoClue 2, over the system bus.
///
/// The service asks the desktop's user, or its configuration, whether this program may have it.
final class DesktopLocation: Sendable {
  private let watcher: BusWatcher

  /// Starts to follow the service.
  ///
  /// - Parameters:
  ///   - address: the system bus's address; nil: the usual one.
  ///   - retry: how long after a fault it is tried again, in seconds.
  ///   - report: called with each location and each fault, on another thread.
  init(
    address: String?, profile: LocationProfile, retry: TimeInterval = Profiles.desktop.retry, report: @escaping @Sendable (DevicePosition) -> Void
  ) throws(BusError) {
    watcher = try BusWatcher(
      address: address, retry: retry,
      follow: { bus, stop throws(BusError) in try Self.follow(bus, stop, profile, report) },
      failed: { report(.unknown("the desktop's location service cannot be used: \($0)")) })
  }

  private static func follow(
    _ bus: BusConnection, _ stop: Int32, _ profile: LocationProfile, _ report: @escaping @Sendable (DevicePosition) -> Void
  ) throws(BusError) {
    let manager = BusObject(service, "/org/freedesktop/GeoClue2/Manager")
    // The call starts the service where the desktop has one.
    let client = BusObject(service, try bus.call(manager, "org.freedesktop.GeoClue2.Manager", "GetClient").objectPath())
    try bus.require(service)
    try bus.set(client, clientInterface, "DesktopId", to: .string(name))
    try bus.set(client, clientInterface, "RequestedAccuracyLevel", to: .uint32(exact))
    try bus.set(client, clientInterface, "TimeThreshold", to: .uint32(UInt32(profile.desktopInterval)))
    let news = News()
    try bus.onSignal(of: client, clientInterface, "LocationUpdated") { message throws(BusError) in
      _ = try message.objectPath()
      report(try position(BusObject(service, try message.objectPath()), bus))
      news.arrived = true
    }
    try bus.call(client, clientInterface, "Start")
    while try bus.process(for: profile.desktopRefresh, stop: stop) {
      defer { news.arrived = false }
      if news.arrived { continue }
      // A device that does not move gets no news. The service measures again for a client that starts.
      try bus.call(client, clientInterface, "Stop")
      try bus.call(client, clientInterface, "Start")
    }
    try bus.call(client, clientInterface, "Stop")
  }

  private static func position(_ location: BusObject, _ bus: BusConnection) throws(BusError) -> DevicePosition {
    func number(_ name: String) throws(BusError) -> Double {
      try bus.property(location, "org.freedesktop.GeoClue2.Location", name, "d") { value throws(BusError) in try value.double() }
    }
    let seconds = try bus.property(location, "org.freedesktop.GeoClue2.Location", "Timestamp", "(tt)") { value throws(BusError) in
      try value.inside("r", "tt") { time throws(BusError) in Double(try time.uint64()) + Double(try time.uint64()) / 1e6 }
    }
    let (latitude, longitude, accuracy) = (try number("Latitude"), try number("Longitude"), try number("Accuracy"))
    do throws(HostError) {
      return .known(
        try DeviceLocation(latitude: latitude, longitude: longitude, accuracy: accuracy, date: Date(timeIntervalSince1970: seconds)))
    } catch {
      return .unknown("the desktop's location service gives an invalid one: \(error)")
    }
  }

  /// Written and read on the bus's thread alone.
  private final class News {
    var arrived = false
  }

  private static let service = "org.freedesktop.GeoClue2"
  private static let clientInterface = "org.freedesktop.GeoClue2.Client"
  /// The name that GeoClue's configuration has for this program.
  private static let name = "almanac"
  /// GeoClue's accuracy level for an exact location.
  private static let exact: UInt32 = 8
}
