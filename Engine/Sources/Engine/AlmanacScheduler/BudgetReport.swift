import AlmanacProfiles
import Foundation

/// A widget's budget at one instant and what determines it (Specification C6, C11).
public struct BudgetReport: Codable, Equatable, Sendable {
  /// A reason why a widget gets less than usual.
  public enum LoweringCause: String, Codable, Sendable, CaseIterable {
    /// The device is on low power: `ReloadProfile.lowPowerFactor`.
    case lowPower
    /// The device is on a metered network: `ReloadProfile.meteredFactor`.
    case metered
    /// The device has no network: `ReloadProfile.offlineFactor`.
    case offline
    /// The device's widgets together need more than the device's total.
    case share
    /// No tokens accrue while the device sleeps.
    case asleep
  }

  /// Tokens saved up, from 0 to ``Allotment/capacity``.
  public let tokens: Double
  /// How many reloads the widget gets, as of its newest evaluation.
  public let allotment: Allotment
  /// When the next whole token is available if the device's state does not change; nil: one is available now, or none will accrue.
  public let nextToken: Date?
  /// Why the widget gets less than usual, in the order of the cases; empty if nothing lowers its budget.
  public let lowered: [LoweringCause]
}

extension DeviceState {
  /// Returns the budget of an instance at `date` if no event comes before that; nil if there is no such instance.
  public func budget(of id: InstanceID, at date: Date, profile: ReloadProfile = .standard) -> BudgetReport? {
    guard let instance = instances[id] else { return nil }
    var usage = usage
    usage.advance(to: date, profile: profile)
    let tokens = instance.budget.balance(at: usage.awakeClock)
    let wait = instance.budget.secondsToToken(at: usage.awakeClock)
    var lowered: [BudgetReport.LoweringCause] = []
    if power == .lowPower { lowered.append(.lowPower) }
    if network == .metered { lowered.append(.metered) }
    if network == .offline { lowered.append(.offline) }
    if instance.allotment.share < 1 { lowered.append(.share) }
    if !usage.isAwake { lowered.append(.asleep) }
    return BudgetReport(
      tokens: tokens, allotment: instance.allotment, nextToken: usage.isAwake ? wait.flatMap { $0 > 0 ? date.addingTimeInterval($0) : nil } : nil,
      lowered: lowered)
  }
}
