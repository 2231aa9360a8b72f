import Testing
import WidgetKit

@testable import WidgetTesting

/// Timelines in tests.
@Suite(.clockStaysInTask)
struct ProvidedTimelineTests {
  static let noon = Date(timeIntervalSince1970: 1_767_960_000)

  private func made(_ offsets: [TimeInterval], _ policy: TimelineReloadPolicy) -> ProvidedTimeline<ForecastEntry> {
    let entries = offsets.enumerated().map { ForecastEntry(date: Self.noon + $1, degrees: $0) }
    return ProvidedTimeline(Timeline(entries: entries, policy: policy), requestedAt: Self.noon)
  }

  @Test func `a provider is called at the instant`() async throws {
    let timeline = try await ProvidedTimeline(of: ForecastProvider(), at: Self.noon, on: WidgetPlacement(.systemMedium))
    #expect(timeline.problems.isEmpty)
    #expect(timeline.entries.map(\.date) == (0..<6).map { Self.noon + Double($0) * 3600 })
    #expect(timeline.policy == .after(Self.noon + 1800))
    #expect(timeline.reloadDate == Self.noon + 1800)
    #expect(timeline.minimumSpacing == .hours(1))
    #expect(timeline.horizon == .hours(5))
    #expect(timeline.advice.isEmpty)
  }

  @Test func `the current entry is the last one due`() {
    let timeline = made([0, 600, 600, 1200], .never)
    #expect(timeline.current(at: Self.noon + 599)?.degrees == 0)
    #expect(timeline.current(at: Self.noon + 600)?.degrees == 2)
    #expect(timeline.current(at: Self.noon + 1e6)?.degrees == 3)
    #expect(timeline.current(at: Self.noon - 60)?.degrees == 0)
    #expect(made([], .never).current(at: Self.noon) == nil)
  }

  @Test func `when the next is requested`() {
    #expect(made([0, 600], .atEnd).reloadDate == Self.noon + 600)
    #expect(made([0], .atEnd).reloadDate == Self.noon + 1800)
    #expect(made([-600, -60], .atEnd).reloadDate == Self.noon)
    #expect(made([0], .after(Self.noon - 60)).reloadDate == Self.noon)
    #expect(made([0], .never).reloadDate == nil)
  }

  @Test(
    arguments: [
      ([], "no entries"),
      ([600, 0], "not sorted by date"),
      ([0, 0, 600], "1 of 3 entries have the same date as another"),
      ([1800, 3600], "its first entry comes 30 min after"),
      ([-7200, -3600, 0], "2 of 3 entries are never displayed"),
      ([0, .nan], "1 of 2 entries have a date that is not a number"),
    ] as [([TimeInterval], String)])
  func `problems are reported in sentences`(offsets: [TimeInterval], sentence: String) {
    let problems = made(offsets, .never).problems
    #expect(problems.contains { $0.contains(sentence) }, "\(problems)")
  }

  @Test func `a policy date before now is reported, a good timeline is not`() {
    #expect(made([0], .after(Self.noon - 7200)).problems.first?.contains("2 h before") == true)
    #expect(made([0, 900], .after(Self.noon + 900)).problems.isEmpty)
    #expect(made([0, 60, 120], .atEnd).advice.map(\.rule) == ["nearImmediateReload"])
  }

  @Test func `what a test cannot have is said with what there is`() async throws {
    await #expect(throws: WidgetTestError.self) {
      try await ProvidedTimeline(of: ForecastProvider(), at: Self.noon, on: WidgetPlacement(.systemSmall, device: "iphone-x"))
    }
    let silent = await #expect(throws: WidgetTestError.self) { try await ProvidedTimeline(of: SilentProvider(), at: Self.noon) }
    #expect(silent?.description.contains("getTimeline released its completion handler") == true)
  }

  @Test func `a provider's own methods can be called`() throws {
    let context = try TimelineProviderContext.testing(WidgetPlacement(.accessoryCircular), isPreview: true)
    #expect(context.family == .accessoryCircular && context.isPreview && context.displaySize.width > 50)
    #expect(ForecastProvider().placeholder(in: context).degrees == 0)
  }
}
