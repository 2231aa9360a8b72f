import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Synchronization
import Testing

@testable import AlmanacSimulation

/// A simulated device with one widget of each named kind on its first page.
func simulate(
  _ behavior: Behavior, _ kinds: [String: SyntheticTimeline], page: Int = 0, days: Int = 8, seed: UInt64 = 1, traits: AppTraits = AppTraits(),
  log: (@Sendable (Decision) -> Void)? = nil
) -> DeviceSimulation {
  let widgets = kinds.keys.sorted().map {
    SimulatedWidget(id: InstanceID($0), app: AppID($0), kind: $0, family: "systemSmall", page: page, traits: traits)
  }
  var simulation = DeviceSimulation(device: "phone", widgets: widgets, behavior: behavior, days: days, seed: seed)
  simulation.onDecision = log
  simulation.run { request, chance in kinds[request.widget.kind]!.timeline(at: request.now, using: &chance) }
  return simulation
}

/// Simulated days (Specification C6, C7, C12).
@Suite struct SimulationTests {
  static let quarterly = ["news": SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900))]

  @Test(arguments: [1, 2, 3])
  func `a commuter's frequently viewed widget gets 40 to 70 a day, and more in its first days`(seed: UInt64) {
    let days = simulate(.commuter, Self.quarterly, days: 12, seed: seed).days.map { $0.instances[0].budgeted }
    #expect(days.dropFirst(3).allSatisfy { (40...70).contains($0) }, "\(days)")
    // A widget with four requests per hour makes some 66 while the device is awake; one with constant requests takes the whole budget.
    let greedy = simulate(.commuter, ["news": SyntheticTimeline(policy: .after(60))], days: 12, seed: seed).days.map { $0.instances[0].budgeted }
    #expect(greedy[1] > 70, "\(greedy)")
    #expect(greedy.dropFirst(4).allSatisfy { (40...70).contains($0) }, "\(greedy)")
  }

  @Test func `a widget that is never seen gets under five a day once it is known`() {
    let days = simulate(.commuter, Self.quarterly, page: 7, days: 10).days
    // Another widget's views show that the device is viewed.
    let both = DeviceSimulation(
      device: "phone",
      widgets: [
        SimulatedWidget(id: "seen", app: "A", kind: "news", family: "systemSmall"),
        SimulatedWidget(id: "unseen", app: "A", kind: "news", family: "systemSmall", page: 7),
      ], behavior: .commuter, days: 10, seed: 1)
    var simulation = both
    simulation.run { request, chance in Self.quarterly["news"]!.timeline(at: request.now, using: &chance) }
    #expect(simulation.days.dropFirst(3).allSatisfy { $0.instances[1].budgeted < 5 })
    #expect(simulation.days.dropFirst(3).allSatisfy { $0.instances[1].budgeted > 0 })
    // On a device that reports no views every widget gets the same.
    #expect(days.dropFirst(3).allSatisfy { $0.instances[0].budgeted > 40 })
  }

  @Test(arguments: ["commuter", "night-worker", "rarely-viewed", "sports-evening"])
  func `nothing is granted in the hours asleep`(name: String) throws {
    let behavior = try #require(Behavior.shipped[name])
    let granted = Mutex<[Date]>([])
    _ = simulate(behavior, Self.quarterly, days: 7) { decision in
      if decision.outcome == .granted { granted.withLock { $0.append(decision.at) } }
    }
    #expect(granted.withLock { $0.count } > 30)
    // The deepest hours of each: whatever chance does to going to bed and getting up.
    let deep = ["commuter": 1..<6, "night-worker": 9..<12, "rarely-viewed": 0..<6, "sports-evening": 1..<6][name]!
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: behavior.timeZone))
    let hours = granted.withLock { $0.map { calendar.component(.hour, from: $0) } }
    #expect(!hours.contains { deep.contains($0) }, "\(Set(hours).sorted())")
  }

  @Test func `a match's evening has its burst`() {
    let simulation = simulate(.sportsEvening, ["score": SyntheticTimeline(policy: .never)], days: 14)
    // Mondays first: Wednesdays and Saturdays have a match.
    let reloads = simulation.days.map { $0.instances[0].budgeted }
    for (day, count) in reloads.enumerated() {
      if [2, 5, 9, 12].contains(day) { #expect(count >= 15, "\(reloads)") } else { #expect(count == 0, "\(reloads)") }
    }
  }

  @Test func `a panel on the wall stays fresh day and night`() {
    let days = simulate(.einkPanel, Self.quarterly, days: 10).days
    #expect(days.dropFirst(4).allSatisfy { (50...70).contains($0.instances[0].budgeted) }, "\(days.map { $0.instances[0].budgeted })")
    #expect(days.dropFirst(4).allSatisfy { $0.instances[0].percentile(0.95) < 1800 })
  }

  @Test func `what is viewed hourly is seldom stale for long`() {
    let days = simulate(.commuter, Self.quarterly, days: 10).days
    #expect(days.dropFirst(1).allSatisfy { $0.instances[0].percentile(0.95) <= 900 }, "\(days.map { $0.instances[0].percentile(0.95) })")
  }

  // MARK: The same again

  private func lines(seed: UInt64) -> (String, DeviceSimulation) {
    let log = Mutex("")
    let kinds = [
      "a": SyntheticTimeline(policy: .after(60), failuresPerThousand: 100), "b": SyntheticTimeline(entries: 24, policy: .atEnd),
      "c": SyntheticTimeline(policy: .aligned(TimeOfDay("09:30")!, jitter: 600)),
    ]
    let simulation = simulate(.commuter, kinds, days: 7, seed: seed, traits: AppTraits(isProtected: true, usesLocation: true)) { decision in
      log.withLock { $0 += decision.logLine }
    }
    return (log.withLock { $0 }, simulation)
  }

  @Test func `the same seed gives the same log, another one another`() {
    let (first, one) = lines(seed: 5)
    let (again, two) = lines(seed: 5)
    #expect(first == again)
    #expect(one.days == two.days)
    #expect(one.state == two.state)
    #expect(lines(seed: 6).0 != first)
    #expect(first.split(separator: "\n").count > 500)
    for rule in ["location", "asleep", "locked", "failure", "foreground", "budget"] { #expect(first.contains("\t\(rule)\t"), "\(rule)") }
  }

  @Test func `the log is the same on every machine`() {
    // FNV-1a over the log. A change of rules or constants changes it; another machine must not.
    #expect(String(FNV1a.hash(lines(seed: 5).0.utf8), radix: 16) == Self.logNumber)
  }
  static let logNumber = "2439e63855007a12"

  // MARK: Numbers

  @Test func `percentiles are taken over views`() {
    var tally = InstanceTally()
    #expect(tally.percentile(0.95) == 0)
    tally.stale = [0, 40, 10, 30, 20]
    #expect(tally.medianStaleness == 20)
    #expect(tally.percentile(0.95) == 40)
    #expect(tally.percentile(0) == 0)
  }

  @Test func `the first numbers of a path are the same in every version`() {
    var generator = SeededGenerator(1, 2)
    #expect([generator.next(), generator.next()] == [8_196_980_753_821_780_235, 8_195_237_237_126_968_761])
  }

  @Test func `chance is even and repeats`() {
    var one = SeededGenerator(1, 2)
    var two = SeededGenerator(1, 2)
    var other = SeededGenerator(2, 1)
    let draws = (0..<1000).map { _ in one.fraction() }
    #expect(draws == (0..<1000).map { _ in two.fraction() })
    #expect(draws[0] != other.fraction())
    #expect(abs(draws.reduce(0, +) / 1000 - 0.5) < 0.05)
    let counts = (0..<4000).map { _ in one.count(mean: 2.25) }
    #expect(Set(counts) == [2, 3])
    #expect(abs(Double(counts.reduce(0, +)) / 4000 - 2.25) < 0.05)
  }

  @Test func `a failing widget is retried at growing intervals and never dropped`() {
    let simulation = simulate(.commuter, ["x": SyntheticTimeline(policy: .atEnd, failuresPerThousand: 1000)], days: 3)
    #expect(simulation.state.instances["x"]?.timeline == nil)
    #expect(simulation.state.instances["x"]?.failures ?? 0 > 10)
    #expect(simulation.days.allSatisfy { $0.instances[0].budgeted + $0.instances[0].free < 40 })
  }
}
