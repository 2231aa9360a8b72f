import WireSchema
import Scheduler
import Simulation
import Synchronization
import WidgetKit

@_exported import struct Scheduler.Decision
@_exported import enum Scheduler.NetworkState
@_exported import struct Simulation.Behavior
@_exported import struct Simulation.BehaviorDay
@_exported import struct Simulation.BehaviorError
@_exported import struct Simulation.TimeOfDay
@_exported import struct Simulation.TimelineAdvice
@_exported import enum Simulation.Weekday

/// Days of a widget on a device: the engine that a host runs, on a virtual clock, with the widget's own provider.
///
/// ```swift
/// let week = try await WidgetSimulation(of: ForecastWidget(), behavior: .viewing(1), days: 7)
/// #expect(week.staleness.max <= .minutes(30))       // viewed hourly, never staler than 30 minutes
/// #expect(week.mostReloadsPerDay <= 12)             // at most 12 reloads a day
/// ```
/// The provider is asked whenever a host would ask it, its clock at that instant. The same widget, behaviour and seed give the same days on any
/// machine, as long as the provider answers the same. Days begin on Monday, 5 January 2026, unless `start` says otherwise.
public struct WidgetSimulation: Sendable {
  /// A day, from the first on.
  public let days: [Day]
  /// Every ruling on a wish for a new timeline, in order; ``why(_:)`` tells them in sentences.
  public let decisions: [Decision]
  /// What the provider answered instead of a timeline.
  public let failures: [Failure]
  public let seed: UInt64

  /// The widget's stale and fresh looks and its reloads on one day.
  public struct Day: Sendable {
    public let reloads: ReloadCount
    /// For how long past the date at which the timeline wanted another one it was still shown, look by look.
    public let staleness: ViewStatistics
    /// How old the timeline was, look by look.
    public let age: ViewStatistics
    public var views: Int { staleness.count }
  }

  /// An answer that was no timeline.
  public struct Failure: Sendable, CustomStringConvertible {
    public let at: Date
    /// The name and the words that the host would log.
    public let description: String
  }

  /// Plays one widget.
  ///
  /// - Parameters:
  ///   - kind: which one of a bundle's or nil for the first.
  ///   - placement: where it stands or nil for its first family on the usual phone.
  ///   - configuration: its configuration as JSON, such as `{"place": "tokyo"}`; empty for none.
  ///   - behavior: what the person with the device does: a shipped behaviour, `.viewing(_:)`, or one made of days.
  ///   - page: the page that it stands on, from 0; beyond the behaviour's pages it is never seen.
  ///   - days: 1 to 366.
  ///   - seed: chooses the chance in the person's days.
  /// - Throws: ``WidgetTestError`` where there is no such widget, or it never gave a timeline.
  @MainActor
  public init(
    of widget: some Widget, kind: String? = nil, on placement: WidgetPlacement? = nil, configuration: String = "", behavior: Behavior = .commuter,
    page: Int = 0, days: Int = 7, seed: UInt64 = 1, start: Date = DeviceSimulation.monday
  ) async throws {
    guard (1...366).contains(days) else { throw WidgetTestError("a simulation has 1 to 366 days, not \(days)") }
    let tested = try WidgetUnderTest(widget, kind: kind)
    let request = try tested.request(on: placement, configuration: configuration)
    let played = SimulatedWidget(
      id: "widget", app: AppID(tested.name), kind: tested.kind.kind, family: request.context.family.name, page: max(0, page))
    let log = Log()
    var simulation = DeviceSimulation(device: "phone", widgets: [played], behavior: behavior, start: start, days: days, seed: seed)
    simulation.onDecision = { log.add($0) }
    var failures: [Failure] = []
    while let question = simulation.next() {
      do {
        let timeline = try await WidgetUnderTest.asked(at: question.now, device: "seed \(seed)") { try await tested.atHand.timeline(request) }
        simulation.answer(question, with: SimulatedTimeline(timeline))
      } catch {
        failures.append(Failure(at: question.now, description: "\(error)"))
        simulation.answer(question, with: SimulatedTimeline(.failure(AttemptFailure(.provider, "\(error)"))))
      }
    }
    if let failure = failures.first, simulation.state.instances["widget"]?.timeline == nil {
      throw WidgetTestError("\(tested.kind.kind) gave no timeline in \(days) days: \(failure)")
    }
    self.days = simulation.days.map { day in
      let tally = day.instances[0]
      return Day(
        reloads: ReloadCount(budgeted: tally.budgeted, free: tally.free, denied: tally.denied), staleness: ViewStatistics(tally.stale),
        age: ViewStatistics(tally.ages))
    }
    decisions = log.decisions
    self.failures = failures
    self.seed = seed
  }

  /// All reloads.
  public var reloads: ReloadCount { days.reloads }
  /// All looks.
  public var staleness: ViewStatistics { days.staleness }
  public var age: ViewStatistics { days.age }
  public var views: Int { staleness.count }
  /// Reloads, budgeted and free, of the day with the most of them.
  public var mostReloadsPerDay: Int { days.map(\.reloads.total).max() ?? 0 }
  /// Reloads, budgeted and free, of the day with the fewest.
  public var leastReloadsPerDay: Int { days.map(\.reloads.total).min() ?? 0 }

  /// What was decided and why, a sentence for each ruling: to print when an expectation fails.
  /// - Parameter outcomes: only these.
  public func why(_ outcomes: Set<Decision.Outcome> = Set(Decision.Outcome.allCases)) -> [String] {
    decisions.filter { outcomes.contains($0.outcome) }.map { "\($0.at.formatted(.iso8601)) \($0.sentence)" }
  }
}

extension WidgetSimulation: CustomStringConvertible {
  /// The figures that expectations are about, so that a failed one shows them.
  public var description: String {
    "\(days.count) days, seed \(seed): \(reloads.budgeted) reloads on the budget (\(leastReloadsPerDay) to \(mostReloadsPerDay) of all a day), "
      + "\(reloads.free) free, \(reloads.denied) denied; \(staleness)\(failures.first.map { "; \(failures.count) failures, the first: \($0)" } ?? "")"
  }
}

/// Gathers decisions in their order.
private final class Log: Sendable {
  private let gathered = Mutex<[Decision]>([])
  func add(_ decision: Decision) { gathered.withLock { $0.append(decision) } }
  var decisions: [Decision] { gathered.withLock(\.self) }
}

extension SimulatedTimeline {
  init(_ timeline: (dates: [Date], policy: ReloadPolicy)) {
    let policy: TimelineSummary.Policy =
      switch timeline.policy.kind {
      case .after: .after(Date(timeIntervalSince1970: timeline.policy.date.seconds))
      case .never: .never
      case .atEnd, .unspecified, .UNRECOGNIZED: .atEnd
      }
    self.init(.timeline(dates: timeline.dates, policy: policy))
  }
}
