import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Testing

@testable import AlmanacSimulation

/// A simulated week (Specification C3, C4, C5, C6, C7).
/// The example apps' policies over a week, as `Documentation/simulated-week.md` has them: what the platform's talk and documentation lead one to
/// expect of each.
@Suite struct SimulatedWeekTests {
  /// As the examples answer: Weather, Stocks, Calendar, ScreenTime, Notes; and three widgets that differ in their page alone.
  static let timelines: [String: SyntheticTimeline] = [
    "weather": SyntheticTimeline(entries: 12, spacing: 3600, policy: .after(3 * 3600)),
    "stocks": SyntheticTimeline(policy: .after(900)),
    "calendar": SyntheticTimeline(entries: 9, spacing: 2.5 * 3600, policy: .atEnd),
    "screen time": SyntheticTimeline(policy: .atEnd),
    "notes": SyntheticTimeline(policy: .never),
    "seldom": SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900)),
    "unseen": SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900)),
    "eager": SyntheticTimeline(policy: .after(60)),
  ]

  /// Each widget's days: budgeted, free and denied reloads, and how stale it was.
  static let week: [String: [InstanceTally]] = {
    let pages = ["seldom": 2, "unseen": 9]
    let widgets = timelines.keys.sorted().map {
      SimulatedWidget(id: InstanceID($0), app: AppID($0), kind: $0, family: "systemSmall", page: pages[$0] ?? 0)
    }
    var simulation = DeviceSimulation(device: "phone", widgets: widgets, behavior: .commuter, days: 7, seed: 1)
    simulation.run { request, chance in timelines[request.widget.kind]!.timeline(at: request.now, using: &chance) }
    return Dictionary(uniqueKeysWithValues: widgets.enumerated().map { index, widget in (widget.kind, simulation.days.map { $0.instances[index] }) })
  }()

  /// Budgeted reloads a day: of the learning days, and of those after them.
  private func budgeted(_ name: String) throws -> (learning: [Int], known: [Int]) {
    let days = try #require(Self.week[name]).map(\.budgeted)
    return (Array(days.prefix(3)), Array(days.dropFirst(3)))
  }

  @Test func `what is due every three hours comes five times a day and is never stale`() throws {
    let days = try #require(Self.week["weather"])
    #expect(days.allSatisfy { (4...7).contains($0.budgeted) && $0.denied == 0 }, "\(days.map(\.budgeted))")
    #expect(days.allSatisfy { $0.percentile(0.95) < 120 })
  }

  @Test func `a frequently viewed one with a policy of a quarter of an hour gets 40 to 70`() throws {
    let stocks = try budgeted("stocks")
    #expect((stocks.learning + stocks.known).allSatisfy { (40...70).contains($0) }, "\(stocks)")
  }

  @Test func `one that takes what there is gets over 70 while it is learned and 40 to 70 then`() throws {
    let eager = try budgeted("eager")
    #expect(eager.learning.allSatisfy { $0 > 70 }, "\(eager)")
    #expect(eager.known.allSatisfy { (40...70).contains($0) }, "\(eager)")
    #expect(eager.learning.min()! > eager.known.max()!)
  }

  @Test func `a day of entries ahead brings a new timeline once a day`() throws {
    let calendar = try budgeted("calendar")
    #expect((calendar.learning + calendar.known).allSatisfy { (0...2).contains($0) }, "\(calendar)")
    #expect((calendar.learning + calendar.known).reduce(0, +) >= 5)
  }

  @Test func `a single entry at its end comes at the system's pace`() throws {
    let screenTime = try budgeted("screen time")
    // Half an hour apart over some 16 hours awake.
    #expect((screenTime.learning + screenTime.known).allSatisfy { (25...36).contains($0) }, "\(screenTime)")
  }

  @Test func `never means never`() throws {
    let days = try #require(Self.week["notes"])
    #expect(days.allSatisfy { $0.budgeted == 0 && $0.denied == 0 })
    // The widget's first timeline and its app's requests in the foreground are free.
    #expect(days[0].free >= 1)
  }

  @Test func `a page seldom visited brings fewer, one never visited a trickle`() throws {
    let seldom = try budgeted("seldom")
    let unseen = try budgeted("unseen")
    let stocks = try budgeted("stocks")
    #expect(seldom.known.max()! < stocks.known.min()! && seldom.known.min()! > unseen.known.max()!, "\(seldom) \(unseen)")
    #expect(unseen.known.allSatisfy { (1..<5).contains($0) }, "\(unseen)")
    #expect(unseen.learning.allSatisfy { $0 >= 35 })
  }
}
