import AlmanacProfiles
import Foundation
import Logging
import ServiceLifecycle
import TestWaiting
import Testing

@testable import Server

/// Slow and numerous clients over real sockets. A test waits for the server to close a connection; it never expects that to take a certain time.
/// How long each limit is, `ConnectionGuardTests` tests on a clock of its own.
@Suite struct ConnectionTests {
  private static let request = "GET /v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let withKey = "GET /v1/health HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n"

  /// Serves the API with changed limits.
  private func withServer(
    _ change: (inout ServiceLimits) -> Void, _ body: @escaping @Sendable (Int, HostServer) async throws -> Void
  ) async throws {
    var limits = API.limits
    change(&limits)
    let api = try await API(.withWeather(), limits: limits)
    let ready = AsyncStream.makeStream(of: Int.self)
    let application = api.server.application(logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })) {
      ready.continuation.yield($0)
    }
    try await application.whileRunning {
      var ports = ready.stream.makeAsyncIterator()
      try await body(try #require(await ports.next()), api.server)
    }
  }

  /// Serves the API as the command does. Hummingbird's test server does not run ``HostApplication/run()``.
  private func withRunningServer(_ body: @escaping @Sendable (Int, HostServer) async throws -> Void) async throws {
    let api = try await API(.withWeather())
    let ready = AsyncStream.makeStream(of: Int.self)
    let application = api.server.application(logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })) {
      ready.continuation.yield($0)
    }
    let running = Task { try await application.run() }
    defer { running.cancel() }
    var ports = ready.stream.makeAsyncIterator()
    try await body(try #require(await ports.next()), api.server)
    running.cancel()
    _ = await running.result
  }

  private static func isAnswered(_ connection: Connection, _ request: String = request) async throws -> Bool {
    try connection.send(request)
    return try await connection.read(until: { $0.contains("\"status\":\"ok\"") }).contains("\"status\":\"ok\"")
  }

  @Test func `a client that does not finish its request's head is disconnected`() async throws {
    try await withServer({ $0.httpHeadTimeout = 0.05 }) { port, server in
      let connection = try Connection(port: port)
      // The server may have closed it already.
      try? connection.send("GET /v1/he")
      #expect(try await connection.read(until: { _ in false }) == "")
      #expect(connection.isClosed)
      #expect(server.connections.closed[.head] == 1)
    }
  }

  @Test func `a client that leaves cancels its picture, and no other`() async throws {
    try await withRunningServer { port, server in
      let device = try #require(server.service as? RecordedDevice)
      await device.letPicturesWait()
      let request = "GET /v1/instances/w1/image.png HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n"
      let staying = try Connection(port: port)
      try staying.send(request)
      var leaving: Connection? = try Connection(port: port)
      try leaving?.send(request)
      try await until({ await device.picturesWaiting >= 2 }, seen: { await device.picturesWaiting })
      // Meanwhile the server answers others.
      #expect(try await Self.isAnswered(Connection(port: port)))
      leaving = nil
      try await until({ await device.picturesCancelled > 0 }, seen: { await device.picturesCancelled })
      #expect(await device.picturesWaiting == 1)
      #expect(!staying.isClosed)
    }
  }

  @Test func `a connection serves further pictures after the first`() async throws {
    try await withRunningServer { port, server in
      let connection = try Connection(port: port)
      for _ in 0..<3 {
        try connection.send("GET /v1/instances/w1/image.png HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n")
        #expect(try await connection.read(until: { $0.hasSuffix("picture in light") }).hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
      #expect(server.connections.works.count == 0)
    }
  }

  @Test func `a client that does not finish its body is disconnected`() async throws {
    try await withServer({ $0.httpBodyTimeout = 0.05 }) { port, server in
      let connection = try Connection(port: port)
      let head = "PATCH /v1/device HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\nContent-Type: application/json\r\n"
      try connection.send(head + "Content-Length: 9\r\n\r\n{")
      #expect(!(try await connection.read(until: { _ in false }).contains(" 200 ")))
      #expect(connection.isClosed && server.connections.closed[.body] == 1)
    }
  }

  @Test func `a body that no route reads has an end too`() async throws {
    try await withServer({ $0.httpBodyBytes = 1024 }) { port, server in
      let connection = try Connection(port: port)
      try connection.send(
        "POST /v1/apps/Weather/launch HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\nContent-Length: 99999999\r\n\r\n")
      let part = String(repeating: "x", count: 4096)
      try await until(
        {
          try? connection.send(part)
          return server.connections.closed[.body] != nil
        }, seen: { "\(server.connections.closed)" })
      #expect(server.connections.closed[.body] == 1)
    }
  }

  @Test func `a flood of connections displaces none that has the key`() async throws {
    try await withServer({ $0.httpConnections = 8 }) { port, server in
      let owner = try Connection(port: port)
      #expect(try await Self.isAnswered(owner, Self.withKey))
      var flood: [Connection] = []
      for _ in 0..<100 { flood.append(try Connection(port: port)) }
      // The owner's and the flood's connections without the eight that remain.
      try await until({ (server.connections.closed[.limit] ?? 0) >= 93 }, seen: { "\(server.connections.closed)" })
      try await until({ server.connections.count <= 8 }, seen: { server.connections.count })
      #expect(try await Self.isAnswered(owner, Self.withKey), "the connection with the key still works")
      let late = try Connection(port: port)
      #expect(try await Self.isAnswered(late, Self.withKey), "a new one is answered too")
    }
  }

  @Test func `idle connections with the key give way to new ones, those with a request do not`() async throws {
    try await withServer({ $0.httpConnections = 8 }) { port, server in
      let stream = try Connection(port: port)
      try stream.send("GET /v1/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n")
      #expect(try await stream.read(until: { $0.contains("retry:") }).contains(" 200 "))
      var idle: [Connection] = []
      for _ in 0..<20 {
        idle.append(try Connection(port: port))
        #expect(try await Self.isAnswered(try #require(idle.last), Self.withKey))
      }
      #expect(try await Self.isAnswered(Connection(port: port)), "a client without the key is answered too")
      try await until({ idle.first?.isClosed == true }, seen: { idle.map(\.isClosed) })
      try await until({ server.connections.count <= 8 }, seen: { server.connections.count })
      #expect(!stream.isClosed)
    }
  }

  @Test func `clients that finish nothing do not keep the host from ending`() async throws {
    // Only the last call may end them.
    var limits = API.limits
    limits.httpEndGrace = 0.05
    let api = try await API(.withWeather(), limits: limits)
    let ready = AsyncStream.makeStream(of: Int.self)
    let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    let application = api.server.application(logger: logger) { ready.continuation.yield($0) }
    let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
    let running = Task { try await group.run() }
    var ports = ready.stream.makeAsyncIterator()
    let port = try #require(await ports.next())
    let head = "PATCH /v1/device HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\nContent-Type: application/json\r\n"
    let half = try Connection(port: port)
    try half.send(head + "Content-Length: 9\r\n\r\n{")
    let unread = try Connection(port: port, receiveBuffer: 4096)
    for _ in 0..<500 { try? unread.send("GET /v1/openapi.yaml HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n") }
    try await until({ api.server.connections.count >= 2 }, seen: { api.server.connections.count })
    await group.triggerGracefulShutdown()
    try await running.value
    #expect((api.server.connections.closed[.end] ?? 0) >= 1 && api.server.connections.count == 0)
  }

  @Test func `a client that does not take its response is disconnected`() async throws {
    try await withServer({ $0.httpStallTimeout = 0.05 }) { port, server in
      let connection = try Connection(port: port, receiveBuffer: 4096)
      let request = "GET /v1/openapi.yaml HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n"
      // Far more than the buffers of both ends hold.
      try await until(
        {
          try? connection.send(request)
          return server.connections.closed[.stall] != nil
        }, seen: { "\(server.connections.closed)" })
      #expect(server.connections.closed[.stall] == 1)
    }
  }

  @Test func `event streams are limited in number`() async throws {
    try await withServer({ $0.eventStreams = 2 }) { port, server in
      let request = "GET /v1/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n"
      var open: [Connection] = []
      for _ in 0..<2 {
        open.append(try Connection(port: port))
        try open.last?.send(request)
        #expect(try await open.last?.read(until: { $0.contains("retry:") }).contains(" 200 ") == true)
      }
      let surplus = try Connection(port: port)
      try surplus.send(request)
      let answer = try await surplus.read(until: { $0.contains("events.tooMany") })
      #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("Retry-After: 5"))
      _ = try await surplus.read(until: { _ in false })
      #expect(surplus.isClosed, "its place is for others")
      open.removeFirst()
      try await until({ await server.log.readers <= 1 }, seen: { await server.log.readers })
      let next = try Connection(port: port)
      try next.send(request)
      #expect(try await next.read(until: { $0.contains("retry:") }).contains(" 200 "))
    }
  }

  @Test(
    arguments: [
      ("FOO /v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 501, "method.unknown"),
      ("get /v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 501, "method.unknown"),
      ("GET /v1/health NOT-HTTP\r\n\r\n", 400, "request.malformed"),
      (
        "PATCH /v1/device HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\nContent-Type: application/json\r\n"
          + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", 400, "body.malformed"
      ),
    ])
  func `a request that is not HTTP gets an answer that says so`(request: String, status: Int, name: String) async throws {
    try await withServer({ _ in }) { port, _ in
      let connection = try Connection(port: port)
      try connection.send(request)
      let answer = try await connection.read(until: { _ in false })
      #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.contains("\"name\":\"\(name)\""), "\(answer)")
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
    }
  }

  @Test func `a huge header is refused`() async throws {
    try await withServer({ _ in }) { port, _ in
      let connection = try Connection(port: port)
      try connection.send("GET /v1/health HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n")
      #expect(try await connection.read(until: { _ in false }).hasPrefix("HTTP/1.1 400 "))
    }
  }

  @Test func `connections leave descriptors for everything else`() {
    let limits = Profiles.serviceLimits
    #expect(DescriptorLimit.connections(of: 1 << 20, limits) == limits.httpConnections)
    #expect(DescriptorLimit.connections(of: 512, limits) == 512 - limits.spareDescriptors)
    #expect(DescriptorLimit.connections(of: 256, limits) == 64, "a quarter, if fewer than the spare ones would be left")
    #expect(DescriptorLimit.connections(of: 16, limits) == 8)
    for descriptors in [16, 256, 300, 512, 4096] {
      let connections = DescriptorLimit.connections(of: descriptors, limits)
      #expect(DescriptorLimit.streams(ofConnections: connections, limits) * 4 <= connections, "streams leave connections for requests")
    }
    #expect(DescriptorLimit.warning(4096, limits) == nil)
    #expect(DescriptorLimit.warning(256, limits)?.contains("ulimit -n \(limits.httpConnections + limits.spareDescriptors)") == true)
    #expect(DescriptorLimit.raise(to: 1) >= 64, "the limit is never lowered")
  }
}
