import Foundation
import Logging
import Synchronization
import Testing

@testable import Server

/// A host behind a proxy of its owner's: which addresses can be given, and what is accepted under them.
@Suite struct PublicAddressTests {
  @Test(arguments: [
    ("https://widgets.example.org", "https://widgets.example.org"), ("HTTPS://Widgets.Example.ORG/", "https://widgets.example.org"),
    ("https://widgets.example.org:443", "https://widgets.example.org"), ("https://widgets.example.org:80", "https://widgets.example.org:80"),
    ("http://widgets.example.org:80", "http://widgets.example.org"), ("http://widgets.example.org:443", "http://widgets.example.org:443"),
    ("https://widgets.example.org:08443/", "https://widgets.example.org:8443"), ("https://home", "https://home"),
    ("https://192.168.1.5:8443", "https://192.168.1.5:8443"), ("https://[2001:DB8::0:1]", "https://[2001:db8::1]"),
    ("https://[::1]:8443", "https://[::1]:8443"), ("https://xn--wdget-3ya.example", "https://xn--wdget-3ya.example"),
    ("https://\(String(repeating: "a", count: 63)).example", "https://\(String(repeating: "a", count: 63)).example"),
  ])
  func `an address is kept as browsers write it`(text: String, origin: String) throws {
    #expect(try PublicAddress(text).origin == origin)
  }

  @Test(arguments: [
    "", "widgets.example.org", "//widgets.example.org", "ftp://widgets.example.org", "ws://widgets.example.org", "https:widgets.example.org",
    "https://", "https:///", "https://:8443", "https://widgets.example.org/page", "https://widgets.example.org//", "https://widgets.example.org?a",
    "https://widgets.example.org#key=1", "https://me@widgets.example.org", "https://me:secret@widgets.example.org", "https://a.example\\b.example",
    "https://widgets.example.org:", "https://widgets.example.org:0", "https://widgets.example.org:65536", "https://widgets.example.org:8443x",
    "https://widgets.example.org:-1", "https://widgets.example.org:+1", "https://widgets.example.org:８", "https://widgets..example",
    "https://.example",
    "https://widgets.example.org.", "https://-a.example", "https://a-.example", "https://a_b.example", "https://*.example.org", "https://a b.example",
    "https://a.example\n", " https://a.example", "https://a%2eexample", "https://wídget.example", "https://a.example, https://b.example", "null", "*",
    "https://1.2.3", "https://1.2.3.4.5", "https://256.1.1.1", "https://1", "https://0x7f000001", "https://01.2.3.4", "https://[::1", "https://[]",
    "https://[::1]x", "https://[1.2.3.4]", "https://[::ffff:1.2.3.4]", "https://[fe80::1%25eth0]",
    "https://\(String(repeating: "a", count: 64)).example",
    "https://\(String(repeating: "a.", count: 126))ab.example", "https://\(String(repeating: "a", count: 100_000))",
  ])
  func `what is no address of a page is refused with what is wrong`(text: String) throws {
    let fault = #expect(throws: PublicAddress.Fault.self) { try PublicAddress(text) }
    let line = try #require(fault?.description)
    #expect(!line.isEmpty && line.count < 160 && !line.contains("\n"), "\(line)")
  }

  @Test func `only an address without encryption on another machine can be read on the way`() throws {
    for (text, isReadable) in [
      ("https://widgets.example.org", false), ("http://widgets.example.org", true), ("http://localhost:8443", false), ("http://192.168.1.5", true),
    ] {
      #expect(try PublicAddress(text).isReadable == isReadable, "\(text)")
    }
  }

  private struct Attempt: Sendable, CustomStringConvertible {
    let line, host, origin, fields: String
    let hasKey: Bool
    let status: Int

    /// - Parameters:
    ///   - line: the method and the path; the usual one is a change, whose response is 202 if the request is accepted.
    ///   - origin: empty: the request has none.
    ///   - fields: further ones.
    ///   - status: that of the response.
    init(_ line: String = "POST /v1/instances/w1/reload", host: String, origin: String, fields: String = "", hasKey: Bool = true, status: Int) {
      (self.line, self.host, self.origin, self.fields, self.hasKey, self.status) = (line, host, origin, fields, hasKey, status)
    }

