import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestThreads
import Testing

@testable import Host

extension ProcessTests {
  /// The setting that turns live activities off, in all and of one app (Specification A5).
  @Suite struct ActivitySettingTests {
    private static func begin(_ host: DeviceHost, _ id: String, of app: String = "Test") async -> ActivityAccepted {
      let call = ExtensionCall.with { call in
        call.activityRequest = .with {
          ($0.app, $0.id, $0.attributesType, $0.attributes, $0.takesPushes) = (app, id, "Ride", Data("{}".utf8), true)
          $0.content.state = Data(#"{"text":"one"}"#.utf8)
        }
      }
      return await host.handle([call], of: 1).first??.activityAccepted ?? ActivityAccepted()
    }

    private static func host(_ fixture: Fixture) async throws -> DeviceHost {
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      if await host.apps().isEmpty {
        _ = try await host.install(bundle: fixture.bundleURL)
        let other = fixture.folder.appendingPathComponent("Other.app", isDirectory: true)
        try Fixture.makeBundle(at: other)
        _ = try await host.install(bundle: other)
      }
      return host
    }

    @Test func `turned off, running activities are dismissed and requests are refused by name`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      #expect(await Self.begin(host, "a").errorName == "")
      #expect(await Self.begin(host, "b", of: "Other").errorName == "")
      try await host.update(DeviceSettings(allowsLiveActivities: false))
      #expect(await host.liveActivities().isEmpty)
      let refused = await Self.begin(host, "c")
      #expect(refused.errorName == "activity.disabled" && refused.error.contains("almanac settings liveActivities true"), "\(refused)")
      try await host.update(DeviceSettings())
      // What was dismissed does not come back.
      #expect(await host.liveActivities().isEmpty)
      #expect(await Self.begin(host, "d").errorName == "")
      await host.stop()
    }

    @Test func `turned off for one app, another one's stay, also after a start of the host; removing the app forgets it`() async throws {
      let fixture = try Fixture()
      do {
        let host = try await Self.host(fixture)
        #expect(await Self.begin(host, "a").errorName == "")
        #expect(await Self.begin(host, "b", of: "Other").errorName == "")
        #expect(await host.liveActivityApps().map(\.app) == ["Other", "Test"])
        try await host.update(DeviceSettings(appsWithoutLiveActivities: ["Test"]))
        #expect(await host.liveActivities().map(\.id) == ["b"])
        await host.stop()
      }
      let host = try await Self.host(fixture)
      #expect(await Self.begin(host, "c").error.contains("almanac settings liveActivities.Test true"))
      #expect(await host.liveActivityApps().map(\.isAllowed) == [true, false])
      #expect(await host.liveActivities().map(\.id) == ["b"])
      try await host.uninstall("Test")
      #expect(await host.settings.appsWithoutLiveActivities.isEmpty)
      await host.stop()
    }

    @Test func `a program learns that the setting has changed`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let path = fixture.configuration().socketFile.path
      let socket = try await onThread { try Companion(path) }
      func enabled() async throws -> Bool { try await onThread { try socket.response().activities.enabled } }
      try socket.call(.with { $0.activities.app = "Test" }, id: 7)
      #expect(try await enabled())
      try await host.update(DeviceSettings(appsWithoutLiveActivities: ["Test"]))
      #expect(try await !enabled())
      try await host.update(DeviceSettings())
      #expect(try await enabled())
      await host.stop()
    }

    @Test func `a push that starts an activity is answered as to a token that is not active`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let report = try #require(await host.handle([.with { $0.activities.app = "Test" }], of: 1).first??.activities)
      let token = try #require(report.startTokens.first).token
      try await host.update(DeviceSettings(appsWithoutLiveActivities: ["Test"]))
      let start = PushMessage(
        kind: .liveactivity, topic: "test.Test.push-type.liveactivity",
        body: Data(
          #"{"aps":{"event":"start","timestamp":\#(Int(Date().timeIntervalSince1970)),"attributes-type":"Ride","attributes":{},"content-state":{"text":"x"}}}"#
            .utf8))
      await #expect(performing: { try await host.push(start, token: token) }, throws: { ($0 as? PushError)?.reason == "Unregistered" })
      #expect(await host.liveActivities().isEmpty)
      await host.stop()
    }
  }
}
