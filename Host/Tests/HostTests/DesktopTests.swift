import AlmanacProfiles
import Foundation
import Store
import Synchronization
import SystemBus
import TestBus
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Location and lock of a desktop, from services on a bus of the test's own (Specification D5, E1).
  @Suite struct DesktopTests {
    private static let client = "/org/freedesktop/GeoClue2/Client/1"
    private static let session = "/org/freedesktop/login1/session/_32"
    private static let sessionInterface = "org.freedesktop.login1.Session"

    private static func geoclue(on bus: TestBus) throws -> TestService {
      let service = try TestService("org.freedesktop.GeoClue2", on: bus)
      service.answer("GetClient", [.path(client)])
      service.answer("Start")
      service.answer("Stop")
      return service
    }

    /// Lets the service report a location, as GeoClue does: a new object, and a signal with its path.
    private static func report(_ service: TestService, _ number: Int, latitude: Double, longitude: Double, at date: Date = Date()) {
      let path = "/org/freedesktop/GeoClue2/Client/1/Location/\(number)"
      service.set(path, "Latitude", .double(latitude))
      service.set(path, "Longitude", .double(longitude))
      service.set(path, "Accuracy", .double(25))
      service.set(path, "Timestamp", .fields([.uint64(UInt64(date.timeIntervalSince1970)), .uint64(0)]))
      service.send(client, "org.freedesktop.GeoClue2.Client", "LocationUpdated", [.path("/"), .path(path)])
    }

    private static func login(on bus: TestBus, isLocked: Bool = false) throws -> TestService {
      let service = try TestService("org.freedesktop.login1", on: bus)
      service.set("/org/freedesktop/login1/user/self", "Display", .fields([.string("2"), .path(session)]))
      service.set(session, "LockedHint", .bool(isLocked))
      return service
    }

    private static func setLocked(_ service: TestService, _ isLocked: Bool) {
      service.set(session, "LockedHint", .bool(isLocked))
      service.send(session, "org.freedesktop.DBus.Properties", "PropertiesChanged", [.string(sessionInterface)])
    }

    private static func host(_ fixture: Fixture, _ bus: TestBus) async throws -> DeviceHost {
      var configuration = fixture.configuration(.system)
      configuration.systemBus = bus.address
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      return host
    }

    @Test func `the desktop's location service is asked for an exact location, and the device is where it says`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let service = try Self.geoclue(on: bus)
      let host = try await Self.host(fixture, bus)
      try await host.setLocation(.desktop)
      #expect(await host.locationStatus().reason?.contains("has not answered yet") == true)
      try await until({ service.calls.contains("Start") }, seen: { service.calls })
      #expect(service.calls == ["GetClient", "Set DesktopId", "Set RequestedAccuracyLevel", "Set TimeThreshold", "Start"])
      Self.report(service, 1, latitude: 48.137, longitude: 11.575)
      try await until({ await host.locationStatus().location?.latitude == 48.137 }, seen: { await host.locationStatus().location?.latitude })
      #expect(await host.locationStatus().location?.accuracy == 25)
      // The move is a significant change.
      #expect(await host.location.stored.changes.anchor?.longitude == 11.575)
      // After another source is chosen the service is stopped, and its news do not count.
      try await host.setLocation(.fixed(latitude: 1, longitude: 2, accuracy: 3))
      try await until({ service.calls.last == "Stop" }, seen: { service.calls.last })
      Self.report(service, 2, latitude: 50, longitude: 10)
      #expect(await host.locationStatus().location?.latitude == 1)
      await host.stop()
    }

    @Test func `a location out of range, an old one and the end of the service leave the device without a location`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let service = try Self.geoclue(on: bus)
      let host = try await Self.host(fixture, bus)
      try await host.setLocation(.desktop)
      try await until({ service.calls.contains("Start") }, seen: { service.calls })
      Self.report(service, 1, latitude: 91, longitude: 0)
      try await until(
        { await host.locationStatus().reason?.contains("from -90 to 90; got 91") == true }, seen: { await host.locationStatus().reason })
      Self.report(service, 2, latitude: 10, longitude: 20, at: Date() - Profiles.location.staleAfter - 10)
      try await until(
        { await host.location.player.desktop.location?.latitude == 10 }, seen: { await host.location.player.desktop.location?.latitude })
      #expect(await host.locationStatus().location == nil)
      Self.report(service, 3, latitude: 10, longitude: 21)
      try await until({ await host.locationStatus().location?.longitude == 21 }, seen: { await host.locationStatus().location?.longitude })
      service.leave()
      try await until(
        { await host.locationStatus().reason?.contains("org.freedesktop.GeoClue2 has ended") == true }, seen: { await host.locationStatus().reason })
      #expect(await host.locationStatus().location == nil)
      await host.stop()
    }

    @Test func `a service that refuses, one that is missing and a bus that is missing are named, and one that comes is found`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let service = try Self.geoclue(on: bus)
      let reasons = Mutex<[String]>([])
      func follow(_ address: String) throws -> DesktopLocation {
        try DesktopLocation(address: address, profile: Profiles.location, retry: 0.05) { position in
          if case .unknown(let reason) = position { reasons.withLock { $0.append(reason) } }
        }
      }
      func names(_ text: String) async throws {
        try await until({ reasons.withLock { $0.contains { $0.contains(text) } } }, seen: { reasons.withLock { $0 } })
      }
      let missing = try follow("unix:path=\(fixture.folder.path)/nothing")
      try await names("there is no bus at unix:path=")
      // A bus without GeoClue.
      let other = try TestBus()
      let waiting = try follow(other.address)
      try await names("org.freedesktop.GeoClue2 answers GetClient with")
      // The service comes up later and is found.
      let late = try Self.geoclue(on: other)
      try await until({ late.calls.contains("Start") }, seen: { late.calls })
      // Its configuration does not allow the location.
      service.refuse("Start")
      let refused = try follow(bus.address)
      try await names("org.freedesktop.GeoClue2 answers Start with")
      withExtendedLifetime((missing, waiting, refused)) {}
    }

    @Test func `a silent service is asked to measure again`() async throws {
      let bus = try TestBus()
      let service = try Self.geoclue(on: bus)
      var profile = Profiles.location
      profile.desktopRefresh = 0.1
      let following = try DesktopLocation(address: bus.address, profile: profile) { _ in }
      try await until({ service.calls.filter { $0 == "Start" }.count >= 3 }, seen: { service.calls.filter { $0 == "Start" }.count })
      withExtendedLifetime(following) {}
    }

    @Test func `a host that starts again follows the desktop's location`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let service = try Self.geoclue(on: bus)
      do {
        let host = try await Self.host(fixture, bus)
        try await host.setLocation(.desktop)
        try await until({ service.calls.contains("Start") }, seen: { service.calls })
        await host.stop()
        try await until({ service.calls.last == "Stop" }, seen: { service.calls.last })
      }
      let host = try await Self.host(fixture, bus)
      try await until({ service.calls.filter { $0 == "Start" }.count }, is: 2)
      await host.stop()
    }

    @Test func `the device locks and unlocks with the desktop's session when a setting asks for it`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let login = try Self.login(on: bus)
      let host = try await Self.host(fixture, bus)
      Self.setLocked(login, true)
      try await host.update(DeviceSettings(followsDesktopLock: true))
      try await until({ await host.isLocked }, is: true)
      Self.setLocked(login, false)
      try await until({ await host.isLocked }, is: false)
      // A request to lock counts before the locker shows.
      login.send(Self.session, Self.sessionInterface, "Lock")
      try await until({ await host.isLocked }, is: true)
      await host.stop()
    }

    @Test func `a device with a passcode locks with the session, and only the passcode unlocks it`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let login = try Self.login(on: bus)
      let host = try await Self.host(fixture, bus)
      try await host.setPasscode(current: nil, new: "2580 and more")
      try await host.update(DeviceSettings(followsDesktopLock: true))
      Self.setLocked(login, true)
      try await until({ await host.isLocked }, is: true)
      // The host reads the session's state after each change. When it reads the last one, it has dealt with the first.
      for _ in 0..<3 {
        let reads = login.calls.count
        Self.setLocked(login, false)
        try await until({ login.calls.count > reads }, seen: { login.calls.count })
      }
      #expect(await host.isLocked)
      #expect(await host.store.isLocked)
      try await host.unlock("2580 and more")
      #expect(await !host.isLocked)
      await host.stop()
    }

    @Test func `a session that cannot be followed is a notice until it can be`() async throws {
      let (bus, fixture) = (try TestBus(), try Fixture())
      let host = try await Self.host(fixture, bus)
      try await host.update(DeviceSettings(followsDesktopLock: true))
      try await until(
        { await host.status().notices.contains { $0.contains("the desktop's lock cannot be followed: org.freedesktop.login1") } },
        seen: { await host.status().notices })
      let status = try await host.lockStatus()
      #expect(status.followsDesktop && status.desktopFault?.hasPrefix("org.freedesktop.login1") == true)
      try await host.update(DeviceSettings())
      #expect(try await host.lockStatus().desktopFault == nil)
      #expect(await host.status().notices.allSatisfy { !$0.contains("desktop's lock") })
      await host.stop()
    }
  }
}
