import WireSchema

/// The containing app's connection to the host: a Unix stream socket with the same framing as the extension's socket.
final class AppLink: HostLink, @unchecked Sendable {
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
  func configuredIntent(kind: String, configuration: Data) async throws -> Any? { nil }
}

/// Calls to the host that wait for a reply, by id.
final class PendingCalls: @unchecked Sendable {
  private let lock = NSLock()
  private var lastID: UInt64 = 0
  private var waiting: [UInt64: CheckedContinuation<HostAnswer, any Error>] = [:]
  private var isAbandoned = false

  func send(_ call: ExtensionCall, over channel: EnvelopeChannel) {
    lock.lock()
    lastID += 1
    let id = lastID
    lock.unlock()
    channel.write(Envelope(id: id, .call(call)))
  }

  func ask(_ call: ExtensionCall, over channel: EnvelopeChannel) async throws -> HostAnswer {
    try await withCheckedThrowingContinuation { continuation in
      lock.lock()
      guard !isAbandoned else {
        lock.unlock()
        return continuation.resume(throwing: WidgetCenter.CenterError.connectionLost)
      }
      lastID += 1
      let id = lastID
      waiting[id] = continuation
      lock.unlock()
      channel.write(Envelope(id: id, .call(call)))
    }
  }

  func resolve(_ id: UInt64, _ answer: HostAnswer) {
    lock.lock()
    let continuation = waiting.removeValue(forKey: id)
    lock.unlock()
    continuation?.resume(returning: answer)
  }

  /// Fails every pending call, because the connection has ended.
  func abandon() {
    lock.lock()
    isAbandoned = true
    let abandoned = waiting.values
    waiting = [:]
    lock.unlock()
    for continuation in abandoned { continuation.resume(throwing: WidgetCenter.CenterError.connectionLost) }
  }
}
