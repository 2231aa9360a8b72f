import Foundation

/// A measurement in the usual unit of a region, or in two: "6 ft, 2.8 in".
///
/// Units and rounding are Unicode CLDR's preferences, from the ICU library that Foundation includes.
struct UsualUnit {
  let text: String
  /// The number in the unit, of two units in the smaller.
  let value: Double

  private let amount: (String) -> UnitNames.Amount?
  private let locale: Locale

  /// Fails for kinds of units that have no preferences, for example frequencies.
  ///
  /// - Parameter usage: What is measured, by the name of a `MeasurementFormatUnitUsage`.
  init?(of unit: Dimension, value: Double, usage: String, width: UnitNames.Width, locale: Locale) {
    // NaN and infinity get the unit of a large number.
    guard let source = Self.source(unit, value.isFinite ? value : 100) else { return nil }
    amount = { precision in
      UnitNames.usualAmount(
        source.value, identifier: source.identifier, usage: Self.usages[usage] ?? usage, precision: precision, width: width, locale: locale)
    }
    guard let rounded = amount("") else { return nil }
    self.locale = locale
    if value.isFinite {
      (text, self.value) = (rounded.text, amount("precision-unlimited")?.number ?? rounded.number)
    } else {
      (text, self.value) = (UnitNames.replacingNumber(in: rounded.text, with: value.formatted(.number.locale(locale))), value)
    }
  }

  /// Returns the text with the number in a style. Of two units, the style decides how many digits the smaller one has.
  func text(in style: FloatingPointFormatStyle<Double>) -> String {
    let number = style.format(value)
    let digits = UnitNames.fractionDigits(of: number, locale: locale)
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    guard let text = amount("group-off \(precision)")?.text else { return self.text }
    let numbers = text.split { !UnitNames.isDigit($0) }.count - (digits == 0 ? 0 : 1)
    return numbers > 1 && value.isFinite ? text : UnitNames.replacingNumber(in: text, with: number)
  }

  /// CLDR's names of usages. It has none for a workout, whose energy is given like that of food.
  private static let usages = [
    "general": "default", "personHeight": "person-height", "personWeight": "person", "visibility": "visiblty", "workout": "food",
  ]

  /// Returns a value in a unit that ICU knows: its own, or the base unit of its kind.
  private static func source(_ unit: Dimension, _ value: Double) -> (value: Double, identifier: String)? {
    let base: String
    switch unit {
    case is UnitLength: base = "meter"
    case is UnitMass: base = "kilogram"
    case is UnitTemperature: base = "kelvin"
    case is UnitSpeed: base = "meter-per-second"
    case is UnitVolume: base = "liter"
    case is UnitPressure: base = "pascal"
    case is UnitEnergy: base = "joule"
    case is UnitPower: base = "watt"
    case is UnitArea: base = "square-meter"
    case is UnitDuration: base = "second"
    default: return nil
    }
    // Foundation's factors are rounded, so that a mile would not be one any more. Imperial volumes have the symbols of the American ones.
    let namesake = (unit as? any _MeasuredUnit).flatMap { kind in type(of: kind)._units.first { $0.symbol == unit.symbol } }
    if namesake == unit, let identifier = UnitNames.identifier(of: unit) { return (value, identifier) }
    return (unit.converter.baseUnitValue(fromValue: value), base)
  }
}
