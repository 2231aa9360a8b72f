import Foundation
import Synchronization
private import _FoundationICU

/// Formats numbers with full or abbreviated unit names in any language.
///
/// The names are Unicode CLDR's, from the ICU library that Foundation includes.
struct UnitNames: ~Copyable {
  enum Width: String { case wide = "full-name", abbreviated = "short", narrow }

  /// Returns `number` with its unit in the language of `locale`. A unit that ICU does not know is written as its symbol.
  ///
  /// - Parameters:
  ///   - number: The value as text. It replaces the number that ICU writes.
  ///   - value: Chooses the plural form, together with the number of fraction digits in `number`.
  static func joined(_ number: String, value: Double, unit: Unit, width: Width, locale: Locale) -> String {
    string(number, value: value, unit: unit, width: width, locale: locale) ?? number + (width == .narrow ? "" : " ") + unit.symbol
  }

  /// Returns the unit's name without a number, in the plural form of large numbers.
  static func name(of unit: Unit, width: Width, locale: Locale) -> String {
    string("", value: 100, unit: unit, width: width, locale: locale)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? unit.symbol
  }

  private static func string(_ number: String, value: Double, unit: Unit, width: Width, locale: Locale) -> String? {
    identifier(of: unit).flatMap { string(number, value: value, identifier: $0, width: width, locale: locale) }
  }

  /// Returns `number` with a unit that ICU calls `identifier`: `month`, `week`; nil if ICU does not know it.
  static func string(_ number: String, value: Double, identifier: String, width: Width, locale: Locale) -> String? {
    let digits = fractionDigits(of: number, locale: locale)
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    let skeleton = "unit/\(identifier) unit-width-\(width.rawValue) group-off \(precision)"
    // NaN and infinity get the plural form of a large number.
    let text = shared.withLock { $0.format(value.isFinite ? value : 100, skeleton: skeleton, locale: locale.identifier) }
    return text.map { replacingNumber(in: $0, with: number) }
  }

  /// Returns an amount of the unit that ICU calls `identifier` in the usual unit of the locale's region, or in two: "6 ft, 2.8 in".
  ///
  /// - Parameters:
  ///   - usage: What is measured, by CLDR's name: `default`, `person-height`.
  ///   - precision: Words of ICU's skeletons; without any the number is rounded as is usual for the usage, otherwise to two digits or a whole number.
  static func usualAmount(
    _ value: Double, identifier: String, usage: String, precision: String, width: Width, locale: Locale
  ) -> Amount? {
    let skeleton = "unit/\(identifier) usage/\(usage) unit-width-\(width.rawValue) \(precision)"
    return shared.withLock { $0.amount(value, skeleton: skeleton, locale: locale.identifier) }
  }

  /// What ICU writes in the usual unit of a region.
  struct Amount {
    let text: String
    /// The number in the unit, of several units in the last.
    let number: Double
  }

  /// Returns the number of fraction digits in `number`: plural forms depend on it.
  static func fractionDigits(of number: String, locale: Locale) -> Int {
    guard let separator = locale.decimalSeparator?.first, let index = number.lastIndex(of: separator) else { return 0 }
    return number[number.index(after: index)...].filter(isDigit).count
  }

