import Foundation

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(named: identifier.rawValue) }
}
extension HKObjectType {
  public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { HKCorrelationType(identifier) }
}

/// Samples that belong together, such as the nutrients of a meal. An app can create one; the file of health data contains none.
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let objects: Set<HKSample>

  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
  }
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// Always returns no correlations: the file of health data contains none.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let samplePredicates: [HKSampleType: NSPredicate]?
  private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

  @preconcurrency
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    (self.correlationType, self.samplePredicates, handler) = (correlationType, samplePredicates, completion)
    super.init(correlationType, predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      switch result {
      case .failure(let error): handler(self, nil, error)
      case .success(let samples): handler(self, samples.compactMap { $0 as? HKCorrelation }, nil)
      }
    }
  }
}
