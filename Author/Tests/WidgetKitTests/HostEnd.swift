import AlmanacHostConnection
import AlmanacWireSchema
import Glibc

@testable import WidgetKit

/// The host's end of a socket pair whose other end a real extension loop serves.
// Unchecked: `lock` guards every variable.
final class HostEnd: @unchecked Sendable {
  private let channel: EnvelopeChannel
  private let loop: ExtensionLoop
  private let lock = NSLock()
  private var lastID: UInt64 = 0
  private var waiting: [UInt64: CheckedContinuation<ExtensionReply, Never>] = [:]
  private var heard: [ExtensionCall] = []
  private var hearers: [CheckedContinuation<Void, Never>] = []

  @MainActor
  init(_ widget: some Widget) {
    var pair: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    loop = ExtensionLoop(service: ExtensionService(registry: WidgetRegistry(widget)), descriptor: pair[1])
    channel = EnvelopeChannel(descriptor: pair[0])
    loop.start { _ in }
    channel.start { [weak self] in
      self?.receive($0)
    } ended: { _ in
    }
  }

  var link: any HostLink { loop }

  private func receive(_ envelope: Envelope) {
    lock.lock()
    switch envelope.body {
    case .reply(let reply):
      let continuation = waiting.removeValue(forKey: envelope.id)
      lock.unlock()
      continuation?.resume(returning: reply)
    case .call(let call):
      if case .currentConfigurations? = call.call {
        lock.unlock()
        return answer(envelope.id)
      }
      heard.append(call)
      let hearers = hearers
      self.hearers = []
      lock.unlock()
      for hearer in hearers { hearer.resume() }
    case .request, .answer, nil: lock.unlock()
    }
  }

  private func answer(_ id: UInt64) {
    var widget = WidgetInfoValue()
    widget.kind = "Configured"
    widget.family = .systemMedium
    widget.configuration = Data(#"{"count":7}"#.utf8)
    channel.write(Envelope(id: id, .answer(.with { $0.currentConfigurations.widgets = [widget] })))
  }

  func ask(_ request: HostRequest) async -> ExtensionReply { await ask(request) { _ in } }

  /// - Parameter sent: Called with the request's id after it is sent.
  func ask(_ request: HostRequest, sent: (UInt64) -> Void) async -> ExtensionReply {
    await withCheckedContinuation { continuation in
      lock.lock()
      lastID += 1
      let id = lastID
      waiting[id] = continuation
      lock.unlock()
      channel.write(Envelope(id: id, .request(request)))
      sent(id)
    }
  }

  func send(_ envelope: Envelope) { channel.write(envelope) }

  /// The first call of the extension that `matches`.
  func call(where matches: (ExtensionCall) -> Bool) async -> ExtensionCall {
    while true {
      let found: ExtensionCall? = await withCheckedContinuation { continuation in
        lock.lock()
        let found = heard.first(where: matches)
        lock.unlock()
        continuation.resume(returning: found)
      }
      if let found { return found }
      await withCheckedContinuation { continuation in
        lock.lock()
        if heard.contains(where: matches) {
          lock.unlock()
          continuation.resume()
        } else {
          hearers.append(continuation)
          lock.unlock()
        }
      }
    }
  }
}

extension HostRequest {
  static func timeline(_ kind: String, _ change: (inout EntryRequest) -> Void = { _ in }) -> HostRequest {
    var request = HostRequest()
    request.timeline = EntryRequest.of(kind, change)
    return request
  }
  static func snapshot(_ kind: String) -> HostRequest {
    var request = HostRequest()
    request.snapshot = EntryRequest.of(kind)
    return request
  }
  static func placeholder(_ kind: String) -> HostRequest {
    var request = HostRequest()
    request.placeholder = EntryRequest.of(kind)
    return request
  }
}

extension EntryRequest {
  /// A request for a small widget in every combination of two colour schemes, two rendering modes and two backgrounds.
  static func of(_ kind: String, _ change: (inout EntryRequest) -> Void = { _ in }) -> EntryRequest {
    var request = EntryRequest()
    request.kind = kind
    request.context.family = .systemSmall
    request.context.displaySize.width = 158
    request.context.displaySize.height = 158
    request.context.locale = "en-US"
    request.context.timeZone = "UTC"
    request.context.colorSchemes = [.light, .dark]
    request.context.renderingModes = [.fullColor, .accented]
    request.context.luminances = [.normal, .reduced]
    request.context.redactions = [.none, .privacy, .placeholder]
    request.context.backgrounds = [.shown, .removed]
    request.context.maxEntries = 400
    change(&request)
    return request
  }
}
