import Foundation
import Glibc
import Network
import Testing

/// Connections over TCP and UDP, to a socket of the test.
@Suite struct NetworkConnectionTests {
  /// Sends back what it gets: over TCP until the other end has sent all, over UDP one datagram.
  private final class Echo: Sendable {
    let port: NWEndpoint.Port
    private let descriptor: Int32

    init(_ transport: NWParameters, backlog: Bool = true) throws {
      let isStream = transport.defaultProtocolStack.transportProtocol is NWProtocolTCP.Options
      let descriptor = socket(AF_INET, Int32((isStream ? SOCK_STREAM : SOCK_DGRAM).rawValue), 0)
      var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
      address.sin_family = sa_family_t(AF_INET)
      inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
      let isBound = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0 }
      }
      try #require(isBound)
      self.descriptor = descriptor
      port = NWEndpoint.Port(integerLiteral: UInt16(bigEndian: address.sin_port))
      // Stays bound without a listener, so that nobody else gets the port.
      guard backlog else { return }
      if isStream { listen(descriptor, 4) }
      Thread.detachNewThread { isStream ? Self.stream(descriptor) : Self.datagram(descriptor) }
    }

    private static func stream(_ descriptor: Int32) {
      let peer = accept(descriptor, nil, nil)
      var bytes = [UInt8](repeating: 0, count: 4096)
      while case let count = recv(peer, &bytes, bytes.count, 0), count > 0 {
        var sent = 0
        while sent < count { sent += max(bytes.withUnsafeBytes { Glibc.send(peer, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL)) }, 0) }
      }
      close(peer)
      close(descriptor)
    }
    private static func datagram(_ descriptor: Int32) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var (from, length) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
      withUnsafeMutablePointer(to: &from) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          let count = recvfrom(descriptor, &bytes, bytes.count, 0, address, &length)
          if count >= 0 { sendto(descriptor, bytes, count, 0, address, length) }
        }
      }
      close(descriptor)
    }
  }

  /// Starts a connection, and returns the first state that is not `preparing`.
  private func start(_ connection: NWConnection) async -> NWConnection.State {
    let (states, continuation) = AsyncStream.makeStream(of: NWConnection.State.self)
    connection.stateUpdateHandler = { continuation.yield($0) }
    connection.start(queue: .global())
    for await state in states where state != .preparing { return state }
    return .setup
  }
  private func receive(_ connection: NWConnection, _ least: Int, _ most: Int) async -> (data: Data?, isComplete: Bool, error: NWError?) {
    await withCheckedContinuation { done in
      connection.receive(minimumIncompleteLength: least, maximumLength: most) { data, _, isComplete, error in
        done.resume(returning: (data, isComplete, error))
      }
    }
  }
  private func send(_ connection: NWConnection, _ data: Data?, _ context: NWConnection.ContentContext = .defaultMessage) async -> NWError? {
    await withCheckedContinuation { done in
      connection.send(content: data, contentContext: context, completion: .contentProcessed { done.resume(returning: $0) })
    }
  }

  @Test func `bytes go over TCP and come back, in the lengths that are asked for`() async throws {
    let connection = NWConnection(host: "127.0.0.1", port: try Echo(.tcp).port, using: .tcp)
    #expect(await start(connection) == .ready && connection.state == .ready)
    #expect(await send(connection, Data("tide".utf8)) == nil)
    let (first, second) = (await receive(connection, 3, 3), await receive(connection, 1, 100))
    #expect(first.data == Data("tid".utf8) && second.data == Data("e".utf8) && !second.isComplete)
    // More than a socket holds at once.
    let many = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    async let sent = send(connection, many)
    #expect(await receive(connection, many.count, many.count).data == many)
    #expect(await sent == nil)
    #expect(await send(connection, nil, .finalMessage) == nil)
    let end = await receive(connection, 1, 10)
    #expect(end.data == nil && end.isComplete && end.error == nil)
    connection.cancel()
  }

  @Test func `a datagram is a message`() async throws {
    let connection = NWConnection(host: "127.0.0.1", port: try Echo(.udp).port, using: .udp)
    #expect(await start(connection) == .ready)
    #expect(await send(connection, Data([1, 2, 3])) == nil)
    let data: Data? = await withCheckedContinuation { done in connection.receiveMessage { data, _, _, _ in done.resume(returning: data) } }
    #expect(data == Data([1, 2, 3]))
    connection.cancel()
  }

  @Test func `a connection that is refused waits, and one that is cancelled answers what waits`() async throws {
    let refused = NWConnection(host: "127.0.0.1", port: try Echo(.tcp, backlog: false).port, using: .tcp)
    #expect(await start(refused) == .waiting(.posix(.ECONNREFUSED)))
    let (answers, answer) = AsyncStream.makeStream(of: NWError?.self)
    refused.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, error in answer.yield(error) }
    refused.cancel()
    for await error in answers {
      #expect(error == .posix(.ECANCELED))
      break
    }
    #expect(await send(refused, Data([1])) == .posix(.ECANCELED))
    // Neither started nor cancelled: nothing ends the process.
    _ = NWConnection(host: "127.0.0.1", port: 9, using: .udp)
  }

  @MainActor @Test func `handlers of the main queue are on the main actor`() async throws {
    let options = NWProtocolTCP.Options()
    (options.noDelay, options.enableKeepalive, options.keepaliveIdle) = (true, true, 30)
    let connection = NWConnection(host: "127.0.0.1", port: try Echo(.tcp).port, using: NWParameters(tls: nil, tcp: options))
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      connection.stateUpdateHandler = { state in MainActor.assumeIsolated { if state == .ready { done.resume() } } }
      connection.start(queue: .main)
    }
    #expect(connection.state == .ready)
    connection.cancel()
  }

  @Test func `browsers and listeners fail, and a record of texts has its bytes`() async {
    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
    let state: NWBrowser.State = await withCheckedContinuation { done in
      browser.stateUpdateHandler = { done.resume(returning: $0) }
      browser.start(queue: .global())
    }
    #expect(state == .failed(.dns(-65563)) && browser.browseResults.isEmpty)
    #expect(throws: NWError.posix(.EOPNOTSUPP)) { try NWListener(service: .init(type: "_http._tcp"), using: .tcp) }
    var record = NWTXTRecord(["path": "/"])
    #expect(record.data == Data([6]) + Data("path=/".utf8) && record["path"] == "/" && record.getEntry(for: "none") == nil)
    #expect(!record.setEntry(.string("a"), for: "a=b") && record.setEntry(.none, for: "flag") && record.data.last == UInt8(ascii: "/"))
  }
}
