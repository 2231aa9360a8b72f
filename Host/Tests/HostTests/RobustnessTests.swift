import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Tests unusual conditions of a running host: clocks that jump, replies that come twice, greedy widgets, ten thousand widgets.
  @Suite struct RobustnessTests {
    private static func added(_ host: DeviceHost, _ kind: String = "Good") async throws -> InstanceID {
      let instance = try await host.add(app: "Test", kind: kind, family: .systemSmall)
      try await until(
        { await host.state.instances[InstanceID(instance.id)]?.timeline != nil },
        seen: { await host.state.instances[InstanceID(instance.id)]?.timeline })
      return InstanceID(instance.id)
    }

    @Test(arguments: [-20.0, -1, 1, 20])
    func `a clock that is set by years stops nothing`(years: Double) async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = try await Self.added(host)
      try await host.show(on: "wall", [id.rawValue], isUsed: true)
      await host.set(clockShift: years * 365 * 86_400)
      // At the next event the host notices the set clock: a significant time change, for which widgets reload free.
      try await host.show(on: "wall", [])
      try await until(
        { try await host.decisions(id.rawValue).contains { $0.trigger == .environmentChanged(.significantTime) && $0.outcome == .free } },
        seen: { try await host.decisions(id.rawValue) })
      try await until({ await host.state.instances[id]?.inFlight == nil }, seen: { await host.state.instances[id]?.inFlight })
      let now = await host.now
      let state = await host.state
      let budget = try #require(state.budget(of: id, at: now))
      #expect(budget.tokens >= 0 && budget.tokens <= budget.allotment.capacity && budget.allotment.daily.isFinite)
      // A later request does not wait until the clock shows the old time again.
      try await host.reload(app: "Test", kind: "Good", origin: .app)
      let decision = try #require(try await host.decisions(id.rawValue, limit: 1).first)
      #expect(decision.outcome == .granted || decision.next.map { $0.timeIntervalSince(now) < 3600 } ?? false, "\(decision.sentence)")
      let day = try await host.day(of: id.rawValue)
      #expect(day.views.allSatisfy { $0.end.map { end in end >= day.views[0].start } ?? true })
      #expect(!(try await host.why(id.rawValue).freshnessSentence.isEmpty))
      // The clock is corrected.
      await host.set(clockShift: 0)
      try await host.show(on: "wall", [id.rawValue])
      try await until(
        { try await host.decisions(id.rawValue).filter { $0.trigger == .environmentChanged(.significantTime) }.count >= 2 },
        seen: { try await host.decisions(id.rawValue) })
      #expect(await host.state.instances[id]?.isVisible == true)
      await host.stop()
    }

    @Test func `a host that slept through entries goes on with the one that is due`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let id = try await Self.added(host!)
      #expect(try await host!.timeline(id.rawValue).current == 0)
      await host!.stop()
      host = nil
      // Entries are an hour apart, from the full hour on; now it is two and a half hours later.
      let later = try DeviceHost(configuration: fixture.configuration(.offset(2.5 * 3600)))
      try await later.start()
      let current = try #require(try await later.timeline(id.rawValue).current)
      #expect(current == 2)
      #expect(await later.state.instances[id]?.currentEntry?.index == current)
      let day = try await later.day(of: id.rawValue)
      // Only displayed entries are recorded: one before the sleep and one after it, none of those in between.
      #expect(day.entries.filter { $0.displayedAt != nil }.count <= 2)
      await later.stop()
    }

    @Test func `replies that come twice or late change nothing`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = try await Self.added(host)
      let kept = try #require(await host.state.instances[id]?.timeline?.archive)
      let archive = TimelineArchive.with { $0.kind = "Good" }
      for attempt in [UInt64(0), 1, 1, 999, .max] {
        let stray = ArchiveID("stray-\(attempt)")
        try await host.receive(
          .timelineReceived(id, AttemptID(rawValue: attempt), TimelineSummary(archive: stray, entryDates: [Date()], policy: .never)),
          NewArchive(id: stray, instance: id, archive: archive))
        try await host.receive(.requestFailed(id, AttemptID(rawValue: attempt), AttemptFailure(.crash, "late")), nil)
        #expect(try await host.store.archive(stray) == nil)
      }
      #expect(await host.state.instances[id]?.timeline?.archive == kept)
      #expect(await host.state.instances[id]?.failures == 0)
      await host.stop()
    }

    @Test func `a widget that requests a reload every second waits its turn`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = try await Self.added(host, "Greedy")
      let processed = await host.processedEvents
      // The date of the policy passes, and then the date of the next policy.
      try await Task.sleep(for: .seconds(2))
      let reloads = try await host.decisions(id.rawValue).filter { $0.outcome == .granted || $0.outcome == .free }
      #expect(reloads.map(\.rule) == ["firstTimeline"])
      // The widget does not keep the host awake either.
      #expect(await host.processedEvents - processed <= 2)
      // The next wake-up may be earlier: the extension has an entry for the next full hour.
      #expect(try #require(await host.state.instances[id]?.nextReload) > Date() + 60)
      #expect(try await host.why(id.rawValue).freshnessSentence.contains("its last reload was too recent"))
      await host.stop()
    }

    @Test func `with thousands of widgets every change is one commit`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      var first: DeviceHost? = try await DeviceHostTests.started(fixture)
      var state = await first!.state
      await first!.stop()
      first = nil
      let count = 3_000
      let ids = (0..<count).map { InstanceID("w\($0)") }
      let store = try DeviceStore.open(at: configuration.databaseFile)
      let now = Date()
      for id in ids {
        _ = state.apply(.instanceAdded(id, app: "Test", kind: "Good", family: "systemSmall"), now: now)
        let attempt = try #require(state.instances[id]?.inFlight?.id)
        let summary = TimelineSummary(archive: ArchiveID("none"), entryDates: [now], policy: .never)
        _ = state.apply(.timelineReceived(id, attempt, summary), now: now)
      }
      try store.commit(
        StepCommit(
          state: state, archives: [NewArchive(id: "none", instance: ids[0], archive: TimelineArchive())],
          added: ids.map { InstanceRecord(id: $0, app: "Test", kind: "Good", family: "systemSmall", addedAt: now) }))
      try store.close()
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      /// Returns the numbers of writes and reads that `body` causes in the store.
      func counted(_ body: () async throws -> Void) async throws -> [Int] {
        let before = await host.store.counts.withLock { $0 }
        try await body()
        let after = await host.store.counts.withLock { $0 }
        return [after.writes - before.writes, after.reads - before.reads]
      }
      #expect(try await counted { try await host.show(on: "wall", [ids[7].rawValue]) } == [1, 0])
      #expect(try await counted { try await host.show(on: "wall", ids.map(\.rawValue)) } == [1, 0])
      #expect(try await counted { try await host.report(.lock(true)) } == [1, 0])
      #expect(try await counted { try await host.report(.activity(.asleep)) } == [1, 0])
      #expect(try await counted { try await host.report(.activity(.active)) } == [1, 0])
      let metrics = try await counted {
        let families = await host.metrics()
        #expect(families.first { $0.name == "almanac_instance_visible" }?.samples.filter { $0.value == 1 }.count == count)
      }
      #expect(metrics == [0, 0])
      let why = try await counted {
        let reasons = try await host.why("w2999")
        #expect(reasons.isVisible)
      }
      #expect(why == [0, 1])
      // The device has 1500 reloads a day; all widgets get the same share of them.
      let budget = try #require(await host.state.budget(of: ids[0], at: Date()))
      #expect(budget.lowered.contains(.share))
      await host.stop()
    }
  }
}

extension DeviceHost {
  /// Shifts the host's clock, in place of setting the machine's clock.
  fileprivate func set(clockShift seconds: TimeInterval) { clockShift = seconds }

  fileprivate func receive(_ event: SchedulerEvent, _ archive: NewArchive?) throws { try process(event, archive: archive) }
}
