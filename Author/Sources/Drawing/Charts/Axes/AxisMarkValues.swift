import SwiftUICore

/// The values of an axis that are marked.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStep: Double)
    case step(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case values([_ChartValue])
  }
  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// The maximum number of marks.
  static let most = 500

  /// Round values, as many as fit.
  public static var automatic: AxisMarkValues { automatic() }
  /// - Parameters:
  ///   - desiredCount: the approximate number of values.
  ///   - roundLowerBound: true to start an automatic domain at a round value.
  ///   - roundUpperBound: true to end an automatic domain at a round value.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, minimumStep: 0), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  /// - Parameter minimumStride: the minimum distance between two values.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStep: Double(minimumStride)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStep: Double(minimumStride)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  /// Marks the multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .step(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .step(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  /// Marks dates at intervals of `count` calendar units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(component, count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
}

extension AxisMarkValues {
  /// Returns the rounding of an automatic domain of numbers for these marks; `count` is the number of values that fit.
  func rounding(count: Int) -> Scale.Rounding {
    var rounding = Scale.Rounding(lower: roundsLower ?? true, upper: roundsUpper ?? true, intervals: min(count, NumberTicks.mostIntervals))
    switch kind {
    case .automatic(let desired, let minimum):
      rounding.count = desired
      rounding.minimumStep = minimum
    case .step(let step): rounding.step = step > 0 ? step : nil
    case .calendar: break
    // Explicit values do not move the ends of the domain.
    case .values: (rounding.lower, rounding.upper) = (roundsLower ?? false, roundsUpper ?? false)
    }
    return rounding
  }

  /// Returns the values on `scale`, with the step that their format depends on; `count` is the number of values that fit.
  func ticks(on scale: Scale, count: Int, calendar: Calendar) -> AxisTicks {
    switch scale.kind {
    case .band(let names):
      if case .values(let values) = kind { return AxisTicks(values: values) }
      var most = Self.most
      if case .automatic(let desired?, _) = kind, desired > 0 { most = min(most, desired) }
      let skip = (names.count + most - 1) / most
      return AxisTicks(values: names.enumerated().filter { $0.offset % max(1, skip) == 0 }.map { .category($0.element) })
    case .continuous(let low, let high, isDate: true): return dates(low, high, count, calendar)
    case .continuous(let low, let high, isDate: false):
      switch kind {
      case .values(let values):
        let numbers = values.compactMap(\.scalar)
        return AxisTicks(values: values, step: zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }.min() ?? numbers.first.map(abs) ?? 1)
      case .automatic(let desired, _) where scale.transform.isLogarithmic:
        let powers = NumberTicks.powers(from: low, to: high, count: desired ?? count)
        return AxisTicks(values: powers.map { .number($0) }, step: powers.first ?? 1)
      case .automatic(let desired, let minimum):
        let own = desired.map { NumberTicks.roundStep(high - low, count: $0) } ?? scale.automaticStep
        let least = max(minimum, scale.isWhole && desired == nil ? 1 : 0)
        let step = max(own ?? NumberTicks.step(from: low, to: high, intervals: min(count, NumberTicks.mostIntervals)), least)
        return AxisTicks(values: NumberTicks.multiples(of: step, from: low, to: high).map { .number($0) }, step: step)
      case .step(let step): return AxisTicks(values: NumberTicks.multiples(of: step, from: low, to: high).map { .number($0) }, step: step)
      case .calendar: return AxisTicks(values: [])
      }
    }
  }

  private func dates(_ low: Double, _ high: Double, _ count: Int, _ calendar: Calendar) -> AxisTicks {
    let (from, to) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
    func every(_ amount: Int, _ unit: Calendar.Component, _ calendar: Calendar) -> AxisTicks {
      let dates = TimeTicks(calendar: calendar).dates(every: amount, unit, from: from, to: to)
      return AxisTicks(values: dates.map { .date($0) }, unit: unit)
    }
    switch kind {
    case .values(let values):
      let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
      return AxisTicks(values: values, unit: TimeTicks.unit(of: dates))
    case .calendar(let unit, let amount, let own): return every(amount, unit, own ?? calendar)
    case .automatic(let desired, _):
      let step = TimeTicks.step(over: high - low, count: desired ?? count)
      return every(step.amount, step.unit, calendar)
    case .step(let seconds): return every(seconds >= 1 ? Int(min(seconds, 1e9)) : 1, .second, calendar)
    }
  }
}

/// The marked values of an axis and the step between them, which determines their format.
struct AxisTicks {
  var values: [_ChartValue]
  var step = 1.0
  var unit = Calendar.Component.day

  func text(_ value: _ChartValue, locale: Locale, calendar: Calendar) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): NumberTicks.text(number, step: step, locale: locale)
    case .date(let date): TimeTicks(calendar: calendar).text(date, unit, locale: locale)
    }
  }
}

/// A marked value of an axis.
public struct AxisValue {
  let value: _ChartValue
  /// The value's index among the marked values.
  public let index: Int
  /// The number of marked values.
  public let count: Int

  /// Converts the value to `type`; nil if that is impossible, for example 2.5 to an integer.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(chartValue: value) }
}

/// The side of the plot at which an axis is drawn.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case automatic, leading, trailing, top, bottom
  }
  let side: Side
  /// Below the plot for x, at its trailing side for y; the categories of a y axis are at the leading side.
  public static let automatic = AxisMarkPosition(side: .automatic)
  public static let leading = AxisMarkPosition(side: .leading)
  public static let trailing = AxisMarkPosition(side: .trailing)
  public static let top = AxisMarkPosition(side: .top)
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// The arrangement of the parts of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, aligned, extended, inset
  }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels are centred at their values; the outermost ones are moved so that they end at the plot's edges.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Grid lines continue beside the labels.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels are inside the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
