/// Chooses the usual unit of a region for a `MeasurementFormatter`.
enum PreferredUnit {
  /// Returns the unit for showing `value` of `unit`: US units in the United States, miles, feet and inches in the United Kingdom. Of several
  /// lengths or masses, it is the largest one in which the value is at least 1 (0.1 for miles); for an infinite value, the largest.
  static func of(_ unit: Dimension, value: Double, locale: Locale) -> Dimension {
    let isUS = locale.measurementSystem == .us
    let isUK = locale.measurementSystem == .uk
    let base = abs(unit.converter.baseUnitValue(fromValue: value))
    switch unit {
    case is UnitTemperature: return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitLength:
      if isUS || isUK { return base >= 160.9 ? UnitLength.miles : base >= 0.3048 ? UnitLength.feet : UnitLength.inches }
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
