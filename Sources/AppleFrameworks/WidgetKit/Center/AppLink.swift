import Synchronization
import WireSchema

/// The containing app's connection to the host: a Unix stream socket with the same frames as the extension's socket.
final class AppLink: HostLink {
  private let channel: EnvelopeChannel
  private let calls: PendingCalls

  var isOpen: Bool { channel.isOpen }

  /// - Parameter path: The path of the host's socket. If no host listens there, the initializer returns nil and writes a line to standard error.
  init?(path: String) {
    guard let descriptor = UnixSocket.connect(path: path) else {
      FileHandle.standardError.write(Data("WidgetCenter: no host listens at ALMANAC_HOST_SOCKET=\(path)\n".utf8))
      return nil
    }
    let channel = EnvelopeChannel(descriptor: descriptor)
    let calls = PendingCalls()
    self.channel = channel
    self.calls = calls
    channel.start { envelope in
      if case .answer(let answer)? = envelope.body { calls.resolve(envelope.id, answer) }
    } ended: { _ in
      calls.abandon()
    }
  }

  func send(_ call: ExtensionCall) { calls.send(call, over: channel) }
  func ask(_ call: ExtensionCall) async throws -> HostAnswer { try await calls.ask(call, over: channel) }
  func configuredIntent(kind: String, configuration: Data) async throws -> (any Sendable)? { nil }
}

/// The calls to the host that wait for an answer, by id.
final class PendingCalls: Sendable {
  private struct State {
    var lastID: UInt64 = 0
    var waiting: [UInt64: CheckedContinuation<HostAnswer, any Error>] = [:]
    var isAbandoned = false

    mutating func nextID() -> UInt64 {
      lastID += 1
      return lastID
    }
  }
  private let state = Mutex(State())

  func send(_ call: ExtensionCall, over channel: EnvelopeChannel) {
    let id = state.withLock { $0.nextID() }
    channel.write(Envelope(id: id, .call(call)))
  }

  func ask(_ call: ExtensionCall, over channel: EnvelopeChannel) async throws -> HostAnswer {
    try await withCheckedThrowingContinuation { continuation in
      let id: UInt64? = state.withLock { state in
        guard !state.isAbandoned else { return nil }
        let id = state.nextID()
        state.waiting[id] = continuation
        return id
      }
      guard let id else { return continuation.resume(throwing: WidgetCenter.CenterError.connectionLost) }
      channel.write(Envelope(id: id, .call(call)))
    }
  }

  func resolve(_ id: UInt64, _ answer: HostAnswer) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: answer)
  }

  /// Fails every pending call, because the connection has ended.
  func abandon() {
    let abandoned = state.withLock { state in
      state.isAbandoned = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in abandoned { continuation.resume(throwing: WidgetCenter.CenterError.connectionLost) }
  }
}
