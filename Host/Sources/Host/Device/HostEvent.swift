import Scheduler
import Synchronization
import WireSchema

/// A change on the device that subscribers such as pages are notified of.
///
/// An event carries what it announces, so that a subscriber reads nothing to learn it. What happens *to* the device is a ``DeviceEvent``.
public enum HostEvent: Sendable, Equatable {
  /// Apps were installed, launched or removed.
  case appsChanged
  /// An instance was added, removed or reconfigured.
  case instancesChanged
  /// The picture of an instance changed: a new timeline or its next entry.
  case imageChanged(instance: String)
  /// The current archive of an instance has other diagnostics than those announced before.
  case diagnosticsChanged(instance: String, [Diagnostic])
  /// A decision was recorded.
  case decided(Decision)
  /// Device settings changed; every picture may have changed with them.
  case settingsChanged
  /// A widget became visible on the first viewer, or is visible on none any more.
  case viewsChanged(instance: String)
  /// The device's activity, lock, power supply or network changed.
  case conditionsChanged
}

/// Sends events to any number of subscribers.
final class EventBroadcast: Sendable {
  private struct State {
    var subscribers: [Int: AsyncStream<HostEvent>.Continuation] = [:]
    var lastID = 0
  }
  private let state = Mutex(State())

  /// Events that wait for a slow subscriber; beyond this number the oldest are dropped.
  static let buffered = 256

  /// The events from now on.
  func subscribe() -> AsyncStream<HostEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: HostEvent.self, bufferingPolicy: .bufferingNewest(Self.buffered))
    let id = state.withLock {
      $0.lastID += 1
      $0.subscribers[$0.lastID] = continuation
      return $0.lastID
    }
    continuation.onTermination = { [weak self] _ in self?.unsubscribe(id) }
    return stream
  }

  func send(_ event: HostEvent) {
    for subscriber in state.withLock({ Array($0.subscribers.values) }) { subscriber.yield(event) }
  }

  /// Ends the streams of all subscribers.
  func finish() {
    let subscribers = state.withLock { state in
      defer { state.subscribers = [:] }
      return Array(state.subscribers.values)
    }
    subscribers.forEach { $0.finish() }
  }

  private func unsubscribe(_ id: Int) {
    // Dropped outside the lock: a continuation that goes away may call back.
    let continuation = state.withLock { $0.subscribers.removeValue(forKey: id) }
    _ = continuation
  }
}
