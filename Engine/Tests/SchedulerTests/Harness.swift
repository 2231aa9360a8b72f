import AlmanacProfiles
import Foundation

@testable import AlmanacScheduler

/// A device on a virtual clock.
struct Harness {
  var state = DeviceState(id: "phone")
  var now = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var profile = ReloadProfile.standard
  var effects: [SchedulerEffect] = []
  var decisions: [Decision] = []
  private var archives = 0

  mutating func send(_ event: SchedulerEvent) {
    effects = state.apply(event, now: now, profile: profile)
    decisions += effects.decisions
  }

  /// Lets time pass without an event.
  mutating func pass(_ seconds: TimeInterval) { now += seconds }

  mutating func tick(after seconds: TimeInterval) {
    pass(seconds)
    send(.tick)
  }

  /// Sends ticks at the requested wake-ups, up to `seconds` from now, without replying to requests.
  mutating func run(for seconds: TimeInterval) {
    let end = now + seconds
    while let wake = state.wake, wake <= end {
      now = max(now, wake)
      send(.tick)
    }
    now = end
  }

  mutating func add(_ id: InstanceID = "a", app: AppID = "App", kind: String = "Kind") {
    send(.instanceAdded(id, app: app, kind: kind, family: "systemSmall"))
  }

  /// Replies to the attempt under way with entries at these offsets from now.
  mutating func answer(_ id: InstanceID = "a", entries: [TimeInterval], _ policy: TimelineSummary.Policy) {
    archives += 1
    let attempt = state.instances[id]?.inFlight?.id ?? AttemptID(rawValue: 0)
    send(
      .timelineReceived(
        id, attempt, TimelineSummary(archive: ArchiveID("archive\(archives)"), entryDates: entries.map { now + $0 }, policy: policy)))
  }

  /// Replies with one entry an hour for each score.
  mutating func answer(_ id: InstanceID, _ scores: [Float?], duration: TimeInterval = 0) {
    let attempt = state.instances[id]?.inFlight?.id ?? AttemptID(rawValue: 0)
    let dates = scores.indices.map { now + Double($0) * 3600 }
    send(
      .timelineReceived(
        id, attempt,
        TimelineSummary(
          archive: ArchiveID("\(id) \(now.timeIntervalSinceReferenceDate)"), entryDates: dates, policy: .never,
          relevance: scores.map { $0.map { EntryRelevance(score: $0, duration: duration) } })))
  }

  mutating func fail(_ id: InstanceID = "a", _ kind: AttemptFailure.Kind = .crash) {
    let attempt = state.instances[id]?.inFlight?.id ?? AttemptID(rawValue: 0)
    send(.requestFailed(id, attempt, AttemptFailure(kind, "exited on signal 11")))
  }

  mutating func request(_ id: InstanceID = "a", by origin: ReloadOrigin = .app, foreground: Bool = false) {
    send(.reloadRequested(.instance(id), origin: origin, foreground: foreground))
  }

  /// A widget that has received one timeline.
  static func ready(entries: [TimeInterval] = [0], _ policy: TimelineSummary.Policy = .never) -> Harness {
    var harness = Harness()
    harness.add()
    harness.answer(entries: entries, policy)
    return harness
  }

  subscript(_ id: InstanceID) -> InstanceState { state.instances[id]! }
  var a: InstanceState { self["a"] }
  func balance(_ id: InstanceID = "a") -> Double { state.budget(of: id, at: now, profile: profile)!.tokens }
  var capacity: Double { a.budget.capacity }
}

extension [SchedulerEffect] {
  var decisions: [Decision] {
    compactMap { if case .record(let decision) = $0 { decision } else { nil } }
  }
  var requests: [InstanceID] {
    compactMap { if case .request(let id, _, _) = $0 { id } else { nil } }
  }
  var currentEntries: [TimelineEntryPosition] {
    compactMap { if case .showEntry(_, let entry) = $0 { entry } else { nil } }
  }
  var wakes: [Date?] {
    compactMap { if case .wake(let at) = $0 { .some(at) } else { nil } }
  }
}
