import Foundation
import Profiles
import Testing

@testable import Scheduler

/// What holds for any events in any order. Each test draws thousands of sequences; a failure names the seed that repeats it.
@Suite("Properties over random event sequences")
struct PropertyTests {
  static let sequences: UInt64 = 1000
  static let length = 80
  let profile = ReloadProfile.standard
  var largestCapacity: Double { profile.frequentReloads * profile.learningFactor * profile.burstShare }

  /// Runs drawn sequences, showing each step: what was before, the event, what is after and what followed.
  private func forEachStep(
    hostile: Bool = true, _ check: (UInt64, DeviceState, TimedEvent, DeviceState, [SchedulerEffect]) throws -> Void
  ) rethrows {
    for seed in 0..<Self.sequences {
      var random = RandomEvents(seed: seed)
      random.isHostile = hostile
      var state = DeviceState(id: "phone")
      for _ in 0..<Self.length {
        let timed = random.next(for: state)
        let before = state
        let effects = state.apply(timed.event, now: timed.now, profile: profile)
        try check(seed, before, timed, state, effects)
      }
    }
  }

  @Test func `the entry shown is always the last one due`() throws {
    try forEachStep { seed, _, timed, state, _ in
      for instance in state.instances.values {
        guard let timeline = instance.timeline else {
          try #require(instance.shown == nil, "seed \(seed)")
          continue
        }
        // The plain reading of C2, entry by entry, without the search that the engine uses.
        func lastDue(_ timeline: TimelineSummary) -> Date? { timeline.dates.filter { $0 <= timed.now }.max() }
        let expected = lastDue(timeline) ?? instance.earlierTimeline.flatMap(lastDue) ?? timeline.dates.min()
        try #require(instance.shown?.date == expected, "seed \(seed)")
        let archive =
          lastDue(timeline) == nil && instance.earlierTimeline.flatMap(lastDue) != nil ? instance.earlierTimeline?.archive : timeline.archive
        try #require(instance.shown?.archive == archive, "seed \(seed)")
      }
    }
  }

