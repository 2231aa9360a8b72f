import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import Foundation

/// One device on a virtual clock: the scheduler that a host runs, driven by a behaviour.
///
/// ```swift
/// var simulation = DeviceSimulation(device: "phone", widgets: widgets, behavior: .commuter, days: 7, seed: 1)
/// while let request = simulation.next() { simulation.reply(to: request, with: timeline) }
/// let days = simulation.days
/// ```
/// The same arguments and replies give the same results, bit for bit, on any machine.
public struct DeviceSimulation: Sendable {
  /// The scheduler's state of the device.
  public private(set) var state: DeviceState
  /// The instant of the virtual clock.
  public private(set) var now: Date
  /// The counts of each day, in order.
  public private(set) var days: [DayTally]
  /// The widgets on the device.
  public var widgets: [SimulatedWidget] { scenario.widgets }
  /// Midnight after the last day, where the simulation ends.
  public var end: Date { scenario.boundaries[scenario.boundaries.count - 1] }

  /// Called with each decision.
  public var onDecision: (@Sendable (Decision) -> Void)?
  /// Called before each event with the event, its instant and the state to which it will be applied.
  public var onEvent: (@Sendable (SchedulerEvent, Date, DeviceState) -> Void)?

  private let profile: ReloadProfile
  private let scenario: SimulationScenario
  private let seed: UInt64
  private var day = -1
  private var generator: SeededGenerator
  private var actions: [SimulatedAction] = []
  private var nextAction = 0
  private var replies: [PendingReply] = []
  private var requests: [SimulatedTimelineRequest] = []
  private var nextRequest = 0
  private var archives = 0

  private struct PendingReply: Sendable {
    let at: Date
    let request: SimulatedTimelineRequest
    let outcome: SimulatedTimeline.Outcome
    let relevance: [EntryRelevance?]
    let contexts: [RelevantSpan]?
  }

  /// Creates a simulation at the start of its first day.
  ///
  /// - Parameters:
  ///   - device: the device's id; other ids give other random instants.
  ///   - widgets: the widgets on the device; those on a page that the behaviour does not have are never viewed.
  ///   - start: an instant on the first day; the simulation begins at that day's midnight on the behaviour's wall clock. Years 1970 to 2999.
  ///   - days: how many days, at least 1.
  ///   - seed: determines the random instants.
  ///   - profile: the scheduler's constants.
  public init(
    device: DeviceID, widgets: [SimulatedWidget], behavior: Behavior, start: Date = Self.monday, days: Int, seed: UInt64,
    profile: ReloadProfile = .standard
  ) {
    self.init(device: device, on: SimulationScenario(widgets: widgets, behavior: behavior, start: start, days: days), seed: seed, profile: profile)
  }

  /// One of many devices with the same scenario.
  init(device: DeviceID, on scenario: SimulationScenario, seed: UInt64, profile: ReloadProfile) {
    self.scenario = scenario
    self.profile = profile
    self.seed = seed
    now = scenario.boundaries[0]
    days = scenario.boundaries.dropLast().map { _ in DayTally(widgets: scenario.widgets.count) }
    state = DeviceState(id: device)
    generator = SeededGenerator(seed, FNV1a.hash(device.rawValue.utf8))
    actions = scenario.opening
  }

  /// Midnight at the start of each day, and at the end of the last.
  public var midnights: [Date] { scenario.boundaries }

  /// Monday, 5 January 2026: the default start.
  public static let monday = Date(timeIntervalSince1970: 1_767_614_400)

  /// Adds significant changes of location to those of the behaviour, for instance from a recorded track (Specification C9). Call it before the first
  /// step; instants before the simulation's start count as its start.
  public mutating func addLocationChanges(at dates: [Date]) {
    let changes = dates.map { SimulatedAction(at: max($0, now), kind: .event(.locationChanged)) }
    actions = (actions + changes).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }

  /// Advances to the next request for a timeline and returns it; nil at the end. Call ``reply(to:with:)`` before the next call.
  public mutating func next() -> SimulatedTimelineRequest? {
    while true {
      if nextRequest < requests.count {
        nextRequest += 1
        return requests[nextRequest - 1]
      }
      if !requests.isEmpty {
        requests.removeAll(keepingCapacity: true)
        nextRequest = 0
      }
      guard step() else { return nil }
    }
  }

  /// Replies to a request; the reply arrives after its latency.
  public mutating func reply(to request: SimulatedTimelineRequest, with timeline: SimulatedTimeline) {
    let pending = PendingReply(
      at: request.now.addingTimeInterval(max(0, timeline.latency)), request: request, outcome: timeline.outcome,
      relevance: timeline.relevance, contexts: timeline.contexts)
    // Search from the back: few replies are pending, and most arrive in the order in which they were given.
    var index = replies.count
    while index > 0, replies[index - 1].at > pending.at { index -= 1 }
    replies.insert(pending, at: index)
  }

