import AlmanacHostConnection
import AlmanacWireSchema
import CoreLocation
import Synchronization

/// The extension's connection to the host: receives requests, runs them as tasks, and sends replies and the app's own calls.
final class ExtensionLoop: HostLink {
  private let service: ExtensionService
  private let channel: EnvelopeChannel
  private let calls = PendingCalls()
  private let running = Mutex<[UInt64: Task<Void, Never>]>([:])

  init(service: ExtensionService, descriptor: Int32) {
    self.service = service
    channel = EnvelopeChannel(descriptor: descriptor)
    LocationService.shared.onUse { [weak self] in self?.send(.with { $0.locationAsked = LocationAsked() }) }
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
    // Inside the lock, so that the task cannot finish before it is in `running`.
    running.withLock { running in
      running[id] = Task { [self] in
        let reply = await service.reply(to: request) { [self] in log(level: "warning", $0) }
        finish(id, reply)
      }
    }
  }

  private func finish(_ id: UInt64, _ reply: ExtensionReply) {
    // Foundation writes the standard defaults to disk only when `synchronize()` is called.
    UserDefaults.standard.synchronize()
    let wanted = running.withLock { $0.removeValue(forKey: id) }.map { !$0.isCancelled } ?? false
    guard wanted else { return log(level: "warning", "completion.late: a reply was ready after the host had stopped waiting for it") }
    if channel.write(Envelope(id: id, .reply(reply))) || !channel.isOpen { return }
    var failure = ExtensionReply()
    failure.failure.name = "reply.tooLarge"
    failure.failure.message = "the reply is larger than \(EnvelopeChannel.largestFrame) bytes; give fewer entries or smaller images"
    channel.write(Envelope(id: id, .reply(failure)))
  }

  private func cancelRequest(_ id: UInt64) {
    running.withLock { $0[id] }?.cancel()
  }

  private func log(level: String, _ message: String) {
    var call = ExtensionCall()
    call.log.level = level
    call.log.message = message
    send(call)
  }

  func send(_ call: ExtensionCall) { calls.send(call, over: channel) }
  func ask(_ call: ExtensionCall) async throws -> HostAnswer { try await calls.ask(call, over: channel) }
  func askBlocking(_ call: ExtensionCall, seconds: Double) -> HostAnswer? { calls.askBlocking(call, over: channel, seconds: seconds) }
  func configuredIntent(kind: String, configuration: Data) async throws -> (any Sendable)? {
    try await service.configuredIntent(kind: kind, configuration: configuration)
  }
}
