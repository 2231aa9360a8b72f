import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(named identifier: String) { self.identifier = identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier") }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(named: identifier.rawValue) }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(named: identifier.rawValue) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
  open var aggregationStyle: HKQuantityAggregationStyle { Self.rates.contains(identifier) ? .discreteArithmetic : .cumulative }
  /// The kinds whose values are averaged and not added.
  private static let rates: Set<String> = Set(
    [
      HKQuantityTypeIdentifier.heartRate, .restingHeartRate, .walkingHeartRateAverage, .heartRateVariabilitySDNN, .oxygenSaturation, .bodyTemperature,
      .bloodPressureSystolic, .bloodPressureDiastolic, .respiratoryRate, .bloodGlucose, .bodyMassIndex, .bodyFatPercentage, .height, .bodyMass,
      .leanBodyMass, .waistCircumference, .vo2Max, .walkingSpeed, .runningSpeed, .walkingStepLength, .environmentalAudioExposure,
      .headphoneAudioExposure,
    ].map(\.rawValue))
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(named: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

/// The app or device that data comes from.
open class HKSource: NSObject, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String
  init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
  open class func `default`() -> HKSource {
    HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
  open override var hash: Int { bundleIdentifier.hashValue }
}
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  open var productType: String? { nil }
  public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}
open class HKDevice: NSObject, @unchecked Sendable {
  public let name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier, udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
    localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model, self.hardwareVersion) = (name, manufacturer, model, hardwareVersion)
    (self.firmwareVersion, self.softwareVersion) = (firmwareVersion, softwareVersion)
    (self.localIdentifier, udiDeviceIdentifier) = (localIdentifier, UDIDeviceIdentifier)
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil,
      udiDeviceIdentifier: nil)
  }
}

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0

/// One piece of health data.
// Unchecked, here and in its subclasses: a class that others inherit from is never checked. Nothing changes after the initializer.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let metadata: [String: Any]?
  public let device: HKDevice?
  public let sourceRevision: HKSourceRevision
  init(uuid: UUID = UUID(), source: HKSource = .default(), device: HKDevice?, metadata: [String: Any]?) {
    (self.uuid, self.device, self.metadata) = (uuid, device, metadata)
    sourceRevision = HKSourceRevision(source: source, version: nil)
  }
}
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, start: Date, end: Date, source: HKSource = .default(), device: HKDevice?, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, max(start, end))
    super.init(source: source, device: device, metadata: metadata)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  open var count: Int { 1 }
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  init(_ type: HKQuantityType, _ quantity: HKQuantity, start: Date, end: Date, source: HKSource) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type, start: start, end: end, source: source, device: nil, metadata: nil)
  }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  init(_ type: HKCategoryType, _ value: Int, start: Date, end: Date, source: HKSource) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: start, end: end, source: source, device: nil, metadata: nil)
  }
}
/// A day's rings. The file of health data has none.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
}
