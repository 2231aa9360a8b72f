import Foundation

/// Tells observers that a store has been written to, by this process or another one.
///
/// It asks SQLite once a second whether another connection has written: an extension may not watch files, and processes cannot notify each other.
final class RemoteChangeWatch: Sendable {
  private static let interval: TimeInterval = 1
  private let queue = DispatchQueue(label: "CoreData.RemoteChangeWatch", qos: .utility)
  // Unchecked: Dispatch lets every thread use a source; Foundation on Linux does not declare it.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  init(_ store: NSPersistentStore) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .milliseconds(200))
    // The handler runs on one queue, so one at a time uses the number.
    nonisolated(unsafe) var known = store.dataVersion()
    timer.setEventHandler { [weak store] in
      guard let store else { return }
      let now = store.dataVersion()
      guard now != known else { return }
      known = now
      store.postRemoteChange()
    }
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Posts on the watch's queue, as on Apple's systems not on the one that saves.
  func postSoon(_ store: NSPersistentStore) { queue.async { store.postRemoteChange() } }
}
