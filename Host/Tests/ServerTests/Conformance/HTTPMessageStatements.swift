import Foundation
import Logging
import Statements
import Testing

@testable import Server

extension Statement {
  /// What a server sends back for bytes on a connection, until `isEnough` or until it closes the connection; and whether it has closed it.
  private static func exchange(_ bytes: String, until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }) async throws -> (
    text: String, isClosed: Bool
  ) {
    let api = try await API(.withWeather())
    let ready = AsyncStream.makeStream(of: Int.self)
    let application = api.server.application(logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })) {
      ready.continuation.yield($0)
    }
    let result = Answer()
    try await application.whileRunning {
      var ports = ready.stream.makeAsyncIterator()
      guard let port = await ports.next() else { return }
      let connection = try Connection(port: port)
      try connection.send(bytes)
      let text = try await connection.read(until: isEnough)
      await result.set(text, connection.isClosed)
    }
    return await result.value
  }
  private actor Answer {
    private(set) var value = (text: "", isClosed: false)
    func set(_ text: String, _ isClosed: Bool) { value = (text, isClosed) }
  }

  private static func status(of bytes: String) async throws -> String {
    String(try await exchange(bytes, until: { $0.contains("\r\n\r\n") }).text.prefix { $0 != "\r\n" }.dropFirst("HTTP/1.1 ".count).prefix(3))
  }
  private static let host = "Host: localhost\r\n"
  private static let isAnswered: @Sendable (String) -> Bool = { $0.contains("\"status\":\"ok\"") }

  static let httpMessages: [Statement] = [
    Statement("A request of HTTP/1.1 without Host is answered with 400", .rfc(9112, "3.2"), is: "400") {
      try await status(of: "GET /v1/health HTTP/1.1\r\n\r\n")
    },
    Statement("Two Host fields are answered with 400", .rfc(9112, "3.2"), is: "400") {
      try await status(of: "GET /v1/health HTTP/1.1\r\n\(host)\(host)\r\n")
    },
    Statement("White space between a field's name and the colon is answered with 400", .rfc(9112, "5.1"), is: "400") {
      try await status(of: "GET /v1/health HTTP/1.1\r\nHost : localhost\r\n\r\n")
    },
    Statement("Names of fields have no case", .rfc(9110, "5.1"), is: "200") {
      try await status(of: "GET /v1/health HTTP/1.1\r\nhOsT: localhost\r\n\r\n")
    },
    Statement("Both Content-Length and Transfer-Encoding are answered with 400", .rfc(9112, "6.1"), is: "400") {
      try await status(of: "POST /v1/reload HTTP/1.1\r\n\(host)Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
    },
    Statement("Two different Content-Length fields are answered with 400", .rfc(9112, "6.3"), is: "400") {
      try await status(of: "POST /v1/reload HTTP/1.1\r\n\(host)Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd")
    },
    Statement("A Content-Length that is no number is answered with 400", .rfc(9112, "6.3"), is: "400") {
      try await status(of: "POST /v1/reload HTTP/1.1\r\n\(host)Content-Length: three\r\n\r\nabc")
    },
    Statement(
      "After an error of framing the connection is closed", .rfc(9112, "6.3"),
      holds: {
        try await exchange("POST /v1/reload HTTP/1.1\r\n\(host)Content-Length: x\r\n\r\n").isClosed
      }),
    Statement(
      "A connection stays open for the next request", .rfc(9112, "9.3"),
      holds: {
        try await !exchange("GET /v1/health HTTP/1.1\r\n\(host)\r\n", until: isAnswered).isClosed
      }),
    Statement(
      "Connection: close is answered by closing the connection", .rfc(9112, "9.6"),
      holds: {
        let answer = try await exchange("GET /v1/health HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
        return isAnswered(answer.text) && answer.isClosed
      }),
    Statement("Requests that follow at once are answered in their order", .rfc(9112, "9.3.2"), is: ["404", "200"]) {
      let text = try await exchange(
        "GET /v1/nothing HTTP/1.1\r\n\(host)Authorization: Bearer secret\r\n\r\nGET /v1/health HTTP/1.1\r\n\(host)\r\n", until: isAnswered
      ).text
      return text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { String($0.prefix(3)) }
    },
    Statement(
      "An answer says how long it is", .rfc(9112, "6.2"),
      holds: {
        let text = try await exchange("GET /v1/health HTTP/1.1\r\n\(host)\r\n", until: isAnswered).text
        let parts = text.components(separatedBy: "\r\n\r\n")
        return parts.count == 2 && text.lowercased().contains("content-length: \(parts[1].utf8.count)\r\n")
      }),
    Statement(
      "An answer has a Date", .rfc(9110, "6.6.1"),
      holds: {
        try await exchange("GET /v1/health HTTP/1.1\r\n\(host)\r\n", until: isAnswered).text.contains(
          /\r\ndate: [A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT\r\n/.ignoresCase())
      }),
    Statement("A body in chunks is read", .rfc(9112, "7.1"), is: "200") {
      let body = #"{"configuration":{}}"#
      let chunks = "5\r\n\(body.prefix(5))\r\n\(String(body.count - 5, radix: 16))\r\n\(body.dropFirst(5))\r\n0\r\n\r\n"
      return try await status(
        of:
          "PUT \(configuration) HTTP/1.1\r\n\(host)Authorization: Bearer secret\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
          + chunks)
    },
    Statement("The target of a request may be an absolute address", .rfc(9112, "3.2.2"), is: "200") {
      try await status(of: "GET http://localhost/v1/health HTTP/1.1\r\n\(host)\r\n")
    },
    Statement("An empty line before a request is ignored", .rfc(9112, "2.2"), is: "200") {
      try await status(of: "\r\nGET /v1/health HTTP/1.1\r\n\(host)\r\n")
    },
  ]
}
