import SwiftUICore

/// Maps the values of one axis to fractions of it, from 0 to 1.
struct Scale {
  enum Kind {
    /// Numbers, or dates in seconds.
    case continuous(low: Double, high: Double, isDate: Bool)
    /// Each category has a band of equal width.
    case band([String])
  }
  var kind: Kind
  let transform: ScaleType.Kind
  let isReversed: Bool
  /// The index of each category.
  private let indices: [String: Int]
  /// The first visible category and the number of visible ones.
  private var visible = (start: 0.0, count: 1.0)
  /// The step whose multiples end an automatic domain of numbers; nil if the domain does not end at multiples.
  var automaticStep: Double?
  /// True if all values are whole numbers, so that no value between two of them is marked.
  var isWhole = false
  /// True if the domain ends with the last calendar unit, so that the end is not itself a value.
  var isHalfOpen = false
  /// True if the ends may move inwards to keep bars inside the plot. The ends of an author's domain do not move.
  var keepsBarsInside = false

  init(kind: Kind, transform: ScaleType.Kind = .linear, isReversed: Bool = false) {
    self.kind = kind
    self.transform = transform
    self.isReversed = isReversed
    if case .band(let names) = kind {
      visible.count = Double(max(1, names.count))
      indices = Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    } else {
      indices = [:]
    }
  }

  /// Returns the position of a value as a fraction of the axis: 0 to 1 in the domain, other numbers outside of it; nil if the scale has no such value.
  func fraction(of value: _ChartValue) -> CGFloat? {
    var fraction: CGFloat
    switch kind {
    case .band:
      guard let index = indices[value.categoryName] else { return nil }
      fraction = (Double(index) + 0.5 - visible.start) / visible.count
    case .continuous(let low, let high, let isDate):
      guard value.isDate == isDate, let scalar = value.scalar else { return nil }
      let (from, to, at) = (transform.apply(low), transform.apply(high), transform.apply(scalar))
      guard at.isFinite, from.isFinite, to.isFinite else { return nil }
      fraction = to > from ? CGFloat((at - from) / (to - from)) : 0.5
    }
    return isReversed ? 1 - fraction : fraction
  }

  /// Returns the value at a fraction of the axis; on a scale of categories, the one whose band contains it.
  func value(atFraction fraction: CGFloat) -> _ChartValue? {
    guard fraction.isFinite, abs(fraction) < 1e9 else { return nil }
    let position = Double(isReversed ? 1 - fraction : fraction)
    switch kind {
    case .band(let names):
      let index = (visible.start + position * visible.count).rounded(.down)
      return index >= 0 && index < Double(names.count) ? .category(names[Int(index)]) : nil
    case .continuous(let low, let high, let isDate):
      let (from, to) = (transform.apply(low), transform.apply(high))
      let scalar = transform.invert(from + (to - from) * position)
      return isDate ? .date(Date(timeIntervalSinceReferenceDate: scalar)) : .number(scalar)
    }
  }

  /// The width of a category's band as a fraction of the axis; nil on continuous scales.
  var bandwidth: CGFloat? {
    if case .band = kind { return 1 / visible.count }
    return nil
  }

  /// Shows so many of the categories, beginning with `first`: the others are beyond the ends of the axis.
  mutating func show(_ count: Double, from first: _ChartValue?) {
    guard case .band(let names) = kind else { return }
    let start = first.flatMap { indices[$0.categoryName] } ?? 0
    visible = (min(Double(start), max(0, Double(names.count) - count)), count)
  }
  var isContinuous: Bool { bandwidth == nil }
  var isTime: Bool { if case .continuous(_, _, true) = kind { true } else { false } }

  /// The two ends of a continuous scale, or the categories.
  var domain: [_ChartValue] {
    switch kind {
    case .band(let names): names.map { .category($0) }
    case .continuous(let low, let high, true):
      [.date(Date(timeIntervalSinceReferenceDate: low)), .date(Date(timeIntervalSinceReferenceDate: high))]
    case .continuous(let low, let high, false): [.number(low), .number(high)]
    }
  }
}

// MARK: Making

extension Scale {
  /// The ends of an automatic domain that move to multiples of a step. Without `step`, the author's `count` is the approximate number of steps; without
  /// `count`, `intervals` is the maximum number.
  struct Rounding {
    var lower = true
    var upper = true
    var intervals = NumberTicks.mostIntervals
    var count: Int?
    var step: Double?
    var minimumStep = 0.0
  }

