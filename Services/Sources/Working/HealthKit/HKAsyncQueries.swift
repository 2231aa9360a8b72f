import Foundation

/// A query with one result.
public protocol HKAsyncQuery {
  associatedtype Output
  func result(for healthStore: HKHealthStore) async throws -> Output
}
/// A query that also reports changes.
public protocol HKAsyncSequenceQuery {
  associatedtype Sequence: AsyncSequence
  func results(for healthStore: HKHealthStore) -> Sequence
}

extension HKHealthStore {
  /// Returns the samples that match any of the predicates, ordered by start.
  func samples<Sample: HKSample>(_ predicates: [HKSamplePredicate<Sample>]) throws -> [Sample] {
    if let refusal { throw refusal }
    return samples(predicates.map(\.descriptor)).compactMap { $0 as? Sample }
  }
}

/// Returns samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  public var predicates: [HKSamplePredicate<Sample>]
  public var sortDescriptors: [SortDescriptor<Sample>]
  public var limit: Int?
  public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
    (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
  }
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    HealthOrder.prefix(limit ?? HKObjectQueryNoLimit, of: try healthStore.samples(predicates).sorted(using: sortDescriptors))
  }
}

/// Returns the statistics of one interval.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, Sendable {
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: HKStatisticsOptions
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
  /// Returns nil if there are no samples.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    let samples = try healthStore.samples([predicate])
    guard let first = samples.first, let last = samples.map(\.endDate).max() else { return nil }
    return HKStatistics(first.quantityType, samples, start: first.startDate, end: last, options)
  }
}

/// Returns the statistics of several intervals, for example of each day.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: HKStatisticsOptions
  public var anchorDate: Date
  public var intervalComponents: DateComponents
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents) {
    (self.predicate, self.options, self.anchorDate, self.intervalComponents) = (predicate, options, anchorDate, intervalComponents)
  }
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { try collection(healthStore) }
  private func collection(_ store: HKHealthStore) throws -> HKStatisticsCollection {
    HKStatisticsCollection(
      predicate.sampleType as? HKQuantityType, try store.samples([predicate]),
      StatisticsIntervals(anchor: anchorDate, components: intervalComponents), options)
  }

  public struct Result: Sendable {
    public let statisticsCollection: HKStatisticsCollection
    /// Always nil: results do not change.
    public let updatedStatistics: HKStatistics?
  }
  public typealias Results = HKQueryResults<Result>
  public func results(for healthStore: HKHealthStore) -> Results {
    HKQueryResults { Result(statisticsCollection: try collection(healthStore), updatedStatistics: nil) }
  }
}

/// Returns the samples after an anchor. Never reports deleted objects.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
  public struct Result: Sendable {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }
  public var predicates: [HKSamplePredicate<Sample>]
  public var anchor: HKQueryAnchor?
  public var limit: Int?
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
  }
  public func result(for healthStore: HKHealthStore) async throws -> Result { try new(in: healthStore) }
  private func new(in store: HKHealthStore) throws -> Result {
    if let refusal = store.refusal { throw refusal }
    let found = AnchoredSamples(store, predicates.map(\.descriptor), after: anchor, limit: limit ?? HKObjectQueryNoLimit)
    return Result(addedSamples: found.samples.compactMap { $0 as? Sample }, deletedObjects: [], newAnchor: found.anchor)
  }
  public typealias Results = HKQueryResults<Result>
  public func results(for healthStore: HKHealthStore) -> Results { HKQueryResults { try new(in: healthStore) } }
}

/// Always returns no summaries: the file of health data contains none.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
  // Unchecked: the predicate is stored but not read.
  public var predicate: NSPredicate?
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
    if let refusal = healthStore.refusal { throw refusal }
    return []
  }
  public typealias Results = HKQueryResults<[HKActivitySummary]>
  public func results(for healthStore: HKHealthStore) -> Results {
    HKQueryResults {
      if let refusal = healthStore.refusal { throw refusal }
      return []
    }
  }
}

/// Returns the apps and devices that wrote samples.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  public var predicate: HKSamplePredicate<Sample>
  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
    Set(try healthStore.samples([predicate]).map(\.source)).sorted { $0.bundleIdentifier < $1.bundleIdentifier }
  }
}

/// A query's result, followed by its changes. The file of health data is not watched, so there are no changes; the sequence ends with its task.
public struct HKQueryResults<Element: Sendable>: AsyncSequence, Sendable {
  let first: @Sendable () throws -> Element
  public struct AsyncIterator: AsyncIteratorProtocol {
    let first: @Sendable () throws -> Element
    var isFirst = true
    public mutating func next() async throws -> Element? {
      if isFirst {
        isFirst = false
        return try first()
      }
      let never = AsyncStream<Never> { _ in }
      for await _ in never {}
      return nil
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(first: first) }
}
