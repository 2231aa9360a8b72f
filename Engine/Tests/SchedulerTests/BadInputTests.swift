import AlmanacProfiles
import Foundation
import Testing

@testable import AlmanacScheduler

/// Input that no host or widget should send.
@Suite struct BadInputTests {
  @Test func `a widget that requests a reload every second gets its budget, spread over the day`() {
    var harness = Harness()
    harness.add()
    var times: [Date] = []
    let start = harness.now
    while harness.now < start + 86_400 {
      if harness.a.inFlight != nil {
        times.append(harness.now)
        harness.answer(entries: [0, 1, 2], .after(harness.now + 1))
      }
      guard let wake = harness.state.wake else { break }
      harness.now = max(harness.now, wake)
      harness.send(.tick)
    }
    // No viewer reports views: the usual number, plus what was saved up at the beginning.
    let most = harness.profile.unreportedReloads * (1 + harness.profile.burstShare) + 1
    #expect((40...Int(most)).contains(times.count), "\(times.count)")
    #expect(zip(times.dropFirst(), times.dropFirst(2)).allSatisfy { $1.timeIntervalSince($0) >= harness.profile.floor })
    #expect(times.last! > start + 80_000)
    // A request that cannot be granted is recorded once, not every second.
    #expect(harness.decisions.count < times.count * 4)
  }

  @Test func `ten thousand widgets are served, each once, and an event costs what it touches`() {
    var harness = Harness()
    let ids = (0..<10_000).map { InstanceID("w\($0)") }
    for id in ids { harness.add(id, app: AppID("App\(id.rawValue.count)")) }
    let start = harness.now
    for (index, id) in ids.enumerated() { harness.answer(id, entries: [0, Double(60 + index % 600)], .after(start + 3600)) }
    #expect(harness.state.instances.count == 10_000)
    #expect(harness.state.wake == start + 60)
    // All are due at once: they coalesce into the device's own instant, and each is granted once.
    var requests: Set<InstanceID> = []
    while let wake = harness.state.wake, wake <= start + 3600 + harness.profile.coalescingWindow {
      harness.now = max(harness.now, wake)
      harness.send(.tick)
      for id in harness.effects.requests { #expect(requests.insert(id).inserted) }
    }
    #expect(requests.count == 10_000)
    harness.send(.appRemoved("App2"))
    #expect(harness.state.instances.count == 9_990)
  }

  @Test(arguments: [-20.0, -1, 1, 20, 200]) func `a leap of years leaves every widget with its next chance`(years: Double) {
    var harness = Harness.ready(entries: [0, 600], .after(Date(timeIntervalSinceReferenceDate: 700_003_600)))
    harness.send(.viewBegan("a"))
    harness.send(.viewEnded("a"))
    harness.tick(after: years * 365 * 86_400)
    #expect(harness.a.inFlight != nil || harness.a.nextReload != nil)
    #expect((0...harness.capacity).contains(harness.balance()))
    harness.tick(after: -years * 365 * 86_400)
    harness.request(foreground: true)
    #expect(harness.a.inFlight != nil)
    #expect((0...harness.capacity).contains(harness.balance()))
  }

  @Test func `answers twice, too late and out of order leave the newest`() throws {
    var harness = Harness.ready(entries: [0, 600])
    harness.request(foreground: true)
    let first = try #require(harness.a.inFlight?.id)
    // The configuration changes while an attempt is under way, so the old attempt's reply is outdated.
    harness.send(.instanceConfigured("a"))
    let second = try #require(harness.a.inFlight?.id)
    #expect(second > first && harness.effects.contains(.cancel("a", first)))
    harness.send(.timelineReceived("a", second, TimelineSummary(archive: "new", entryDates: [harness.now], policy: .never)))
    harness.send(.timelineReceived("a", first, TimelineSummary(archive: "old", entryDates: [harness.now], policy: .never)))
    harness.send(.requestFailed("a", second, AttemptFailure(.crash, "after its answer")))
    #expect(harness.a.archives.first == "new" && harness.a.timeline?.archive == "new")
    #expect(harness.a.failures == 0)
  }

  @Test(arguments: [
    #"{"teleported": {}}"#, #"{}"#, #"{"tick": {}, "hostStarted": {}}"#, #"{"appInstalled": {}}"#, #"{"deviceActivity": {"_0": "floating"}}"#, "[]",
    "7",
  ])
  func `an unknown or broken event of a stored log is an error, not an end`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(SchedulerEvent.self, from: Data(text.utf8)) }
  }

  @Test func `an unknown reason in a stored state names itself`() {
    let text = StorageTests.earlier.replacingOccurrences(of: "policy.after\"", with: "policy.perhaps\"")
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(DeviceState.self, from: Data(text.utf8)) }
    #expect("\(error!)".contains("no reload reason is named policy.perhaps"))
  }

  @Test func `events of unknown widgets and apps change nothing but the count`() {
    var harness = Harness.ready()
    let before = harness.state
    let summary = TimelineSummary(archive: "x", entryDates: [harness.now], policy: .atEnd)
    let strangers: [SchedulerEvent] = [
      .instanceConfigured("ghost"), .instanceRemoved("ghost"), .timelineReceived("ghost", AttemptID(rawValue: 1), summary),
      .requestFailed("ghost", AttemptID(rawValue: 1), AttemptFailure(.crash, "?")), .viewEnded("ghost"), .viewBegan("ghost"),
      .reloadRequested(.instance("ghost"), origin: .http, foreground: false),
      .reloadRequested(.kind("ghost", app: "Ghost"), origin: .app, foreground: true),
      .appRemoved("Ghost"), .appUpdated("Ghost"), .appForeground("Ghost", true), .appSession("Ghost", true), .appDescribed("Ghost", AppTraits()),
      .pushReceived("Ghost", kind: nil), .viewEnded("a"),
    ]
    for event in strangers {
      harness.send(event)
      #expect(harness.effects.isEmpty, "\(event)")
    }
    #expect(harness.state.instances == before.instances && harness.state.apps == before.apps)
    #expect(harness.state.sequence == before.sequence + UInt64(strangers.count))
  }
}
