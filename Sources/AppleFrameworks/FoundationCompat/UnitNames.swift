/// Units as each language writes them, in words and abbreviated: Unicode CLDR's patterns, which Foundation on Linux carries in its ICU.
///
/// The library's names are looked up when they are first needed; where they are not (a statically linked program), `UnitWords` stands in.
enum UnitNames {
  /// A value with its unit in the language of `locale`; nil for a unit that ICU does not know or where there is no ICU.
  ///
  /// - Parameter number: the value as it is to be written; it takes the place of ICU's own.
  static func string(_ number: String, value: Double, unit: Unit, width: UnitWords.Width, locale: Locale) -> String? {
    guard let identifier = identifiers[unit.symbol], let icu = ICU.shared, value.isFinite else { return nil }
    let digits = fractionDigits(of: number, locale: locale)
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    let name = width == .wide ? "full-name" : width == .narrow ? "narrow" : "short"
    guard let text = icu.format(value, skeleton: "unit/\(identifier) unit-width-\(name) group-off \(precision)", locale: locale.identifier) else {
      return nil
    }
    return replacingNumber(in: text, with: number)
  }

  /// The unit's name alone, as it stands beside many of it.
  static func name(of unit: Unit, width: UnitWords.Width, locale: Locale) -> String? {
    string("", value: 100, unit: unit, width: width, locale: locale)?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Plural forms depend on the digits that are seen.
  private static func fractionDigits(of number: String, locale: Locale) -> Int {
    guard let separator = locale.decimalSeparator?.first, let index = number.lastIndex(of: separator) else { return 0 }
    return number[number.index(after: index)...].filter(isDigit).count
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// From the first digit to the last, with the sign before them.
  private static func replacingNumber(in text: String, with number: String) -> String? {
    guard var start = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
    while start > text.startIndex {
      let before = text.index(before: start)
      guard "-−\u{200E}\u{200F}\u{061C}".contains(text[before]) else { break }
      start = before
    }
    return text.replacingCharacters(in: start...last, with: number)
  }

  /// By the symbol that Foundation gives the unit.
  private static let identifiers: [String: String] = [
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin", "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "yd": "yard", "ft": "foot", "in": "inch", "NM": "nautical-mile", "m/s": "meter-per-second", "km/h": "kilometer-per-hour",
    "mph": "mile-per-hour", "kn": "knot", "kg": "kilogram", "g": "gram", "lb": "pound", "oz": "ounce", "t": "tonne", "L": "liter",
    "mL": "milliliter", "gal": "gallon", "fl oz": "fluid-ounce", "hPa": "hectopascal", "mbar": "millibar", "inHg": "inch-ofhg",
    "mmHg": "millimeter-ofhg", "kcal": "kilocalorie", "cal": "calorie", "kJ": "kilojoule", "J": "joule", "kWh": "kilowatt-hour", "W": "watt",
    "kW": "kilowatt", "hr": "hour", "min": "minute", "s": "second", "°": "degree", "km²": "square-kilometer", "m²": "square-meter",
    "MB": "megabyte", "GB": "gigabyte", "kB": "kilobyte", "B": "byte",
  ]
}

/// The part of ICU's number formatting that knows units. Foundation's module shows other parts of the library only.
// Unchecked: `lock` guards `formatters`; the functions are immutable.
private final class ICU: @unchecked Sendable {
  static let shared = ICU()

  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias OpenFormatter = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  private typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
  private typealias Read = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private let open: OpenFormatter
  private let openResult: OpenResult
  private let format: Format
  private let read: Read
  private let close: Close
  private let closeResult: Close
  private var formatters: [String: OpaquePointer] = [:]
  private let lock = NSLock()

  private init?() {
    func function<Function>(_ name: String) -> Function? {
      dlsym(nil, "swift_unumf_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open: OpenFormatter = function("openForSkeletonAndLocale"), let openResult: OpenResult = function("openResult"),
      let format: Format = function("formatDouble"), let read: Read = function("resultToString"), let close: Close = function("close"),
      let closeResult: Close = function("closeResult")
    else { return nil }
    (self.open, self.openResult, self.format, self.read, self.close, self.closeResult) = (open, openResult, format, read, close, closeResult)
  }

  func format(_ value: Double, skeleton: String, locale: String) -> String? {
    lock.withLock {
      var status: Int32 = 0
      let key = "\(locale) \(skeleton)"
      if formatters[key] == nil {
        let units = Array(skeleton.utf16)
        guard let made = open(units, Int32(units.count), locale, &status), status <= 0 else { return nil }
        // A widget knows a handful; a process that knows hundreds starts anew.
        if formatters.count >= 128 {
          formatters.values.forEach(close)
          formatters = [:]
        }
        formatters[key] = made
      }
      guard let formatter = formatters[key], let result = openResult(&status), status <= 0 else { return nil }
      defer { closeResult(result) }
      format(formatter, value, result, &status)
      var text = [UInt16](repeating: 0, count: 256)
      let count = read(result, &text, Int32(text.count), &status)
      guard status <= 0, count > 0, count <= Int32(text.count) else { return nil }
      return String(decoding: text[..<Int(count)], as: UTF16.self)
    }
  }
}
