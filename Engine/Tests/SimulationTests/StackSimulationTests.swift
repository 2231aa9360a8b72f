import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Synchronization
import Testing

@testable import AlmanacSimulation

/// Stacks on simulated devices: the rotation is the host's (Specification B5, F3).
@Suite struct StackSimulationTests {
  private static let kinds: [String: SyntheticTimeline] = [
    "Plain": SyntheticTimeline(entries: 24, policy: .atEnd),
    // Relevant in its entries 8 and 18 hours after the reload.
    "Commute": SyntheticTimeline(entries: 24, policy: .atEnd, scores: (0..<24).map { $0 == 8 || $0 == 18 ? 10 : 0 }),
  ]
  private static let widgets = ["Plain", "Commute"].map { SimulatedWidget(id: InstanceID($0), app: "App", kind: $0, family: "systemSmall") }

  private func run(_ behavior: Behavior, days: Int = 3) -> (DeviceSimulation, [Decision]) {
    let log = Log()
    var simulation = DeviceSimulation(device: "phone", widgets: Self.widgets, behavior: behavior, days: days, seed: 4)
    simulation.onDecision = { log.add($0) }
    simulation.run { request, generator in Self.kinds[request.widget.kind]!.timeline(at: request.now, using: &generator) }
    return (simulation, log.decisions)
  }

  private func behavior(swipes: [BehaviorDay.Swipes] = [], stacks: [BehaviorStack] = [BehaviorStack(widgets: ["Plain", "Commute"])]) throws
    -> Behavior
  {
    try Behavior(
      name: "stack", stacks: stacks,
      days: [
        BehaviorDay(uses: [.init(from: TimeOfDay(hour: 7), to: TimeOfDay(hour: 22), viewsPerHour: 2)], swipes: swipes)
      ])
  }

  @Test func `a stack rotates by relevance, the decisions are in the log, and the same seed gives the same`() throws {
    let (simulation, decisions) = run(try behavior())
    let turns = decisions.filter { $0.outcome == .rotated }
    #expect(turns.first?.instance == "Commute" && turns.allSatisfy { $0.trigger == .stackRelevance })
    #expect(simulation.state.sortedStacks.first?.members == ["Plain", "Commute"])
    let report = SimulationReport(of: simulation, seed: 4, decisions: decisions.count, digest: "")
    #expect(report.days.flatMap(\.instances).filter { $0.id == "Commute" }.compactMap(\.rotations).reduce(0, +) == turns.count)
    #expect(run(try behavior()).1.map(\.logLine) == decisions.map(\.logLine))
  }

  @Test func `views count only for the widget on top`() throws {
    let (simulation, decisions) = run(try behavior(), days: 1)
    let views = simulation.days[0].instances.map(\.views)
    #expect(views[0] > 0)
    let flat = run(try behavior(stacks: []), days: 1).0.days[0].instances.map(\.views)
    #expect(flat[0] == flat[1] && views[0] + views[1] <= flat[0] + decisions.count { $0.outcome == .rotated }, "\(views) \(flat)")
  }

  @Test func `swipes turn the stack, and what the person chose stays for a while`() throws {
    let (_, decisions) = run(try behavior(swipes: [.init(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 20), count: 6)]))
    let turns = decisions.filter { $0.outcome == .rotated }
    let choices = turns.filter { $0.trigger == .stackChoice }
    #expect(choices.count > 6)
    for (turn, next) in zip(turns, turns.dropFirst()) where turn.trigger == .stackChoice && next.trigger == .stackRelevance {
      #expect(next.at.timeIntervalSince(turn.at) >= Profiles.stacks.choiceHolds)
    }
  }

  @Test func `a stack of widgets that there are not, or of two sizes, is refused by name`() throws {
    let unknown = try behavior(stacks: [BehaviorStack(widgets: ["Plain", "Ghost"])])
    #expect(throws: BehaviorError.self) { try unknown.checkStacks(of: Self.widgets) }
    var mixed = Self.widgets
    mixed[1].family = "systemLarge"
    let both = try behavior()
    #expect(throws: BehaviorError.self) { try both.checkStacks(of: mixed) }
    try both.checkStacks(of: Self.widgets)
    #expect(throws: BehaviorError.self) { try behavior(stacks: [BehaviorStack(widgets: ["Plain"])]) }
    #expect(throws: BehaviorError.self) { try behavior(swipes: [.init(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 9), stack: 2)]) }
  }
}

private final class Log: Sendable {
  private let collected = Mutex<[Decision]>([])
  func add(_ decision: Decision) { collected.withLock { $0.append(decision) } }
  var decisions: [Decision] { collected.withLock(\.self) }
}
