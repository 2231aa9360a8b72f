import Testing
import WidgetKit

@testable import WidgetTesting

/// Simulated weeks in tests.
@Suite(.clockStaysInTask)
struct WidgetSimulationTests {
  @Test func `viewed hourly it is never staler than half an hour, at some reloads a day`() async throws {
    let week = try await WidgetSimulation(of: ForecastWidget(), behavior: .viewing(1))
    #expect(week.days.count == 7 && week.failures.isEmpty)
    #expect((100...120).contains(week.views), "\(week)")
    #expect(week.staleness.max <= .minutes(30), "\(week)")
    #expect((12...48).contains(week.maximumReloadsPerDay), "\(week)")
    #expect(week.age.max <= .hours(12), "\(week.age)")
    #expect(week.decisions.count > 100 && week.why([.granted]).first?.contains("Reloaded") == true)
  }

  @Test func `a widget with four requests a day reloads as often, and the numbers show it`() async throws {
    let calm = ForecastWidget(provider: ForecastProvider(hours: 12, policy: { .after($0 + 6 * 3600) }))
    let week = try await WidgetSimulation(of: calm, behavior: .viewing(1))
    #expect(week.maximumReloadsPerDay <= 5, "\(week)")
    let never = try await WidgetSimulation(of: ForecastWidget(provider: ForecastProvider(policy: { _ in .never })), behavior: .commuter, days: 3)
    #expect(never.days.dropFirst().reloads.budgeted <= 6, "\(never)")
    #expect(never.staleness.max == .zero)
  }

  @Test func `the same seed plays the same week`() async throws {
    func week(_ seed: UInt64) async throws -> WidgetSimulation {
      try await WidgetSimulation(of: ForecastWidget(), on: WidgetPlacement(.systemMedium), days: 2, seed: seed)
    }
    let (first, again, other) = (try await week(1), try await week(1), try await week(2))
    #expect(first.decisions == again.decisions)
    #expect(first.staleness == again.staleness)
    #expect(first.decisions != other.decisions)
  }

  @Test func `jitter is a widget's own, and within its range`() async throws {
    let noon = ProvidedTimelineTests.noon
    let close = noon + 4 * 3600
    let jittered = ForecastWidget(provider: ForecastProvider(policy: { _ in .after(close, jitter: 600) }))
    func date(_ device: String) async throws -> TimeInterval {
      try await MainActor.run { try WidgetUnderTest(jittered) }.delay(after: close, at: noon, device: device)
    }
    var delays: [TimeInterval] = []
    for device in 0..<40 { delays.append(try await date("phone \(device)")) }
    #expect(delays.allSatisfy { (0..<600).contains($0) })
    #expect(Set(delays).count == 40 && delays.max()! - delays.min()! > 400, "\(delays)")
    #expect(try await date("phone 1") == delays[1])
    // Outside the provider's call only the device determines the jitter; an invalid jitter spreads nothing.
    let queued = try await ProvidedTimeline(of: ForecastProvider(answersOnQueue: true, policy: { _ in .after(close, jitter: 600) }), at: noon)
    #expect((0..<600).contains(queued.reloadDate!.timeIntervalSince(close)))
    for none in [0, -5, .nan, .infinity] { #expect(TimelineReloadPolicy.after(close, jitter: none) == .after(close)) }
  }

  @Test func `behaviours made in Swift are checked like those of files`() throws {
    let early = TimeOfDay(hour: 6, minute: 30)
    let made = try Behavior(
      name: "reader", pages: [1, 0.5],
      days: [BehaviorDay(wakes: early, sleeps: TimeOfDay(hour: 25), uses: [.init(from: early, to: TimeOfDay(hour: 22), viewsPerHour: 4)])])
    #expect(made.days[0].uses[0].viewsPerHour == 4)
    let wrong = #expect(throws: BehaviorError.self) { try Behavior.viewing(900) }
    #expect(wrong?.description.contains("days[0].uses[0].viewsPerHour: 900.0 is out of range") == true, "\(wrong as Any)")
    #expect(throws: BehaviorError.self) { try Behavior.viewing(.nan) }
    #expect(throws: BehaviorError.self) { try Behavior.viewing(1, from: TimeOfDay(hour: 9), to: TimeOfDay(hour: 8)) }
    #expect(throws: BehaviorError.self) { try Behavior(name: "none", days: []) }
  }

  @Test func `what cannot be played is said`() async {
    let silent = await #expect(throws: WidgetTestError.self) { try await WidgetSimulation(of: SilentWidget(), days: 1) }
    #expect(silent?.description.contains("Silent returned no timeline in 1 days") == true, "\(silent as Any)")
    await #expect(throws: WidgetTestError("ForecastWidget has no widget of kind Rain; it has Forecast")) {
      try await WidgetSimulation(of: ForecastWidget(), kind: "Rain")
    }
    await #expect(throws: WidgetTestError("Forecast does not support systemLarge; it supports systemSmall, systemMedium, accessoryCircular")) {
      try await WidgetSimulation(of: ForecastWidget(), on: WidgetPlacement(.systemLarge))
    }
    await #expect(throws: WidgetTestError("a simulation has 1 to 366 days, not 0")) { try await WidgetSimulation(of: ForecastWidget(), days: 0) }
  }

  // MARK: Advice

  @Test func `advice on a day of timelines becomes issues`() async throws {
    let hasty = ForecastWidget(provider: ForecastProvider(hours: 1, policy: { .after($0 + 60) }))
    #expect(try await timelineAdvice(on: hasty).map(\.rule) == ["nearImmediateReload"])
    try await withKnownIssue {
      try await expectNoAdvice(on: hasty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nearImmediateReload") && $0.rawValue.contains("Fix: ") }
    }
    try await expectNoAdvice(on: hasty, except: ["nearImmediateReload"])
    try await expectNoAdvice(on: ForecastWidget())
    await withKnownIssue { try await expectNoAdvice(on: ForecastWidget(), except: ["nearImediateReload"]) }
  }

  @Test func `a forecast that runs to its end and changes is noticed by its pictures`() async throws {
    let forecast = ForecastWidget(provider: ForecastProvider(hours: 3, policy: { _ in .atEnd }))
    // Hours count from the request, so a later timeline has another content for the same date only by chance.
    #expect(try await timelineAdvice(on: forecast).map(\.rule).contains("nearImmediateReload") == false)
  }
}

extension WidgetUnderTest {
  /// How much later than `date` the next timeline is requested.
  fileprivate func delay(after date: Date, at instant: Date, device: String) async throws -> TimeInterval {
    let request = try request(on: nil)
    let timeline = try await Self.run(at: instant, device: device) { try await inProcess.timeline(request) }
    return timeline.policy.date.seconds - date.timeIntervalSince1970
  }
}
