/// How a unit is written after a number where ICU is not at hand: the abbreviations of Unicode CLDR's English unit patterns, which most languages
/// share, and English names.
struct UnitWords {
  let abbreviated: String
  let narrow: String
  let one: String
  let other: String

  private init(_ abbreviated: String, _ narrow: String, _ one: String, _ other: String) {
    (self.abbreviated, self.narrow, self.one, self.other) = (abbreviated, narrow, one, other)
  }

  /// A unit that the table lacks is written by its symbol.
  static func of(_ unit: Unit) -> UnitWords { table[unit.symbol] ?? UnitWords(" \(unit.symbol)", unit.symbol, unit.symbol, unit.symbol) }

  /// By the symbol that Foundation gives the unit.
  private static let table: [String: UnitWords] = [
    "°C": UnitWords("°C", "°C", "degree Celsius", "degrees Celsius"), "°F": UnitWords("°F", "°", "degree Fahrenheit", "degrees Fahrenheit"),
    "K": UnitWords(" K", "K", "kelvin", "kelvins"),
    "km": UnitWords(" km", "km", "kilometer", "kilometers"), "m": UnitWords(" m", "m", "meter", "meters"),
    "cm": UnitWords(" cm", "cm", "centimeter", "centimeters"), "mm": UnitWords(" mm", "mm", "millimeter", "millimeters"),
    "mi": UnitWords(" mi", "mi", "mile", "miles"), "yd": UnitWords(" yd", "yd", "yard", "yards"), "ft": UnitWords(" ft", "′", "foot", "feet"),
    "in": UnitWords(" in", "″", "inch", "inches"), "NM": UnitWords(" nmi", "nmi", "nautical mile", "nautical miles"),
    "m/s": UnitWords(" m/s", "m/s", "meter per second", "meters per second"),
    "km/h": UnitWords(" km/h", "km/h", "kilometer per hour", "kilometers per hour"),
    "mph": UnitWords(" mph", "mph", "mile per hour", "miles per hour"),
    "kn": UnitWords(" kn", "kn", "knot", "knots"),
    "kg": UnitWords(" kg", "kg", "kilogram", "kilograms"), "g": UnitWords(" g", "g", "gram", "grams"), "lb": UnitWords(" lb", "#", "pound", "pounds"),
    "oz": UnitWords(" oz", "oz", "ounce", "ounces"), "t": UnitWords(" t", "t", "metric ton", "metric tons"),
    "L": UnitWords(" L", "L", "liter", "liters"), "mL": UnitWords(" mL", "mL", "milliliter", "milliliters"),
    "gal": UnitWords(" gal", "gal", "gallon", "gallons"), "fl oz": UnitWords(" fl oz", "fl oz", "fluid ounce", "fluid ounces"),
    "hPa": UnitWords(" hPa", "hPa", "hectopascal", "hectopascals"), "mbar": UnitWords(" mbar", "mb", "millibar", "millibars"),
    "inHg": UnitWords(" inHg", "″ Hg", "inch of mercury", "inches of mercury"),
    "mmHg": UnitWords(" mm Hg", "mmHg", "millimeter of mercury", "millimeters of mercury"),
    "kcal": UnitWords(" kcal", "kcal", "kilocalorie", "kilocalories"), "cal": UnitWords(" cal", "cal", "calorie", "calories"),
    "kJ": UnitWords(" kJ", "kJ", "kilojoule", "kilojoules"), "J": UnitWords(" J", "J", "joule", "joules"),
    "kWh": UnitWords(" kWh", "kWh", "kilowatt-hour", "kilowatt-hours"), "W": UnitWords(" W", "W", "watt", "watts"),
    "kW": UnitWords(" kW", "kW", "kilowatt", "kilowatts"),
    "hr": UnitWords(" hr", "h", "hour", "hours"), "min": UnitWords(" min", "m", "minute", "minutes"),
    "s": UnitWords(" sec", "s", "second", "seconds"),
    "°": UnitWords(" deg", "°", "degree", "degrees"),
    "km²": UnitWords(" km²", "km²", "square kilometer", "square kilometers"), "m²": UnitWords(" m²", "m²", "square meter", "square meters"),
    "MB": UnitWords(" MB", "MB", "megabyte", "megabytes"), "GB": UnitWords(" GB", "GB", "gigabyte", "gigabytes"),
    "kB": UnitWords(" kB", "kB", "kilobyte", "kilobytes"), "B": UnitWords(" byte", "B", "byte", "bytes"),
  ]

  enum Width { case wide, abbreviated, narrow }

  /// `number` (already written in `locale`) with the unit as the language writes it.
  static func joined(_ number: String, value: Double, unit: Unit, width: Width, locale: Locale) -> String {
    UnitNames.string(number, value: value, unit: unit, width: width, locale: locale)
      ?? of(unit).joined(number, value: value, width: width, locale: locale)
  }

  /// The same by the table: names in words are English; other languages get the abbreviation in their place.
  private func joined(_ number: String, value: Double, width: Width, locale: Locale) -> String {
    switch width {
    case .narrow: return number + narrow
    case .wide where locale.language.languageCode?.identifier == "en":
      return "\(number) \(PluralRules.category(of: value, locale: locale) == .one ? one : other)"
    case .wide, .abbreviated: return number + abbreviated
    }
  }
}

/// Which unit people of a place expect.
enum PreferredUnit {
  /// The unit that `value` of `unit` is shown in: imperial ones in the United States, miles for speed and distance also in the United Kingdom; of
  /// lengths and masses the largest one that makes at least one (a tenth of a mile).
  static func of(_ unit: Dimension, value: Double, locale: Locale) -> Dimension {
    let isUS = locale.measurementSystem == .us
    let isUK = locale.measurementSystem == .uk
    let base = abs(unit.converter.baseUnitValue(fromValue: value))
    switch unit {
    case is UnitTemperature: return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitLength:
      if isUS || (isUK && base >= 1000) { return base >= 160.9 ? UnitLength.miles : base >= 0.3048 ? UnitLength.feet : UnitLength.inches }
      return base >= 1000 ? UnitLength.kilometers : base >= 1 ? UnitLength.meters : UnitLength.centimeters
    case is UnitMass:
      if isUS { return base >= 0.4536 ? UnitMass.pounds : UnitMass.ounces }
      return base >= 1 ? UnitMass.kilograms : UnitMass.grams
    case is UnitVolume: return isUS ? UnitVolume.gallons : UnitVolume.liters
    case is UnitPressure: return isUS ? UnitPressure.inchesOfMercury : UnitPressure.hectopascals
    default: return unit
    }
  }
}
