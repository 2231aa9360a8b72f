import SwiftUICore

/// The mapping of data to positions along an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, category
    case logarithmic
    case power(Double)
    case symmetricLog(slope: Double)
  }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let date = ScaleType(kind: .linear)
  /// Each value has its own band.
  public static let category = ScaleType(kind: .category)
  /// Equal factors are equal distances. Zero and negative numbers have no place.
  public static let log = ScaleType(kind: .logarithmic)
  public static let squareRoot = ScaleType(kind: .power(0.5))
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Logarithmic away from zero, linear near it.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(slope: 1))
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slope: slopeAtZero)) }
}

extension ScaleType.Kind {
  var isLogarithmic: Bool { self == .logarithmic }

  func apply(_ value: Double) -> Double {
    switch self {
    case .linear, .category: value
    case .logarithmic: value > 0 ? Foundation.log(value) : .nan
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    }
  }

  func invert(_ value: Double) -> Double {
    switch self {
    case .linear, .category: value
    case .logarithmic: exp(value)
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    }
  }

  /// Limits a domain to values that the scale can place: a logarithmic domain starts at the least positive value.
  func positive(_ low: Double, _ high: Double, _ values: [_ChartValue]) -> (low: Double, high: Double) {
    guard isLogarithmic, low <= 0 else { return (low, high) }
    let least = values.compactMap(\.scalar).filter { $0 > 0 }.min() ?? 1
    return (min(least, high > 0 ? high : 1), max(high, least))
  }
}
