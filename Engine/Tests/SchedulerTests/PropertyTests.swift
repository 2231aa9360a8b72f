import AlmanacBasics
import AlmanacProfiles
import Foundation
import Testing

@testable import AlmanacScheduler

/// Properties over random event sequences.
/// Properties that hold for any events in any order. A failure is shrunk and printed as a line that replays it.
@Suite struct PropertyTests {
  /// Most are short, so that many can run; some are long enough to spend a budget.
  static func length(of seed: UInt64) -> Int { seed % 10 == 0 ? 300 : 50 }
  static let length = 80

  @Test(arguments: 0..<4) func `each holds for hundreds of random sequences`(part: UInt64) {
    for seed in (part * 150)..<((part + 1) * 150) {
      let wild = RandomEvents.sequence(seed: seed, length: Self.length(of: seed)).recorded
      let tame = RandomEvents.sequence(seed: seed, length: Self.length(of: seed), isHostile: false).recorded
      for (name, allowsLeaps, property) in Property.all {
        let sequence = allowsLeaps ? wild : tame
        guard property.violation(of: sequence) != nil else { continue }
        Issue.record("\(name): \(property.counterexample(sequence, seed: seed))")
      }
    }
  }

  /// `SCHEDULER_REPLAY` holds a line that a failure printed.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SCHEDULER_REPLAY"] != nil)) func `a printed sequence, played again`() throws {
    let line = ProcessInfo.processInfo.environment["SCHEDULER_REPLAY"] ?? ""
    let sequence = EventSequence(steps: try JSONDecoder().decode([DrawnStep].self, from: Data(line.utf8)))
    sequence.play { print("\($0.now) \($0.timed.event) → \($0.effects)") }
    for (name, _, property) in Property.all {
      if let violation = property.violation(of: sequence) { Issue.record("\(name): \(violation)") }
    }
  }

  // MARK: Broken engines are found

  /// Rules to remove from the engine, and the number of steps that the shrunk counterexample may have at most.
  static let broken: [(rule: String, steps: Int)] = [("floor", 4), ("policyAfter", 4), ("locked", 5), ("budget", 30)]

  @Test(arguments: broken) func `a removed rule is detected, with a short counterexample`(rule: String, steps: Int) throws {
    let property: Property
    switch rule {
    case "floor":
      property = .floor { state, event, now, profile in
        var profile = profile
        profile.floor = 0
        return state.apply(event, now: now, profile: profile)
      }
    case "policyAfter":
      property = .notBeforePolicyDate { state, event, now, profile in
        guard case .timelineReceived(let id, let attempt, let summary) = event, case .after(let date) = summary.policy else {
          return state.apply(event, now: now, profile: profile)
        }
        let early = TimelineSummary(archive: summary.archive, entryDates: summary.dates, policy: .after(date - 3600))
        return state.apply(.timelineReceived(id, attempt, early), now: now, profile: profile)
      }
    case "locked":
      property = .locked { state, event, now, profile in
        if case .deviceLocked = event { return state.apply(.tick, now: now, profile: profile) }
        return state.apply(event, now: now, profile: profile)
      }
    default:
      // An engine that counts every failure as the host's refunds each token.
      property = .grantedWithinAccrued { state, event, now, profile in
        var profile = profile
        profile.floor = 0
        let effects = state.apply(event, now: now, profile: profile)
        for decision in effects.decisions where decision.outcome == .granted {
          state.instances[decision.instance]?.budget.refund(at: state.usage.awakeClock)
        }
        return effects
      }
    }
    let found = try #require(property.counterexample(seeds: 0..<200, length: Self.length, isHostile: false), "nobody noticed")
    #expect(found.sequence.steps.count <= steps, "\(found)")
    // Decoding the printed line gives the same sequence.
    let again = try JSONDecoder().decode([DrawnStep].self, from: Data(found.line.utf8))
    #expect(property.violation(of: EventSequence(steps: again)) == found.violation)
  }

  @Test func `drawn sequences meet every event, rule and outcome`() {
    var events: [String: Int] = [:]
    var rules: [String: Int] = [:]
    var asleep = 0
    for seed in UInt64(0)..<260 {
      RandomEvents.sequence(seed: seed, length: 2 * Self.length(of: seed)).play { step in
        events[Self.name(of: step.timed.event), default: 0] += 1
        for decision in step.effects.decisions { rules["\(decision.rule) \(decision.outcome.rawValue)", default: 0] += 1 }
        if step.after.activity == .asleep { asleep += 1 }
      }
    }
    #expect(events.count == 32 && events.values.allSatisfy { $0 > 20 }, "\(events)")
    for rule in ReloadRules.all { #expect(rules.keys.contains { $0.hasPrefix("\(rule.name) ") }, "no decision has the rule \(rule.name): \(rules)") }
    for turn in ["stack.relevance", "stack.choice", "list.relevance", "list.shown", "list.hidden"].map({ "\($0) rotated" }) {
      #expect(rules[turn] ?? 0 > 0, "\(rules)")
    }
    #expect(rules["budget granted"] ?? 0 > 500 && rules["budget denied"] ?? 0 > 20, "\(rules)")
    #expect(asleep > 2000)
  }

  /// An exhaustive switch, so that a new event must be added to the random sequences.
  private static func name(of event: SchedulerEvent) -> String {
    switch event {
    case .hostStarted: "hostStarted"
    case .tick: "tick"
    case .appInstalled: "appInstalled"
    case .appUpdated: "appUpdated"
    case .appRemoved: "appRemoved"
    case .appLaunched: "appLaunched"
    case .appDescribed: "appDescribed"
    case .appForeground: "appForeground"
    case .appSession: "appSession"
    case .instanceAdded: "instanceAdded"
    case .instanceConfigured: "instanceConfigured"
    case .instanceResized: "instanceResized"
    case .instanceRemoved: "instanceRemoved"
    case .instanceRestored: "instanceRestored"
    case .stackArranged: "stackArranged"
    case .stackTurned: "stackTurned"
    case .contextsChanged: "contextsChanged"
    case .listArranged: "listArranged"
    case .pinned: "pinned"
    case .timelineReceived: "timelineReceived"
    case .requestFailed: "requestFailed"
    case .reloadRequested: "reloadRequested"
    case .environmentChanged: "environmentChanged"
    case .pushReceived: "pushReceived"
    case .deviceActivity: "deviceActivity"
    case .deviceLocked: "deviceLocked"
    case .powerChanged: "powerChanged"
    case .networkChanged: "networkChanged"
    case .locationChanged: "locationChanged"
    case .locationAllowed: "locationAllowed"
    case .viewBegan: "viewBegan"
    case .viewEnded: "viewEnded"
    }
  }

  // MARK: Pairs and replays

  @Test func `equal habits get equal budgets`() throws {
    for seed in UInt64(0)..<50 {
      var generator = SplitMix64(seed: seed)
      var harness = Harness()
      harness.profile.deviceReloads = [1500, 60].randomElement(using: &generator)!
      let pair: [InstanceID] = ["a", "b"]
      for id in pair { harness.add(id) }
      for _ in 0..<500 {
        let seen = generator.chance(0.3)
        // The order of simultaneous events must not matter.
        for id in generator.chance(0.5) ? pair : pair.reversed() { harness.send(seen ? .viewBegan(id) : .viewEnded(id)) }
        let end = harness.now + Double.random(in: 60..<1200, using: &generator)
        repeat {
          for id in pair where harness[id].inFlight != nil { harness.answer(id, entries: [0], .after(harness.now + 600)) }
          harness.run(for: max(0, min(end, harness.state.wake ?? end).timeIntervalSince(harness.now)))
        } while harness.now < end
      }
      // Tokens given to each widget: spent or saved.
      let given = pair.map { id in
        harness.balance(id) + Double(harness.decisions.count { $0.instance == id && $0.outcome == .granted })
      }
      // Tolerance of one a day: an allotment is evaluated when something happens to the widget, which is not at the same instants for both.
      let days = harness.now.timeIntervalSince(harness.a.addedAt) / 86_400
      try #require(abs(given[0] - given[1]) <= days, "seed \(seed): \(given) in \(days) days")
      try #require(given[0] > 20, "seed \(seed)")
    }
  }

  @Test func `the same events give the same, also after a round trip through storage midway`() throws {
    for seed in UInt64(0)..<150 {
      var second = DeviceState(id: "phone")
      try RandomEvents.sequence(seed: seed, length: Self.length).play { step in
        let (reduced, again) = reduce(second, step.timed.event, now: step.now)
        second = reduced
        try #require(step.effects == again, "seed \(seed)")
        try #require(step.after == second, "seed \(seed)")
        if step.index % 7 == 0 { second = try JSONDecoder().decode(DeviceState.self, from: JSONEncoder().encode(second)) }
        try #require(step.after == second, "seed \(seed)")
      }
    }
  }

  @Test func `a stored log of events, played again, gives the same state and the same decisions`() throws {
    for seed in UInt64(0)..<150 {
      var log: [String] = []
      var decisions: [Decision] = []
      let end = try RandomEvents.sequence(seed: seed, length: Self.length).play { step in
        log.append(String(decoding: try JSONEncoder().encode(step.timed), as: UTF8.self))
        decisions += step.effects.decisions
      }
      var state = DeviceState(id: "phone")
      var again: [Decision] = []
      for line in log {
        let timed = try JSONDecoder().decode(TimedEvent.self, from: Data(line.utf8))
        again += state.apply(timed.event, now: timed.now).decisions
      }
      try #require(state == end.state, "seed \(seed)")
      try #require(again == decisions, "seed \(seed)")
    }
  }

  @Test func `any event is handled in any state, with any profile`() {
    let odd: [Double] = [0, -1, 1e-9, 1e9, .infinity, -.infinity, .nan]
    for seed in UInt64(0)..<320 {
      var generator = SplitMix64(seed: seed)
      var profile = ReloadProfile.standard
      let figures: [WritableKeyPath<ReloadProfile, Double>] = [
        \.trickleReloads, \.frequentReloads, \.viewsAtHalf, \.viewHalfLife, \.viewQuantum, \.unreportedReloads, \.learningPeriod, \.learningFactor,
        \.learningReloads, \.burstShare, \.leastCapacity, \.deviceReloads, \.usualAwake, \.leastAwake, \.awakeHalfLife, \.sleepAfter,
        \.lowPowerFactor, \.meteredFactor, \.offlineFactor, \.staleAfter, \.freshenSpacing, \.expectedViews, \.floor, \.coalescingWindow,
        \.singleEntryInterval, \.backOffBase, \.backOffLimit, \.backOffJitter, \.attemptExpiry,
      ]
      for _ in 0..<3 { profile[keyPath: figures.randomElement(using: &generator)!] = odd.randomElement(using: &generator)! }
      // A state that other events have produced under another profile.
      var state = RandomEvents.sequence(seed: seed &+ 5000, length: 40).play { _ in }.state
      RandomEvents.sequence(seed: seed, length: 60).play { step in
        let sequence = state.sequence
        _ = state.apply(step.timed.event, now: step.now, profile: profile)
        #expect(state.sequence == sequence + 1)
      }
    }
  }
}