    /// The request as it is sent.
    var text: String {
      var lines = ["\(line) HTTP/1.1", "Host: \(host)", "Content-Length: 0", "Connection: close"]
      if !origin.isEmpty { lines.append("Origin: \(origin)") }
      if !fields.isEmpty { lines.append(fields) }
      if hasKey { lines.append("Authorization: Bearer secret") }
      return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    var description: String { "Host \(host), Origin \(origin)" }
  }

  /// `Host` and `Origin` of a request, and the status of the response. PORT is the host's own.
  private static let attempts: [Attempt] = [
    // A proxy that passes the name on.
    .init(host: "widgets.example.org", origin: "https://widgets.example.org", status: 202),
    .init(host: "WIDGETS.example.ORG:443", origin: "https://widgets.example.org", status: 202),
    .init(host: "other.example:8443", origin: "https://other.example:8443", status: 202),
    .init(host: "[2001:db8::1]", origin: "https://[2001:db8::1]", status: 202),
    // A proxy that loses the port of the name, and one that writes the host's own name.
    .init(host: "other.example", origin: "https://other.example:8443", status: 202),
    .init(host: "127.0.0.1:PORT", origin: "https://widgets.example.org", status: 202),
    .init(host: "localhost:PORT", origin: "https://other.example:8443", status: 202),
    // The host's own page, and programs.
    .init(host: "127.0.0.1:PORT", origin: "http://127.0.0.1:PORT", status: 202),
    .init(host: "localhost:PORT", origin: "http://localhost:PORT", status: 202),
    .init(host: "widgets.example.org", origin: "", status: 202),
    // Other names, among them those that look alike: DNS rebinding.
    .init(host: "evil.example", origin: "https://widgets.example.org", status: 421),
    .init(host: "evil.example", origin: "", status: 421),
    .init(host: "widgets.example.org.evil.example", origin: "", status: 421),
    .init(host: "evil.widgets.example.org", origin: "", status: 421),
    .init(host: "widgets.example.org.", origin: "", status: 421),
    .init(host: "widgets.example.org@evil.example", origin: "", status: 421),
    .init(host: "https://widgets.example.org", origin: "", status: 421),
    .init(host: "widgets.example.org, evil.example", origin: "", status: 421),
    .init(host: "[2001:db8::2]", origin: "", status: 421),
    // Pages of other sites: other names, schemes and ports, and a page of one public address that asks for the other one.
    .init(host: "widgets.example.org", origin: "https://evil.example", status: 403),
    .init(host: "widgets.example.org", origin: "http://widgets.example.org", status: 403),
    .init(host: "widgets.example.org", origin: "https://widgets.example.org:8443", status: 403),
    .init(host: "widgets.example.org", origin: "https://widgets.example.org.evil.example", status: 403),
    .init(host: "widgets.example.org", origin: "https://evil.widgets.example.org", status: 403),
    .init(host: "widgets.example.org", origin: "https://other.example:8443", status: 403),
    .init(host: "other.example:8443", origin: "https://other.example", status: 403),
    .init(host: "other.example:8443", origin: "https://widgets.example.org", status: 403),
    .init(host: "widgets.example.org", origin: "http://127.0.0.1:PORT", status: 403),
    .init(host: "widgets.example.org", origin: "null", status: 403),
    .init(host: "127.0.0.1:PORT", origin: "https://evil.example", status: 403),
    .init(host: "127.0.0.1:PORT", origin: "http://widgets.example.org", status: 403),
    .init(host: "127.0.0.1:PORT", origin: "https://127.0.0.1:PORT", status: 403),
    .init(host: "127.0.0.1:PORT", origin: "http://localhost:PORT", status: 403),
    .init(host: "127.0.0.1:PORT", origin: "null", status: 403),
  ]

