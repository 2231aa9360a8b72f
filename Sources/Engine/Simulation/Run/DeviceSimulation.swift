import Basics
import Foundation
import Profiles
import Scheduler

/// One device on a virtual clock: the engine that a host runs, fed by a behaviour instead of by the world.
///
/// ```swift
/// var simulation = DeviceSimulation(device: "phone", widgets: widgets, behavior: .commuter, days: 7, seed: 1)
/// while let question = simulation.next() { simulation.answer(question, with: answer) }
/// let days = simulation.days
/// ```
/// The same arguments and answers give the same results, bit by bit, on any machine.
public struct DeviceSimulation: Sendable {
  public private(set) var state: DeviceState
  public private(set) var now: Date
  /// What has been counted, by day.
  public private(set) var days: [DayTally]
  public var widgets: [SimulatedWidget] { stage.widgets }
  public var end: Date { stage.boundaries[stage.boundaries.count - 1] }

  /// Is shown each decision.
  public var onDecision: (@Sendable (Decision) -> Void)?
  /// Is shown each event that is about to be applied, when, and the state that it will change.
  public var onEvent: (@Sendable (SchedulerEvent, Date, DeviceState) -> Void)?

  private let profile: ReloadProfile
  private let stage: SimulationScenario
  private let seed: UInt64
  private var day = -1
  private var generator: SeededGenerator
  private var actions: [SimulatedAction] = []
  private var nextAction = 0
  private var answers: [PendingAnswer] = []
  private var questions: [SimulatedTimelineRequest] = []
  private var nextQuestion = 0
  private var archives = 0

  private struct PendingAnswer: Sendable {
    let at: Date
    let question: SimulatedTimelineRequest
    let outcome: SimulatedTimeline.Outcome
  }

  /// - Parameters:
  ///   - widgets: what stands on the device; those beyond the behaviour's pages are never seen.
  ///   - start: the simulation begins at midnight of this day on the behaviour's wall clock; years 1970 to 2999.
  ///   - days: how many days, at least 1.
  public init(
    device: DeviceID, widgets: [SimulatedWidget], behavior: Behavior, start: Date = Self.monday, days: Int, seed: UInt64,
    profile: ReloadProfile = .standard
  ) {
    self.init(device: device, on: SimulationScenario(widgets: widgets, behavior: behavior, start: start, days: days), seed: seed, profile: profile)
  }

  /// One of many devices on a stage.
  init(device: DeviceID, on stage: SimulationScenario, seed: UInt64, profile: ReloadProfile) {
    self.stage = stage
    self.profile = profile
    self.seed = seed
    now = stage.boundaries[0]
    days = stage.boundaries.dropLast().map { _ in DayTally(widgets: stage.widgets.count) }
    state = DeviceState(id: device)
    generator = SeededGenerator(seed, FNV1a.hash(device.rawValue.utf8))
    actions = stage.opening
  }

  /// Midnight at the start of each day, and at the end of the last.
  public var midnights: [Date] { stage.boundaries }

  /// Monday, 5 January 2026: where simulations begin.
  public static let monday = Date(timeIntervalSince1970: 1_767_614_400)

  /// Goes on to the next question for a timeline, which is to be answered before going on; nil at the end.
  public mutating func next() -> SimulatedTimelineRequest? {
    while true {
      if nextQuestion < questions.count {
        nextQuestion += 1
        return questions[nextQuestion - 1]
      }
      if !questions.isEmpty {
        questions.removeAll(keepingCapacity: true)
        nextQuestion = 0
      }
      guard step() else { return nil }
    }
  }

  /// Gives the answer to a question; it arrives after its latency.
  public mutating func answer(_ question: SimulatedTimelineRequest, with answer: SimulatedTimeline) {
    let pending = PendingAnswer(at: question.now.addingTimeInterval(max(0, answer.latency)), question: question, outcome: answer.outcome)
    // Few are ever under way: from the back, since most arrive in the order in which they were given.
    var index = answers.count
    while index > 0, answers[index - 1].at > pending.at { index -= 1 }
    answers.insert(pending, at: index)
  }

