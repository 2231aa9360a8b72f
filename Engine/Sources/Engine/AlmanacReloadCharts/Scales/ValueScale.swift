import Foundation

/// Maps values to positions, from `start` at the lower end to `end` at the upper; linear or logarithmic.
struct ValueScale: Equatable {
  enum Kind: Equatable {
    case linear
    /// 0 is at the lower end, 1 one step above it, 10 two.
    case logarithmic
  }

  let kind: Kind
  let range: ClosedRange<Double>
  /// The positions of the range's ends, in points.
  let start: Double
  let end: Double

  /// Creates a linear scale from 0 to a round number that is at least `most`, between 10⁻⁹ and 10¹⁵; one that is not a number counts as 1.
  static func linear(upTo most: Double, start: Double, end: Double, ticks: Int = 4) -> ValueScale {
    // Beyond that range the steps would be lost in rounding, and those of infinity would have no end.
    let most = most.isNaN ? 1 : min(max(most, 1e-9), 1e15)
    let step = roundStep(most / Double(max(1, ticks)))
    return ValueScale(kind: .linear, range: 0...(step * (most / step - 1e-9).rounded(.up)), start: start, end: end)
  }

  /// The most values that a scale names.
  private static let mostTicks = 100

  /// Creates a logarithmic scale that ends at the smallest power of ten that is at least `most`, between 10 and 10¹².
  static func logarithmic(upTo most: Double, start: Double, end: Double) -> ValueScale {
    var top = 10.0
    while top < most, top < 1e12 { top *= 10 }
    return ValueScale(kind: .logarithmic, range: 0...top, start: start, end: end)
  }

  func position(of value: Double) -> Double {
    guard range.upperBound > range.lowerBound, value.isFinite else { return start }
    let fraction: Double
    switch kind {
    case .linear: fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    case .logarithmic:
      // One step from 0 to 1, and one for each power of ten.
      let steps = log10(range.upperBound) + 1
      fraction = value <= 0 ? 0 : (log10(max(value, 0.1)) + 1) / steps
    }
    return start + min(1, max(0, fraction)) * (end - start)
  }

  /// Round values, including the ends.
  var ticks: [Double] {
    switch kind {
    case .linear:
      let step = Self.roundStep((range.upperBound - range.lowerBound) / 4)
      return Array(stride(from: range.lowerBound, through: range.upperBound + step * 1e-6, by: step).prefix(Self.mostTicks))
    case .logarithmic:
      var values: [Double] = []
      var value = 1.0
      while value <= range.upperBound * 1.000001, values.count < Self.mostTicks {
        values.append(value)
        value *= 10
      }
      return values
    }
  }

  /// Returns the next of 1, 2, 5, 10, 20, 25, 50 … that is not below `step`.
  private static func roundStep(_ step: Double) -> Double {
    guard step > 0, step.isFinite else { return 1 }
    var unit = 1.0
    while unit > step { unit /= 10 }
    while unit * 10 <= step { unit *= 10 }
    let round: [Double] = unit >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
    return round.map { $0 * unit }.first { $0 >= step * (1 - 1e-9) } ?? unit * 10
  }
}
