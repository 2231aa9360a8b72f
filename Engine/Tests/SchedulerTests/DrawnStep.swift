import AlmanacProfiles
import Foundation

@testable import AlmanacScheduler

/// One step of a random sequence: how far the clock moves, and what happens then.
///
/// Steps refer to the state in which they are played ("the wake-up", "the attempt under way"), so that a sequence keeps its meaning when other steps
/// are removed.
struct DrawnStep: Codable, Equatable {
  enum Advance: Codable, Equatable {
    case seconds(Double)
    /// To the wake-up that the scheduler requested; two hours if there is none.
    case wake
  }
  enum Act: Codable, Equatable {
    case event(SchedulerEvent)
    /// A reply to the attempt under way with entries at these offsets from now; without such an attempt, to attempt 0. The empty name stands for any
    /// widget with an attempt.
    case answer(InstanceID, entries: [Double], Policy)
    case fail(InstanceID, AttemptFailure.Kind)
    /// An answer to an attempt of this number, whatever is under way.
    case stray(InstanceID, attempt: UInt64, entries: [Double], Policy)
    /// A removed widget comes back as it was; nothing for one that was not removed.
    case restore(InstanceID)
  }
  /// Like a timeline's, its date counted from now.
  enum Policy: Codable, Equatable {
    case atEnd, never
    case after(Double)
    /// A date that is none.
    case afterNaN
  }
  var advance: Advance
  var act: Act
}

/// An event and the instant at which it happens.
struct TimedEvent: Codable, Equatable {
  var event: SchedulerEvent
  var now: Date
}

/// What one step did.
struct Transition {
  var index: Int
  var before: DeviceState
  var timed: TimedEvent
  var after: DeviceState
  var effects: [SchedulerEffect]
  var now: Date { timed.now }
}

/// Applies an event: the real engine, or one that is broken on purpose.
typealias Engine = @Sendable (inout DeviceState, SchedulerEvent, Date, ReloadProfile) -> [SchedulerEffect]

/// A sequence of steps on a new device.
struct EventSequence {
  static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var steps: [DrawnStep] {
    didSet { played = nil }
  }
  /// The transitions, once the steps have been played.
  private var played: [Transition]?

  init(steps: [DrawnStep]) { self.steps = steps }

  /// The sequence played once, so that many properties can check it.
  var recorded: EventSequence {
    var sequence = self
    var played: [Transition] = []
    sequence.play { played.append($0) }
    sequence.played = played
    return sequence
  }

  /// Plays the steps and passes each to `body`; returns the final state and its instant.
  @discardableResult
  func play(_ each: (Transition) throws -> Void) rethrows -> (state: DeviceState, now: Date) {
    guard let played else { return try play(on: Self.engine, each) }
    for transition in played { try each(transition) }
    return played.last.map { ($0.after, $0.now) } ?? (DeviceState(id: "phone"), Self.start)
  }

  @discardableResult
  func play(on engine: Engine, _ each: (Transition) throws -> Void) rethrows -> (state: DeviceState, now: Date) {
    var state = DeviceState(id: "phone")
    var now = Self.start
    var removed: [InstanceID: (state: InstanceState, at: Date)] = [:]
    for (index, step) in steps.enumerated() {
      let timed = step.event(at: &now, state, removed, archive: index)
      let before = state
      let effects = engine(&state, timed.event, timed.now, .standard)
      for (id, instance) in before.instances where state.instances[id] == nil { removed[id] = (instance, timed.now) }
      try each(Transition(index: index, before: before, timed: timed, after: state, effects: effects))
    }
    return (state, now)
  }

  static let engine: Engine = { @Sendable in $0.apply($1, now: $2, profile: $3) }
}

extension DrawnStep {
  /// The event of this step in `state`; moves the clock.
  func event(
    at now: inout Date, _ state: DeviceState, _ removed: [InstanceID: (state: InstanceState, at: Date)], archive: Int
  ) -> TimedEvent {
    switch advance {
    case .seconds(let seconds): now += seconds
    case .wake: now = state.wake.map { max(now, $0) } ?? now + 7200
    }
    // Stay where date arithmetic is exact.
    if !(0...5e9).contains(now.timeIntervalSinceReferenceDate) { now = EventSequence.start }
    let instant = now
    func summary(_ entries: [Double], _ policy: Policy) -> TimelineSummary {
      let policy: TimelineSummary.Policy =
        switch policy {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let seconds): .after(instant + seconds)
        case .afterNaN: .after(Date(timeIntervalSinceReferenceDate: .nan))
        }
      // Every third entry has no relevance; the others' scores and durations differ.
      let relevance = entries.indices.map { $0 % 3 == 2 ? nil : EntryRelevance(score: Float(($0 + archive) % 4), duration: $0 % 2 == 0 ? 0 : 120) }
      return TimelineSummary(
        archive: ArchiveID("archive\(archive)"), entryDates: entries.map { instant + $0 }, policy: policy, relevance: relevance)
    }
    // The first widget, by id, with an attempt under way.
    func named(_ id: InstanceID) -> InstanceID { id == "" ? state.sortedInstances.first { $0.inFlight != nil }?.id ?? id : id }
    func attempt(_ id: InstanceID) -> AttemptID { state.instances[id]?.inFlight?.id ?? AttemptID(rawValue: 0) }
    let event: SchedulerEvent =
      switch act {
      case .event(let event): event
      case .answer(let id, let entries, let policy): .timelineReceived(named(id), attempt(named(id)), summary(entries, policy))
      case .fail(let id, let kind): .requestFailed(named(id), attempt(named(id)), AttemptFailure(kind, "drawn"))
      case .stray(let id, let number, let entries, let policy):
        .timelineReceived(id, AttemptID(rawValue: number), summary(entries, policy))
      case .restore(let id): removed[id].map { .instanceRestored($0.state, removedAt: $0.at) } ?? .tick
      }
    return TimedEvent(event: event, now: instant)
  }
}
