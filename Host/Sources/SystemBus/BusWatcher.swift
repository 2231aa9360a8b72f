import CSystemd
import Foundation

/// Follows a service on the bus on a thread of its own until it is stopped or deallocated. After a fault it connects again.
public final class BusWatcher: Sendable {
  private let stop: StopFile

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - address: as of ``BusConnection/init(address:)``.
  ///   - retry: how long after a fault it connects again, in seconds.
  ///   - follow: called on the thread with each new connection; it calls ``BusConnection/process(for:stop:)`` with the number that it is given
  ///     until that returns false.
  ///   - failed: called on the thread with each fault.
  public init(
    address: String?, retry: Double, follow: @escaping @Sendable (BusConnection, Int32) throws(BusError) -> Void,
    failed: @escaping @Sendable (BusError) -> Void
  ) throws(BusError) {
    let stop = try StopFile()
    self.stop = stop
    let thread = Thread {
      while !stop.isSet(within: 0) {
        do throws(BusError) {
          try follow(try BusConnection(address: address), stop.file)
        } catch {
          failed(error)
          if stop.isSet(within: retry) { return }
        }
      }
    }
    thread.name = "almanac.bus"
    thread.start()
  }

  deinit { stop.set() }

  /// A file that becomes readable when it is set. The thread and the watcher share it, and the last one closes it.
  private final class StopFile: Sendable {
    let file: Int32

    init() throws(BusError) {
      file = eventfd(0, Int32(EFD_CLOEXEC))
      if file < 0 { throw BusError("no event file can be opened: \(String(cString: strerror(errno)))") }
    }

    deinit { close(file) }

    func set() { eventfd_write(file, 1) }

    func isSet(within seconds: Double) -> Bool {
      var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      return poll(&wait, 1, Int32(min(seconds * 1000, 3_600_000))) > 0
    }
  }
}
