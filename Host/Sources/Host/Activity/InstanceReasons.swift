import Foundation
import Profiles
import Scheduler

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
  /// The latest decisions, newest first.
  public let decisions: [Decision]

  /// Creates the reasons from the scheduler's state; nil if the state has no such widget.
  ///
  /// - Parameters:
  ///   - failure: how the newest attempt failed, if known.
  ///   - timeZone: the time zone of times in the sentences.
  public init?(
    of id: InstanceID, in state: DeviceState, at date: Date, profile: ReloadProfile = .standard, failure: String? = nil, timeZone: TimeZone = .gmt,
    decisions: [Decision]
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
    freshnessSentence = freshness.sentence(at: date, failure: failure, in: timeZone)
    budgetSentence = budget.sentence(at: date, in: timeZone)
    self.decisions = decisions
  }
}
