import AlmanacHostConnection
import AlmanacWireSchema
import Glibc
import Testing

@testable import WidgetKit

/// The containing app's connection to the host.
@Suite struct AppLinkTests {
  /// A listening socket at `path`.
  private func listener(at path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    listen(descriptor, 1)
    return descriptor
  }

  @Test(.timeLimit(.minutes(15)))
  func `a reload goes over the socket; without a listener there is no link`() async throws {
    let path = "/tmp/almanac-\(UUID().uuidString.prefix(8)).sock"
    #expect(AppLink(path: path) == nil)
    let listening = listener(at: path)
    defer {
      close(listening)
      unlink(path)
    }
    let link = try #require(AppLink(path: path))
    let host = EnvelopeChannel(descriptor: accept(listening, nil, nil))
    let received = AsyncStream<Envelope>.makeStream()
    host.start {
      received.continuation.yield($0)
    } ended: { _ in
    }

    WidgetCenter(link: link).reloadAllTimelines()
    var envelopes = received.stream.makeAsyncIterator()
    let envelope = try #require(await envelopes.next())
    #expect(envelope.call.reload.kind.isEmpty)
    #expect(envelope.protocolVersion == Envelope.currentProtocolVersion)
  }

  @Test(.timeLimit(.minutes(15)))
  func `a call that blocks gets its answer, and nil when the connection ends or takes too long`() async throws {
    let path = "/tmp/almanac-\(UUID().uuidString.prefix(8)).sock"
    let listening = listener(at: path)
    defer {
      close(listening)
      unlink(path)
    }
    let link = try #require(AppLink(path: path))
    let host = EnvelopeChannel(descriptor: accept(listening, nil, nil))
    let answers = host
    host.start { envelope in
      // The second call gets no answer.
      if envelope.call.activities.app == "answered" { answers.write(Envelope(id: envelope.id, .answer(.with { $0.activities.enabled = true }))) }
    } ended: { _ in
    }
    func call(_ app: String) -> ExtensionCall { .with { $0.activities.app = app } }
    #expect(link.askBlocking(call("answered"), seconds: 600)?.activities.enabled == true)
    #expect(link.askBlocking(call("ignored"), seconds: 0.05) == nil)
  }

  @Test(.timeLimit(.minutes(15)))
  func `a frame that is too long or not an envelope ends the connection with a named reason`() async throws {
    let cases: [([UInt8], EnvelopeChannel.End)] = [
      ([0xFF, 0xFF, 0xFF, 0xFF], .refused(.tooLong(bytes: 0xFFFF_FFFF, limit: EnvelopeChannel.largestFrame))),
      ([3, 0, 0, 0, 0xFF, 0xFF, 0xFF], .refused(.malformed(bytes: 3))), ([9, 0], .closed),
    ]
    for (bytes, expected) in cases {
      var pair: [Int32] = [0, 0]
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
      let ended = AsyncStream<EnvelopeChannel.End>.makeStream()
      let channel = EnvelopeChannel(descriptor: pair[0])
      channel.start { _ in
      } ended: {
        ended.continuation.yield($0)
      }
      _ = write(pair[1], bytes, bytes.count)
      close(pair[1])
      var ends = ended.stream.makeAsyncIterator()
      #expect(await ends.next() == expected)
    }
  }
}
