import Foundation

// Named units. Those with metric prefixes follow below, by dimension.

// MARK: Mass

extension HKUnit {
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)g") }
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
  }
}

// MARK: Length

extension HKUnit {
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)m") }
}

// MARK: Volume

extension HKUnit {
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)L") }
}

// MARK: Time and frequency

extension HKUnit {
  public class func second() -> HKUnit { HKUnit(from: "s") }
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  public class func day() -> HKUnit { HKUnit(from: "d") }
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)s") }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)Hz") }
}

// MARK: Energy and power

extension HKUnit {
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  public class func calorie() -> HKUnit { HKUnit(from: "cal") }
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)J") }
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)W") }
}

// MARK: Temperature

extension HKUnit {
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
}

// MARK: Pressure

extension HKUnit {
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)Pa") }
}

// MARK: Electricity and light

extension HKUnit {
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)S") }
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)V") }
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)lx") }
}

// MARK: Lenses and angles

extension HKUnit {
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix.symbol)rad") }
}

// MARK: Numbers

extension HKUnit {
  public class func count() -> HKUnit { HKUnit(from: "count") }
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
}

// MARK: Foundation's formatters

extension HKUnit {
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    let names: [MassFormatter.Unit: String] = [.gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st"]
    self.init(from: names[massFormatterUnit] ?? "g")
  }
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    let names: [LengthFormatter.Unit: String] = [
      .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft", .yard: "yd", .mile: "mi",
    ]
    self.init(from: names[lengthFormatterUnit] ?? "m")
  }
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    let names: [EnergyFormatter.Unit: String] = [.joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal"]
    self.init(from: names[energyFormatterUnit] ?? "J")
  }
  // Returns the formatter's base unit if the formatter does not have the unit.
  public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
    [.gram, .kilogram, .ounce, .pound, .stone].first { HKUnit(from: $0) == unit } ?? .gram
  }
  public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
    [.millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile].first { HKUnit(from: $0) == unit } ?? .meter
  }
  public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
    [.joule, .kilojoule, .calorie, .kilocalorie].first { HKUnit(from: $0) == unit } ?? .joule
  }
}
