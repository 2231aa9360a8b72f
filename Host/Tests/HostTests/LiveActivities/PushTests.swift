import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Pushes: their tokens, what they do, and what is refused (Specification A5).
  @Suite struct PushTests {
    private static func host(_ fixture: Fixture, _ change: (inout ActivityProfile) -> Void = { _ in }) async throws -> DeviceHost {
      var configuration = fixture.configuration()
      change(&configuration.activities)
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      return host
    }

    private static func message(_ kind: PushMessage.Kind, _ aps: String, topic: String? = nil) -> PushMessage {
      PushMessage(kind: kind, topic: topic ?? "test.Test.push-type.\(kind.rawValue)", body: Data("{\"aps\":\(aps)}".utf8))
    }

    private static let changed = "{\"content-changed\":true}"

    private static func refusal(_ host: DeviceHost, _ message: PushMessage, _ token: Data) async -> String? {
      do {
        try await host.push(message, token: token)
        return nil
      } catch {
        return (error as? PushError)?.reason
      }
    }

    private static func activity(_ host: DeviceHost, _ id: String) async -> Data {
      let answer = await host.handle(
        [
          .with { call in
            call.activityRequest = .with {
              ($0.app, $0.id, $0.attributesType, $0.takesPushes) = ("Test", id, "Ride", true)
              ($0.attributes, $0.content.state) = (Data("{}".utf8), Data("{\"text\":\"one\"}".utf8))
            }
          }
        ], of: 1)
      return answer.first??.activityAccepted.pushToken ?? Data()
    }

    @Test func `a push reloads the widgets with a push handler, within their budget, and says so`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let pushed = try await host.add(app: "Test", kind: "Static", family: .systemSmall)
      let other = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try await until({ await host.instances().allSatisfy { $0.stage == .timeline } }, seen: { await host.instances() })
      let token = await host.widgetTokens(of: "Test").widgets
      #expect(token.count == 32)
      try await host.push(Self.message(.widgets, Self.changed), token: token)
      try await until(
        { try await host.decisions(pushed.id).contains { "\($0.trigger)".contains("push") } }, seen: { try await host.decisions(pushed.id) })
      let decision = try #require(try await host.decisions(pushed.id).first { "\($0.trigger)".contains("push") })
      #expect(decision.outcome != .free)
      #expect(try await !host.decisions(other.id).contains { "\($0.trigger)".contains("push") })
      await host.stop()
    }

    @Test func `the token of widgets stays the same, the one of controls is another, and each reloads only its own`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let tokens = await host.widgetTokens(of: "Test")
      #expect(await host.widgetTokens(of: "Test") == tokens)
      #expect(tokens.controls.count == 32 && tokens.controls != tokens.widgets)
      #expect(await Self.refusal(host, Self.message(.controls, Self.changed), tokens.widgets) == "DeviceTokenNotForTopic")
      #expect(await Self.refusal(host, Self.message(.controls, Self.changed), tokens.controls) == nil)
      await host.stop()
    }

    @Test func `push handlers get the token with the widgets`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      _ = try await host.add(app: "Test", kind: "Static", family: .systemSmall)
      try await until(
        { try await host.client(of: "Test").log.entries.contains { $0.text.contains("told 32 32 Static") } },
        seen: { try await host.client(of: "Test").log.entries })
      await host.stop()
    }

    @Test func `a push updates and ends an activity, and an older one has no effect`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let token = await Self.activity(host, "ride")
      let now = Int(Date().timeIntervalSince1970)
      func state() async -> String? { await host.activities["ride"]?.newestState.map { String(decoding: $0, as: UTF8.self) } }
      func push(_ event: String, _ timestamp: Int, _ rest: String) async -> String? {
        await Self.refusal(host, Self.message(.liveactivity, "{\"event\":\"\(event)\",\"timestamp\":\(timestamp)\(rest)}"), token)
      }
      #expect(await push("update", now + 5, ",\"content-state\":{\"text\":\"two\"},\"relevance-score\":7,\"stale-date\":\(now + 900)") == nil)
      #expect(await state() == "{\"text\":\"two\"}")
      #expect(await host.liveActivities().first?.relevanceScore == 7)
      #expect(await push("update", now + 4, ",\"content-state\":{\"text\":\"older\"}") == nil)
      #expect(await state() == "{\"text\":\"two\"}")
      #expect(await push("end", now + 6, ",\"content-state\":{\"text\":\"three\"}") == nil)
      #expect(await host.liveActivities().first?.phase == .ended)
      #expect(await push("end", now + 7, ",\"dismissal-date\":\(now - 10)") == nil)
      #expect(await host.liveActivities().isEmpty)
      #expect(await push("update", now + 8, ",\"content-state\":{\"text\":\"four\"}") == "Unregistered")
      await host.stop()
    }

    @Test(arguments: [
      (#"{"title":"Delay","body":"Four minutes"}"#, "Delay", "Four minutes", false), (#"{"title":"Delay"}"#, "Delay", "", false),
      (#"{"title":{"loc-key":"LATE"},"body":"Four minutes"}"#, "", "Four minutes", true),
      (#"{"body":{"loc-key":"%@ minutes","loc-args":["4"]}}"#, "", "", true), (#"{"title":1,"body":null}"#, "", "", false),
    ])
    func `an alert has texts, and keys of translations are noticed`(alert: String, title: String, body: String, namesKeys: Bool) throws {
      let json = "{\"aps\":{\"event\":\"update\",\"timestamp\":1800000000,\"content-state\":{},\"alert\":\(alert)}}"
      let push = try ActivityPush(Data(json.utf8), now: Date(), ActivityCheck(profile: Profiles.activities))
      #expect(push.change?.alert?.title == title && push.change?.alert?.body == body && push.namesAlertKeys == namesKeys)
    }

    @Test func `a push starts an activity of the token's type alone`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let report = try #require(await host.handle([.with { $0.activities.app = "Test" }], of: 1).first??.activities)
      let token = try #require(report.startTokens.first).token
      let now = Int(Date().timeIntervalSince1970)
      func start(_ type: String) -> PushMessage {
        Self.message(
          .liveactivity,
          "{\"event\":\"start\",\"timestamp\":\(now),\"attributes-type\":\"\(type)\",\"attributes\":{},\"content-state\":{\"text\":\"pushed\"},\"alert\":{\"title\":\"Go\",\"body\":\"now\"}}"
        )
      }
      #expect(await Self.refusal(host, start("Good"), token) == "BadMessagePayload")
      #expect(await Self.refusal(host, start("Ride"), token) == nil)
      let shown = try #require(await host.liveActivities().first)
      #expect(shown.kind == "Ride" && shown.alert?.title == "Go" && shown.takesPushes)
      await host.stop()
    }

    @Test func `wrong tokens, topics and bodies are refused with the documented reasons`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let token = await host.widgetTokens(of: "Test").widgets
      #expect(await Self.refusal(host, Self.message(.widgets, Self.changed), Data(repeating: 1, count: 32)) == "BadDeviceToken")
      #expect(await Self.refusal(host, Self.message(.widgets, Self.changed), token.dropLast()) == "BadDeviceToken")
      #expect(
        await Self.refusal(host, Self.message(.widgets, Self.changed, topic: "test.Other.push-type.widgets"), token) == "DeviceTokenNotForTopic")
      for body in ["{}", "{\"content-changed\":false}", "[]", "{\"content-changed\":\"yes\"}"] {
        #expect(await Self.refusal(host, Self.message(.widgets, body), token) == "BadMessagePayload")
      }
      #expect(await Self.refusal(host, PushMessage(kind: .widgets, topic: "x", body: Data()), token) == "PayloadEmpty")
      #expect(await Self.refusal(host, PushMessage(kind: .widgets, topic: "x", body: Data(count: 4097)), token) == "PayloadTooLarge")
      let ride = await Self.activity(host, "ride")
      for aps in [
        "{\"event\":\"update\"}", "{\"event\":\"update\",\"timestamp\":1e300,\"content-state\":{}}", "{\"event\":\"dance\",\"timestamp\":1}",
        "{\"event\":\"start\",\"timestamp\":1,\"content-state\":{}}", String(repeating: "[", count: 2000),
      ] {
        #expect(await Self.refusal(host, Self.message(.liveactivity, aps), ride) == "BadMessagePayload", "\(aps.prefix(60))")
      }
      await host.stop()
    }

    @Test func `pushes are limited for each token, for each app and altogether`() async throws {
      let fixture = try Fixture()
      func pushes(_ change: (inout ActivityProfile) -> Void) async throws -> [String?] {
        let host = try await Self.host(fixture, change)
        let tokens = await host.widgetTokens(of: "Test")
        var answers: [String?] = []
        for _ in 0..<3 { answers.append(await Self.refusal(host, Self.message(.widgets, Self.changed), tokens.widgets)) }
        // Another token of the app.
        for _ in 0..<3 { answers.append(await Self.refusal(host, Self.message(.controls, Self.changed), tokens.controls)) }
        await host.stop()
        return answers
      }
      let (passes, waits): (String?, String?) = (nil, "TooManyRequests")
      #expect(
        try await pushes { ($0.tokenBurst, $0.tokenPushesPerSecond) = (2, 1e-6) } == [passes, passes, waits, passes, passes, waits])
      #expect(try await pushes { ($0.appBurst, $0.appPushesPerSecond) = (4, 1e-6) } == [passes, passes, passes, passes, waits, waits])
      #expect(try await pushes { ($0.pushBurst, $0.pushesPerSecond) = (5, 1e-6) } == [passes, passes, passes, passes, passes, waits])
    }

    @Test func `wrong and expired tokens do not use up what valid ones need`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture) { ($0.pushBurst, $0.pushesPerSecond) = (5, 1e-6) }
      let token = await host.widgetTokens(of: "Test").widgets
      let ride = await Self.activity(host, "ride")
      try await host.dismissActivity("ride")
      #expect(await Self.refusal(host, Self.message(.liveactivity, "{}"), ride) == "Unregistered")
      let guesses = [Data(repeating: 1, count: 32), Data(), ride]
      for index in 0..<4 {
        let wanted = index == 2 ? "Unregistered" : "BadDeviceToken"
        #expect(await Self.refusal(host, Self.message(.widgets, Self.changed), guesses[index % 3]) == wanted)
      }
      for guess in guesses { #expect(await Self.refusal(host, Self.message(.widgets, Self.changed), guess) == "TooManyRequests") }
      #expect(await Self.refusal(host, Self.message(.widgets, Self.changed), token) == nil)
      await host.stop()
    }

    @Test func `a token beyond its rate does not use up that of the others`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture) {
        ($0.tokenBurst, $0.tokenPushesPerSecond, $0.pushBurst, $0.pushesPerSecond) = (1, 1e-6, 3, 1e-6)
      }
      let tokens = await host.widgetTokens(of: "Test")
      for _ in 0..<9 { _ = await Self.refusal(host, Self.message(.widgets, Self.changed), tokens.widgets) }
      #expect(await Self.refusal(host, Self.message(.controls, Self.changed), tokens.controls) == nil)
      await host.stop()
    }
  }
}
