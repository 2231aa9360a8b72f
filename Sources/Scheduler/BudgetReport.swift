import Foundation
import Profiles

/// A widget's budget at an instant, and what it follows (C6, C11).
public struct BudgetReport: Codable, Equatable, Sendable {
  public let tokens: Double
  public let allotment: Allotment
}

extension DeviceState {
  /// The budget of an instance at `date`, were nothing to happen until then; nil where there is no such instance.
  public func budget(of id: InstanceID, at date: Date, profile: ReloadProfile = .standard) -> BudgetReport? {
    guard let instance = instances[id] else { return nil }
    var usage = usage
    usage.advance(to: date, profile: profile)
    return BudgetReport(tokens: instance.budget.balance(at: usage.awakeClock), allotment: instance.allotment)
  }
}
