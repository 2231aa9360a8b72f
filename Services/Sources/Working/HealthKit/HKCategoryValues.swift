import Foundation

// The meanings of a category sample's value. The numbers are Apple's.

public enum HKCategoryValue: Int, Sendable { case notApplicable }

/// A type of values for which predicates can search.
public protocol HKCategoryValuePredicateProviding: RawRepresentable, Hashable where RawValue == Int {}
extension HKCategoryValuePredicateProviding {
  public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
    let numbers = Set(values.map(\.rawValue))
    return SampleCondition { ($0 as? HKCategorySample).map { numbers.contains($0.value) } ?? false }
  }
  public static func predicateForSamples(_ operatorType: _ComparisonOperator, value: Self) -> NSPredicate {
    HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue)
  }
}

public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static let asleep = asleepUnspecified
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}

// MARK: Days, heart and ears

public enum HKCategoryValueAppleStandHour: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable { case stood, idle }
public enum HKCategoryValueLowCardioFitnessEvent: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable { case lowFitness = 1 }
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case initialLow = 1
  case initialVeryLow, repeatLow, repeatVeryLow
}
public enum HKCategoryValueAudioExposureEvent: Int, CaseIterable, Sendable { case loudEnvironment = 1 }
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable { case momentaryLimit = 1 }
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable { case sevenDayLimit = 1 }

// MARK: Menstrual cycle and pregnancy

public enum HKCategoryValueMenstrualFlow: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
public enum HKCategoryValueVaginalBleeding: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
public enum HKCategoryValueCervicalMucusQuality: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case dry = 1
  case sticky, creamy, watery, eggWhite
}
public enum HKCategoryValueOvulationTestResult: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case negative = 1
  case luteinizingHormoneSurge, indeterminate, estrogenSurge
  public static let positive = luteinizingHormoneSurge
}
public enum HKCategoryValuePregnancyTestResult: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case negative = 1
  case positive, indeterminate
}
public enum HKCategoryValueProgesteroneTestResult: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case negative = 1
  case positive, indeterminate
}
public enum HKCategoryValueContraceptive: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case unspecified = 1
  case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

// MARK: Symptoms

public enum HKCategoryValueSeverity: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case unspecified, notPresent, mild, moderate, severe
}
public enum HKCategoryValuePresence: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable { case present, notPresent }
public enum HKCategoryValueAppetiteChanges: Int, CaseIterable, HKCategoryValuePredicateProviding, Sendable {
  case unspecified, noChange, decreased, increased
}
