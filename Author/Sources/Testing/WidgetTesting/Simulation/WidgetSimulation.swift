import AlmanacScheduler
import AlmanacSimulation
import AlmanacWireSchema
import Synchronization
import WidgetKit

@_exported import struct AlmanacScheduler.Decision
@_exported import enum AlmanacScheduler.NetworkState
@_exported import struct AlmanacSimulation.Behavior
@_exported import struct AlmanacSimulation.BehaviorDay
@_exported import struct AlmanacSimulation.BehaviorError
@_exported import struct AlmanacSimulation.TimeOfDay
@_exported import struct AlmanacSimulation.TimelineAdvice
@_exported import enum AlmanacSimulation.Weekday

/// Simulated days of a widget on a device: the scheduler that a host runs, on a virtual clock, with the widget's own provider.
///
/// ```swift
/// let week = try await WidgetSimulation(of: ForecastWidget(), behavior: .viewing(1), days: 7)
/// #expect(week.staleness.max <= .minutes(30))       // viewed hourly, never staler than 30 minutes
/// #expect(week.maximumReloadsPerDay <= 12)             // at most 12 reloads a day
/// ```
/// The provider is called whenever a host would request a timeline, with its clock at that instant. The same widget, behaviour and seed give the same
/// days on any machine, as long as the provider returns the same. Days begin on Monday, 5 January 2026, unless `start` is given.
public struct WidgetSimulation: Sendable {
  /// The days, in order.
  public let days: [Day]
  /// Every decision on a reload request, in order; ``why(_:)`` returns them as sentences.
  public let decisions: [Decision]
  /// The requests that returned no timeline, in order.
  public let failures: [Failure]
  /// The seed of the random instants.
  public let seed: UInt64

  /// One day's views and reloads of the widget.
  public struct Day: Sendable {
    /// The numbers of the widget's reloads.
    public let reloads: ReloadCount
    /// For each view, the staleness of the displayed timeline: the time since its date passed.
    public let staleness: ViewStatistics
    /// For each view, the age of the timeline.
    public let age: ViewStatistics
    /// The number of views.
    public var views: Int { staleness.count }
  }

  /// A request that returned no timeline.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The time at which the timeline was requested.
    public let at: Date
    /// The error's name and message, as a host would log them.
    public let description: String
  }

  /// Simulates one widget.
  ///
  /// - Parameters:
  ///   - kind: the kind of a bundle's widget; nil = the first.
  ///   - placement: the family and device; nil = the widget's first family on the default phone.
  ///   - configuration: the configuration as JSON, such as `{"place": "tokyo"}`; empty for none.
  ///   - behavior: the user's behaviour with the device: a shipped behaviour, `.viewing(_:)`, or one created from days.
  ///   - page: the index of its page; on a page that the behaviour does not have it is never viewed.
  ///   - days: 1 to 366.
  ///   - seed: determines the random instants of the days.
  ///   - start: an instant on the first day. Default: Monday, 5 January 2026.
  /// - Throws: ``WidgetTestError`` if `days` is out of range, there is no such widget, or it never returned a timeline.
  @MainActor
  public init(
    of widget: some Widget, kind: String? = nil, on placement: WidgetPlacement? = nil, configuration: String = "", behavior: Behavior = .commuter,
    page: Int = 0, days: Int = 7, seed: UInt64 = 1, start: Date = DeviceSimulation.monday
  ) async throws {
    guard (1...366).contains(days) else { throw WidgetTestError("a simulation has 1 to 366 days, not \(days)") }
    let tested = try WidgetUnderTest(widget, kind: kind)
    let entryRequest = try tested.request(on: placement, configuration: configuration)
    let played = SimulatedWidget(
      id: "widget", app: AppID(tested.name), kind: tested.kind.kind, family: entryRequest.context.family.name, page: max(0, page))
    let log = Log()
    var simulation = DeviceSimulation(device: "phone", widgets: [played], behavior: behavior, start: start, days: days, seed: seed)
    simulation.onDecision = { log.add($0) }
    var failures: [Failure] = []
    while let request = simulation.next() {
      do {
        let timeline = try await WidgetUnderTest.run(at: request.now, device: "seed \(seed)") { try await tested.inProcess.timeline(entryRequest) }
        simulation.reply(to: request, with: SimulatedTimeline(timeline))
      } catch {
        failures.append(Failure(at: request.now, description: "\(error)"))
        simulation.reply(to: request, with: SimulatedTimeline(.failure(AttemptFailure(.provider, "\(error)"))))
      }
    }
    if let failure = failures.first, simulation.state.instances["widget"]?.timeline == nil {
      throw WidgetTestError("\(tested.kind.kind) returned no timeline in \(days) days: \(failure)")
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
  /// The staleness of all views.
  public var staleness: ViewStatistics { days.staleness }
  /// The ages of the timelines in all views.
  public var age: ViewStatistics { days.age }
  /// The number of views.
  public var views: Int { staleness.count }
  /// The largest number of reloads, budgeted and free, on one day.
  public var maximumReloadsPerDay: Int { days.map(\.reloads.total).max() ?? 0 }
  /// The smallest number of reloads, budgeted and free, on one day.
  public var leastReloadsPerDay: Int { days.map(\.reloads.total).min() ?? 0 }

  /// Returns the decisions as sentences, with their instants, to print when an expectation fails.
  /// - Parameter outcomes: the outcomes to include.
  public func why(_ outcomes: Set<Decision.Outcome> = Set(Decision.Outcome.allCases)) -> [String] {
    decisions.filter { outcomes.contains($0.outcome) }.map { "\($0.at.formatted(.iso8601)) \($0.sentence)" }
  }
}

extension WidgetSimulation: CustomStringConvertible {
  /// The numbers that tests usually check, for the message of a failed expectation.
  public var description: String {
    "\(days.count) days, seed \(seed): \(reloads.budgeted) reloads on the budget (\(leastReloadsPerDay) to \(maximumReloadsPerDay) of all a day), "
      + "\(reloads.free) free, \(reloads.denied) denied; \(staleness)\(failures.first.map { "; \(failures.count) failures, the first: \($0)" } ?? "")"
  }
}

/// Collects decisions in order.
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