  /// Plays to the end, each question answered by `source`.
  public mutating func run(_ source: (SimulatedTimelineRequest, inout SeededGenerator) -> SimulatedTimeline) {
    while let question = next() { answer(question, with: source(question, &generator)) }
  }

  // MARK: Steps

  /// Lets the next thing happen; false at the end. What falls together happens in this order: answers, actions, the wake-up.
  private mutating func step() -> Bool {
    planDays()
    var at = end
    var choice = 0
    if let answer = answers.first, answer.at < at { (at, choice) = (answer.at, 1) }
    if nextAction < actions.count, actions[nextAction].at < at { (at, choice) = (actions[nextAction].at, 2) }
    if let wake = state.wake, max(wake, now) < at { (at, choice) = (max(wake, now), 3) }
    // The plan of the next day may bring something earlier.
    if day + 1 < stage.boundaries.count - 1, at >= stage.boundaries[day + 1] {
      now = stage.boundaries[day + 1]
      return true
    }
    guard choice > 0 else { return false }
    now = at
    switch choice {
    case 1: deliver(answers.removeFirst())
    case 2:
      nextAction += 1
      switch actions[nextAction - 1].kind {
      case .event(let event): apply(event)
      case .view: for widget in widgets { recordView(of: widget.id) }
      }
    default:
      days[max(0, day)].wakeUps += 1
      apply(.tick)
    }
    return true
  }

  private mutating func planDays() {
    guard day + 1 < stage.boundaries.count - 1, now >= stage.boundaries[day + 1] else { return }
    day += 1
    var chance = SeededGenerator(seed, FNV1a.hash(state.id.rawValue.utf8), UInt64(day))
    let rest = actions[nextAction...]
    // Last night may reach into today.
    let fresh = stage.plan.actions(of: day, using: &chance)
    nextAction = 0
    if rest.isEmpty {
      actions = fresh
    } else {
      actions = (Array(rest) + fresh).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }
  }

  private mutating func deliver(_ answer: PendingAnswer) {
    let id = answer.question.widget.id
    switch answer.outcome {
    case .failure(let failure): apply(.requestFailed(id, answer.question.attempt, failure))
    case .timeline(let dates, let policy):
      archives += 1
      let summary = TimelineSummary(archive: ArchiveID(String(archives)), entryDates: dates, policy: policy)
      apply(.timelineReceived(id, answer.question.attempt, summary))
    }
  }

  private mutating func apply(_ event: SchedulerEvent) {
    if case .viewBegan(let id) = event, state.instances[id]?.isVisible == false { recordView(of: id) }
    onEvent?(event, now, state)
    for effect in state.apply(event, now: now, profile: profile) {
      switch effect {
      case .request(let id, let reason, let attempt):
        guard let position = stage.positions[id] else { continue }
        questions.append(SimulatedTimelineRequest(widget: widgets[position], reason: reason, attempt: attempt, now: now))
      case .cancel(_, let attempt):
        answers.removeAll { $0.question.attempt == attempt }
        questions.removeAll { $0.attempt == attempt }
      case .record(let decision):
        if let position = stage.positions[decision.instance] { days[max(0, day)].count(decision, at: position) }
        onDecision?(decision)
      case .keepArchive, .showEntry, .wake: break
      }
    }
  }

  /// Somebody looks at a widget: how stale is it?
  private mutating func recordView(of id: InstanceID) {
    guard let position = stage.positions[id], let instance = state.instances[id] else { return }
    if let received = instance.receivedAt { days[max(0, day)].instances[position].ages.append(now.timeIntervalSince(received)) }
    days[max(0, day)].instances[position].stale.append(instance.dueAt.map { max(0, now.timeIntervalSince($0)) } ?? 0)
  }
}
