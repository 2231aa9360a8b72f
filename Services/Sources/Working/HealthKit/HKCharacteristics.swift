import Foundation

// A person's characteristics. The file of health data contains none, so each is `notSet`, as for a person who has entered nothing.

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}

// Unchecked, here and below: immutable.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  public let biologicalSex: HKBiologicalSex
  init(_ biologicalSex: HKBiologicalSex) { self.biologicalSex = biologicalSex }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  public let bloodType: HKBloodType
  init(_ bloodType: HKBloodType) { self.bloodType = bloodType }
}
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  public let skinType: HKFitzpatrickSkinType
  init(_ skinType: HKFitzpatrickSkinType) { self.skinType = skinType }
}
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  public let wheelchairUse: HKWheelchairUse
  init(_ wheelchairUse: HKWheelchairUse) { self.wheelchairUse = wheelchairUse }
}
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  public let activityMoveMode: HKActivityMoveMode
  init(_ activityMoveMode: HKActivityMoveMode) { self.activityMoveMode = activityMoveMode }
}

extension HKHealthStore {
  private func fact<Fact>(_ fact: @autoclosure () -> Fact) throws -> Fact {
    if let refusal { throw refusal }
    return fact()
  }
  public func biologicalSex() throws -> HKBiologicalSexObject { try fact(HKBiologicalSexObject(.notSet)) }
  public func bloodType() throws -> HKBloodTypeObject { try fact(HKBloodTypeObject(.notSet)) }
  public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { try fact(HKFitzpatrickSkinTypeObject(.notSet)) }
  public func wheelchairUse() throws -> HKWheelchairUseObject { try fact(HKWheelchairUseObject(.notSet)) }
  public func activityMoveMode() throws -> HKActivityMoveModeObject { try fact(HKActivityMoveModeObject(.activeEnergy)) }
  public func dateOfBirth() throws -> Date { throw refusal ?? HKError(.errorNoData) }
}