  /// Returns the scale of the author's domain or, without one, of `values`; nil if there is neither.
  ///
  /// A domain of numbers includes zero unless `domain` excludes it; a domain of dates ends with the data.
  static func covering(_ values: [_ChartValue], domain: ChartDomain? = nil, type: ScaleType? = nil, rounding: Rounding? = nil) -> Scale? {
    let kind = type?.kind ?? .linear
    switch domain {
    case .categories(let names)?: return Scale(kind: .band(names))
    case .continuous(let low, let high)? where kind != .category && !values.contains(where: \.isCategory):
      guard let first = low.scalar, let last = high.scalar else { break }
      let range = kind.positive(min(first, last), max(first, last), values)
      var scale = Scale(kind: .continuous(low: range.low, high: range.high, isDate: low.isDate), transform: kind, isReversed: first > last)
      scale.isWhole = areWhole(values.compactMap(\.scalar))
      return scale
    case .continuous?, .automatic?, nil: break
    }
    var (values, includesZero, isReversed) = (values, true, false)
    if case .automatic(let zero, let reversed, let modify)? = domain {
      (includesZero, isReversed) = (zero ?? true, reversed ?? false)
      if let modify { values = modify(inferred(values, includesZero: includesZero)) }
    }
    if kind == .category || values.contains(where: \.isCategory) {
      return Scale(kind: .band(distinct(values)), isReversed: isReversed)
    }
    let isDate = values.contains(where: \.isDate)
    let scalars = values.filter { $0.isDate == isDate }.compactMap(\.scalar)
    guard var low = scalars.min(), var high = scalars.max() else { return nil }
    if isDate { return Scale(kind: .continuous(low: low, high: high, isDate: true), isReversed: isReversed) }
    if includesZero, !kind.isLogarithmic { (low, high) = (min(0, low), max(0, high)) }
    (low, high) = kind.positive(low, high, values)
    if high <= low { high = low + 1 }
    let isWhole = areWhole(scalars)
    var step: Double?
    if let rounding, kind.isLogarithmic {
      (low, high) = rounding.powers(low, high)
    } else if let rounding {
      (low, high, step) = rounding.multiples(low, high, isWhole: isWhole)
    }
    var scale = Scale(kind: .continuous(low: low, high: high, isDate: false), transform: kind, isReversed: isReversed)
    scale.automaticStep = step
    scale.isWhole = isWhole
    return scale
  }

  /// Returns true if there are values, and all are whole numbers. Apple's charts use the type of the values, which for such values is almost always an integer.
  private static func areWhole(_ values: [Double]) -> Bool { !values.isEmpty && values.allSatisfy { $0 == $0.rounded() } }

  private static func distinct(_ values: [_ChartValue]) -> [String] {
    var seen: Set<String> = []
    return values.map(\.categoryName).filter { seen.insert($0).inserted }
  }

  /// Returns the domain that is passed to an author's closure: the categories, or both ends.
  private static func inferred(_ values: [_ChartValue], includesZero: Bool) -> [_ChartValue] {
    if values.contains(where: \.isCategory) { return distinct(values).map { .category($0) } }
    return covering(values, domain: .automatic(includesZero: includesZero, reversed: nil, modify: nil))?.domain ?? []
  }
}

extension Scale.Rounding {
  /// Returns the rounded ends, and the step if the chart chose it.
  fileprivate func multiples(_ low: Double, _ high: Double, isWhole: Bool) -> (Double, Double, automatic: Double?) {
    let own = step ?? count.map { NumberTicks.roundStep(high - low, count: $0) }
    let step = max(own ?? max(NumberTicks.step(from: low, to: high, intervals: intervals), isWhole ? 1 : 0), minimumStep)
    return (
      lower ? (low / step + 1e-9).rounded(.down) * step : low, upper ? (high / step - 1e-9).rounded(.up) * step : high, own == nil ? step : nil
    )
  }
  fileprivate func powers(_ low: Double, _ high: Double) -> (Double, Double) {
    (lower ? pow(10, log10(low).rounded(.down)) : low, upper ? pow(10, log10(high).rounded(.up)) : high)
  }
}
