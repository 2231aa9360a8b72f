import Foundation
import Profiles
import Scheduler

/// How a widget stands: whether it is fresh, why not, and what its budget follows (Specification C11).
public struct InstanceReasons: Sendable {
  public let instance: String
  public let date: Date
  public let freshness: Freshness
  public let budget: BudgetReport
  /// Whether any viewer shows it.
  public let isInSight: Bool
  /// For people: how it stands, and its budget.
  public let freshnessSentence, budgetSentence: String
  /// The newest first.
  public let decisions: [Decision]

  /// Nil where there is no such widget.
  ///
  /// - Parameters:
  ///   - failure: how the newest attempt failed, where it is known.
  ///   - timeZone: of the clock that sentences speak of.
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
    isInSight = instance.isVisible
    freshnessSentence = freshness.sentence(at: date, failure: failure, in: timeZone)
    budgetSentence = budget.sentence(at: date, in: timeZone)
    self.decisions = decisions
  }
}

extension DeviceHost {
  /// Why a widget is fresh or not.
  ///
  /// - Parameter limit: how many of the newest decisions.
  public func why(_ instance: String, limit: Int = 50) async throws -> InstanceReasons {
    let id = try record(instance).id
    let reasons = InstanceReasons(
      of: id, in: state, at: self.now, profile: profile, failure: failures[id],
      timeZone: TimeZone(identifier: currentSettings.timeZone) ?? .gmt, decisions: try store.decisions(of: id, limit: limit))
    guard let reasons else { throw HostError.unknownInstance(instance) }
    return reasons
  }
}
