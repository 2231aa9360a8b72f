import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// What a real extension gets to know about the location, with a real database, on a clock that the test shifts (Specification A15, C9, E1–E3).
  @Suite struct DeviceLocationTests {
    /// A started host on a device in Berlin, with one widget that has its timeline.
    private static func host(_ fixture: Fixture, declared: Bool = true) async throws -> (DeviceHost, String) {
      let info = fixture.bundleURL.appendingPathComponent("Info.plist")
      let old = try PropertyListSerialization.propertyList(from: try Data(contentsOf: info), format: nil)
      var properties = try #require(old as? [String: Any])
      properties["NSWidgetUsesLocation"] = declared
      try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0).write(to: info)
      let host = try await DeviceHostTests.started(fixture)
      try await host.setLocation(.fixed(latitude: 52.52, longitude: 13.405, accuracy: 20))
      let instance = try await host.add(app: "Test", kind: "Located", family: .systemSmall)
      try await until({ await host.instances().first?.stage }, is: .timeline)
      return (host, instance.id)
    }

    /// The text of the widget's timeline: the location that its extension got.
    private static func told(_ host: DeviceHost, _ id: String) async throws -> String { try await host.displayList(id, at: nil).widgetURL }

    /// Requests a timeline and returns the location that the extension got with it.
    private static func reload(_ host: DeviceHost, _ id: String) async throws -> String {
      let before = await host.state.instances[InstanceID(id)]?.timeline?.archive
      try await host.update(await host.settings.withToggledBoldText)
      try await until(
        { await host.state.instances[InstanceID(id)]?.timeline?.archive != before },
        seen: { await host.state.instances[InstanceID(id)]?.timeline?.archive })
      return try await told(host, id)
    }

    private static let berlin = "52.52,13.405 within 20.0"

    @Test func `an extension that asks is prompted for, and the answer holds from the next request on`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture)
      #expect(try await Self.told(host, id) == "notDetermined false false location.undecided")
      try await until({ try await host.location(of: "Test").asker == .widgets }, seen: { try await host.location(of: "Test").asker })
      let why = try await host.why(id)
      #expect(why.locationSentence?.contains("the user has not decided yet") == true)
      try await host.show(on: "wall", [id])
      let before = await host.state.instances[InstanceID(id)]?.timeline?.archive
      try await host.answerLocation(.whileUsingOrWidgets, for: "Test")
      // The permission frees one reload of the visible widget.
      try await until(
        { await host.state.instances[InstanceID(id)]?.timeline?.archive != before },
        seen: { await host.state.instances[InstanceID(id)]?.timeline?.archive })
      #expect(try await Self.told(host, id) == "whenInUse true false \(Self.berlin)")
      #expect(try await host.decisions(id, limit: 3).contains { $0.rule == "location" && $0.outcome == .free })
      #expect(await hostError { try await host.answerLocation(.never, for: "Test") } == .notAsking("Test"))
      await host.stop()
    }

    @Test func `while using: only in the foreground and in sessions`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.whileUsing), of: "Test")
      try await host.show(on: "wall", [id])
      #expect(try await Self.reload(host, id) == "whenInUse false false location.notInUse")
      try await host.report(.foreground(app: "Test", true))
      #expect(try await Self.reload(host, id) == "whenInUse true false \(Self.berlin)")
      try await host.report(.foreground(app: "Test", false))
      #expect(try await Self.reload(host, id) == "whenInUse false false location.notInUse")
      try await host.report(.session(app: "Test", true))
      #expect(try await Self.reload(host, id) == "whenInUse true false \(Self.berlin)")
      await host.stop()
    }

    @Test func `app or widgets: for fifteen minutes after the widget was last seen`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.whileUsingOrWidgets), of: "Test")
      try await host.show(on: "wall", [id])
      try await host.leave(viewer: "wall")
      await host.set(clockShift: 14 * 60)
      #expect(try await Self.reload(host, id) == "whenInUse true false \(Self.berlin)")
      await host.set(clockShift: 16 * 60)
      #expect(try await Self.reload(host, id) == "whenInUse false false location.notSeen")
      #expect(try await host.why(id).locationSentence?.contains("was last seen 16 minutes ago") == true)
      try await host.setLocation(LocationPermission(.always, isPrecise: false), of: "Test")
      let area = try await Self.reload(host, id)
      #expect(area.hasPrefix("always true true 52.5") && area.hasSuffix("within 5000.0") && !area.contains("13.405"))
      try await host.setLocation(LocationPermission(.never), of: "Test")
      #expect(try await Self.reload(host, id) == "denied false false location.denied")
      await host.stop()
    }

    @Test func `an app without NSWidgetUsesLocation gets none, is not prompted for, and a move frees no reload`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture, declared: false)
      #expect(try await Self.told(host, id).hasSuffix("location.undeclared"))
      try await host.setLocation(LocationPermission(.always), of: "Test")
      #expect(try await Self.reload(host, id) == "always false false location.undeclared")
      #expect(try await host.location(of: "Test").asker == nil)
      try await host.setLocation(.fixed(latitude: 48, longitude: 2, accuracy: 10))
      try await host.show(on: "wall", [id])
      #expect(try await host.decisions(id, limit: 50).allSatisfy { $0.rule != "location" })
      await host.stop()
    }

    @Test func `a far move frees one reload at the next view, a near one none`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.always), of: "Test")
      try await host.show(on: "wall", [id])
      try await until({ try await Self.told(host, id) }, is: "always true false \(Self.berlin)")
      try await host.leave(viewer: "wall")
      func freed() async throws -> Int { try await host.decisions(id, limit: 50).count { $0.rule == "location" && $0.outcome == .free } }
      let before = try await freed()
      // 330 metres.
      try await host.setLocation(.fixed(latitude: 52.523, longitude: 13.405, accuracy: 20))
      try await host.show(on: "wall", [id])
      try await host.leave(viewer: "wall")
      #expect(try await freed() == before)
      try await host.setLocation(.fixed(latitude: 48.85, longitude: 2.35, accuracy: 20))
      #expect(try await freed() == before)
      try await host.show(on: "wall", [id])
      try await until({ try await Self.told(host, id) }, is: "always true false 48.85,2.35 within 20.0")
      #expect(try await freed() == before + 1)
      try await host.leave(viewer: "wall")
      try await host.show(on: "wall", [id])
      #expect(try await freed() == before + 1)
      await host.stop()
    }

    @Test func `a track moves the device by the clock, and its place is known ahead only to the host`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.host(fixture)
      try await host.setLocation(LocationPermission(.always), of: "Test")
      let file = fixture.folder.appendingPathComponent("drive.gpx")
      let points = [(0, 10.0), (600, 10.06), (1200, 10.12)].map { seconds, latitude in
        let time = Date(timeIntervalSince1970: 1_767_960_000 + Double(seconds)).formatted(.iso8601)
        return "<trkpt lat=\"\(latitude)\" lon=\"20\"><time>\(time)</time></trkpt>"
      }
      try "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".write(to: file, atomically: true, encoding: .utf8)
      try await host.setLocation(.track(path: file.path, start: await host.now))
      try await host.show(on: "wall", [id])
      try await until({ try await Self.told(host, id).contains(" 10.0") }, seen: { try await Self.told(host, id) })
      try await host.leave(viewer: "wall")
      await host.set(clockShift: 600)
      await host.checkMovement()
      try await host.show(on: "wall", [id])
      try await until({ try await Self.told(host, id).contains(" 10.06") }, seen: { try await Self.told(host, id) })
      // Half an hour after its end the track says nothing about where the device is.
      await host.set(clockShift: 3600)
      #expect(try await Self.reload(host, id) == "always true false location.unknown")
      #expect(await host.locationStatus().reason?.contains("minutes old") == true)
      await host.stop()
    }

    @Test func `once ends with the app's use, and settings survive the host's end but not the app's`() async throws {
      let fixture = try Fixture()
      try await Self.allowOnceThenAlways(fixture)
      let second = try DeviceHost(configuration: fixture.configuration())
      try await second.start()
      #expect(try await second.location(of: "Test").permission == LocationPermission(.always, isPrecise: false))
      #expect(await second.locationStatus().source == .fixed(latitude: 52.52, longitude: 13.405, accuracy: 20))
      try await second.uninstall("Test")
      _ = try await second.install(bundle: fixture.bundleURL)
      #expect(try await second.location(of: "Test").permission == LocationPermission())
      await second.stop()
    }

    /// In a function of its own, at whose end the host gives its data folder free.
    private static func allowOnceThenAlways(_ fixture: Fixture) async throws {
      let (host, id) = try await Self.host(fixture)
      try await host.report(.foreground(app: "Test", true))
      try await until({ try await host.location(of: "Test").asker != nil }, seen: { try await host.location(of: "Test").asker })
      try await host.answerLocation(.once, for: "Test")
      #expect(try await Self.reload(host, id) == "whenInUse true false \(Self.berlin)")
      try await host.report(.foreground(app: "Test", false))
      #expect(try await host.location(of: "Test").isAllowedOnce == false)
      #expect(try await Self.reload(host, id) == "notDetermined false false location.undecided")
      try await host.setLocation(LocationPermission(.always, isPrecise: false), of: "Test")
      await host.stop()
    }

    @Test func `no coordinate is in the environment of an extension`() async throws {
      setenv("ALMANAC_LOCATION", "52.52,13.405", 1)
      defer { unsetenv("ALMANAC_LOCATION") }
      let fixture = try Fixture()
      let launch = try ExtensionEnvironment(
        bundle: try AppBundle(at: fixture.bundleURL), configuration: fixture.configuration(), timeZone: "GMT", locale: "en_US"
      ).launch(scratch: fixture.folder.appendingPathComponent("scratch"), clock: nil)
      #expect(!launch.environment.contains { $0.key.contains("LOCATION") || $0.value.contains("13.405") })
    }

    @Test func `a wrong source changes nothing`() async throws {
      let fixture = try Fixture()
      let (host, _) = try await Self.host(fixture)
      let missing = fixture.folder.appendingPathComponent("missing.gpx").path
      #expect(await hostError { try await host.setLocation(.track(path: missing, start: Date())) }?.description.contains("does not exist") == true)
      #expect(await hostError { try await host.setLocation(.fixed(latitude: 91, longitude: 0, accuracy: 1)) } != nil)
      #expect(await host.locationStatus().location?.latitude == 52.52)
      await host.stop()
    }
  }
}

extension DeviceHost {
  /// Shifts the host's clock, in place of setting the machine's clock.
  fileprivate func set(clockShift seconds: TimeInterval) { clockShift = seconds }
}

extension DeviceSettings {
  fileprivate var withToggledBoldText: DeviceSettings {
    var settings = self
    settings.boldText.toggle()
    return settings
  }
}
