import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let discreteMostRecent = mostRecent
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Sum, average and extremes of the samples in an interval. Values that the query did not request are nil.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  private let values: QuantityValues
  private let ofSources: [HKSource: QuantityValues]?
  private let options: HKStatisticsOptions

  /// - Parameter samples: ordered by start.
  init(_ type: HKQuantityType, _ samples: [HKQuantitySample], start: Date, end: Date, _ options: HKStatisticsOptions) {
    (quantityType, startDate, endDate, self.options) = (type, start, end, options)
    values = QuantityValues(samples)
    ofSources = options.contains(.separateBySource) ? Dictionary(grouping: samples, by: \.source).mapValues(QuantityValues.init) : nil
  }

  /// The sources, if the query requested separate statistics for them.
  open var sources: [HKSource]? { ofSources.map { $0.keys.sorted { $0.bundleIdentifier < $1.bundleIdentifier } } }
  private func value<Value>(_ option: HKStatisticsOptions, of source: HKSource? = nil, _ value: (QuantityValues) -> Value?) -> Value? {
    guard options.contains(option) else { return nil }
    guard let source else { return value(values) }
    return ofSources?[source].flatMap(value)
  }

  open func sumQuantity() -> HKQuantity? { value(.cumulativeSum) { $0.sum } }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { value(.cumulativeSum, of: source) { $0.sum } }
  open func averageQuantity() -> HKQuantity? { value(.discreteAverage) { $0.average } }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { value(.discreteAverage, of: source) { $0.average } }
  open func minimumQuantity() -> HKQuantity? { value(.discreteMin) { $0.minimum } }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { value(.discreteMin, of: source) { $0.minimum } }
  open func maximumQuantity() -> HKQuantity? { value(.discreteMax) { $0.maximum } }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { value(.discreteMax, of: source) { $0.maximum } }
  open func mostRecentQuantity() -> HKQuantity? { value(.mostRecent) { $0.last } }
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { value(.mostRecent, of: source) { $0.last } }
  open func mostRecentQuantityDateInterval() -> DateInterval? { value(.mostRecent) { $0.lastInterval } }
  open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { value(.mostRecent, of: source) { $0.lastInterval } }
  /// The total duration of the samples.
  open func duration() -> HKQuantity? { value(.duration) { $0.duration } }
  open func duration(for source: HKSource) -> HKQuantity? { value(.duration, of: source) { $0.duration } }
}

/// The values of samples, in the unit of the first one. Without samples every result is nil.
private struct QuantityValues {
  private let values: [Double]
  private let seconds: Double
  private let unit: HKUnit
  let lastInterval: DateInterval?

  init(_ samples: [HKQuantitySample]) {
    let unit = samples.first?.quantity.unit ?? .count()
    self.unit = unit
    values = samples.map { $0.quantity.doubleValue(for: unit) }
    seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
    lastInterval = samples.last.map { DateInterval(start: $0.startDate, end: $0.endDate) }
  }
  private func quantity(_ value: Double?) -> HKQuantity? { values.isEmpty ? nil : value.map { HKQuantity(unit: unit, doubleValue: $0) } }
  var sum: HKQuantity? { quantity(values.reduce(0, +)) }
  var average: HKQuantity? { quantity(values.reduce(0, +) / Double(max(1, values.count))) }
  var minimum: HKQuantity? { quantity(values.min()) }
  var maximum: HKQuantity? { quantity(values.max()) }
  var last: HKQuantity? { quantity(values.last) }
  var duration: HKQuantity? { values.isEmpty ? nil : HKQuantity(unit: .second(), doubleValue: seconds) }
}

/// Returns the statistics of one interval.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  private let options: HKStatisticsOptions
  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    (self.handler, self.options) = (handler, options)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      switch result {
      case .failure(let error): handler(self, nil, error)
      case .success(let found):
        let samples = found.compactMap { $0 as? HKQuantitySample }
        guard let first = samples.first, let last = samples.map(\.endDate).max(), let type = objectType as? HKQuantityType else {
          return handler(self, nil, HKError(.errorNoData))
        }
        handler(self, HKStatistics(type, samples, start: first.startDate, end: last, options), nil)
      }
    }
  }
}
