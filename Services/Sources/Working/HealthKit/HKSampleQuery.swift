import Foundation

/// Returns samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }
  @preconcurrency
  public convenience init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.init(queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
  }
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(queryDescriptors)
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

/// Called by an app when it has handled a call of an observer query's handler.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// Reports that there is data: its handler is called once after the query has started.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, Set<HKSampleType>, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  // Required, here and in HKAnchoredObjectQuery, because apps also call it on a type stored in a property.
  @preconcurrency
  public required init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    handler = { query, _, completion, error in updateHandler(query, completion, error) }
    super.init(sampleType, predicate)
  }
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler: @escaping @Sendable (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    handler = { query, types, completion, error in updateHandler(query, error == nil ? types : nil, completion, error) }
    super.init(queryDescriptors)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      let types = Set(descriptors.map(\.sampleType))
      if case .failure(let error) = result { handler(self, types, {}, error) } else { handler(self, types, {}, nil) }
    }
  }
}

/// Returns the apps and devices that wrote samples.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  @preconcurrency
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      switch result {
      case .failure(let error): handler(self, nil, error)
      case .success(let samples): handler(self, Set(samples.map(\.source)), nil)
      }
    }
  }
}

/// Always returns no activity rings: the file of health data contains none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// Stub. Never called.
  @preconcurrency
  open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
  private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  @preconcurrency
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
