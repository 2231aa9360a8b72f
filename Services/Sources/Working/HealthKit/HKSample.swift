import Foundation

public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0

/// An item of health data.
// Unchecked, here and in its subclasses: immutable.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let metadata: [String: Any]?
  public let device: HKDevice?
  public let sourceRevision: HKSourceRevision
  open var source: HKSource { sourceRevision.source }
  init(uuid: UUID = UUID(), source: HKSource = .default(), device: HKDevice?, metadata: [String: Any]?) {
    (self.uuid, self.device, self.metadata) = (uuid, device, metadata)
    sourceRevision = HKSourceRevision(source: source, version: nil)
  }
}

/// An item of health data with a start and an end.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  /// True if the end is unknown: it is `Date.distantFuture`.
  open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
  init(
    _ type: HKSampleType, start: Date, end: Date, uuid: UUID = UUID(), source: HKSource = .default(), device: HKDevice?, metadata: [String: Any]?
  ) {
    (sampleType, startDate, endDate) = (type, start, max(start, end))
    super.init(uuid: uuid, source: source, device: device, metadata: metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  open var count: Int { 1 }
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
  }
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
  ) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
  fileprivate init(_ type: HKQuantityType, _ quantity: HKQuantity, start: Date, end: Date, uuid: UUID, source: HKSource) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type, start: start, end: end, uuid: uuid, source: source, device: nil, metadata: nil)
  }
  /// Creates a sample of the class that Apple's framework uses for its type.
  static func stored(_ type: HKQuantityType, _ quantity: HKQuantity, start: Date, end: Date, uuid: UUID, source: HKSource) -> HKQuantitySample {
    type.aggregationStyle == .cumulative
      ? HKCumulativeQuantitySample(type, quantity, start: start, end: end, uuid: uuid, source: source)
      : HKDiscreteQuantitySample(type, quantity, start: start, end: end, uuid: uuid, source: source)
  }
}

/// A sample of a type whose values are summed.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  open var sumQuantity: HKQuantity { quantity }
}
/// A sample of a type whose values are averaged.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  open var minimumQuantity: HKQuantity { quantity }
  open var averageQuantity: HKQuantity { quantity }
  open var maximumQuantity: HKQuantity { quantity }
  open var mostRecentQuantity: HKQuantity { quantity }
  open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
  }
  public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
  init(_ type: HKCategoryType, _ value: Int, start: Date, end: Date, uuid: UUID, source: HKSource) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: start, end: end, uuid: uuid, source: source, device: nil, metadata: nil)
  }
}

/// A deleted object. Never returned: the file of health data does not record deletions.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let metadata: [String: Any]?
  init(uuid: UUID, metadata: [String: Any]?) { (self.uuid, self.metadata) = (uuid, metadata) }
}
