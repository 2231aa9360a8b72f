import SwiftUICore

/// The range of one bin. The last bin of a collection includes its upper bound.
public struct ChartBinRange<Bound: Plottable & Comparable & Hashable>: Hashable {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isClosed: Bool

  public func contains(_ element: Bound) -> Bool { element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound) }
  public static func ~= (pattern: ChartBinRange<Bound>, value: Bound) -> Bool { pattern.contains(value) }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of numbers: adjacent ranges for grouping data.
public struct NumberBins<Value: Plottable & Comparable & Hashable>: RandomAccessCollection {
  public typealias Element = ChartBinRange<Value>
  public typealias Index = Int
  /// The bounds of the bins, in ascending order.
  public let thresholds: [Value]

  /// Bins between ascending thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }
  /// Returns the index of the bin that contains `value`; for a value outside all bins, the nearest bin.
  public func index(for value: Value) -> Int { Bins.index(of: value, in: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About `desiredCount` bins of a round size that contain all of `data`.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let thresholds = Bins.thresholds(data.map { Double($0) }, count: desiredCount, minimumStride: Double(minimumStride))
    self.init(thresholds: thresholds.map { Value($0) })
  }
  /// `count` bins of equal size over `range`.
  public init(range: ClosedRange<Value>, count: Int = 10) {
    let count = Swift.max(1, count)
    self.init(thresholds: (0...count).map { range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(count) })
  }
  public init(range: ClosedRange<Value>, desiredCount: Int?, minimumStride: Value = 0) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
  }
  /// Bins of `size`, bounded by its multiples, that contain `range`.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: Bins.multiples(of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound)).map { Value($0) })
  }
  public init(size: Value, data: [Value]) { self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 1)) }
}

extension NumberBins where Value: BinaryInteger {
  /// About `desiredCount` bins of a round size that contain all of `data`.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let thresholds = Bins.thresholds(data.map { Double($0) }, count: desiredCount, minimumStride: Swift.max(1, Double(minimumStride)))
    self.init(thresholds: thresholds.map { Value($0.rounded()) })
  }
  /// Bins of `size`, bounded by its multiples, that contain `range`.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(thresholds: Bins.multiples(of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound)).map { Value($0) })
  }
  public init(size: Value, data: [Value]) { self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 1)) }
}

/// Bins of dates: adjacent calendar units or time intervals.
public struct DateBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Date>
  public typealias Index = Int
  /// The bounds of the bins, in ascending order.
  public let thresholds: [Date]

  /// Bins between ascending dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
  /// Bins of `count` calendar units each that contain `range`.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var dates: [Date] = []
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    while dates.count < Bins.most {
      dates.append(date)
      if date > range.upperBound { break }
      guard let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: date), next > date else { break }
      date = next
    }
    self.init(thresholds: dates)
  }
  /// Bins of `count` calendar units each that contain all of `data`.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: low...high, calendar: calendar)
  }
  /// Bins of `timeInterval` seconds each that cover `range` from its lower bound.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let seconds = Bins.multiples(of: timeInterval, from: 0, to: range.upperBound.timeIntervalSince(range.lowerBound))
    self.init(thresholds: seconds.map { range.lowerBound.addingTimeInterval($0) })
  }
  /// About `desiredCount` bins of a round time interval that contain all of `data`.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    let step = TimeTicks.step(over: high.timeIntervalSince(low), count: desiredCount ?? Bins.desiredCount)
    self.init(unit: step.unit, by: step.amount, range: low...high, calendar: calendar)
  }
  public init(range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = .current) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }
  /// Returns the index of the bin that contains `value`; for a value outside all bins, the nearest bin.
  public func index(for value: Date) -> Int { Bins.index(of: value, in: thresholds) }
}

enum Bins {
  /// The approximate number of bins if the author gives none.
  static let desiredCount = 10
  /// The maximum number of bins.
  static let most = 10_000

  static func thresholds(_ data: [Double], count: Int?, minimumStride: Double) -> [Double] {
    let finite = data.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return [] }
    let step = max(NumberTicks.roundStep(high - low, count: count ?? desiredCount), minimumStride)
    return multiples(of: step, from: low, to: high)
  }

  static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite else { return [] }
    let first = (low / step + 1e-9).rounded(.down)
    let last = max(first + 1, (high / step - 1e-9).rounded(.up))
    return stride(from: first, through: min(last, first + Double(most)), by: 1).map { $0 * step }
  }

  static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return max(0, min(after - 1, thresholds.count - 2))
  }
}
