import Foundation

public enum HKAppleWalkingSteadinessClassification: Int, CaseIterable, Sendable {
  case ok = 1
  case low, veryLow

  /// - Throws: ``HKError`` with `errorInvalidArgument` for a quantity whose unit is not a percentage.
  public init(for steadiness: HKQuantity) throws {
    guard steadiness.is(compatibleWith: .percent()) else { throw HKError(.errorInvalidArgument) }
    switch steadiness.doubleValue(for: .percent()) {
    case 0..<20: self = .veryLow
    case 20..<40: self = .low
    case 40...100: self = .ok
    default: throw HKError(.errorInvalidArgument)
    }
  }
  public var minimum: HKQuantity { HKQuantity(unit: .percent(), doubleValue: self == .ok ? 40 : self == .low ? 20 : 0) }
  public var maximum: HKQuantity { HKQuantity(unit: .percent(), doubleValue: self == .ok ? 100 : self == .low ? 40 : 20) }
}

public enum HKAppleSleepingBreathingDisturbancesClassification: Int, CaseIterable, Sendable { case notElevated, elevated }

/// The version of the algorithm that classified an electrocardiogram.
public enum HKAppleECGAlgorithmVersion: Int, Sendable {
  case version1 = 1
  case version2
}
