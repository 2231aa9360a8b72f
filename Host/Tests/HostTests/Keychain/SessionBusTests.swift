import Foundation
import Glibc
import TestBus
import TestThreads
import TestWaiting
import Testing

@testable import SystemBus

/// The connection to the session's bus, over which secrets go.
extension ProcessTests {
  @Suite struct SessionBusTests {
    private func error(_ address: String, within seconds: Double = 600) async -> BusError? {
      await #expect(throws: BusError.self) { try await onThread { _ = try BusConnection(session: address, within: seconds) } }
    }

    @Test func `the address is the session's`() {
      #expect(BusConnection.sessionAddress([:]) == nil)
      #expect(BusConnection.sessionAddress(["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=x", "XDG_RUNTIME_DIR": "/run/user/7"]) == "unix:abstract=x")
      #expect(BusConnection.sessionAddress(["XDG_RUNTIME_DIR": "/run/user/7"]) == "unix:path=/run/user/7/bus")
      #expect(BusConnection.sessionAddress(["XDG_RUNTIME_DIR": "/a b;c"]) == "unix:path=/a%20b%3bc/bus")
      // An empty variable says that there is none.
      #expect(BusConnection.sessionAddress(["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/run/user/7"]) == nil)
    }

    @Test(arguments: ["tcp:host=127.0.0.1,port=1", "unixexec:path=/bin/sh", "unix:path=/nothing;tcp:host=127.0.0.1,port=1", "", ";", "\n"])
    func `a bus that is not a local socket is refused`(address: String) async {
      #expect(await error(address)?.description.contains("not a local socket") == true)
    }

    @Test func `a bus that accepts the connection and stays silent does not block the caller`() async throws {
      let fixture = try Fixture()
      let path = fixture.folder.appendingPathComponent("b").path
      let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(listener) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
      }
      try #require(bound == 0 && listen(listener, 64) == 0)
      // sd-bus's own limit is 25 seconds: without the shorter one no attempt would be faster. A busy machine may be slow once.
      var taken = Duration.zero
      try await until(
        {
          let start = ContinuousClock.now
          #expect(await error("unix:path=\(path)", within: 0.5)?.description == "the bus does not answer in time")
          taken = start.duration(to: .now)
          return taken < .seconds(8)
        }, seen: { taken })
    }

    @Test func `the time is that of all calls together`() async throws {
      let bus = try TestBus()
      let service = try TestService("test.Slow", on: bus) { _, method, _ in method == "Wait" ? .silence : .values([]) }
      try await onThread {
        let connection = try BusConnection(session: bus.address, within: 1)
        let object = BusObject("test.Slow", "/")
        #expect(throws: BusError.self) { try connection.call(object, "test.Slow", "Wait") }
        #expect(throws: BusError.self) { try connection.call(object, "test.Slow", "Answer") }
      }
      withExtendedLifetime(service) {}
    }
  }
}