  static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Replaces everything from the first digit to the last, and the sign before them. Text without digits is returned unchanged: some languages have a
  /// word for one or two of a unit.
  static func replacingNumber(in text: String, with number: String) -> String {
    guard var start = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return text }
    while start > text.startIndex {
      let before = text.index(before: start)
      guard "-−\u{200E}\u{200F}\u{061C}".contains(text[before]) else { break }
      start = before
    }
    return text.replacingCharacters(in: start...last, with: number)
  }

  /// Returns ICU's identifier of a unit; nil if ICU does not know it. A minute has the symbol of a metre.
  static func identifier(of unit: Unit) -> String? {
    switch unit {
    case is UnitDuration: durations[unit.symbol]
    // The acceleration of gravity has the symbol of a gram.
    case is UnitAcceleration where unit.symbol == "g": "g-force"
    default: identifiers[unit.symbol]
    }
  }

  private static let durations = [
    "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
  ]

  /// ICU's identifiers of units, by Foundation's symbol of the unit.
  private static let identifiers: [String: String] = [
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin", "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "yd": "yard", "ft": "foot", "in": "inch", "NM": "nautical-mile", "m/s": "meter-per-second", "km/h": "kilometer-per-hour",
    "mph": "mile-per-hour", "kn": "knot", "kg": "kilogram", "g": "gram", "lb": "pound", "oz": "ounce", "t": "tonne", "L": "liter",
    "mL": "milliliter", "gal": "gallon", "fl oz": "fluid-ounce", "hPa": "hectopascal", "mbar": "millibar", "inHg": "inch-ofhg",
    "mmHg": "millimeter-ofhg", "kcal": "kilocalorie", "cal": "calorie", "kJ": "kilojoule", "J": "joule", "kWh": "kilowatt-hour", "W": "watt",
    "kW": "kilowatt", "°": "degree", "km²": "square-kilometer", "m²": "square-meter",
    "MB": "megabyte", "GB": "gigabyte", "kB": "kilobyte", "B": "byte", "TB": "terabyte", "PB": "petabyte", "bit": "bit", "kb": "kilobit",
    "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit", "m/s²": "meter-per-square-second", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian",
    "rev": "revolution", "cm²": "square-centimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare", "mmol/L": "millimole-per-liter", "ppm": "part-per-million", "A": "ampere", "mA": "milliampere", "V": "volt",
    "Ω": "ohm", "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "L/100km": "liter-per-100-kilometer",
    "mpg": "mile-per-gallon", "lx": "lux", "dm": "decimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "smi": "mile-scandinavian",
    "ly": "light-year", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec", "mg": "milligram", "µg": "microgram",
    "st": "stone", "ton": "ton", "ct": "carat", "oz t": "ounce-troy", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower",
    "MPa": "megapascal", "kPa": "kilopascal", "bar": "bar", "psi": "pound-force-per-square-inch", "ML": "megaliter", "dL": "deciliter",
    "cL": "centiliter", "m³": "cubic-meter", "km³": "cubic-kilometer", "cm³": "cubic-centimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
    "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "tsp": "teaspoon", "tbsp": "tablespoon", "cup": "cup", "pt": "pint", "qt": "quart",
    "metric cup": "cup-metric", "dl": "deciliter", "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
    "gal Imperial": "gallon-imperial", "kCal": "kilocalorie", "ʹʹ": "arc-second",
  ]

  // MARK: ICU

  private static let shared = Mutex(UnitNames())

  private var formatters = ICUObjectCache { swift_unumf_close($0) }
  private let result: OpaquePointer?

  private init() {
    var status = U_ZERO_ERROR
    result = swift_unumf_openResult(&status)
  }

  private mutating func format(_ value: Double, skeleton: String, locale: String) -> String? {
    var status = U_ZERO_ERROR
    guard let result = formatted(value, skeleton: skeleton, locale: locale) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { text in
      let count = Int(swift_unumf_resultToString(result, text.baseAddress, Int32(text.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= text.count else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: text[..<count]), as: UTF16.self)
    }
  }

  private mutating func amount(_ value: Double, skeleton: String, locale: String) -> Amount? {
    guard let text = format(value, skeleton: skeleton, locale: locale), let result else { return nil }
    var status = U_ZERO_ERROR
    // The result is still that of the text.
    let number = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { digits -> Double? in
      let count = Int(swift_unumf_resultToDecimalNumber(result, digits.baseAddress, Int32(digits.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= digits.count else { return nil }
      return Double(String(decoding: digits[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return number.map { Amount(text: text, number: $0) }
  }

  private mutating func formatted(_ value: Double, skeleton: String, locale: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let formatter = formatters.object(for: "\(locale) \(skeleton)") {
      let skeleton = Array(skeleton.utf16)
      return swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale, &status)
    }
    guard let formatter, let result else { return nil }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? result : nil
  }
}