  @Test func `no timeline is replaced on its own account before it asks`() throws {
    var policyReloads = 0
    try forEachStep { seed, before, timed, state, effects in
      for case .request(let id, let reason, _) in effects {
        guard reason.isPolicy, let timeline = before.instances[id]?.timeline, before.instances[id]?.pending?.reason == reason else { continue }
        policyReloads += 1
        let request = try #require(state.instances[id]?.inFlight?.request)
        try #require(request.earliest <= timed.now, "seed \(seed)")
        if reason == .timelineEnded { try #require(timeline.dates.allSatisfy { $0 <= timed.now }, "seed \(seed)") }
        if reason == .policyDate, case .after(let date) = timeline.policy, request.earliest == date {
          try #require(date <= timed.now, "seed \(seed)")
        }
      }
    }
    #expect(policyReloads > 1000)
  }

  @Test func `free reloads never change the budget, and nothing else leaves it`() throws {
    try forEachStep { seed, before, timed, state, effects in
      for decision in effects.decisions {
        try #require((0...largestCapacity).contains(decision.budgetBefore), "seed \(seed)")
        try #require((0...largestCapacity).contains(decision.budgetAfter), "seed \(seed)")
        switch decision.outcome {
        case .free, .denied: try #require(decision.budgetAfter == decision.budgetBefore, "seed \(seed)")
        case .granted:
          try #require(decision.budgetBefore >= 1 - 1e-6, "seed \(seed)")
          try #require(abs(decision.budgetBefore - decision.budgetAfter - 1) < 1e-6, "seed \(seed)")
        case .deferred: try #require(decision.budgetAfter >= decision.budgetBefore, "seed \(seed)")
        }
      }
    }
  }

  @Test func `no more is granted than accrued`() throws {
    for seed in 0..<Self.sequences {
      var random = RandomEvents(seed: seed)
      random.isHostile = false
      var state = DeviceState(id: "phone")
      // Of each widget since it was added: tokens it may have spent, tokens spent less those given back.
      var accounts: [InstanceID: (accrued: Double, spent: Double)] = [:]
      for _ in 0..<Self.length {
        let timed = random.next(for: state)
        let before = state
        let effects = state.apply(timed.event, now: timed.now, profile: profile)
        // The plain reading of C6: by the rate that held until now, while the device was awake.
        let awake = state.usage.awakeClock - before.usage.awakeClock
        for (id, instance) in state.instances {
          if before.instances[id] == nil {
            accounts[id] = (instance.budget.capacity, 0)
          } else {
            accounts[id]?.accrued += before.instances[id]!.budget.rate * awake
          }
        }
        for decision in effects.decisions where accounts[decision.instance] != nil {
          accounts[decision.instance]!.spent += decision.budgetBefore - decision.budgetAfter
        }
        for (id, account) in accounts where state.instances[id] != nil {
          try #require(account.spent <= account.accrued + 1e-6, "seed \(seed)")
        }
      }
    }
  }

  @Test func `while the device sleeps nothing is granted, and free is only what somebody does`() throws {
    var asleep = 0
    try forEachStep { seed, _, _, state, effects in
      guard state.activity == .asleep else { return }
      asleep += 1
      for decision in effects.decisions {
        try #require(decision.outcome != .granted, "seed \(seed)")
        if decision.outcome == .free { try #require(!decision.trigger.canWaitForUse, "seed \(seed)") }
      }
    }
    #expect(asleep > 5000)
  }

  @Test func `while the device is locked no widget with protected data reloads`() throws {
    var held = 0
    try forEachStep { seed, _, _, state, effects in
      guard state.isLocked else { return }
      for case .request(let id, _, _) in effects {
        guard let app = state.instances[id]?.app else { continue }
        try #require(state.apps[app]?.traits.isProtected != true, "seed \(seed)")
      }
      held += effects.decisions.count { $0.rule == "locked" }
    }
    #expect(held > 20)
  }

  @Test func `what all are allotted is the sum of what each is`() throws {
    try forEachStep { seed, _, _, state, _ in
      try #require(state.demand == state.instances.values.reduce(0) { $0 + $1.allotment.demand }, "seed \(seed)")
    }
  }

  @Test func `equal habits get equal budgets`() throws {
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      var harness = Harness()
      harness.profile.deviceReloads = [1500, 60].randomElement(using: &generator)!
      let pair: [InstanceID] = ["a", "b"]
      for id in pair { harness.add(id) }
      for _ in 0..<500 {
        let seen = generator.chance(0.3)
        // In either order: which comes first must not matter.
        for id in generator.chance(0.5) ? pair : pair.reversed() { harness.send(seen ? .viewBegan(id) : .viewEnded(id)) }
        let end = harness.now + Double.random(in: 60..<1200, using: &generator)
        repeat {
          for id in pair where harness[id].inFlight != nil { harness.answer(id, entries: [0], .after(harness.now + 600)) }
          harness.run(for: max(0, min(end, harness.state.wake ?? end).timeIntervalSince(harness.now)))
        } while harness.now < end
      }
      // What each has been given: spent, or still there.
      let given = pair.map { id in
        harness.balance(id) + Double(harness.decisions.count { $0.instance == id && $0.outcome == .granted })
      }
      // Within one a day: a widget is priced when something happens to it, which is not at the same instants for both.
      let days = harness.now.timeIntervalSince(harness.a.addedAt) / 86_400
      try #require(abs(given[0] - given[1]) <= days, "seed \(seed): \(given) in \(days) days")
      try #require(given[0] > 20, "seed \(seed)")
    }
  }

  @Test func `budgeted reloads keep the floor`() throws {
    try forEachStep(hostile: false) { seed, before, timed, _, effects in
      for decision in effects.decisions where decision.outcome == .granted {
        guard let last = before.instances[decision.instance]?.reloadedAt else { continue }
        try #require(timed.now.timeIntervalSince(last) >= profile.floor, "seed \(seed)")
      }
    }
  }

  @Test func `every wish is in the end granted`() throws {
    for seed in 0..<Self.sequences {
      var random = RandomEvents(seed: seed)
      var state = DeviceState(id: "phone")
      for _ in 0..<Self.length {
        let timed = random.next(for: state)
        _ = state.apply(timed.event, now: timed.now, profile: profile)
      }
      // From here on the device is used, extensions answer, and ask for nothing more.
      var now = random.now
      for event in [SchedulerEvent.deviceLocked(false), .deviceActivity(.active)] { _ = state.apply(event, now: now, profile: profile) }
      for _ in 0..<200 {
        for instance in state.sortedInstances {
          guard let attempt = instance.inFlight?.id else { continue }
          let summary = TimelineSummary(archive: "last", entryDates: [now], policy: .never)
          _ = state.apply(.timelineReceived(instance.id, attempt, summary), now: now, profile: profile)
        }
        guard let wake = state.wake else { break }
        now = max(now, wake)
        _ = state.apply(.tick, now: now, profile: profile)
      }
      for instance in state.instances.values {
        try #require(instance.pending == nil && instance.inFlight == nil, "seed \(seed): \(instance)")
      }
    }
  }

  @Test func `there is exactly one next wake-up, and it misses nothing`() throws {
    try forEachStep { seed, before, timed, state, effects in
      try #require(effects.wakes.count <= 1, "seed \(seed)")
      if state.wake != before.wake { try #require(effects.wakes == [state.wake], "seed \(seed)") }
      for instance in state.instances.values {
        if let alarm = instance.alarm { try #require(alarm.due > timed.now || instance.inFlight != nil, "seed \(seed)") }
        let changes = [instance.timeline, instance.earlierTimeline].compactMap { $0?.nextChange(after: timed.now) }
        for wanted in changes + [instance.nextReload].compactMap({ $0?.addingTimeInterval(profile.coalescingWindow) }) {
          let wake = try #require(state.wake, "seed \(seed)")
          try #require(wake <= wanted, "seed \(seed)")
        }
      }
    }
  }

  @Test func `a widget has one attempt at a time, and each ends in an outcome or is cancelled`() throws {
    try forEachStep(hostile: false) { seed, before, _, state, effects in
      for case .request(let id, _, let attempt) in effects {
        if state.instances[id] != nil { try #require(state.instances[id]?.inFlight?.id == attempt, "seed \(seed)") }
      }
      for (id, old) in before.instances {
        guard let flown = old.inFlight?.id, flown != state.instances[id]?.inFlight?.id else { continue }
        let isAnswered =
          effects.decisions.contains { $0.instance == id && $0.rule == "failure" } || state.instances[id]?.reloadedAt == old.inFlight?.startedAt
        try #require(isAnswered || effects.contains(.cancel(id, flown)), "seed \(seed)")
      }
    }
  }

  @Test func `the same events give the same, also after a round trip through storage midway`() throws {
    for seed in UInt64(0)..<400 {
      var random = RandomEvents(seed: seed)
      var first = DeviceState(id: "phone")
      var second = first
      for step in 0..<Self.length {
        let timed = random.next(for: first)
        let effects = first.apply(timed.event, now: timed.now, profile: profile)
        let (reduced, again) = reduce(second, timed.event, now: timed.now, profile: profile)
        second = reduced
        try #require(effects == again, "seed \(seed)")
        try #require(first == second, "seed \(seed)")
        if step % 7 == 0 { second = try JSONDecoder().decode(DeviceState.self, from: JSONEncoder().encode(second)) }
        try #require(first == second, "seed \(seed)")
      }
    }
  }

  @Test func `events survive a recording`() throws {
    var random = RandomEvents(seed: 1)
    random.isHostile = false
    var state = DeviceState(id: "phone")
    for _ in 0..<500 {
      let timed = random.next(for: state)
      try #require(JSONDecoder().decode(TimedEvent.self, from: JSONEncoder().encode(timed)) == timed)
      _ = state.apply(timed.event, now: timed.now, profile: profile)
    }
  }
}
