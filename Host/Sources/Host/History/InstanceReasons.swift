import AlmanacProfiles
import AlmanacScheduler
import Foundation

/// Why a widget is fresh or stale, and what its budget depends on (Specification C11).
public struct InstanceReasons: Sendable {
  /// The widget's id.
  public let instance: String
  /// The instant at which the reasons hold.
  public let date: Date
  /// Whether the widget is fresh, and why not.
  public let freshness: Freshness
  /// The budget and what it depends on.
  public let budget: BudgetReport
  /// Whether any viewer shows it.
  public let isVisible: Bool
  /// ``freshness`` as a sentence.
  public let freshnessSentence: String
  /// ``budget`` as a sentence.
  public let budgetSentence: String
  /// Whether the widget got the device's location at its newest request, as a sentence; nil: its app does not use location, or there was no request
  /// since the host's start.
  public let locationSentence: String?
  /// Where the widget is in its stack and what a rotation compares, as a sentence; nil: it is in none.
  public let stackSentence: String?
  /// The latest decisions, newest first.
  public let decisions: [Decision]

  /// Creates the reasons from the scheduler's state; nil if the state has no such widget.
  ///
  /// - Parameters:
  ///   - failure: how the newest attempt failed, if known.
  ///   - location: whether the widget got the device's location, as a sentence.
  ///   - stack: where it is in its stack, as a sentence.
  ///   - clock: how the sentences write times.
  public init?(
    of id: InstanceID, in state: DeviceState, at date: Date, profile: ReloadProfile = .standard, failure: String? = nil, location: String? = nil,
    stack: String? = nil,
    clock: ClockStyle = ClockStyle(.gmt), decisions: [Decision]
  ) {
    guard
      let freshness = state.freshness(of: id, at: date, profile: profile), let budget = state.budget(of: id, at: date, profile: profile),
      let instance = state.instances[id]
    else { return nil }
    self.instance = id.rawValue
    self.date = date
    self.freshness = freshness
    self.budget = budget
    isVisible = instance.isVisible
    freshnessSentence = freshness.sentence(at: date, failure: failure, in: clock)
    budgetSentence = budget.sentence(at: date, in: clock)
    locationSentence = location
    stackSentence = stack
    self.decisions = decisions
  }
}
