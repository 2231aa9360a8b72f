import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import GRDB
import Store
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// What a lock hides of live activities: in the database, in memory and in answers (Specification D5).
  @Suite struct ActivityLockTests {
    private static let (title, text) = ("Transfer to Zenobia", "4711 Euros left the account")

    private static func host(_ fixture: Fixture, isProtected: Bool) async throws -> DeviceHost {
      if isProtected {
        try PropertyListSerialization.data(
          fromPropertyList: ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"], format: .xml, options: 0
        ).write(to: fixture.bundleURL.appendingPathComponent("entitlements.plist"))
      }
      // One update at once, so that a second one waits.
      return try await fixture.startedHost { ($0.activities.updateBurst, $0.activities.updatesPerSecond) = (1, 1e-6) }
    }

    private static func begin(_ host: DeviceHost) async {
      _ = await host.handle(
        [
          .with { call in
            call.activityRequest = .with {
              ($0.app, $0.id, $0.attributesType, $0.attributes) = ("Test", "ride", "Ride", Data("{}".utf8))
              $0.content.state = Data(#"{"text":"begun"}"#.utf8)
              ($0.alert.title, $0.alert.body) = (title, text)
            }
          }
        ], of: 1)
    }

    private static func update(_ host: DeviceHost, title: String, text: String) async {
      _ = await host.handle(
        [
          .with { call in
            call.activityUpdate = .with {
              ($0.app, $0.id) = ("Test", "ride")
              $0.content.state = Data(#"{"text":"\#(text)"}"#.utf8)
              ($0.alert.title, $0.alert.body) = (title, text)
            }
          }
        ], of: 1)
    }

    /// The files of the data folder in which one of the texts can be read.
    private static func readable(_ fixture: Fixture, _ texts: [String]) throws -> [String] {
      let folder = fixture.configuration().dataFolder
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
        let data = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
        return texts.contains { data.range(of: Data($0.utf8)) != nil }
      }
    }

    @Test func `stored content is read as a host writes it, and in no other form`() throws {
      let content = ActivityContent(attributes: Data("{}".utf8), state: Data("{}".utf8), alert: ActivityAlert(title: "a", body: "b", date: .now))
      let encoded = try content.encoded()
      #expect(ActivityContent(encoded: encoded) == content)
      // Lists of other forms can be nested and expanded by Foundation before anything is counted.
      let plain = try PropertyListSerialization.propertyList(from: encoded, format: nil)
      #expect(ActivityContent(encoded: try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)) == nil)
      // An array that refers to the next one twice, thirty times: some hundred bytes for a thousand million values.
      var bytes = Data("bplist00".utf8)
      var offsets: [Int] = []
      for index in 0..<30 {
        offsets.append(bytes.count)
        bytes += index == 29 ? [0x09] : [0xa2, UInt8(index + 1), UInt8(index + 1)]
      }
      let table = bytes.count
      bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      bytes +=
        [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 30] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 255)]
      #expect(throws: CheckedPropertyList.Fault.self) { try CheckedPropertyList.check(bytes, expandedBytes: bytes.count + 1 << 16, depth: 64) }
      #expect(ActivityContent(encoded: bytes) == nil)
    }

    @Test func `the alert of a protected app is sealed with its content, and not in memory while locked`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture, isProtected: true)
      try await host.setPasscode(current: nil, new: "1234")
      await Self.begin(host)
      try await until({ await host.activities["ride"]?.archives.isEmpty == false }, seen: { await host.activities["ride"] })
      #expect(await host.liveActivities().first?.alert.map { [$0.title, $0.body] } == [Self.title, Self.text])
      // The second of these waits for the rate.
      await Self.update(host, title: "second", text: "two Zlotys")
      await Self.update(host, title: "third", text: "three Zlotys")
      #expect(await host.activities["ride"]?.waiting?.alert?.title == "third")
      #expect(try Self.readable(fixture, [Self.title, Self.text, "two Zlotys", "three Zlotys"]) == [])
      try await host.lock()
      #expect(try Self.readable(fixture, [Self.title, Self.text, "two Zlotys", "three Zlotys"]) == [])
      let locked = await host.activities["ride"]
      #expect(locked?.content == nil && locked?.waiting == nil && locked?.archives.isEmpty == true && locked?.failure == nil)
      #expect(await host.liveActivities().first?.alert == nil)
      try await host.unlock("1234")
      // What waited was not lost.
      #expect(await host.liveActivities().first?.alert.map { [$0.title, $0.body] } == ["third", "three Zlotys"])
      await host.stop()
    }

    @Test(arguments: [true, false]) func `nothing of a hidden activity is answered`(isProtected: Bool) async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture, isProtected: isProtected)
      if !isProtected { try await host.update(DeviceSettings(hidesContentWhileLocked: true)) }
      try await host.setPasscode(current: nil, new: "1234")
      await Self.begin(host)
      try await until({ await host.activities["ride"]?.archives.isEmpty == false }, seen: { await host.activities["ride"] })
      let open = try await host.activityContent("ride", family: "lockScreen")
      #expect(try open.list.jsonString().contains("begun"))
      try await host.lock()
      let shown = try #require(await host.liveActivities().first)
      #expect(shown.alert == nil && shown.failure == nil)
      // A protected app's is sealed; of another one the placeholder is left.
      if let content = try? await host.activityContent("ride", family: "lockScreen") {
        #expect(!isProtected && content.redaction == .placeholder && content.content.isEmpty)
        #expect(try !content.list.jsonString().contains("begun"))
      }
      let tap = try Tap(key: "k", content: open.content, path: NodePath([1]))
      await #expect(throws: TapError.locked) { try await host.tapActivity("ride", tap) }
      await #expect(throws: (any Error).self) { try await host.openActivity("ride", OpenRequest(.shown(content: open.content, link: nil))) }
      await host.stop()
    }

    @Test func `an alert that an earlier version stored plain is sealed or dropped at the start`() async throws {
      for locksBefore in [false, true] {
        let fixture = try Fixture()
        do {
          let host = try await Self.host(fixture, isProtected: true)
          await Self.begin(host)
          if locksBefore { try await host.setPasscode(current: nil, new: "1234") }
          await host.stop()
        }
        let queue = try DatabaseQueue(path: fixture.configuration().databaseFile.path)
        try await queue.write { db in
          let life = try #require(try Data.fetchOne(db, sql: "SELECT life FROM activity"))
          var object = try #require(try JSONSerialization.jsonObject(with: life) as? [String: Any])
          object["alert"] = ["title": "former Zenobia", "body": "former text", "date": 0]
          try db.execute(sql: "UPDATE activity SET life = ?", arguments: [try JSONSerialization.data(withJSONObject: object)])
        }
        try queue.close()
        #expect(try Self.readable(fixture, ["former Zenobia"]) != [])
        let host = try await Self.host(fixture, isProtected: true)
        if locksBefore {
          #expect(try Self.readable(fixture, ["former Zenobia"]).filter { $0.hasSuffix("sqlite") } == [])
        } else {
          try await host.setPasscode(current: nil, new: "1234")
        }
        await host.stop()
        #expect(try Self.readable(fixture, ["former Zenobia"]) == [], "locked before: \(locksBefore)")
      }
    }
  }
}
