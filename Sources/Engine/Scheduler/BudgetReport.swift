import Foundation
import Profiles

/// A widget's budget at an instant, and what it follows (Specification C6, C11).
public struct BudgetReport: Codable, Equatable, Sendable {
  /// What makes a widget get less than it otherwise would.
  public enum Lowering: String, Codable, Sendable, CaseIterable {
    case lowPower, metered, offline
    /// The device's widgets are due more together than it has.
    case share
    /// Nothing accrues while the device sleeps.
    case asleep
  }

  public let tokens: Double
  public let allotment: Allotment
  /// When there is a whole token, if the device stays as it is; nil: there is one now, or none will come.
  public let nextToken: Date?
  public let lowered: [Lowering]
}

extension DeviceState {
  /// The budget of an instance at `date`, were nothing to happen until then; nil where there is no such instance.
  public func budget(of id: InstanceID, at date: Date, profile: ReloadProfile = .standard) -> BudgetReport? {
    guard let instance = instances[id] else { return nil }
    var usage = usage
    usage.advance(to: date, profile: profile)
    let tokens = instance.budget.balance(at: usage.awakeClock)
    let wait = instance.budget.secondsToToken(at: usage.awakeClock)
    var lowered: [BudgetReport.Lowering] = []
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
