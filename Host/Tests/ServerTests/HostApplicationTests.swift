import Foundation
import Hummingbird
import Logging
import Testing

@testable import Server

/// Failing requests and routes on a live connection.
@Suite struct HostApplicationTests {
  private struct Unexpected: Error {}

  /// Serves two routes for these tests: one that responds while it reads, and one that fails.
  private func withServer(_ body: @escaping @Sendable (Int) async throws -> Void) async throws {
    let router = Router()
    router.post("echo") { request, _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          for try await part in request.body { try await writer.write(part) }
          try await writer.finish(nil)
        })
    }
    router.get("fails") { _, _ -> Response in throw Unexpected() }
    let ready = AsyncStream.makeStream(of: Int.self)
    let application = HostApplication(
      responder: router.buildResponder(), configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil), services: [],
      logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), works: ClientWorks(), ready: { ready.continuation.yield($0 ?? 0) })
    try await application.whileRunning {
      var ports = ready.stream.makeAsyncIterator()
      try await body(try #require(await ports.next()))
    }
  }

  @Test func `a request that becomes malformed midway gets no second response`() async throws {
    try await withServer { port in
      let connection = try Connection(port: port)
      try connection.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
      // The response has begun before the rest of the request is sent.
      let begun = try await connection.read(until: { $0.contains("hello") })
      #expect(begun.hasPrefix("HTTP/1.1 200 OK\r\n"))
      try connection.send("zz\r\nnonsense\r\n")
      let whole = begun + (try await connection.read(until: { _ in false }))
      #expect(whole.components(separatedBy: "HTTP/1.1 ").count == 2, "one head, and the connection is closed: \(whole)")
      // Other connections still work.
      let other = try Connection(port: port)
      try other.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nstill here")
      let answer = try await other.read(until: { $0.contains("still here") })
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("still here"))
    }
  }

  @Test func `a request with a malformed head is refused`() async throws {
    try await withServer { port in
      let connection = try Connection(port: port)
      try connection.send("GET / NOT-HTTP\r\n\r\n")
      #expect(try await connection.read(until: { _ in false }).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    }
  }

  @Test func `an unexpected error of a route is an internal server error`() async throws {
    try await withServer { port in
      let connection = try Connection(port: port)
      try connection.send("GET /fails HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let answer = try await connection.read(until: { $0.contains("\r\n\r\n") })
      #expect(answer.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n") && answer.lowercased().contains("\r\ndate: "))
    }
  }
}
