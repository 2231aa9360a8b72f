import AlmanacScheduler
import Foundation

/// Plans one day of one device: draws the instants of a behaviour.
struct DayPlan {
  let behavior: Behavior
  let calendar: SimulatedCalendar
  /// The instances on each page of the behaviour.
  let pages: [[InstanceID]]
  let apps: [AppID]
  /// The stacks of the behaviour.
  let stacks: [StackID]

  /// Returns the actions of `day`, sorted by instant; all randomness comes from `generator`.
  func actions(of day: Int, using generator: inout SeededGenerator) -> [SimulatedAction] {
    guard let plan = behavior.day(on: calendar.weekday(of: day)) else { return [] }
    var draft = Draft(day: day, calendar: calendar, generator: generator)
    let awake = hours(of: plan, &draft)
    views(of: plan, within: awake, &draft)
    apps(of: plan, &draft)
    for travel in plan.travels { draft.add(travel.seconds + draft.spread(600), .locationChanged) }
    for span in plan.lowPower {
      draft.add(span.from.seconds, .powerChanged(.lowPower))
      draft.add(span.to.seconds, .powerChanged(.battery))
    }
    for swipes in plan.swipes where stacks.indices.contains(swipes.stack - 1) {
      for at in draft.instants(swipes.count, from: swipes.from, to: swipes.to) { draft.swipe(at, stacks[swipes.stack - 1]) }
    }
    generator = draft.generator
    // Sorted by instant; simultaneous actions keep the order in which they were drawn.
    return draft.actions.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }

  private struct Draft {
    let day: Int
    let calendar: SimulatedCalendar
    var generator: SeededGenerator
    var actions: [SimulatedAction] = []

    mutating func add(_ seconds: TimeInterval, _ event: SchedulerEvent) {
      actions.append(SimulatedAction(at: calendar.instant(day: day, seconds: seconds), kind: .event(event)))
    }

    mutating func view(_ seconds: TimeInterval) {
      actions.append(SimulatedAction(at: calendar.instant(day: day, seconds: seconds), kind: .view))
    }

    mutating func swipe(_ seconds: TimeInterval, _ stack: StackID) {
      actions.append(SimulatedAction(at: calendar.instant(day: day, seconds: seconds), kind: .swipe(stack)))
    }

    /// Draws a random number from −`range` to `range`.
    mutating func spread(_ range: Double) -> Double { (generator.fraction() * 2 - 1) * range }

    /// Draws random instants, ascending; `mean` of them on average.
    mutating func instants(_ mean: Double, from: TimeOfDay, to: TimeOfDay) -> [TimeInterval] {
      let count = generator.count(mean: mean)
      return (0..<count).map { _ in from.seconds + generator.fraction() * (to.seconds - from.seconds) }.sorted()
    }
  }

  private func hours(of plan: BehaviorDay, _ draft: inout Draft) -> ClosedRange<TimeInterval> {
    var range = 0.0...Double(2 * 86_400)
    if let wakes = plan.wakes {
      let at = max(0, wakes.seconds + draft.spread(plan.varies * 60))
      draft.add(at, .deviceActivity(.active))
      draft.add(at + 20, .deviceActivity(.idle))
      range = at...range.upperBound
    }
    if let sleeps = plan.sleeps {
      let at = max(range.lowerBound + 60, sleeps.seconds + draft.spread(plan.varies * 60))
      draft.add(at, .deviceActivity(.asleep))
      range = range.lowerBound...at
    }
    return range
  }

  private func views(of plan: BehaviorDay, within awake: ClosedRange<TimeInterval>, _ draft: inout Draft) {
    var views: [(at: TimeInterval, use: BehaviorDay.Use)] = []
    for use in plan.uses {
      let mean = use.viewsPerHour * (use.to.seconds - use.from.seconds) / 3600
      views += draft.instants(mean, from: use.from, to: use.to).map { ($0, use) }
    }
    views.sort { $0.at < $1.at }
    if behavior.isAlwaysVisible {
      for view in views { draft.view(view.at) }
      return
    }
    var network: NetworkState?
    var end = -Double.infinity
    for (index, view) in views.enumerated() {
      let next = index + 1 < views.count ? views[index + 1].at : .infinity
      guard view.at >= end, awake.contains(view.at) else { continue }
      if view.use.network != network {
        draft.add(view.at, .networkChanged(view.use.network))
        network = view.use.network
      }
      draft.add(view.at, .deviceActivity(.active))
      if behavior.locksAfter != nil { draft.add(view.at, .deviceLocked(false)) }
      end = view.at
      let chance = draft.generator.fraction()
      for (page, share) in behavior.pages.enumerated() where chance < share {
        let length = view.use.seconds * (0.5 + draft.generator.fraction())
        for id in pages[page] { draft.add(end, .viewBegan(id)) }
        end = min(end + length, awake.upperBound)
        for id in pages[page] { draft.add(end, .viewEnded(id)) }
      }
      draft.add(end, .deviceActivity(.idle))
      if let locksAfter = behavior.locksAfter, end + locksAfter < next { draft.add(end + locksAfter, .deviceLocked(true)) }
    }
  }

  private func apps(of plan: BehaviorDay, _ draft: inout Draft) {
    func chosen(_ name: String?) -> AppID? {
      name.map { AppID($0) } ?? (apps.isEmpty ? nil : apps[Int(draft.generator.next() % UInt64(apps.count))])
    }
    for launches in plan.launches {
      for at in draft.instants(launches.count, from: launches.from, to: launches.to) {
        guard let app = chosen(launches.app) else { continue }
        draft.add(at, .deviceActivity(.active))
        draft.add(at, .appLaunched(app))
        draft.add(at, .appForeground(app, true))
        if launches.reloads { draft.add(at + launches.minutes * 30, .reloadRequested(.app(app), origin: .app, foreground: false)) }
        draft.add(at + launches.minutes * 60, .appForeground(app, false))
        draft.add(at + launches.minutes * 60, .deviceActivity(.idle))
      }
    }
    for session in plan.sessions {
      guard let app = chosen(session.app) else { continue }
      draft.add(session.from.seconds, .appSession(app, true))
      if let every = session.reloadsEvery {
        for at in stride(from: session.from.seconds + every, to: session.to.seconds, by: every) {
          draft.add(at, .reloadRequested(.app(app), origin: .app, foreground: false))
        }
      }
      draft.add(session.to.seconds, .appSession(app, false))
    }
    for pushes in plan.pushes {
      guard let app = chosen(pushes.app) else { continue }
      for at in stride(from: pushes.from.seconds, through: pushes.to.seconds, by: pushes.every) {
        draft.add(at, .pushReceived(app, kind: pushes.kind))
      }
    }
  }
}
