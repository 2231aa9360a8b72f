import AlmanacProfiles
import Foundation

@testable import AlmanacScheduler

/// Properties that hold after any events in any order. Each restates the specification plainly, without using the engine's code.
extension Property {
  static let profile = ReloadProfile.standard

  /// Every property, by name. `allowsLeaps`: whether it holds even when the clock goes back or leaps.
  static let all: [(name: String, allowsLeaps: Bool, property: Property)] = [
    ("the current entry is always the last one due", true, currentEntry),
    ("no timeline is replaced by its policy before the policy's date", true, notBeforePolicyDate),
    ("free reloads never change the budget, and nothing else leaves it", true, freeCostsNothing),
    ("no more is granted than accrued", false, grantedWithinAccrued),
    ("while the device sleeps nothing is granted, and free is only what somebody does", true, asleep),
    ("while the device is locked no widget with protected data reloads", true, locked),
    ("budgeted reloads keep the floor", false, floor),
    ("the device's demand is the sum of its widgets' demands", true, demand),
    ("there is exactly one next wake-up, and it misses nothing", true, wakeUp),
    ("a stack has two to ten widgets, one of them on top, and only that one is visible", true, stacks),
    ("a list shows some of its widgets, pinned ones first, and only those are visible", true, lists),
    ("a widget has one attempt at a time, and each ends in an outcome or is cancelled", true, oneAttempt),
    ("every denied or deferred request is granted in the end, or the widget is gone", true, grantedInTheEnd),
    ("the decision log identifies all attempts and the ones under way", true, decisionLog),
  ]

  static var currentEntry: Property {
    Property { sequence in
      try sequence.play { step in
        for instance in step.after.instances.values {
          guard let timeline = instance.timeline else {
            try hold(instance.currentEntry == nil, "\(instance.id) shows an entry of no timeline")
            continue
          }
          func lastDue(_ timeline: TimelineSummary) -> Date? { timeline.dates.filter { $0 <= step.now }.max() }
          let earlier = instance.earlierTimeline.flatMap(lastDue)
          let expected = lastDue(timeline) ?? earlier ?? timeline.dates.min()
          try hold(instance.currentEntry?.date == expected, "\(instance.id) shows \(instance.currentEntry as Any), due is \(expected as Any)")
          let archive = lastDue(timeline) == nil && earlier != nil ? instance.earlierTimeline?.archive : timeline.archive
          try hold(instance.currentEntry?.archive == archive, "\(instance.id) shows \(instance.currentEntry as Any) of another archive")
        }
      }
    }
  }

  static var notBeforePolicyDate: Property { notBeforePolicyDate(engine: EventSequence.engine) }

  static func notBeforePolicyDate(engine: @escaping Engine) -> Property {
    Property { sequence in
      // Each widget's newest timeline, from the events.
      var newest: [InstanceID: TimelineSummary] = [:]
      // The same of removed widgets, which can come back.
      var former: [InstanceID: TimelineSummary] = [:]
      try sequence.play(on: engine) { step in
        if case .timelineReceived(let id, let attempt, let summary) = step.timed.event, step.before.instances[id]?.inFlight?.id == attempt {
          newest[id] = summary
        }
        if case .instanceRestored(let old, _) = step.timed.event, step.before.instances[old.id] == nil { newest[old.id] = former[old.id] }
        for case .request(let id, let reason, _) in step.effects where reason.isPolicy {
          let answer = try hold(newest[id], "\(id) reloads by the policy of no timeline")
          switch (reason, answer.policy) {
          case (.policyDate, .after(let date)): try hold(date <= step.now, "\(id) reloads at \(step.now), before \(date)")
          case (.timelineEnded, .atEnd): try hold(answer.dates.allSatisfy { $0 <= step.now }, "\(id) reloads before its timeline's end")
          case (.systemChoice, .atEnd):
            try hold(Set(answer.dates).count <= 1, "\(id) has several dates, so the system has no choice")
            let chosen = answer.dates.last.map { $0 + profile.singleEntryInterval }
            try hold(chosen.map { $0 <= step.now } ?? true, "\(id) reloads before the system's choice")
          default: throw Violation(description: "\(id) reloads for \(reason) with policy \(answer.policy)")
          }
        }
        // Before an `after` date a reload is either requested or free.
        for decision in step.effects.decisions where decision.outcome == .granted {
          guard case .after(let date)? = newest[decision.instance]?.policy, date > step.now else { continue }
          try hold(!decision.trigger.isPolicy, "\(decision.instance) reloads for \(decision.trigger) before \(date)")
        }
        for id in step.before.instances.keys where step.after.instances[id] == nil {
          former[id] = newest[id]
          newest[id] = nil
        }
      }
    }
  }

