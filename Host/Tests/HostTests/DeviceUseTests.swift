import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Tests that views and events reach the reload engine, with real extensions and a real database.
  @Suite struct DeviceUseTests {
    /// A started host with one widget that has its timeline.
    private static func hostWithTimeline(_ fixture: Fixture, kind: String = "Good") async throws -> (DeviceHost, String) {
      let host = try await DeviceHostTests.started(fixture)
      let instance = try await host.add(app: "Test", kind: kind, family: .systemSmall)
      try await until({ await host.instances().first?.stage }, is: .timeline)
      return (host, instance.id)
    }

    @Test func `a viewed widget's budget follows its views`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      #expect(await host.state.budget(of: InstanceID(id), at: Date())?.allotment.viewsPerDay == nil)
      try await host.show(on: "wall", [id])
      #expect(await host.state.instances[InstanceID(id)]?.isVisible == true)
      #expect(await host.state.budget(of: InstanceID(id), at: Date())?.allotment.viewsPerDay ?? 0 > 0.6)
      #expect(await host.status().reportsViews)
      try await host.leave(viewer: "wall")
      #expect(await host.state.instances[InstanceID(id)]?.isVisible == false)
      await host.stop()
    }

    @Test func `a viewer without an event stream expires`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      try await host.show(on: "wall", [id], for: 1)
      try await host.recordView(of: id, for: 1)
      #expect(await host.currentViewers().map(\.name) == ["picture:\(id)", "wall"])
      try await until(
        { await host.state.instances[InstanceID(id)]?.isVisible == false }, seen: { await host.state.instances[InstanceID(id)]?.isVisible })
      #expect(await host.currentViewers().isEmpty)
      await host.stop()
    }

    @Test func `views end when the host is killed`() async throws {
      let fixture = try Fixture()
      let (first, id) = try await Self.hostWithTimeline(fixture)
      try await first.show(on: "wall", [id], isUsed: true)
      try await first.report(.foreground(app: "Test", true))
      try await first.report(.session(app: "Test", true))
      try await first.report(.lock(true))
      // A copy of the open database equals what a kill leaves behind.
      let copy = fixture.folder.appendingPathComponent("copy")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for suffix in ["", "-wal"] {
        let file = fixture.configuration().databaseFile.path + suffix
        try FileManager.default.copyItem(atPath: file, toPath: copy.appendingPathComponent("almanac.sqlite" + suffix).path)
      }
      let last = try #require(await first.state.lastEventAt)
      await first.stop()
      var configuration = fixture.configuration(.offset(9 * 3600))
      configuration.dataFolder = copy
      let second = try DeviceHost(configuration: configuration)
      #expect(await second.state.instances[InstanceID(id)]?.isVisible == true)
      try await second.start()
      let instance = try #require(await second.state.instances[InstanceID(id)])
      // The view ended at the last event of the killed host, not nine hours later.
      #expect(!instance.isVisible)
      #expect(abs(try #require(instance.lastViewedAt).timeIntervalSince(last)) < 1)
      let status = await second.status()
      #expect(status.foreground.isEmpty && status.sessions.isEmpty && status.isLocked)
      let views = try await second.day(of: id).views + second.day(of: id, Self.day(last)).views
      #expect(!views.isEmpty && views.allSatisfy { $0.end.map { $0 <= last + 1 } ?? false })
      await second.stop()
    }

    @Test func `an app in the foreground reloads free of budget`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      try await host.report(.foreground(app: "Test", true))
      let socket = try Companion(fixture.configuration().socketFile.path)
      try socket.call(.with { $0.reload.kind = "Good" })
      try await until(
        { try await host.decisions(id).contains { $0.trigger == .requested(by: .app, foreground: true) && $0.outcome == .free } },
        seen: { try await host.decisions(id) })
      try await host.report(.foreground(app: "Test", false))
      #expect(await host.status().foreground.isEmpty)
      await host.stop()
    }

    @Test func `a push costs budget and a changed environment does not`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      try await host.report(.push(app: "Test", kind: "Good"))
      try await host.report(.environment(.significantTime))
      try await until(
        { try await host.decisions(id).contains { $0.trigger == .environmentChanged(.significantTime) && $0.outcome == .free } },
        seen: { try await host.decisions(id) })
      #expect(try await host.decisions(id).contains { $0.trigger == .requested(by: .push, foreground: false) })
      #expect(await hostError { try await host.report(.push(app: "Test", kind: "Tides")) } != nil)
      #expect(await hostError { try await host.report(.foreground(app: "None", true)) } == .unknownApp("None", known: ["Test"]))
      await host.stop()
    }

    @Test func `a sleeping device holds reloads back and a used viewer wakes it`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      try await host.report(.activity(.asleep))
      try await host.reload(app: "Test", kind: "Good", origin: .app)
      #expect(try await host.decisions(id, limit: 1).first?.rule == "asleep")
      try await host.show(on: "page", [], isUsed: true)
      #expect(await host.status().activity == .active)
      // The device is reported asleep while it is touched; the next touch wakes it.
      try await host.report(.activity(.asleep))
      try await host.show(on: "page", [], isUsed: true)
      #expect(await host.status().activity == .active)
      try await host.leave(viewer: "page")
      #expect(await host.status().activity == .idle)
      await host.stop()
    }

    @Test func `malformed reports change nothing`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      #expect(await hostError { try await host.show(on: "a b", [id]) } == .malformedViewer("a b"))
      #expect(await hostError { try await host.show(on: "wall", [id, "nobody"]) } == .unknownInstance("nobody"))
      #expect(await hostError { try await host.recordView(of: "nobody", for: 5) } == .unknownInstance("nobody"))
      #expect(await hostError { try await host.day(of: id, "2026-02-31") } == .malformedDay("2026-02-31"))
      #expect(await hostError { try await host.day(of: id, "yesterday") } == .malformedDay("yesterday"))
      #expect(await host.currentViewers().isEmpty)
      #expect(await host.state.instances[InstanceID(id)]?.isVisible == false)
      await host.stop()
    }

    @Test func `a flood of reports is one view and one record`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      for _ in 0..<300 {
        try await host.show(on: "wall", [id])
        try await host.show(on: "wall", [])
      }
      #expect(try #require(await host.state.budget(of: InstanceID(id), at: Date())?.allotment.viewsPerDay) < 1)
      let day = try await host.day(of: id)
      #expect(day.views.count == 1)
      #expect(day.budget.count < 12)
      await host.stop()
    }

    @Test func `the day holds what happened`() async throws {
      let fixture = try Fixture()
      let (host, id) = try await Self.hostWithTimeline(fixture)
      try await host.show(on: "wall", [id])
      try await host.report(.lock(true))
      try await host.reload(app: "Test", kind: "Good", origin: .app)
      let day = try await host.day(of: id)
      let now = try #require(day.now)
      #expect(day.start <= now && now < day.end && day.end.timeIntervalSince(day.start) >= 23 * 3600)
      #expect(day.entries.first?.displayedAt != nil)
      // The test extension's entries are an hour apart.
      #expect(day.entries.filter { $0.displayedAt == nil }.allSatisfy { $0.date > now && $0.date < day.end })
      #expect(day.decisions.first?.trigger == .firstTimeline)
      #expect(day.decisions.map(\.id) == day.decisions.map(\.id).sorted())
      #expect(day.views.count == 1 && day.views[0].end == nil)
      #expect(day.budget.last?.at == now)
      #expect(day.budget.allSatisfy { $0.tokens >= 0 && $0.tokens <= $0.capacity + 1e-9 })
      #expect(zip(day.budget, day.budget.dropFirst()).allSatisfy { $0.at <= $1.at })
      #expect(day.conditions.last?.isLocked == true)
      let yesterday = try await host.day(of: id, Self.day(day.start - 3600))
      #expect(yesterday.entries.isEmpty && yesterday.decisions.isEmpty && yesterday.views.isEmpty && yesterday.budget.isEmpty && yesterday.now == nil)
      await host.stop()
    }

    /// Returns the day of an instant in the form that URLs use, in the device's time zone.
    private static func day(_ date: Date) -> String {
      var style = Date.ISO8601FormatStyle().year().month().day()
      style.timeZone = .current
      return date.formatted(style)
    }
  }
}
