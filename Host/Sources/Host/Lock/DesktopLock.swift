import AlmanacProfiles
import Foundation
import SystemBus

/// Whether the desktop's session is locked, from systemd-logind over the system bus.
final class DesktopLock: Sendable {
  private let watcher: BusWatcher

  /// Starts to follow the session of this process's user.
  ///
  /// - Parameters:
  ///   - address: the system bus's address; nil: the usual one.
  ///   - retry: how long after a fault it tries again, in seconds.
  ///   - report: called with the state at the start and each change, on another thread.
  ///   - failed: called with each fault.
  init(
    address: String?, retry: Double, report: @escaping @Sendable (_ isLocked: Bool) -> Void, failed: @escaping @Sendable (BusError) -> Void
  ) throws(BusError) {
    watcher = try BusWatcher(
      address: address, retry: retry, follow: { bus, stop throws(BusError) in try Self.follow(bus, stop, report) }, failed: failed)
  }

  private static func follow(
    _ bus: BusConnection, _ stop: Int32, _ report: @escaping @Sendable (_ isLocked: Bool) -> Void
  ) throws(BusError) {
    // The user's graphical session. The process of a service has no session of its own.
    let user = BusObject(service, "/org/freedesktop/login1/user/self")
    let path = try bus.property(user, "org.freedesktop.login1.User", "Display", "(so)") { value throws(BusError) in
      try value.inside("r", "so") { session throws(BusError) in
        _ = try session.string()
        return try session.objectPath()
      }
    }
    let session = BusObject(service, path)
    try bus.require(service)
    func reportHint() throws(BusError) {
      report(try bus.property(session, sessionInterface, "LockedHint", "b") { value throws(BusError) in try value.bool() })
    }
    // A locker sets the hint when it shows; the request to lock comes earlier.
    try bus.onSignal(of: session, sessionInterface, "Lock") { _ throws(BusError) in report(true) }
    try bus.onSignal(of: session, "org.freedesktop.DBus.Properties", "PropertiesChanged") { _ throws(BusError) in try reportHint() }
    try reportHint()
    while try bus.process(for: nil, stop: stop) {}
  }

  private static let service = "org.freedesktop.login1"
  private static let sessionInterface = "org.freedesktop.login1.Session"
}