  static var freeCostsNothing: Property {
    let largest = profile.frequentReloads * profile.learningFactor * profile.burstShare
    return Property { sequence in
      try sequence.play { step in
        for decision in step.effects.decisions {
          try hold((0...largest).contains(decision.budgetBefore) && (0...largest).contains(decision.budgetAfter), "\(decision)")
          switch decision.outcome {
          case .free, .denied, .rotated: try hold(decision.budgetAfter == decision.budgetBefore, "\(decision)")
          case .granted:
            try hold(decision.budgetBefore >= 1 - 1e-6, "\(decision)")
            try hold(abs(decision.budgetBefore - decision.budgetAfter - 1) < 1e-6, "\(decision)")
          case .deferred: try hold(decision.budgetAfter >= decision.budgetBefore, "\(decision)")
          }
        }
      }
    }
  }

  static var grantedWithinAccrued: Property { grantedWithinAccrued(engine: EventSequence.engine) }

  static func grantedWithinAccrued(engine: @escaping Engine) -> Property {
    Property { sequence in
      // For each widget since it was added: the tokens it may have spent, and those it has spent minus refunds.
      var accounts: [InstanceID: (accrued: Double, spent: Double)] = [:]
      try sequence.play(on: engine) { step in
        let awake = step.after.usage.awakeClock - step.before.usage.awakeClock
        for id in accounts.keys where step.after.instances[id] == nil { accounts[id] = nil }
        for (id, instance) in step.after.instances {
          if let old = step.before.instances[id], accounts[id] != nil {
            accounts[id]?.accrued += old.budget.rate * awake
          } else {
            accounts[id] = (instance.budget.capacity, 0)
          }
        }
        for decision in step.effects.decisions {
          switch (decision.outcome, decision.rule) {
          case (.granted, _): accounts[decision.instance]?.spent += 1
          case (_, "lostAttempt"), (_, "failure"): accounts[decision.instance]?.spent -= decision.budgetAfter - decision.budgetBefore
          default: break
          }
        }
        for (id, account) in accounts { try hold(account.spent <= account.accrued + 1e-6, "\(id) spent \(account.spent) of \(account.accrued)") }
      }
    }
  }

  static var asleep: Property {
    Property { sequence in
      try sequence.play { step in
        guard step.after.activity == .asleep else { return }
        for decision in step.effects.decisions {
          try hold(decision.outcome != .granted, "\(decision)")
          if decision.outcome == .free { try hold(!decision.trigger.canWaitForUse, "\(decision)") }
        }
      }
    }
  }

  static var locked: Property { locked(engine: EventSequence.engine) }

  static func locked(engine: @escaping Engine) -> Property {
    Property { sequence in
      var isLocked = false
      try sequence.play(on: engine) { step in
        if case .deviceLocked(let locks) = step.timed.event { isLocked = locks }
        guard isLocked else { return }
        for case .request(let id, let reason, _) in step.effects {
          guard let app = step.after.instances[id]?.app else { continue }
          try hold(step.after.apps[app]?.traits.isProtected != true, "\(id) reloads for \(reason) while locked")
        }
      }
    }
  }

  static var floor: Property { floor(engine: EventSequence.engine) }

