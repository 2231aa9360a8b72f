import NIOCore
import Synchronization

/// The connection on which a request came. Work that only its client needs is cancelled when the client leaves.
///
/// Hummingbird's own `consumeWithCancellationOnInboundClose` closes the connection after the response; a page of pictures would need a connection for each.
struct ClientConnection: Sendable {
  /// The connection of the request that this task serves; nil outside of a request, and in tests without sockets.
  @TaskLocal static var current: ClientConnection?

  let channel: any Channel
  let works: ClientWorks

  /// Runs `body` in a task that is cancelled when the client of the current request has left.
  static func whileConnected<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    guard let current else { return try await body() }
    let task = Task { try await body() }
    let id = current.works.add(of: current.channel) { task.cancel() }
    defer { current.works.remove(id, of: current.channel) }
    // A client that left before the task was added.
    if !current.channel.isActive { task.cancel() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

/// What the clients of open connections wait for.
final class ClientWorks: Sendable {
  private struct State {
    var cancellations: [ObjectIdentifier: [UInt64: @Sendable () -> Void]] = [:]
    var lastID: UInt64 = 0
  }
  private let state = Mutex(State())

  /// How much work is under way.
  var count: Int { state.withLock { $0.cancellations.values.reduce(0) { $0 + $1.count } } }

  func add(of channel: any Channel, cancel: @escaping @Sendable () -> Void) -> UInt64 {
    state.withLock { state in
      state.lastID += 1
      state.cancellations[ObjectIdentifier(channel), default: [:]][state.lastID] = cancel
      return state.lastID
    }
  }

  func remove(_ id: UInt64, of channel: any Channel) {
    let key = ObjectIdentifier(channel)
    state.withLock { state in
      state.cancellations[key]?[id] = nil
      if state.cancellations[key]?.isEmpty == true { state.cancellations[key] = nil }
    }
  }

  /// Cancels what the client of a closed connection waits for.
  func cancel(of channel: any Channel) {
    let cancellations = state.withLock { $0.cancellations.removeValue(forKey: ObjectIdentifier(channel)) }
    cancellations?.values.forEach { $0() }
  }
}
