import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import Host
@testable import Server

/// Events reach every reader, in order, and a reader that was away goes on where it was.
@Suite struct EventTests {
  @Test func readersGetEventsFromNowOn() async throws {
    let log = EventLog(epoch: "e")
    await log.publish("apps", "{}")
    var events = await log.subscribe().makeAsyncIterator()
    await log.publish("instances", "{}")
    #expect(await events.next() == ServerEvent(id: "e-2", name: "instances", data: "{}"))
  }

  @Test func aReaderGoesOnAfterTheLastEventItSaw() async throws {
    let log = EventLog(epoch: "e")
    for number in 1...5 { await log.publish("apps", "\(number)") }
    var events = await log.subscribe(after: "e-3").makeAsyncIterator()
    #expect(await events.next()?.data == "4")
    #expect(await events.next()?.data == "5")
    await log.publish("apps", "6")
    #expect(await events.next()?.data == "6")
  }

  @Test(arguments: ["old-3", "e-1", "e-99", "nonsense", ""])
  func aReaderThatMissedTooMuchIsToldToStartAnew(last: String) async throws {
    let log = EventLog(epoch: "e", capacity: 4)
    for number in 1...9 { await log.publish("apps", "\(number)") }
    var events = await log.subscribe(after: last).makeAsyncIterator()
    #expect(await events.next() == ServerEvent(id: "e-9", name: "resync", data: "{}"))
  }

  @Test func aReaderThatIsUpToDateMissesNothing() async throws {
    let log = EventLog(epoch: "e", capacity: 4)
    for number in 1...9 { await log.publish("apps", "\(number)") }
    var events = await log.subscribe(after: "e-9").makeAsyncIterator()
    await log.publish("apps", "10")
    #expect(await events.next()?.data == "10")
  }

  @Test func aFrameIsAServerSentEvent() {
    #expect(ServerEvent(id: "e-1", name: "apps", data: "{}").frame == "id: e-1\nevent: apps\ndata: {}\n\n")
  }

  /// Over a real socket: what the device does is told, and stopping the server ends the open connection.
  @Test func theDevicesEventsArriveOverTheWire() async throws {
    let api = try await API(.withWeather())
    let address = AddressBox()
    let application = api.server.application(logger: Logger(label: "test")) { await address.set($0) }
    try await application.test(.live) { client in
      while await !api.device.isFollowed { try await Task.sleep(for: .milliseconds(5)) }
      let port = try #require(await address.port)
      let reading = Task { try await Wire.lines(port: port, path: "/v1/events") }
      while await api.server.log.readers == 0 { try await Task.sleep(for: .milliseconds(5)) }
      await api.device.emit(.imageChanged(instance: "w1"))
      await api.device.emit(.imageChanged(instance: "w1"))
      await api.device.emit(.decided(instance: "w1"))
      let lines = try await reading.value
      #expect(lines.contains("event: timeline"))
      #expect(lines.contains(#"data: {"instance":"w1"}"#))
      #expect(lines.filter { $0 == "event: timeline" }.count == 2)
      #expect(lines.filter { $0 == "event: diagnostics" }.count == 1, "the same diagnostics are told once")
      #expect(lines.contains("event: decision"))
      #expect(lines.contains { $0.hasPrefix(#"data: {"decision":{"budget":{"after":11,"before":12}"#) })
    }
  }
}

private actor AddressBox {
  private(set) var port: Int?
  func set(_ port: Int) { self.port = port }
}

/// A plain socket, since a client that waits for the end of an answer never sees an event.
enum Wire {
  static func lines(port: Int, path: String) async throws -> [String] {
    try await Task.detached {
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
      var patience = timeval(tv_sec: 10, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      _ = request.withCString { send(descriptor, $0, strlen($0), 0) }
      var text = ""
      var buffer = [UInt8](repeating: 0, count: 4096)
      // Heads of the answer and of chunks are lines too; the reader looks for the events among them.
      while text.components(separatedBy: "event: ").count < 5 {
        let length = recv(descriptor, &buffer, buffer.count, 0)
        guard length > 0 else { break }
        text += String(decoding: buffer[..<length], as: UTF8.self)
      }
      let rest = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if rest > 0 { text += String(decoding: buffer[..<rest], as: UTF8.self) }
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }.value
  }
}