  static func floor(engine: @escaping Engine) -> Property {
    Property { sequence in
      // When each widget's newest successful attempt began.
      var begun: [InstanceID: Date] = [:]
      try sequence.play(on: engine) { step in
        if case .timelineReceived(let id, let attempt, _) = step.timed.event, let flown = step.before.instances[id]?.inFlight, flown.id == attempt {
          begun[id] = flown.startedAt
        }
        for decision in step.effects.decisions where decision.outcome == .granted {
          guard let last = begun[decision.instance] else { continue }
          let distance = step.now.timeIntervalSince(last)
          // The content of a new context keeps a shorter one.
          let least = decision.trigger == .contextBegan ? min(profile.floor, profile.stacks.relevanceInterval) : profile.floor
          try hold(distance >= least, "\(decision.instance) reloads \(distance) s after its last reload")
        }
        for id in begun.keys where step.after.instances[id] == nil { begun[id] = nil }
      }
    }
  }

  static var demand: Property {
    Property { sequence in
      try sequence.play { step in
        let sum = step.after.instances.values.reduce(0) { $0 + $1.allotment.demand }
        try hold(step.after.demand == sum, "\(step.after.demand) is not \(sum)")
      }
    }
  }

  static var stacks: Property {
    Property { sequence in
      try sequence.play { step in
        var known: Set<InstanceID> = []
        for stack in step.after.sortedStacks {
          try hold((2...10).contains(stack.members.count), "\(stack.id) has \(stack.members)")
          try hold(stack.members.contains(stack.top), "\(stack.top) is on top of \(stack.members)")
          for member in stack.members {
            try hold(known.insert(member).inserted, "\(member) is in two stacks")
            let instance = try hold(step.after.instances[member], "\(member) is gone")
            try hold(
              instance.isVisible == (instance.isReported && member == stack.top), "\(member) below or on top is visible: \(instance.isVisible)")
          }
          guard let next = stack.nextRotation else { continue }
          try hold(next > step.now, "the rotation of \(stack.id) is overdue since \(next)")
          let wake = try hold(step.after.wake, "nothing wakes \(stack.id) at \(next)")
          try hold(wake <= next, "\(stack.id) is woken at \(wake), too late for \(next)")
        }
      }
    }
  }

  static var lists: Property {
    Property { sequence in
      try sequence.play { step in
        var known: Set<InstanceID> = []
        for list in step.after.sortedLists {
          try hold((1...10).contains(list.members.count), "\(list.id) has \(list.members)")
          try hold(Set(list.shown).count == list.shown.count && Set(list.shown).isSubset(of: list.members), "\(list.id) shows \(list.shown)")
          for member in list.members {
            try hold(known.insert(member).inserted && step.after.stack(of: member) == nil, "\(member) is in two lists or stacks")
            let instance = try hold(step.after.instances[member], "\(member) is gone")
            let isShown = list.shown.contains(member)
            try hold(instance.isVisible == (instance.isReported && isShown), "\(member), shown: \(isShown), is visible: \(instance.isVisible)")
          }
          let pinned = list.shown.map { step.after.instances[$0]?.isPinned == true }
          try hold(pinned == pinned.sorted { $0 && !$1 }, "\(list.shown) with pins \(pinned)")
          guard let next = list.nextChange else { continue }
          try hold(next > step.now, "the change of \(list.id) is overdue since \(next)")
          let wake = try hold(step.after.wake, "nothing wakes \(list.id) at \(next)")
          try hold(wake <= next, "\(list.id) is woken at \(wake), too late for \(next)")
        }
      }
    }
  }

  static var wakeUp: Property {
    Property { sequence in
      try sequence.play { step in
        let wakes = step.effects.wakes
        try hold(wakes.count <= 1, "\(wakes.count) wake-ups")
        if step.after.wake != step.before.wake { try hold(wakes == [step.after.wake], "\(wakes) is not \(step.after.wake as Any)") }
        for instance in step.after.instances.values {
          if let wakeUp = instance.wakeUp {
            try hold(wakeUp.due > step.now || instance.inFlight != nil, "\(instance.id) is overdue since \(wakeUp.due)")
          }
          let changes = [instance.timeline, instance.earlierTimeline].compactMap { $0?.nextChange(after: step.now) }
          for wanted in changes + [instance.nextReload].compactMap({ $0?.addingTimeInterval(profile.coalescingWindow) }) {
            let wake = try hold(step.after.wake, "nothing wakes \(instance.id) at \(wanted)")
            try hold(wake <= wanted, "\(instance.id) is woken at \(wake), too late for \(wanted)")
          }
        }
      }
    }
  }

