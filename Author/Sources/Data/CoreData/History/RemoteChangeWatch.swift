import Foundation

/// Notifies observers that a store has been written to, by this process or another one.
///
/// It asks SQLite once a second whether another connection has written: an extension may not watch files, and processes cannot notify each other.
// Unchecked: mutable state is used on the queue only.
final class RemoteChangeWatch: @unchecked Sendable {
  private static let interval: TimeInterval = 1
  private let queue = DispatchQueue(label: "CoreData.RemoteChangeWatch", qos: .utility)
  private let timer: any DispatchSourceTimer
  /// The last value of `NSPersistentStore.dataVersion()`.
  private var version: Int64?
  /// The end of the history when observers were last notified.
  private var told: NSPersistentHistoryToken?

  init(_ store: NSPersistentStore) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    version = store.dataVersion()
    told = Self.token(store)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .milliseconds(200))
    timer.setEventHandler { [weak self, weak store] in
      if let self, let store { self.checkOnQueue(store) }
    }
    timer.activate()
  }

  deinit { timer.cancel() }

  private static func token(_ store: NSPersistentStore) -> NSPersistentHistoryToken? { store.tracksHistory ? try? store.historyToken() : nil }

  /// Posts on the watch's queue. As on Apple's systems, that is not the queue that saves.
  func postSoon(_ store: NSPersistentStore) {
    queue.async { self.post(store, Self.token(store)) }
  }

  /// Asks at once whether another connection has written, and posts before it returns.
  func check(_ store: NSPersistentStore) { queue.sync { checkOnQueue(store) } }

  private func checkOnQueue(_ store: NSPersistentStore) {
    let now = store.dataVersion()
    guard now != version else { return }
    version = now
    let token = Self.token(store)
    // The other process has only deleted history. Notifying observers, which may delete history too, would make two processes notify each other forever.
    if let token, token == told { return }
    post(store, token)
  }

  private func post(_ store: NSPersistentStore, _ token: NSPersistentHistoryToken?) {
    told = token
    store.postRemoteChange(token)
  }
}
