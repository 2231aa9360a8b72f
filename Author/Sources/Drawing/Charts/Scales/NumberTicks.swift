import SwiftUICore

/// Round numbers along an axis.
enum NumberTicks {
  /// The maximum number of intervals of an axis whose marks the chart chooses, as in the charts of home-assistant/iOS (WidgetsSnapshot) at both heights.
  static let mostIntervals = 4

  /// Returns the step whose multiples enclose the values from `low` to `high` most tightly. The multiples make at most `intervals` intervals, and at least
  /// two if a step allows it. If several steps are equally tight, the smallest is returned.
  ///
  /// Steps are 1, 2 or 5 times a power of ten, and 25, 250 and so on: 0 to 68 has 0, 25, 50, 75, and 0 to 79 has 0, 20, 40, 60, 80
  /// (Documentation/Fidelity.md).
  static func step(from low: Double, to high: Double, intervals: Int = mostIntervals) -> Double {
    let raw = (high - low) / Double(max(1, intervals))
    guard raw > 0, raw.isFinite else { return 1 }
    func needed(_ step: Double) -> Double { (high / step - 1e-9).rounded(.up) - (low / step + 1e-9).rounded(.down) }
    let power = pow(10, log10(raw).rounded(.down))
    let steps = [1, 10, 100].flatMap { more in
      (more * power >= 10 ? [1, 2, 2.5, 5] : [1, 2, 5]).map { $0 * more * power }
    }
    let enclosing = steps.filter { needed($0) <= Double(intervals) }
    let divided = enclosing.filter { needed($0) >= 2 }
    func length(_ step: Double) -> Double { needed(step) * step }
    return (divided.isEmpty ? enclosing : divided).min { length($0) < length($1) * (1 - 1e-9) } ?? 1000 * power
  }

  /// Returns a step of 1, 2, 2.5 or 5 times a power of ten that divides `span` into about `count` parts. 2.5 itself is not used, so
  /// that steps from 1 on give whole numbers.
  static func roundStep(_ span: Double, count: Int) -> Double {
    let raw = span / Double(max(1, count))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, log10(raw).rounded(.down))
    let factors: [Double] = power == 1 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
    return power * (factors.first { $0 >= raw / power - 1e-9 } ?? 10)
  }

  /// Returns the multiples of `step` between two numbers.
  static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    // Adding zero turns negative zero into zero.
    let first = (low / step - 1e-9).rounded(.up) + 0
    let last = min((high / step + 1e-9).rounded(.down), first + Double(AxisMarkValues.most))
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Returns the powers of ten between two positive numbers; if there are few, also their multiples by two and five.
  static func powers(from low: Double, to high: Double, count: Int) -> [Double] {
    guard low > 0, high > low, high.isFinite else { return [] }
    let (first, last) = (Int(log10(low).rounded(.down)), Int(log10(high).rounded(.up)))
    let skip = max(1, Int((Double(last - first) / Double(max(1, count))).rounded(.up)))
    let factors: [Double] = last - first <= 2 ? [1, 2, 5] : [1]
    var result: [Double] = []
    for power in stride(from: first, through: last, by: skip) {
      for factor in factors { result.append(factor * pow(10, Double(power))) }
    }
    return result.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) }
  }

  /// Formats a number for an axis, with as many decimals as the step needs, and zero without any: 0, 0.5, 1.0. A million and more are in scientific
  /// notation if that is short: 5.0E6, 1.5E7 (Documentation/Fidelity.md). So are numbers that would have more than 15 digits, or 8 decimals.
  ///
  /// - Parameter isPadded: true to write unneeded decimals as zeros, false to leave them out.
  static func text(_ value: Double, step: Double, locale: Locale, isPadded: Bool = true) -> String {
    guard value.isFinite else { return "" }
    func decimals(of step: Double) -> Int {
      var (decimals, scaled) = (0, abs(step))
      while decimals < 8, scaled > 0, abs(scaled - scaled.rounded()) > 1e-6 * scaled {
        scaled *= 10
        decimals += 1
      }
      return decimals
    }
    let isTiny = value != 0 && abs(value) < 1e-6
    if abs(value) >= 1e6 || isTiny {
      // The decimals of the number in front of the power of ten, as many as the step or the number needs; at least one.
      let power = pow(10, log10(abs(value)).rounded(.down))
      let needed = max(1, min(decimals(of: step / power), decimals(of: value / power)))
      if needed <= 2 || abs(value) >= 1e15 || isTiny {
        return value.formatted(.number.notation(.scientific).precision(.fractionLength(min(needed, 2))).locale(locale))
      }
    }
    // Adding zero turns negative zero into zero.
    let most = value == 0 ? 0 : decimals(of: step)
    return (value + 0).formatted(.number.precision(.fractionLength((isPadded ? most : 0)...most)).locale(locale))
  }
}
