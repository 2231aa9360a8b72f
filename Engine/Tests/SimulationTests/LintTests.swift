import AlmanacScheduler
import Foundation
import Testing

@testable import AlmanacSimulation

/// Advice on timelines (Specification C10).
@Suite struct LintTests {
  static let noon = Date(timeIntervalSince1970: 1_767_614_400 + 12 * 3600 + 7)

  /// Timelines requested at regular intervals, each with entries at these offsets.
  private func timelines(
    _ count: Int = 6, every: TimeInterval = 3600, entries: [TimeInterval] = [0], content: (Int, Date) -> String? = { _, _ in nil },
    _ policy: (Date) -> TimelineSummary.Policy
  ) -> [ObservedTimeline] {
    (0..<count).map { index in
      let now = Self.noon + Double(index) * every
      return ObservedTimeline(
        requestedAt: now, entries: entries.map { .init(date: now + $0, content: content(index, now + $0)) }, policy: policy(now))
    }
  }

  private func rules(_ timelines: [ObservedTimeline]) -> [String] { TimelineLint.advice(on: timelines).map(\.rule) }

  @Test func `good timelines have no advice`() {
    #expect(rules(timelines(entries: [0, 900, 1800, 2700]) { .after($0 + 1860) }).isEmpty)
    #expect(rules(timelines(entries: [0, 3600, 7200]) { _ in .atEnd }).isEmpty)
    #expect(rules(timelines(1) { _ in .never }).isEmpty)
    #expect(rules([]).isEmpty)
  }

  @Test func `near-immediate reloads, unless they are the exception`() throws {
    let advice = TimelineLint.advice(on: timelines { .after($0 + 60) })
    #expect(advice.map(\.rule) == ["nearImmediateReload"])
    #expect(advice[0].severity == .warning)
    #expect(advice[0].finding.contains("within 5 min (the nearest in 60 s)"), "\(advice[0].finding)")
    #expect(advice[0].finding.contains("about 960 reloads a day"), "\(advice[0].finding)")
    let exception = timelines(1) { .after($0 + 60) } + timelines(5) { .after($0 + 1860) }
    #expect(rules(exception).isEmpty)
    #expect(rules(timelines { .after($0 - 3600) }) == ["nearImmediateReload"])
    #expect(rules(timelines(entries: [0, 60]) { _ in .atEnd }) == ["nearImmediateReload", "closeEntries"])
  }

  @Test func `dates on the clock`() {
    func nextHour(_ now: Date) -> Date { Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.up) * 3600) }
    #expect(rules(timelines { .after(nextHour($0)) }) == ["alignedDates"])
    #expect(rules(timelines { .after(nextHour($0) + 137) }).isEmpty)
    // A date relative to an instant that happens to be round is no evidence.
    let round = ObservedTimeline(
      requestedAt: Date(timeIntervalSince1970: 1_767_614_400), entries: [.init(date: Date(timeIntervalSince1970: 1_767_614_400))],
      policy: .after(Date(timeIntervalSince1970: 1_767_616_200)))
    #expect(rules([round, round]).isEmpty)
  }

  @Test func `a new day brings no herd, since devices sleep`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    func requested(_ date: TimeInterval) -> [ObservedTimeline] {
      (0..<3).map { index in
        let now = Self.noon + Double(index) * 3600
        let date = Date(timeIntervalSince1970: 1_767_657_600 + date)
        return ObservedTimeline(requestedAt: now, entries: [.init(date: now)], policy: .after(date), timeZone: berlin)
      }
    }
    // Midnight and one o'clock in Berlin; half past three in the afternoon there, when markets open elsewhere.
    #expect(rules(requested(23 * 3600)).isEmpty && rules(requested(24 * 3600)).isEmpty)
    #expect(rules(requested(14.5 * 3600)) == ["alignedDates"])
    #expect(rules(requested(22.75 * 3600)) == ["alignedDates"])
  }

  @Test func `a forecast that changes, with atEnd`() {
    func hours(_ count: Int) -> [TimeInterval] { (0..<count).map { Double($0) * 3600 } }
    let forecast = timelines(entries: hours(6), content: { index, date in "request \(index), entry \(date)" }) { _ in .atEnd }
    #expect(rules(forecast) == ["decayingAtEnd"])
    let settled = timelines(entries: hours(6), content: { _, date in "\(date)" }) { _ in .atEnd }
    #expect(rules(settled).isEmpty)
    let replaced = timelines(entries: hours(6), content: { index, date in "request \(index), entry \(date)" }) { .after($0 + 1860) }
    #expect(rules(replaced).isEmpty)
  }

  @Test func `a single entry at its end`() {
    #expect(rules(timelines { _ in .atEnd }) == ["singleEntryAtEnd"])
    #expect(rules(timelines(entries: [0, 0]) { _ in .atEnd }) == ["singleEntryAtEnd"])
  }

  @Test func `entries by the second, and closer than five minutes`() {
    #expect(rules(timelines(1, entries: (0..<60).map(Double.init)) { .after($0 + 1860) }) == ["perSecondEntries"])
    #expect(rules(timelines(1, entries: (0..<60).map { Double($0) * 60 }) { .after($0 + 3700) }) == ["closeEntries"])
    #expect(rules(timelines(1, entries: (0..<400).map { Double($0) * 600 }) { .after($0 + 3700) }) == ["tooManyEntries"])
  }

  @Test func `nothing, nothing new, not yet`() {
    #expect(rules(timelines(entries: []) { .after($0 + 1860) }) == ["emptyTimeline"])
    #expect(rules(timelines(entries: [-7200, -3600]) { .after($0 + 1860) }) == ["entriesPast"])
    #expect(rules(timelines(entries: [1800, 3600]) { .after($0 + 1860) }) == ["lateStart"])
  }

  @Test func `every rule has a name of its own, a reason and a fix`() {
    #expect(Set(TimelineLint.all.map(\.name)).count == TimelineLint.all.count)
    for rule in TimelineLint.all { #expect(rule.reason.hasSuffix(".") && rule.fix.hasSuffix(".")) }
  }
}
