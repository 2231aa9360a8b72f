import NIOCore
import Synchronization

/// The open connections of the HTTP server, at most a certain number.
///
/// Other users of the machine can open connections too, but they have no access key. So a connection beyond the limit takes the place of the
/// oldest other one that has not shown the key. If all have shown it, it takes the place of the oldest one without a request: its client
/// can open another at any time. So a flood of connections without the key closes at most one idle connection with the key, and none with a request.
final class Connections: Sendable {
  /// Why the server closed a connection.
  enum Reason: String, CaseIterable {
    /// Too many connections were open.
    case limit
    /// A request's head did not arrive in time, or there was no further request.
    case head
    /// A request's body did not arrive in time or was too large.
    case body
    /// The client did not take its response in time.
    case stall
    /// The host ended.
    case end
  }

  private struct State {
    struct Open {
      let channel: any Channel
      var hasShownKey = false
      /// Whether a request is under way.
      var isBusy = false
    }
    var open: [UInt64: Open] = [:]
    var last: UInt64 = 0
    var closed: [Reason: Int] = [:]
  }
  private let state = Mutex(State())
  let limit: Int

  /// What happens when there is no descriptor for a connection.
  let acceptPause: AcceptPause
  /// What the clients of the connections wait for.
  let works = ClientWorks()

  init(limit: Int, acceptPause: AcceptPause) {
    self.limit = limit
    self.acceptPause = acceptPause
  }

  var count: Int { state.withLock { $0.open.count } }
  var closed: [Reason: Int] { state.withLock { $0.closed } }

  /// Adds a connection and returns its number. Beyond the limit one is closed, possibly this one.
  func add(_ channel: any Channel) -> UInt64 {
    let (number, surplus) = state.withLock { state -> (UInt64, (any Channel)?) in
      state.last += 1
      state.open[state.last] = State.Open(channel: channel)
      guard state.open.count > limit else { return (state.last, nil) }
      state.closed[.limit, default: 0] += 1
      let new = state.last
      let others = state.open.filter { $0.key != new }
      let victim = others.filter { !$0.value.hasShownKey }.keys.min() ?? others.filter { !$0.value.isBusy }.keys.min() ?? new
      return (new, state.open.removeValue(forKey: victim)?.channel)
    }
    surplus?.close(promise: nil)
    return number
  }

  /// Notes that a request on the connection has begun.
  func begin(_ number: UInt64, hasKey: Bool) {
    state.withLock {
      $0.open[number]?.isBusy = true
      if hasKey { $0.open[number]?.hasShownKey = true }
    }
  }

  /// Notes that no request on the connection is under way.
  func rest(_ number: UInt64) { state.withLock { $0.open[number]?.isBusy = false } }

  /// Closes all connections, because the host ends.
  func closeAll() {
    let open = state.withLock { state in
      state.closed[.end, default: 0] += state.open.count
      return state.open.values.map(\.channel)
    }
    for channel in open { channel.close(promise: nil) }
  }

  func remove(_ number: UInt64) { state.withLock { $0.open[number] = nil } }

  func count(_ reason: Reason) { state.withLock { $0.closed[reason, default: 0] += 1 } }
}
