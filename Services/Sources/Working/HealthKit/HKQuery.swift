import Foundation
import Synchronization

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A sample type and a predicate, for a query of several types.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A query on a store. Its handler is called once.
// Unchecked, here and in its subclasses: state that changes after the initializer is behind a lock.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  open var sampleType: HKSampleType? { objectType as? HKSampleType }
  public let predicate: NSPredicate?
  /// The requested types with their predicates.
  let descriptors: [HKQueryDescriptor]
  private let isStopped = Mutex(false)
  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
    descriptors = (type as? HKSampleType).map { [HKQueryDescriptor(sampleType: $0, predicate: predicate)] } ?? []
  }
  init(_ descriptors: [HKQueryDescriptor]) {
    (objectType, predicate, self.descriptors) = (descriptors.first?.sampleType, descriptors.first?.predicate, descriptors)
  }

  open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
    SampleCondition { sample in
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      // A sample without duration belongs to the interval that begins at its date.
      let overlaps = sample.startDate < end && (sample.endDate > start || sample.startDate >= start)
      return overlaps && (!options.contains(.strictStartDate) || sample.startDate >= start)
        && (!options.contains(.strictEndDate) || sample.endDate < end)
    }
  }

  func stop() { isStopped.withLock { $0 = true } }
  func run(in store: HKHealthStore) {}

  /// Calls `body` with the matching samples ordered by start, or with the error if there is no health data. Does not call it if the query was
  /// stopped.
  func answer(in store: HKHealthStore, _ body: @escaping @Sendable (Result<[HKSample], HKError>) -> Void) {
    DispatchQueue.global().async { [self] in
      let result = store.refusal.map { .failure($0) } ?? Result<[HKSample], HKError>.success(store.samples(descriptors))
      if !isStopped.withLock({ $0 }) { body(result) }
    }
  }
}

extension HKHealthStore {
  func samples(_ descriptors: [HKQueryDescriptor]) -> [HKSample] { matching(file.samples(), descriptors) }

  /// Returns the samples that match one of the descriptors, in their order.
  func matching(_ samples: [HKSample], _ descriptors: [HKQueryDescriptor]) -> [HKSample] {
    samples.filter { sample in
      descriptors.contains { descriptor in
        guard descriptor.sampleType == sample.sampleType else { return false }
        guard let predicate = descriptor.predicate else { return true }
        if let holds = SampleCondition.holds(predicate, sample) { return holds }
        UnavailableServices.report(
          "healthKit.predicate",
          "queries support predicates of HKQuery and of formats, and compounds of them; any other matches every sample")
        return true
      }
    }
  }
  func samples(of type: HKSampleType, matching predicate: NSPredicate?) -> [HKSample] {
    samples([HKQueryDescriptor(sampleType: type, predicate: predicate)])
  }
}

enum HealthOrder {
  /// Sorts samples and returns at most `limit`.
  static func first(_ limit: Int, of samples: [HKSample], by descriptors: [NSSortDescriptor]?) -> [HKSample] {
    prefix(limit, of: samples.sorted(by: descriptors ?? []))
  }
  static func prefix<Element>(_ limit: Int, of elements: [Element]) -> [Element] {
    limit == HKObjectQueryNoLimit ? elements : Array(elements.prefix(max(0, limit)))
  }
}
