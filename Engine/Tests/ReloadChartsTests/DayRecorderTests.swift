import AlmanacScheduler
import AlmanacSimulation
import Foundation
import Testing

@testable import AlmanacReloadCharts

/// What is recorded of simulated days.
@Suite struct DayRecorderTests {
  static let news = SimulatedWidget(id: "news", app: "News", kind: "headlines", family: "systemSmall")
  static let recorded = RecordedDays(
    .commuter,
    [
      (news, SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900))),
      (SimulatedWidget(id: "unseen", app: "News", kind: "other", family: "systemSmall", page: 9), SyntheticTimeline(policy: .after(60))),
    ], days: 4)

  @Test(arguments: [1, 2, 3, 4], ["news", "unseen"])
  func `a day's counts are the simulation's own`(number: Int, id: String) {
    let day = Self.recorded.day(number, of: InstanceID(id), named: id)
    let tally = Self.recorded.simulation.days[number - 1].instances[id == "news" ? 0 : 1]
    #expect(day.count(.granted) == tally.budgeted)
    #expect(day.count(.free) == tally.free)
    #expect(day.count(.denied) == tally.denied)
    #expect(day.views.count == tally.views)
    let late = day.views.filter { view in day.stale!.contains { $0.start < view.start && view.start < $0.end } }
    #expect(late.count == tally.stale.count { $0 > 0 })
  }

  @Test func `a commuter's night is asleep, and nothing is reloaded in it`() throws {
    let day = Self.recorded.day(3, of: "news", named: "news")
    #expect(day.asleep.count == 2)
    // Asleep until half past six, give or take twenty minutes, and from eleven.
    #expect((6...7).contains(day.asleep[0].duration / 3600))
    #expect(day.asleep[0].start == day.interval.start && day.asleep[1].end == day.interval.end)
    for reload in day.reloads where reload.outcome == .granted {
      #expect(!day.asleep.contains { $0.start < reload.at && reload.at < $0.end }, "\(reload)")
    }
    #expect(day.locked.count > 10)
  }

  @Test func `the budget falls by one for each reload and is never more than its most`() {
    let day = Self.recorded.day(3, of: "news", named: "news")
    #expect(day.budget.allSatisfy { $0.tokens >= 0 && $0.tokens <= $0.capacity + 1e-9 })
    // The budget also falls, by other amounts, when a metered network or fewer views reduce its capacity.
    let falls = zip(day.budget, day.budget.dropFirst()).filter { $0.at == $1.at && (0.9..<1.5).contains($0.tokens - $1.tokens) }
    #expect(falls.count == day.count(.granted))
    // Far fewer samples than events, but they cover the whole day.
    #expect(day.budget.count < 1500)
    #expect(zip(day.budget, day.budget.dropFirst()).allSatisfy { $0.at <= $1.at })
  }

  @Test func `the budget of a night is known from midnight on`() throws {
    let day = Self.recorded.day(3, of: "news", named: "news")
    let inside = day.budgetInside
    #expect(inside.first?.at == day.interval.start && inside.last?.at == day.interval.end)
    let morning = try #require(inside.first { $0.at > day.asleep[0].end })
    // Nothing accrues while the device sleeps.
    #expect(inside.filter { $0.at < day.asleep[0].end }.allSatisfy { abs($0.tokens - inside[0].tokens) < 1e-6 })
    #expect(morning.tokens >= inside[0].tokens - 1)
  }

  @Test func `entries come when they are shown`() {
    let day = Self.recorded.day(3, of: "news", named: "news")
    // Each timeline's second entry comes after a quarter of an hour, and the next timeline's first soon after that.
    #expect((100...150).contains(day.entries.count), "\(day.entries.count)")
    #expect(day.entries == day.entries.sorted())
  }

  @Test func `an unreported night begins three hours after the last use`() throws {
    let recorder = DayRecorder()
    var state = DeviceState(id: "phone")
    let start = midnight(2026, 1, 5)
    var widgetEvents: [(Double, SchedulerEvent)] = [
      (0, .appInstalled("A")), (0, .instanceAdded("w", app: "A", kind: "k", family: "systemSmall")), (1, .deviceActivity(.active)),
      (2, .deviceActivity(.idle)), (9, .deviceActivity(.active)),
    ]
    widgetEvents.sort { $0.0 < $1.0 }
    for (hour, event) in widgetEvents {
      let now = start.addingTimeInterval(hour * 3600)
      recorder.watch(event, at: now, before: state)
      _ = state.apply(event, now: now)
    }
    let end = start.addingTimeInterval(10 * 3600)
    recorder.end(state, at: end)
    let day = recorder.day(of: "w", named: "w", in: DateInterval(start: start, end: end), timeZone: berlin)
    #expect(day.asleep == [DateInterval(start: start.addingTimeInterval(5 * 3600), end: start.addingTimeInterval(9 * 3600))])
  }
}