  static var oneAttempt: Property {
    Property { sequence in
      try sequence.play { step in
        for case .request(let id, _, let attempt) in step.effects where step.after.instances[id] != nil {
          try hold(step.after.instances[id]?.inFlight?.id == attempt, "\(id): \(attempt) is not under way")
        }
        for (id, old) in step.before.instances {
          guard let flown = old.inFlight?.id, flown != step.after.instances[id]?.inFlight?.id else { continue }
          let isAnswered: Bool =
            switch step.timed.event {
            case .timelineReceived(id, flown, _), .requestFailed(id, flown, _): true
            default: false
            }
          try hold(isAnswered || step.effects.contains(.cancel(id, flown)), "\(id): \(flown) was forgotten")
        }
      }
    }
  }

  static var grantedInTheEnd: Property {
    Property { sequence in
      var waiting: Set<InstanceID> = []
      func follow(_ state: DeviceState, _ effects: [SchedulerEffect]) {
        for decision in effects.decisions {
          switch decision.outcome {
          case .denied: waiting.insert(decision.instance)
          case .deferred: if decision.rule != "policyNever" { waiting.insert(decision.instance) }
          case .granted, .free: waiting.remove(decision.instance)
          case .rotated: break
          }
        }
        waiting.formIntersection(state.instances.keys)
      }
      var (state, now) = sequence.play { follow($0.after, $0.effects) }
      func send(_ event: SchedulerEvent) { follow(state, state.apply(event, now: now, profile: profile)) }
      // From here on the device is used, and extensions reply with policy never.
      send(.deviceLocked(false))
      send(.deviceActivity(.active))
      for _ in 0..<200 {
        for instance in state.sortedInstances {
          guard let attempt = instance.inFlight?.id else { continue }
          waiting.remove(instance.id)
          send(.timelineReceived(instance.id, attempt, TimelineSummary(archive: "last", entryDates: [now], policy: .never)))
        }
        guard let wake = state.wake else { break }
        now = max(now, wake)
        send(.tick)
      }
      for instance in state.sortedInstances {
        try hold(instance.pending == nil && instance.inFlight == nil, "\(instance.id) still requests \(instance.pending as Any)")
      }
      try hold(waiting.isEmpty, "\(waiting) were promised a reload and had none")
    }
  }

  static var decisionLog: Property {
    Property { sequence in
      var count: UInt64 = 0
      var attempts: UInt64 = 0
      var underWay: Set<InstanceID> = []
      try sequence.play { step in
        // A removed widget's attempt ends with it, and a restarted request cancels the attempt under way.
        for case .cancel(let id, _) in step.effects { underWay.remove(id) }
        if case .timelineReceived(let id, let attempt, _) = step.timed.event, step.before.instances[id]?.inFlight?.id == attempt {
          underWay.remove(id)
        }
        for decision in step.effects.decisions {
          count += 1
          try hold(decision.id == count, "decision \(decision.id) is the \(count)th")
          try hold(decision.at == step.now, "decision \(decision.id) is not of now")
          switch (decision.outcome, decision.rule) {
          case (.granted, _), (.free, _):
            attempts += 1
            try hold(underWay.insert(decision.instance).inserted, "\(decision.instance) has two attempts under way")
          case (_, "failure"), (_, "lostAttempt"): underWay.remove(decision.instance)
          default: break
          }
        }
        underWay.formIntersection(step.after.instances.keys)
        let flying = Set(step.after.instances.values.filter { $0.inFlight != nil }.map(\.id))
        try hold(underWay == flying, "the log says that \(underWay) are under way, the state says \(flying)")
        try hold(step.after.lastDecision == count && step.after.lastAttempt == attempts, "the numbers differ from the log's")
      }
    }
  }
}
