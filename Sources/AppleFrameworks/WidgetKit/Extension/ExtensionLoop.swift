import WireSchema

/// Exchanges messages with the host over the extension's socket.
final class ExtensionLoop: HostLink, @unchecked Sendable {
  private let service: ExtensionService
  private let channel: EnvelopeChannel
  private let calls = PendingCalls()
  private let lock = NSLock()
  private var running: [UInt64: Task<Void, Never>] = [:]

  init(service: ExtensionService, descriptor: Int32) {
    self.service = service
    channel = EnvelopeChannel(descriptor: descriptor)
  }

  /// Replies to requests until the connection ends, then calls `ended` with the reason.
  func start(ended: @escaping @Sendable (EnvelopeChannel.End) -> Void) {
    channel.start { [self] in
      receive($0)
    } ended: { [calls] end in
      calls.abandon()
      ended(end)
    }
  }

  private func receive(_ envelope: Envelope) {
    switch envelope.body {
    case .request(let request):
      if case .cancel(let cancel) = request.request { cancelRequest(cancel.id) } else { run(request, id: envelope.id) }
    case .answer(let answer): calls.resolve(envelope.id, answer)
    case .reply, .call, nil:
      var reply = ExtensionReply()
      reply.failure = ExtensionRequestError.failure(ExtensionRequestError.malformedRequest("the envelope holds neither a request nor a reply"))
      channel.write(Envelope(id: envelope.id, .reply(reply)))
    }
  }

  private func run(_ request: HostRequest, id: UInt64) {
    lock.lock()
    defer { lock.unlock() }
    running[id] = Task { [self] in
      let reply = await service.reply(to: request) { [self] in log(level: "warning", $0) }
      finish(id, reply)
    }
  }

  private func finish(_ id: UInt64, _ reply: ExtensionReply) {
    // Foundation writes the standard defaults to disk only when `synchronize()` is called.
    UserDefaults.standard.synchronize()
    lock.lock()
    let wanted = running.removeValue(forKey: id).map { !$0.isCancelled } ?? false
    lock.unlock()
    guard wanted else { return log(level: "warning", "completion.late: a reply came after the host had stopped waiting for it") }
    if channel.write(Envelope(id: id, .reply(reply))) || !channel.isOpen { return }
    var failure = ExtensionReply()
    failure.failure.name = "reply.tooLarge"
    failure.failure.message = "the reply is larger than \(EnvelopeChannel.largestFrame) bytes; give fewer entries or smaller images"
    channel.write(Envelope(id: id, .reply(failure)))
  }

  private func cancelRequest(_ id: UInt64) {
    lock.lock()
    let task = running[id]
    lock.unlock()
    task?.cancel()
  }

  private func log(level: String, _ message: String) {
    var call = ExtensionCall()
    call.log.level = level
    call.log.message = message
    send(call)
  }

  func send(_ call: ExtensionCall) { calls.send(call, over: channel) }
  func ask(_ call: ExtensionCall) async throws -> HostAnswer { try await calls.ask(call, over: channel) }
  func configuredIntent(kind: String, configuration: Data) async throws -> Any? {
    try await service.configuredIntent(kind: kind, configuration: configuration)
  }
}
