import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestThreads
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Live activities: requested, updated and ended by programs over the socket, drawn by the extension (Specification A5).
  @Suite struct LiveActivityTests {
    private static func host(_ fixture: Fixture, _ change: (inout ActivityProfile) -> Void = { _ in }) async throws -> DeviceHost {
      var configuration = fixture.configuration()
      change(&configuration.activities)
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      if await host.apps().isEmpty { _ = try await host.install(bundle: fixture.bundleURL) }
      return host
    }

    private static func request(_ id: String = "ride-1", text: String = "one", _ change: (inout ActivityRequestCall) -> Void = { _ in })
      -> ExtensionCall
    {
      .with { call in
        call.activityRequest = .with {
          ($0.app, $0.id, $0.attributesType) = ("Test", id, "Ride")
          $0.attributes = Data("{}".utf8)
          $0.content.state = state(text)
          change(&$0)
        }
      }
    }

    private static func state(_ text: String) -> Data { Data("{\"text\":\"\(text)\"}".utf8) }

    private static func update(_ id: String = "ride-1", text: String, timestamp: Double? = nil, app: String = "Test") -> ExtensionCall {
      .with { call in
        call.activityUpdate = .with {
          ($0.app, $0.id) = (app, id)
          $0.content.state = state(text)
          if let timestamp { $0.timestamp = timestamp }
        }
      }
    }

    private static func end(_ id: String = "ride-1", _ dismissal: ActivityDismissalValue = .default) -> ExtensionCall {
      .with { $0.activityEnd = .with { ($0.app, $0.id, $0.dismissal) = ("Test", id, dismissal) } }
    }

    private static func ask(_ host: DeviceHost, _ call: ExtensionCall) async -> ActivityAccepted {
      await host.handle([call], of: 1).first??.activityAccepted ?? ActivityAccepted()
    }

    /// What the lock screen shows of an activity.
    private static func drawn(_ host: DeviceHost, _ id: String = "ride-1") async throws -> String? {
      try await host.activities[id]?.archives[ActivityPlace(family: "lockScreen")]?.displayLists.first.map {
        try DisplayList(serializedBytes: $0).widgetURL
      }
    }

    @Test func `an activity is drawn in every presentation, updated, ended and dismissed`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      #expect(await Self.ask(host, Self.request { $0.takesPushes = true }).pushToken.count == 32)
      try await until({ try await Self.drawn(host) == "one" }, seen: { try await Self.drawn(host) })
      let shown = try #require(await host.liveActivities().first)
      #expect(shown.phase == .active)
      #expect(shown.presentations.map(\.family) == ["islandCompact", "islandExpanded", "islandMinimal", "lockScreen"])
      #expect(try await host.activityImage("ride-1", family: "islandCompact").png.count > 100)
      #expect(await Self.ask(host, Self.update(text: "two")).errorName.isEmpty)
      try await until({ try await Self.drawn(host) == "two" }, seen: { try await Self.drawn(host) })
      #expect(await Self.ask(host, Self.end()).errorName.isEmpty)
      #expect(await host.liveActivities().first?.phase == .ended)
      #expect(await Self.ask(host, Self.update(text: "three")).errorName == "activity.ended")
      #expect(await Self.ask(host, Self.end("ride-1", .immediate)).errorName.isEmpty)
      #expect(await host.liveActivities().isEmpty)
      await host.stop()
    }

    @Test func `activities outlive the host, with their pictures`() async throws {
      let fixture = try Fixture()
      do {
        let host = try await Self.host(fixture)
        _ = await Self.ask(host, Self.request())
        try await until({ try await Self.drawn(host) == "one" }, seen: { try await Self.drawn(host) })
        await host.stop()
      }
      let stored = try DeviceStoreReading.activities(fixture.configuration())
      #expect(stored == ["ride-1"])
      let host = try await Self.host(fixture)
      #expect(try await Self.drawn(host) == "one")
      #expect(await host.liveActivities().first?.phase == .active)
      await host.stop()
    }

    @Test func `an activity becomes stale, ends after eight hours and is dismissed after twelve, without polling`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      _ = await Self.ask(host, Self.request { $0.content.staleDate = Date().timeIntervalSince1970 + 0.5 })
      // Its own timer wakes the host.
      try await until({ try await Self.drawn(host) == "one stale" }, seen: { try await Self.drawn(host) })
      #expect(await host.liveActivities().first?.phase == .stale)
      await host.shift(activityClockBy: 8.1 * 3600)
      await host.activityWake()
      #expect(await host.liveActivities().first?.phase == .ended)
      await host.shift(activityClockBy: 12.1 * 3600)
      await host.activityWake()
      #expect(await host.liveActivities().isEmpty)
      await host.stop()
    }

    @Test func `a flood of updates takes effect at a limited rate, and the last one always`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture) { ($0.updateBurst, $0.updatesPerSecond) = (2, 4) }
      _ = await Self.ask(host, Self.request())
      let path = fixture.configuration().socketFile.path
      try await onThread {
        let socket = try Companion(path)
        // A program that does not read its answers is disconnected.
        for group in 0..<50 {
          for number in 1...20 { try socket.call(Self.update(text: "\(group * 20 + number)")) }
          for _ in 1...20 { #expect(try socket.response().activityAccepted.errorName.isEmpty) }
        }
      }
      try await until({ try await Self.drawn(host) == "1000" }, seen: { try await Self.drawn(host) })
      let (applied, coalesced) = await (host.counters.activityUpdates, host.counters.coalescedUpdates)
      #expect(applied + coalesced == 1000)
      #expect(applied < 200, "\(applied) of 1000 updates took effect")
      await host.stop()
    }

    @Test func `what is not right is refused by name`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture) { ($0.perApp, $0.perDevice) = (2, 9) }
      func refusal(_ id: String = "x", _ change: (inout ActivityRequestCall) -> Void) async -> String {
        await Self.ask(host, Self.request(id, change)).errorName
      }
      #expect(await refusal { $0.app = "Nobody" } == "activity.unknownApp")
      #expect(await refusal { $0.attributesType = "Good" } == "activity.unknownType")
      #expect(await refusal("../x") { _ in } == "activity.malformedID")
      #expect(await refusal { $0.attributes = Data("[]".utf8) } == "activity.malformed")
      #expect(await refusal { $0.attributes = Data("{\"a\":\"\(String(repeating: "x", count: 4096))\"}".utf8) } == "activity.tooLarge")
      #expect(await refusal { $0.content.staleDate = .nan } == "activity.malformed")
      #expect(await refusal { $0.content.relevanceScore = .infinity } == "activity.malformed")
      #expect(await refusal { $0.start = Date().timeIntervalSince1970 + 1e7 } == "activity.malformed")
      #expect(await refusal("a") { _ in } == "")
      #expect(await refusal("a") { _ in } == "activity.malformedID")
      #expect(await refusal("b") { _ in } == "")
      #expect(await refusal("c") { _ in } == "activity.tooMany")
      #expect(await Self.ask(host, Self.update("a", text: "x", app: "Nobody")).errorName == "activity.unknownApp")
      #expect(await Self.ask(host, Self.update("z", text: "x")).errorName == "activity.unknown")
      #expect(await Self.ask(host, Self.update("a", text: "x", timestamp: 1)).errorName == "activity.outdated")
      await host.stop()
    }

    @Test func `an extension that crashes or sends garbage leaves the last good picture`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture) { ($0.retrySeconds, $0.retries) = (0.05, 1) }
      _ = await Self.ask(host, Self.request())
      try await until({ try await Self.drawn(host) == "one" }, seen: { try await Self.drawn(host) })
      for text in ["crash", "garbage"] {
        _ = await Self.ask(host, Self.update(text: text))
        try await until({ await host.liveActivities().first?.failure != nil }, seen: { await host.liveActivities().first?.failure })
        #expect(try await Self.drawn(host) == "one")
        _ = await Self.ask(host, Self.update(text: "good \(text)"))
        try await until({ try await Self.drawn(host) == "good \(text)" }, seen: { try await Self.drawn(host) })
        #expect(await host.liveActivities().first?.failure == nil)
        _ = await Self.ask(host, Self.update(text: "one"))
        try await until({ try await Self.drawn(host) == "one" }, seen: { try await Self.drawn(host) })
      }
      await host.stop()
    }

    @Test func `a program learns each change of its app's activities, and nothing of other apps`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      let path = fixture.configuration().socketFile.path
      try await onThread {
        let (socket, stranger) = (try Companion(path), try Companion(path))
        try socket.call(.with { $0.activities.app = "Test" }, id: 7)
        var report = try socket.response().activities
        #expect(report.enabled && report.activities.isEmpty)
        #expect(report.startTokens.map(\.attributesType) == ["Ride"])
        try socket.call(Self.request())
        var phases: [ActivityPhaseValue] = []
        while report.activities.isEmpty {
          let answer = try socket.response()
          if case .activities(let news) = answer.answer { report = news }
        }
        phases += report.activities.map(\.phase)
        #expect(phases == [.active])
        try stranger.call(.with { $0.activities.app = "Nobody" })
        #expect(try stranger.response().activityAccepted.errorName == "activity.unknownApp")
      }
      await host.stop()
    }

    @Test func `a person dismisses an activity, and the app's removal removes all`() async throws {
      let fixture = try Fixture()
      let host = try await Self.host(fixture)
      _ = await Self.ask(host, Self.request("a"))
      _ = await Self.ask(host, Self.request("b") { $0.content.relevanceScore = 5 })
      #expect(await host.liveActivities().map(\.id) == ["b", "a"])
      try await host.dismissActivity("b")
      #expect(await host.liveActivities().map(\.id) == ["a"])
      await #expect(throws: ActivityError.unknown("b")) { try await host.dismissActivity("b") }
      try await host.uninstall("Test")
      #expect(await host.liveActivities().isEmpty)
      await host.stop()
    }
  }
}

extension DeviceHost {
  fileprivate func shift(activityClockBy seconds: TimeInterval) { clockShift = seconds }
}

/// Reads the store of a host that has ended.
private enum DeviceStoreReading {
  static func activities(_ configuration: HostConfiguration) throws -> [String] {
    let data = try Data(contentsOf: configuration.databaseFile)
    return data.range(of: Data("ride-1".utf8)) == nil ? [] : ["ride-1"]
  }
}
