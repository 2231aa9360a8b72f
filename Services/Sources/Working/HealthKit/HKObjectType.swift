import Foundation

open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public let identifier: String
  init(named identifier: String) { self.identifier = identifier }

  public class var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    self.identifier = identifier as String
  }
  open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }
  open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? { HKDocumentType(identifier) }
  open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? { HKClinicalType(identifier) }
  open class func scoredAssessmentType(forIdentifier identifier: HKScoredAssessmentTypeIdentifier) -> HKScoredAssessmentType? {
    HKScoredAssessmentType(identifier)
  }
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
    [HKSeriesType.workoutRoute(), .heartbeat()].first { $0.identifier == identifier }
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: HKWorkoutTypeIdentifier) }
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier") }
  open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType(named: "HKDataTypeIdentifierAudiogram") }
  open class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType(named: "HKDataTypeIdentifierElectrocardiogram") }
  open class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(named: HKVisionPrescriptionTypeIdentifier) }
  open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(named: HKDataTypeIdentifierStateOfMind) }
  open class func medicationDoseEventType() -> HKMedicationDoseEventType {
    HKMedicationDoseEventType(named: "HKDataTypeIdentifierMedicationDoseEvent")
  }
  open class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
    HKUserAnnotatedMedicationType(named: HKDataTypeIdentifierUserAnnotatedMedicationConcept)
  }

  /// Returns whether a person authorizes each object separately.
  open func requiresPerObjectAuthorization() -> Bool { self is HKPrescriptionType || self is HKUserAnnotatedMedicationType }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Always false: samples are not written.
  open var isMaximumDurationRestricted: Bool { false }
  open var maximumAllowedDuration: TimeInterval { .infinity }
  open var isMinimumDurationRestricted: Bool { false }
  open var minimumAllowedDuration: TimeInterval { 0 }
  open var allowsRecalibrationForEstimates: Bool { false }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }
  private var kind: QuantityKind? { QuantityKind.of(identifier) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    guard let kind, let own = UnitMeasure(kind.unit) else { return true }
    return own.dimensions == unit.measure.dimensions
  }
  open var aggregationStyle: HKQuantityAggregationStyle { kind?.style ?? .discreteArithmetic }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKDocumentType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKDocumentTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKClinicalType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKClinicalTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) { self.init(named: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
open class HKMedicationDoseEventType: HKSampleType, @unchecked Sendable {}
open class HKUserAnnotatedMedicationType: HKObjectType, @unchecked Sendable {}

/// A type of sample with a series of values. The file of health data contains none.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(named: HKWorkoutRouteTypeIdentifier) }
  open class func heartbeat() -> HKSeriesType { HKSeriesType(named: HKDataTypeIdentifierHeartbeatSeries) }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}
