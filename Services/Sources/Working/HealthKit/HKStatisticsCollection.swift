import Foundation

/// The intervals of a collection: each begins a whole number of steps before or after an anchor.
struct StatisticsIntervals {
  /// The maximum number of intervals in a collection.
  static let most = 10_000
  let anchor: Date
  let components: DateComponents

  /// Returns the start of the interval with this number; nil if the components are not a duration.
  func boundary(_ number: Int) -> Date? {
    var step = DateComponents()
    for unit: Calendar.Component in [.year, .month, .day, .hour, .minute, .second, .weekOfYear] {
      if let value = components.value(for: unit) { step.setValue(value * number, for: unit) }
    }
    return (components.calendar ?? .current).date(byAdding: step, to: anchor)
  }
  /// Returns the number of the interval that contains a date; nil if the components are not a duration.
  func number(of date: Date) -> Int? {
    guard let second = boundary(1), second > anchor else { return nil }
    // Estimates the number, then corrects it in both directions, because months and years differ in length.
    var number = Int(max(-1e9, min(1e9, (date.timeIntervalSince(anchor) / second.timeIntervalSince(anchor)).rounded(.down))))
    for _ in 0..<Self.most {
      if let start = boundary(number), start > date { number -= 1 } else { break }
    }
    for _ in 0..<Self.most {
      if let end = boundary(number + 1), end <= date { number += 1 } else { break }
    }
    return number
  }
}

/// The statistics of consecutive intervals.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let all: [HKStatistics]
  private let type: HKQuantityType?
  private let intervals: StatisticsIntervals?
  private let options: HKStatisticsOptions
  private let allSources: Set<HKSource>

  /// Creates the intervals that contain samples, each with the samples that begin in it.
  init(_ type: HKQuantityType?, _ samples: [HKQuantitySample], _ intervals: StatisticsIntervals, _ options: HKStatisticsOptions) {
    (self.type, self.intervals, self.options, allSources) = (type, intervals, options, Set(samples.map(\.source)))
    var (all, place) = ([HKStatistics](), 0)
    if let type, let first = samples.first, let last = samples.last, var number = intervals.number(of: first.startDate) {
      for _ in 0..<StatisticsIntervals.most {
        guard let start = intervals.boundary(number), let end = intervals.boundary(number + 1), start <= last.startDate, place < samples.count
        else { break }
        let next = samples[place...].firstIndex { $0.startDate >= end } ?? samples.count
        if next > place, samples[place].startDate >= start {
          all.append(HKStatistics(type, Array(samples[place..<next]), start: start, end: end, options))
        }
        place = next
        number += 1
      }
    }
    self.all = all
  }

  open func statistics() -> [HKStatistics] { all }
  open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }
  open func sources() -> Set<HKSource> { allSources }

  /// Calls `block` for each interval between two dates; intervals without samples have no quantities.
  open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {
    guard let type, let intervals, var number = intervals.number(of: startDate) else { return }
    // Otherwise a date such as `distantPast` would use up the maximum number of intervals before the first sample.
    if let first = all.first.flatMap({ intervals.number(of: $0.startDate) }), number < first - StatisticsIntervals.most { number = first }
    let found = Dictionary(all.map { ($0.startDate, $0) }, uniquingKeysWith: { first, _ in first })
    var stop: ObjCBool = false
    for _ in 0..<StatisticsIntervals.most {
      guard let start = intervals.boundary(number), let end = intervals.boundary(number + 1), start <= endDate, !stop.boolValue else { return }
      block(found[start] ?? HKStatistics(type, [], start: start, end: end, options), &stop)
      number += 1
    }
  }
}

/// Returns the statistics of several intervals, for example of each day.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  @preconcurrency
  open var initialResultsHandler: Handler?
  @preconcurrency
  open var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public let options: HKStatisticsOptions
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
      case .success(let found):
        let intervals = StatisticsIntervals(anchor: anchorDate, components: intervalComponents)
        let samples = found.compactMap { $0 as? HKQuantitySample }
        initialResultsHandler?(self, HKStatisticsCollection(objectType as? HKQuantityType, samples, intervals, options), nil)
      }
    }
  }
}
