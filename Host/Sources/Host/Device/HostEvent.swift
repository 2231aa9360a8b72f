import AlmanacScheduler
import AlmanacWireSchema
import Synchronization

/// A change on the device that is announced to subscribers, for instance pages.
///
/// An event carries what it announces, so that a subscriber needs no further request to learn it. A ``DeviceEvent`` is the opposite direction:
/// something that happened to the device and is reported to the host.
public enum HostEvent: Sendable, Equatable {
  /// Apps were installed, launched or removed.
  case appsChanged
  /// An instance was added, removed or reconfigured.
  case instancesChanged
  /// The picture of an instance changed: a new timeline or its next entry.
  case imageChanged(instance: String)
  /// The diagnostics of an instance's current archive changed; the value holds them.
  case diagnosticsChanged(instance: String, [Diagnostic])
  /// A decision was recorded.
  case decided(Decision)
  /// Another widget came to the top of a stack, by a person's choice or a rotation.
  case stackTurned(stack: String, top: String)
  /// Device settings changed; every picture may have changed with them.
  case settingsChanged
  /// A widget became visible, or is no longer visible on any viewer.
  case viewsChanged(instance: String)
  /// The device's location setting or an app's changed, or an app waits for its user's answer about location.
  case locationChanged
  /// The device's activity, lock, power supply or network changed.
  case conditionsChanged
  /// A live activity was started, updated, ended or dismissed, or its phase changed.
  case activitiesChanged
  /// A live activity was drawn anew.
  case activityChanged(String)
  /// The host was locked or unlocked, or got another passcode; every picture may have changed with it.
  case lockChanged(isLocked: Bool)
}

/// Sends events to any number of subscribers.
final class EventBroadcast: Sendable {
  private struct State {
    var subscribers: [Int: AsyncStream<HostEvent>.Continuation] = [:]
    var lastID = 0
  }
  private let state = Mutex(State())

  /// Largest number of events that wait for a slow subscriber; beyond it the oldest are dropped.
  static let buffered = 256

  /// Returns a stream of the events from now on.
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
    // Released outside the lock, because releasing a continuation may call `onTermination`.
    let continuation = state.withLock { $0.subscribers.removeValue(forKey: id) }
    _ = continuation
  }
}
