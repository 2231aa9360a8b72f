import AlmanacScheduler
import Foundation

/// What all devices of a simulation share: the widgets and the plan of their days. Created once for any number of devices.
struct SimulationScenario: Sendable {
  let widgets: [SimulatedWidget]
  let plan: DayPlan
  /// The beginning of each day, and the end of the last.
  let boundaries: [Date]
  /// The index of each instance in ``widgets``.
  let positions: [InstanceID: Int]
  /// The actions that set a device up.
  let opening: [SimulatedAction]

  /// The range of start dates; the scheduler accepts no instant after the year 4000.
  static let earliest = Date(timeIntervalSince1970: 86_400)
  static let latest = Date(timeIntervalSince1970: 32_503_680_000)

  init(widgets: [SimulatedWidget], behavior: Behavior, start: Date, days: Int) {
    self.widgets = widgets
    let start = min(max(start, Self.earliest), Self.latest)
    let calendar = SimulatedCalendar(from: start, in: TimeZone(identifier: behavior.timeZone) ?? .gmt, days: days)
    boundaries = (0...max(1, days)).map { calendar.instant(day: $0, seconds: 0) }
    positions = Dictionary(widgets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let pages = behavior.pages.indices.map { page in widgets.filter { $0.page == page }.map(\.id) }
    var apps: [AppID] = []
    for widget in widgets where !apps.contains(widget.app) { apps.append(widget.app) }
    // Stacks of other widgets than these are left out; the caller has checked them.
    let stacked = (try? behavior.stacked(widgets)) ?? []
    let stacks = stacked.indices.map { StackID("stack \($0 + 1)") }
    plan = DayPlan(behavior: behavior, calendar: calendar, pages: pages, apps: apps, stacks: stacks)
    var first: [SchedulerEvent] = [.hostStarted]
    for app in apps {
      let traits = widgets.first { $0.app == app }?.traits ?? AppTraits()
      first += [.appInstalled(app), .appDescribed(app, traits), .appLaunched(app)]
    }
    // A device that is woken in the morning is asleep at midnight.
    if behavior.day(on: calendar.weekday(of: 0))?.wakes != nil { first.append(.deviceActivity(.asleep)) }
    for widget in widgets { first.append(.instanceAdded(widget.id, app: widget.app, kind: widget.kind, family: widget.family)) }
    for (index, members) in stacked.enumerated() {
      first.append(.stackArranged(stacks[index], members, rotates: behavior.stacks[index].smartRotate, top: nil))
    }
    if behavior.isAlwaysVisible { first += widgets.map { .viewBegan($0.id) } }
    opening = first.map { SimulatedAction(at: calendar.start, kind: .event($0)) }
  }
}
