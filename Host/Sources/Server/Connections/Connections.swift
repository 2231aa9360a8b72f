import NIOCore
import Synchronization

/// The open connections of the HTTP server, at most a certain number.
///
/// Other users of the machine can open connections too, but they have no access key. So a connection beyond the limit takes the place of the
/// oldest one that has not shown the key, and a flood of them displaces none that has.
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
  }

  private struct State {
    struct Open {
      let channel: any Channel
      var hasShownKey = false
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
      let victim = state.open.lazy.filter { !$0.value.hasShownKey }.map(\.key).min() ?? state.last
      return (state.last, state.open.removeValue(forKey: victim)?.channel)
    }
    surplus?.close(promise: nil)
    return number
  }

  /// Notes that a request on the connection contained the access key.
  func trust(_ number: UInt64) { state.withLock { $0.open[number]?.hasShownKey = true } }

  func remove(_ number: UInt64) { state.withLock { $0.open[number] = nil } }

  func count(_ reason: Reason) { state.withLock { $0.closed[reason, default: 0] += 1 } }
}
