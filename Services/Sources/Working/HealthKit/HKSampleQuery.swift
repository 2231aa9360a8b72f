import Foundation

/// Asks for samples.
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

/// What an app calls when it has read what an observer query told it.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// Says that there is data: its handler is called once after the query began.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, Set<HKSampleType>, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  // Required, here and in HKAnchoredObjectQuery: apps also call it on a type that they keep in a property.
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

/// Asks which apps and devices have written samples.
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

/// Asks for a day's rings; there are none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// Never called: the file of health data has no rings.
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
