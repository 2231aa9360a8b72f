import AlmanacProfiles
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Testing

@testable import Server

/// The time limits of a connection, on a clock that the test moves: no load of the machine changes them.
@Suite struct ConnectionGuardTests {
  /// A connection with the handlers that the server adds to one, without a socket.
  private struct Client {
    let channel = EmbeddedChannel()
    let connections = Connections(limit: 8, acceptPause: AcceptPause(seconds: 1))
    let limits: ServiceLimits

    init(_ change: (inout ServiceLimits) -> Void = { _ in }) throws {
      var limits = Profiles.serviceLimits
      (limits.httpHeadTimeout, limits.httpBodyTimeout, limits.httpStallTimeout) = (20, 30, 40)
      change(&limits)
      self.limits = limits
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: false)
      try channel.pipeline.syncOperations.addHandlers([
        HTTP1ToHTTPServerCodec(secure: false), ConnectionGuard(connections: connections, key: AccessKey(text: "secret"), limits: limits),
      ])
      try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    }

    func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

    /// Completes the response to the oldest request.
    func respond() throws {
      try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: [.contentLength: "0"])))
      try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    /// Whether the guard has closed the connection for this reason alone.
    func isClosed(_ reason: Connections.Reason) -> Bool { !channel.isActive && connections.closed == [reason: 1] && connections.count == 0 }
    var isOpen: Bool { channel.isActive && connections.closed.isEmpty && connections.count == 1 }
  }

  private static let request = "GET /v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let head = "PATCH /v1/device HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"

  @Test(arguments: ["", "GET /v1/he", "GET /v1/health HTTP/1.1\r\nHost: localhost\r\n"])
  func `a head that is not complete in time ends the connection`(part: String) throws {
    let client = try Client()
    try client.send(part)
    client.wait(19)
    #expect(client.isOpen)
    client.wait(1)
    #expect(client.isClosed(.head))
  }

  @Test func `single bytes do not extend the time`() throws {
    let client = try Client()
    try client.send("GET /v1/health HTTP/1.1\r\n")
    for _ in 0..<19 {
      try client.send("a")
      client.wait(1)
    }
    #expect(client.isOpen)
    client.wait(1)
    #expect(client.isClosed(.head))
  }

  @Test func `an idle connection ends, and each response gives it the whole time again`() throws {
    let client = try Client()
    for _ in 0..<3 {
      client.wait(19)
      try client.send(Self.request)
      // However long a request is worked on.
      client.wait(3600)
      #expect(client.isOpen)
      try client.respond()
    }
    client.wait(19)
    #expect(client.isOpen)
    client.wait(1)
    #expect(client.isClosed(.head))
  }

  @Test func `a body that is not complete in time ends the connection, whether it is answered or not`() throws {
    for isAnswered in [false, true] {
      let client = try Client()
      client.wait(19)
      try client.send(Self.head + "{")
      if isAnswered { try client.respond() }
      client.wait(15)
      try client.send("}")
      client.wait(14)
      #expect(client.isOpen)
      client.wait(1)
      #expect(client.isClosed(.body))
    }
  }

  @Test func `a body far beyond the limit ends the connection at once`() throws {
    let client = try Client { $0.httpBodyBytes = 100 }
    try client.send("POST /v1/apps/Weather/launch HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n")
    try client.send(String(repeating: "x", count: 1600))
    #expect(client.isOpen)
    // The parser says that the request ended too early.
    try? client.send("x")
    #expect(client.isClosed(.body))
  }

  @Test func `a client that takes nothing of its response is disconnected, and one that takes some gets more time`() throws {
    let client = try Client()
    func become(writable: Bool) {
      client.channel.isWritable = writable
      client.channel.pipeline.fireChannelWritabilityChanged()
    }
    try client.send(Self.request)
    for _ in 0..<3 {
      become(writable: false)
      client.wait(39)
      become(writable: true)
      client.wait(100)
      #expect(client.isOpen)
    }
    become(writable: false)
    client.wait(40)
    #expect(client.isClosed(.stall))
  }

  @Test func `no timer outlives its connection`() throws {
    let client = try Client()
    try client.send(Self.head)
    client.channel.isWritable = false
    client.channel.pipeline.fireChannelWritabilityChanged()
    try client.channel.close().wait()
    client.wait(3600)
    #expect(client.connections.closed.isEmpty && client.connections.count == 0)
  }
}
