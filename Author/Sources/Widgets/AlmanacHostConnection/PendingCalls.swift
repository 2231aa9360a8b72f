import AlmanacWireSchema
import Foundation
import Synchronization

/// The calls to the host that wait for an answer, by id.
package final class PendingCalls: Sendable {
  private struct State {
    var lastID: UInt64 = 0
    var waiting: [UInt64: CheckedContinuation<HostAnswer, any Error>] = [:]
    /// Threads that wait for an answer.
    var blocked: [UInt64: BlockedCall] = [:]
    /// The call that is answered repeatedly.
    var followed: (id: UInt64, receive: @Sendable (HostAnswer?) -> Void)?
    var isAbandoned = false

    mutating func nextID() -> UInt64 {
      lastID += 1
      return lastID
    }
  }
  private let state = Mutex(State())

  package init() {}

  package func send(_ call: ExtensionCall, over channel: EnvelopeChannel) {
    let id = state.withLock { $0.nextID() }
    channel.write(Envelope(id: id, .call(call)))
  }

  package func ask(_ call: ExtensionCall, over channel: EnvelopeChannel) async throws -> HostAnswer {
    try await withCheckedThrowingContinuation { continuation in
      let id: UInt64? = state.withLock { state in
        guard !state.isAbandoned else { return nil }
        let id = state.nextID()
        state.waiting[id] = continuation
        return id
      }
      guard let id else { return continuation.resume(throwing: HostLinkError.connectionLost) }
      channel.write(Envelope(id: id, .call(call)))
    }
  }

  /// Makes a call and blocks the thread until it is answered. Returns nil if the connection has ended or the time has passed.
  package func askBlocking(_ call: ExtensionCall, over channel: EnvelopeChannel, seconds: Double) -> HostAnswer? {
    let blocked = BlockedCall()
    let id: UInt64? = state.withLock { state in
      guard !state.isAbandoned else { return nil }
      let id = state.nextID()
      state.blocked[id] = blocked
      return id
    }
    guard let id else { return nil }
    channel.write(Envelope(id: id, .call(call)))
    let answer = blocked.wait(seconds: seconds)
    state.withLock { $0.blocked[id] = nil }
    return answer
  }

  /// Makes a call that is answered repeatedly, in place of the one before.
  ///
  /// - Parameter receive: called with each answer, and with nil once when the connection has ended.
  func follow(_ call: ExtensionCall, over channel: EnvelopeChannel, receive: @escaping @Sendable (HostAnswer?) -> Void) {
    let id: UInt64? = state.withLock { state in
      guard !state.isAbandoned else { return nil }
      let id = state.nextID()
      state.followed = (id, receive)
      return id
    }
    guard let id else { return receive(nil) }
    channel.write(Envelope(id: id, .call(call)))
  }

  package func resolve(_ id: UInt64, _ answer: HostAnswer) {
    let (waiting, blocked, receive) = state.withLock { state in
      (state.waiting.removeValue(forKey: id), state.blocked.removeValue(forKey: id), state.followed.flatMap { $0.id == id ? $0.receive : nil })
    }
    waiting?.resume(returning: answer)
    blocked?.end(with: answer)
    receive?(answer)
  }

  /// Fails every pending call, because the connection has ended.
  package func abandon() {
    let (abandoned, blocked, receive) = state.withLock { state in
      state.isAbandoned = true
      defer { (state.waiting, state.blocked, state.followed) = ([:], [:], nil) }
      return (Array(state.waiting.values), Array(state.blocked.values), state.followed?.receive)
    }
    for call in blocked { call.end(with: nil) }
    for continuation in abandoned { continuation.resume(throwing: HostLinkError.connectionLost) }
    receive?(nil)
  }
}

/// A thread that waits for an answer.
final class BlockedCall: Sendable {
  private let answer = Mutex<HostAnswer?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  func end(with answer: HostAnswer?) {
    self.answer.withLock { $0 = answer }
    ended.signal()
  }

  func wait(seconds: Double) -> HostAnswer? {
    _ = ended.wait(timeout: .now() + seconds)
    return answer.withLock(\.self)
  }
}
