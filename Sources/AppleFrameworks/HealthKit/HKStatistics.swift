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

/// Sum, average and bounds of the samples in a time. What the query did not ask for is nil.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  private let values: [Double]
  private let seconds: Double
  private let unit: HKUnit
  private let options: HKStatisticsOptions

  /// - Parameter samples: at least one, by their beginning.
  init(_ type: HKQuantityType, _ samples: [HKQuantitySample], start: Date, end: Date, _ options: HKStatisticsOptions) {
    (quantityType, startDate, endDate, self.options) = (type, start, end, options)
    let unit = samples.first?.quantity.unit ?? .count()
    self.unit = unit
    values = samples.map { $0.quantity.doubleValue(for: unit) }
    seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
  }
  private func quantity(_ option: HKStatisticsOptions, _ value: Double?) -> HKQuantity? {
    options.contains(option) ? value.map { HKQuantity(unit: unit, doubleValue: $0) } : nil
  }
  open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, values.reduce(0, +)) }
  open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, values.reduce(0, +) / Double(max(1, values.count))) }
  open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, values.min()) }
  open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, values.max()) }
  open func mostRecentQuantity() -> HKQuantity? { quantity(.mostRecent, values.last) }
  /// The time that the samples cover together.
  open func duration() -> HKQuantity? { options.contains(.duration) ? HKQuantity(unit: .second(), doubleValue: seconds) : nil }
}

/// Asks for the statistics of a time.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  private let options: HKStatisticsOptions
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

/// The statistics of several times that follow each other.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let all: [HKStatistics]
  init(_ all: [HKStatistics]) { self.all = all }
  open func statistics() -> [HKStatistics] { all }
  open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }
  open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    for one in all where one.startDate <= endDate && one.endDate > startDate && !stop.boolValue { block(one, &stop) }
  }
}

/// Asks for the statistics of several times, for example of each day.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// The most times of a collection.
  private static let mostIntervals = 10_000
  public typealias Handler = @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  open var initialResultsHandler: Handler?
  open var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  private let options: HKStatisticsOptions
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.options, self.anchorDate, self.intervalComponents) = (options, anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func run(in store: HKHealthStore) {
    answer(in: store) { [self] result in
      switch result {
      case .failure(let error): initialResultsHandler?(self, nil, error)
      case .success(let found): initialResultsHandler?(self, collection(found.compactMap { $0 as? HKQuantitySample }), nil)
      }
    }
  }

  /// The times with samples, each with those that begin in it.
  private func collection(_ samples: [HKQuantitySample]) -> HKStatisticsCollection {
    guard let type = objectType as? HKQuantityType, let first = samples.first, let last = samples.last else { return HKStatisticsCollection([]) }
    let calendar = intervalComponents.calendar ?? .current
    func boundary(_ number: Int) -> Date? {
      var step = DateComponents()
      for unit: Calendar.Component in [.year, .month, .day, .hour, .minute, .second, .weekOfYear] {
        if let value = intervalComponents.value(for: unit) { step.setValue(value * number, for: unit) }
      }
      return calendar.date(byAdding: step, to: anchorDate)
    }
    guard let second = boundary(1), second > anchorDate else { return HKStatisticsCollection([]) }
    // The interval near the first sample; then back, because months and years differ in length.
    var number = Int(max(-1e6, min(1e6, (first.startDate.timeIntervalSince(anchorDate) / second.timeIntervalSince(anchorDate)).rounded(.down))))
    while let date = boundary(number), date > first.startDate { number -= 1 }
    var (all, place) = ([HKStatistics](), 0)
    for _ in 0..<Self.mostIntervals {
      guard let start = boundary(number), let end = boundary(number + 1), start <= last.startDate, place < samples.count else { break }
      let next = samples[place...].firstIndex { $0.startDate >= end } ?? samples.count
      if next > place, samples[place].startDate >= start {
        all.append(HKStatistics(type, Array(samples[place..<next]), start: start, end: end, options))
      }
      place = next
      number += 1
    }
    return HKStatisticsCollection(all)
  }
}
