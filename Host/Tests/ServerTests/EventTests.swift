import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import TestThreads
import TestWaiting
import Testing

@testable import Host
@testable import Server

/// Tests that events reach every reader in order, and that a reader resumes after a lost connection.
@Suite struct EventTests {
  @Test func `readers get events from now on`() async throws {
    let log = EventLog(epoch: "e")
    await log.publish("apps", "{}")
    var events = try await log.subscribe().makeAsyncIterator()
    await log.publish("instances", "{}")
    #expect(await events.next() == ServerEvent(id: "e-2", name: "instances", data: "{}"))
  }

  @Test func `a reader resumes after its last event`() async throws {
    let log = EventLog(epoch: "e")
    for number in 1...5 { await log.publish("apps", "\(number)") }
    var events = try await log.subscribe(after: "e-3").makeAsyncIterator()
    #expect(await events.next()?.data == "4")
    #expect(await events.next()?.data == "5")
    await log.publish("apps", "6")
    #expect(await events.next()?.data == "6")
  }

  @Test(arguments: ["old-3", "e-1", "e-99", "nonsense", ""])
  func `a reader that missed too much gets resync`(last: String) async throws {
    let log = EventLog(epoch: "e", capacity: 4)
    for number in 1...9 { await log.publish("apps", "\(number)") }
    var events = try await log.subscribe(after: last).makeAsyncIterator()
    #expect(await events.next() == ServerEvent(id: "e-9", name: "resync", data: "{}"))
  }

  @Test func `what may be hidden now is not replayed`() async throws {
    let log = EventLog(epoch: "e")
    for number in 1...5 { await log.publish("decision", "\(number)") }
    await log.forget()
    await log.publish("lock", "{}")
    var events = try await log.subscribe(after: "e-3").makeAsyncIterator()
    #expect(await events.next() == ServerEvent(id: "e-6", name: "resync", data: "{}"))
    // Whoever had read all of it misses nothing.
    var current = try await log.subscribe(after: "e-5").makeAsyncIterator()
    #expect(await current.next() == ServerEvent(id: "e-6", name: "lock", data: "{}"))
  }

  @Test func `a lock drops the events that are kept`() async throws {
    let (device, log) = (RecordedDevice(), EventLog(epoch: "e"))
    let feed = Task { try await EventFeed(service: device, log: log).run() }
    var events = try await log.subscribe().makeAsyncIterator()
    func next(_ name: String) async { while let event = await events.next(), event.name != name {} }
    // The feed subscribes in its own time.
    try await until({ await device.isFollowed }, is: true)
    await device.emit(
      .decided(
        Decision(
          id: 7, at: RecordedDevice.now, instance: "w1", trigger: .policyDate, rule: "policy.after", requirement: "C4", outcome: .deferred,
          budgetBefore: 12, budgetAfter: 11)))
    await next("decision")
    await device.emit(.lockChanged(isLocked: true))
    await next("lock")
    var late = try await log.subscribe(after: "e-0").makeAsyncIterator()
    #expect(await late.next()?.name == "resync")
    feed.cancel()
    _ = await feed.result
  }

  @Test func `a reader that is up to date misses nothing`() async throws {
    let log = EventLog(epoch: "e", capacity: 4)
    for number in 1...9 { await log.publish("apps", "\(number)") }
    var events = try await log.subscribe(after: "e-9").makeAsyncIterator()
    await log.publish("apps", "10")
    #expect(await events.next()?.data == "10")
  }

  @Test func `a frame is a server-sent event`() {
    #expect(ServerEvent(id: "e-1", name: "apps", data: "{}").frame == "id: e-1\nevent: apps\ndata: {}\n\n")
  }

  @Test func `an event carries what it announces`() throws {
    func decision(_ id: UInt64, _ outcome: Decision.Outcome) -> HostEvent {
      .decided(
        Decision(
          id: id, at: RecordedDevice.now, instance: "w1", trigger: .policyDate, rule: "policy.after", requirement: "C4", outcome: outcome,
          budgetBefore: 12, budgetAfter: 11))
    }
    let first = try EventFeed.message(decision(7, .deferred))
    let second = try EventFeed.message(decision(8, .granted))
    #expect(first.name == "decision" && second.name == "decision")
    #expect(first.data.contains("deferred") && second.data.contains("granted"))
    let diagnostic = Diagnostic.with {
      $0.name = "symbol.unknown"
      $0.message = "No such symbol."
    }
    let diagnostics = try EventFeed.message(.diagnosticsChanged(instance: "w1", [diagnostic]))
    #expect(diagnostics.name == "diagnostics")
    #expect(diagnostics.data.contains(#""instance":"w1""#) && diagnostics.data.contains("symbol.unknown"))
  }

  /// Over a real socket; stopping the server ends the open connection.
  @Test func `the device's events arrive over the wire`() async throws {
    let api = try await API(.withWeather())
    let ready = AsyncStream.makeStream(of: Int.self)
    let application = api.server.application(logger: Logger(label: "test")) { ready.continuation.yield($0) }
    try await application.whileRunning {
      try await until({ await api.device.isFollowed }, is: true)
      var ports = ready.stream.makeAsyncIterator()
      let port = try #require(await ports.next())
      let reading = Task { try await Wire.lines(port: port, path: "/v1/events") }
      try await until({ await api.server.log.readers }, is: 1)
      let decisions = try await api.device.decisions("w1", limit: 1)
      let asked = await api.device.calls
      await api.device.emit(.imageChanged(instance: "w1"))
      await api.device.emit(.imageChanged(instance: "w1"))
      await api.device.emit(.diagnosticsChanged(instance: "w1", []))
      await api.device.emit(.decided(decisions[0]))
      let lines = try await reading.value
      #expect(lines.contains("event: timeline"))
      #expect(lines.contains(#"data: {"instance":"w1"}"#))
      #expect(lines.filter { $0 == "event: timeline" }.count == 2)
      #expect(lines.contains("event: diagnostics"))
      #expect(lines.contains("event: decision"))
      #expect(lines.contains { $0.hasPrefix(#"data: {"decision":{"budget":{"after":11,"before":12}"#) })
      #expect(await api.device.calls == asked, "the feed reads nothing of the device")
    }
  }
}

/// A plain socket, because a client that waits for the end of a response would never receive an event.
enum Wire {
  static func lines(port: Int, path: String) async throws -> [String] {
    try await onThread {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let connected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
      }
      guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
      // A reply ends the wait at once.
      var patience = timeval(tv_sec: 900, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer secret\r\n\r\n"
      _ = request.withCString { send(descriptor, $0, strlen($0), 0) }
      var text = ""
      var buffer = [UInt8](repeating: 0, count: 4096)
      // The heads of the response and of its chunks are lines too.
      while text.components(separatedBy: "event: ").count < 5 {
        let length = recv(descriptor, &buffer, buffer.count, 0)
        guard length > 0 else { break }
        text += String(decoding: buffer[..<length], as: UTF8.self)
      }
      let rest = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if rest > 0 { text += String(decoding: buffer[..<rest], as: UTF8.self) }
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