  /// Runs to the end; `source` replies to each request.
  public mutating func run(_ source: (SimulatedTimelineRequest, inout SeededGenerator) -> SimulatedTimeline) {
    while let request = next() { reply(to: request, with: source(request, &generator)) }
  }

  // MARK: Steps

  /// Performs the next step; returns false at the end. Simultaneous steps happen in this order: replies, actions, the wake-up.
  private mutating func step() -> Bool {
    planDays()
    var at = end
    var choice = 0
    if let reply = replies.first, reply.at < at { (at, choice) = (reply.at, 1) }
    if nextAction < actions.count, actions[nextAction].at < at { (at, choice) = (actions[nextAction].at, 2) }
    if let wake = state.wake, max(wake, now) < at { (at, choice) = (max(wake, now), 3) }
    // The next day's plan, made at its midnight, may have an earlier action.
    if day + 1 < scenario.boundaries.count - 1, at >= scenario.boundaries[day + 1] {
      now = scenario.boundaries[day + 1]
      return true
    }
    guard choice > 0 else { return false }
    now = at
    switch choice {
    case 1: deliver(replies.removeFirst())
    case 2:
      nextAction += 1
      switch actions[nextAction - 1].kind {
      case .event(let event): apply(event)
      case .view: for widget in widgets where !state.isCovered(widget.id) { recordView(of: widget.id) }
      case .swipe(let stack): swipe(stack)
      }
    default:
      days[max(0, day)].wakeUps += 1
      apply(.tick)
    }
    return true
  }

  /// Turns a stack to its next widget, and from the last one to the first.
  private mutating func swipe(_ id: StackID) {
    guard let stack = state.stacks[id], let index = stack.members.firstIndex(of: stack.top) else { return }
    apply(.stackTurned(id, to: stack.members[(index + 1) % stack.members.count]))
  }

  private mutating func planDays() {
    guard day + 1 < scenario.boundaries.count - 1, now >= scenario.boundaries[day + 1] else { return }
    day += 1
    var chance = SeededGenerator(seed, FNV1a.hash(state.id.rawValue.utf8), UInt64(day))
    let rest = actions[nextAction...]
    // The previous day's last actions may be after midnight.
    let fresh = scenario.plan.actions(of: day, using: &chance)
    nextAction = 0
    if rest.isEmpty {
      actions = fresh
    } else {
      actions = (Array(rest) + fresh).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }
  }

  private mutating func deliver(_ reply: PendingReply) {
    let id = reply.request.widget.id
    switch reply.outcome {
    case .failure(let failure): apply(.requestFailed(id, reply.request.attempt, failure))
    case .timeline(let dates, let policy):
      archives += 1
      let summary = TimelineSummary(
        archive: ArchiveID(String(archives)), entryDates: dates, policy: policy, relevance: reply.relevance)
      apply(.timelineReceived(id, reply.request.attempt, summary))
      if let contexts = reply.contexts { apply(.contextsChanged(id, contexts)) }
    }
  }

  private mutating func apply(_ event: SchedulerEvent) {
    if case .viewBegan(let id) = event, state.instances[id]?.isVisible == false, !state.isCovered(id) { recordView(of: id) }
    onEvent?(event, now, state)
    let covered = state.stacks.isEmpty ? [] : widgets.map(\.id).filter(state.isCovered)
    let effects = state.apply(event, now: now, profile: profile)
    // Another widget came to the top of a stack that somebody looks at.
    for id in covered where state.instances[id]?.isVisible == true { recordView(of: id) }
    for effect in effects {
      switch effect {
      case .request(let id, let reason, let attempt):
        guard let position = scenario.positions[id] else { continue }
        requests.append(SimulatedTimelineRequest(widget: widgets[position], reason: reason, attempt: attempt, now: now))
      case .cancel(_, let attempt):
        replies.removeAll { $0.request.attempt == attempt }
        requests.removeAll { $0.attempt == attempt }
      case .record(let decision):
        if let position = scenario.positions[decision.instance] { days[max(0, day)].count(decision, at: position) }
        onDecision?(decision)
      case .keepArchive, .showEntry, .wake: break
      }
    }
  }

  /// Records how stale a widget is when it is viewed.
  private mutating func recordView(of id: InstanceID) {
    guard let position = scenario.positions[id], let instance = state.instances[id] else { return }
    if let received = instance.receivedAt { days[max(0, day)].instances[position].ages.append(now.timeIntervalSince(received)) }
    days[max(0, day)].instances[position].stale.append(instance.dueAt.map { max(0, now.timeIntervalSince($0)) } ?? 0)
  }
}
