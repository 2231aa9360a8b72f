import Foundation

/// A unit as a multiple of base units, with the zero point of a temperature scale.
struct UnitMeasure: Equatable {
  var factor: Double
  /// The unit's zero in kelvin; 0 for units that are not temperature scales.
  var offset = 0.0
  /// The exponents of the base units gram, metre, second, kelvin and so on.
  var dimensions: [String: Int]

  init(factor: Double, offset: Double = 0, dimensions: [String: Int]) { (self.factor, self.offset, self.dimensions) = (factor, offset, dimensions) }

  func times(_ other: UnitMeasure) -> UnitMeasure {
    let powers = dimensions.merging(other.dimensions, uniquingKeysWith: +).filter { $0.value != 0 }
    return UnitMeasure(factor: factor * other.factor, dimensions: powers)
  }
  func raised(to power: Int) -> UnitMeasure {
    UnitMeasure(factor: pow(factor, Double(power)), dimensions: dimensions.mapValues { $0 * power }.filter { $0.value != 0 })
  }

  /// Returns nil if the text is not a unit. Everything after the first `/` divides, with or without parentheses.
  init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    var result = UnitMeasure(factor: 1, dimensions: [:])
    var sign = 1
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      for name in part.split(whereSeparator: { $0 == "·" || $0 == "*" }) {
        guard let measure = Self.power(name.trimmingCharacters(in: CharacterSet(charactersIn: " ()"))) else { return nil }
        result = result.isEmpty && sign == 1 ? measure : result.times(measure.raised(to: sign))
      }
      sign = -1
    }
    self = result
  }
  private var isEmpty: Bool { dimensions.isEmpty && factor == 1 }

  /// Parses `m^2`, `s-1` or `m`.
  private static func power(_ text: String) -> UnitMeasure? {
    if text == "1" { return UnitMeasure(factor: 1, dimensions: [:]) }
    let parts = text.split(separator: "^")
    if parts.count == 2, let power = Int(parts[1]), abs(power) <= 12 { return single(String(parts[0]))?.raised(to: power) }
    return single(text)
  }

  private static func single(_ name: String) -> UnitMeasure? {
    if let unit = units[name] { return unit }
    for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
      let base = String(name.dropFirst(prefix.count))
      if base.hasPrefix("mol<"), base.hasSuffix(">"), let mass = Double(base.dropFirst(4).dropLast()), mass > 0 {
        return UnitMeasure(factor: factor * mass, dimensions: ["g": 1])
      }
      if prefixed.contains(base), let unit = units[base] { return UnitMeasure(factor: factor * unit.factor, dimensions: unit.dimensions) }
    }
    return nil
  }

  private static let prefixes: [(String, Double)] = [
    ("", 1), ("mc", 1e-6), ("μ", 1e-6), ("da", 10), ("m", 1e-3), ("c", 1e-2), ("d", 0.1), ("h", 100), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12),
    ("n", 1e-9), ("p", 1e-12), ("f", 1e-15),
  ]
  private static let prefixed: Set<String> = ["g", "m", "L", "l", "s", "J", "Pa", "S", "V", "W", "Hz", "lx", "rad"]
  private static let pressure = ["g": 1, "m": -1, "s": -2]
  private static let energy = ["g": 1, "m": 2, "s": -2]

  /// Exact if the definition is exact (international yard and pound, thermochemical calorie); the others are from SI's tables (NIST SP 811).
  private static let units: [String: UnitMeasure] = [
    "g": .init(factor: 1, dimensions: ["g": 1]), "oz": .init(factor: 28.349523125, dimensions: ["g": 1]),
    "lb": .init(factor: 453.59237, dimensions: ["g": 1]), "st": .init(factor: 6350.29318, dimensions: ["g": 1]),
    "m": .init(factor: 1, dimensions: ["m": 1]), "in": .init(factor: 0.0254, dimensions: ["m": 1]), "ft": .init(factor: 0.3048, dimensions: ["m": 1]),
    "yd": .init(factor: 0.9144, dimensions: ["m": 1]), "mi": .init(factor: 1609.344, dimensions: ["m": 1]),
    "L": .init(factor: 1e-3, dimensions: ["m": 3]), "l": .init(factor: 1e-3, dimensions: ["m": 3]),
    "fl_oz_us": .init(factor: 2.95735295625e-5, dimensions: ["m": 3]), "fl_oz_imp": .init(factor: 2.84130625e-5, dimensions: ["m": 3]),
    "cup_us": .init(factor: 2.365882365e-4, dimensions: ["m": 3]), "pt_us": .init(factor: 4.73176473e-4, dimensions: ["m": 3]),
    "cup_imp": .init(factor: 2.84130625e-4, dimensions: ["m": 3]), "pt_imp": .init(factor: 5.6826125e-4, dimensions: ["m": 3]),
    "s": .init(factor: 1, dimensions: ["s": 1]), "min": .init(factor: 60, dimensions: ["s": 1]), "hr": .init(factor: 3600, dimensions: ["s": 1]),
    "d": .init(factor: 86_400, dimensions: ["s": 1]), "J": .init(factor: 1000, dimensions: energy), "cal": .init(factor: 4184, dimensions: energy),
    "kcal": .init(factor: 4.184e6, dimensions: energy), "Cal": .init(factor: 4.184e6, dimensions: energy),
    "W": .init(factor: 1000, dimensions: ["g": 1, "m": 2, "s": -3]), "Pa": .init(factor: 1000, dimensions: pressure),
    "mmHg": .init(factor: 133_322.387415, dimensions: pressure), "atm": .init(factor: 101_325_000, dimensions: pressure),
    "inHg": .init(factor: 3_386_388.640341, dimensions: pressure), "cmAq": .init(factor: 98_066.5, dimensions: pressure),
    "K": .init(factor: 1, dimensions: ["K": 1]), "degC": .init(factor: 1, offset: 273.15, dimensions: ["K": 1]),
    "degF": .init(factor: 5.0 / 9, offset: 459.67 * 5 / 9, dimensions: ["K": 1]), "count": .init(factor: 1, dimensions: [:]),
    "%": .init(factor: 0.01, dimensions: [:]), "Hz": .init(factor: 1, dimensions: ["s": -1]), "S": .init(factor: 1, dimensions: ["S": 1]),
    "V": .init(factor: 1, dimensions: ["V": 1]), "IU": .init(factor: 1, dimensions: ["IU": 1]), "dBASPL": .init(factor: 1, dimensions: ["dBASPL": 1]),
    "dBHL": .init(factor: 1, dimensions: ["dBHL": 1]), "appleEffortScore": .init(factor: 1, dimensions: ["appleEffortScore": 1]),
    "lx": .init(factor: 1, dimensions: ["lx": 1]), "D": .init(factor: 1, dimensions: ["m": -1]), "pD": .init(factor: 1, dimensions: ["pD": 1]),
    "rad": .init(factor: 1, dimensions: ["rad": 1]), "deg": .init(factor: Double.pi / 180, dimensions: ["rad": 1]),
  ]
}