  /// Over real sockets, as a proxy sends them.
  @Test func `a request counts as the host's own under its public addresses, and under no others`() async throws {
    let addresses = try ["https://widgets.example.org", "https://other.example:8443", "https://[2001:db8::1]"].map { try PublicAddress($0) }
    let statuses = try await Self.statuses(of: Self.attempts, at: addresses)
    for (attempt, status) in zip(Self.attempts, statuses) { #expect(status == attempt.status, "\(attempt)") }
    #expect(statuses.count == Self.attempts.count)
  }

  @Test func `without a public address only loopback is accepted`() async throws {
    let statuses = try await Self.statuses(of: Self.attempts, at: [])
    for (attempt, status) in zip(Self.attempts, statuses) {
      let isOwn = attempt.status == 202 && !attempt.origin.hasPrefix("https") && !attempt.host.contains("example")
      let expected: Set<Int> = isOwn ? [202] : [421, 403]
      #expect(expected.contains(status), "\(attempt): \(status)")
    }
    #expect(statuses.contains(202) && statuses.contains(421) && statuses.contains(403))
  }

  @Test func `what other fields say about the name does not count`() async throws {
    let (own, name) = ("https://widgets.example.org", "widgets.example.org")
    let claims = [
      "X-Forwarded-Host: widgets.example.org", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: http", "X-Forwarded-For: 127.0.0.1",
      "Forwarded: host=evil.example;proto=http", "X-Original-Host: evil.example", "X-Real-IP: 127.0.0.1",
    ]
    for claim in claims {
      let statuses = try await Self.statuses(
        of: [
          .init(host: "evil.example", origin: "", fields: claim, status: 421),
          .init(host: name, origin: "https://evil.example", fields: claim, status: 403),
          .init(host: name, origin: own, fields: claim, status: 202), .init(host: name, origin: own, fields: claim, hasKey: false, status: 401),
        ], at: [try PublicAddress(own)])
      #expect(statuses == [421, 403, 202, 401], "\(claim)")
    }
  }

  @Test func `pages of other sites cannot read under a public address`() async throws {
    let name = "widgets.example.org"
    let attempts: [Attempt] = [
      .init("GET /v1/instances", host: name, origin: "", fields: "Sec-Fetch-Site: same-origin", status: 200),
      .init("GET /v1/instances", host: name, origin: "", fields: "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors", status: 403),
      .init("GET /v1/instances", host: name, origin: "", fields: "Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: cors", status: 403),
      .init("GET /v1/instances", host: name, origin: "", fields: "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate", status: 403),
      // A link to the page works from any site.
      .init("GET /", host: name, origin: "", fields: "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate", status: 200),
    ]
    #expect(try await Self.statuses(of: attempts, at: [try PublicAddress("https://widgets.example.org")]) == attempts.map(\.status))
  }

  @Test func `a refused name is told how to give it`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/apps", headers: [.host: "widgets.example.org"])
    #expect(response.errorMessage?.contains("almanac serve --public-url") == true)
  }

  @Test func `a proxy does not keep events back`() async throws {
    let head = try await Self.serving(API(.withWeather())) { port in
      let connection = try Connection(port: port)
      try connection.send("GET /v1/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n\r\n")
      return try await connection.read { $0.contains("\r\n\r\n") }.lowercased()
    }
    #expect(head.contains("x-accel-buffering: no\r\n") && head.contains("content-type: text/event-stream"), "\(head)")
  }

  // MARK: - Requests

  /// The statuses of the responses to requests to a host with these addresses.
  private static func statuses(of attempts: [Attempt], at addresses: [PublicAddress]) async throws -> [Int] {
    try await serving(API(.withWeather(), publicAddresses: addresses)) { port in
      var statuses: [Int] = []
      for attempt in attempts { statuses.append(try await status(of: attempt, port: port)) }
      return statuses
    }
  }

  /// The result of `work` while a host serves; it gets the host's port.
  private static func serving<Result: Sendable>(_ api: API, _ work: @escaping @Sendable (Int) async throws -> Result) async throws -> Result {
    let ready = AsyncStream.makeStream(of: Int.self)
    let result = Mutex<Result?>(nil)
    try await api.server.application(logger: Logger(label: "test")) { ready.continuation.yield($0) }.whileRunning {
      var ports = ready.stream.makeAsyncIterator()
      let value = try await work(try #require(await ports.next()))
      result.withLock { $0 = value }
    }
    return try #require(result.withLock { $0 })
  }

  private static func status(of attempt: Attempt, port: Int) async throws -> Int {
    let connection = try Connection(port: port)
    try connection.send(attempt.text.replacing("PORT", with: "\(port)"))
    let response = try await connection.read { $0.contains("\r\n") }
    return response.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
