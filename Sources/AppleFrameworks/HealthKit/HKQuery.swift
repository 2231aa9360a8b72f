import Foundation
import Synchronization

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// The samples that a query looks at. Only queries understand it, also as a part of an `NSCompoundPredicate`; others let every sample through.
final class HKSamplePredicate: NSPredicate {
  let allows: @Sendable (HKSample) -> Bool
  init(_ allows: @escaping @Sendable (HKSample) -> Bool) {
    self.allows = allows
    super.init(value: true)
  }
  required init?(coder: NSCoder) { nil }
}

/// Asks a store for data. Its handler is called once.
// Unchecked, here and in its subclasses: a class that others inherit from is never checked. What changes after the initializer has a lock.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  private let isStopped = Mutex(false)
  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

  open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
    HKSamplePredicate { sample in
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      // A sample of an instant belongs to the time that begins with it.
      let overlaps = sample.startDate < end && (sample.endDate > start || sample.startDate >= start)
      return overlaps && (!options.contains(.strictStartDate) || sample.startDate >= start)
        && (!options.contains(.strictEndDate) || sample.endDate < end)
    }
  }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { HKSamplePredicate { sources.contains($0.sourceRevision.source) } }

  func stop() { isStopped.withLock { $0 = true } }
  func run(in store: HKHealthStore) {}

  /// Calls `body` with the samples of the query's type, unless it was stopped, or with the error of a machine without data.
  func answer(in store: HKHealthStore, _ body: @escaping @Sendable (Result<[HKSample], HKError>) -> Void) {
    DispatchQueue.global().async { [self] in
      let result = store.refusal.map { .failure($0) } ?? Result<[HKSample], HKError>.success(store.samples(of: objectType, matching: predicate))
      if !isStopped.withLock({ $0 }) { body(result) }
    }
  }
}

extension HKHealthStore {
  func samples(of type: HKObjectType?, matching predicate: NSPredicate?) -> [HKSample] {
    file.samples().filter { sample in
      guard sample.sampleType.identifier == type?.identifier, let predicate else { return sample.sampleType.identifier == type?.identifier }
      if let holds = HKSamplePredicate.holds(predicate, sample) { return holds }
      UnavailableServices.report(
        "healthKit.predicate", "queries know the predicates of HKQuery alone, joined or not; another one lets every sample through")
      return true
    }
  }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      switch result {
      case .failure(let error): handler(self, nil, error)
      case .success(let samples): handler(self, HealthOrder.first(limit, of: samples, by: sortDescriptors), nil)
      }
    }
  }
}

enum HealthOrder {
  /// Sorts samples, and returns as many as a query wants.
  static func first(_ limit: Int, of samples: [HKSample], by descriptors: [NSSortDescriptor]?) -> [HKSample] {
    let sorted = samples.sorted(by: descriptors ?? [])
    return limit == HKObjectQueryNoLimit ? sorted : Array(sorted.prefix(max(0, limit)))
  }
}

/// What descriptors with ``HKSampleSortIdentifierStartDate`` and ``HKSampleSortIdentifierEndDate`` sort by.
extension HKSample: KeyValueReadable {
  package func value(atPath names: [String]) -> Any? {
    switch names {
    case [HKSampleSortIdentifierStartDate]: return startDate
    case [HKSampleSortIdentifierEndDate]: return endDate
    default:
      UnavailableServices.report(
        "healthKit.sortKey",
        "samples are sorted by HKSampleSortIdentifierStartDate and HKSampleSortIdentifierEndDate, not by \(names.joined(separator: "."))")
      return nil
    }
  }
}

/// Says that there is data: its handler is called once after the query began.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, {}, error) } else { handler(self, {}, nil) }
    }
  }
}

/// Asks for a day's rings; there are none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  public init(predicate: NSPredicate?, resultsHandler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) {
    handler = resultsHandler
    super.init(nil, predicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      if case .failure(let error) = result { handler(self, nil, error) } else { handler(self, [], nil) }
    }
  }
}
