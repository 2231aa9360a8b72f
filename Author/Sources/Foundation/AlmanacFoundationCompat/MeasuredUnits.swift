/// A kind of unit whose measurements can be parameters of an intent. A form lists its units in this order.
public protocol _MeasuredUnit: Dimension {
  /// The units that a form lists, the default first. A value can have any of them.
  static var _units: [Dimension] { get }
}

extension _MeasuredUnit {
  /// The first of the listed units.
  // The cast cannot fail: every kind in this file lists units of its own class, and these classes are final.
  package static var usual: Self { _units[0] as! Self }

  package static func unit(symbol: String?) -> Self? { _units.first { $0.symbol == symbol } as? Self }
}

extension UnitDuration: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours] }
}
extension UnitLength: _MeasuredUnit {
  public static var _units: [Dimension] {
    [
      UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters, UnitLength.micrometers, UnitLength.miles,
      UnitLength.yards, UnitLength.feet, UnitLength.inches, UnitLength.nauticalMiles, UnitLength.fathoms, UnitLength.furlongs,
      UnitLength.astronomicalUnits, UnitLength.lightyears, UnitLength.parsecs,
    ]
  }
}
extension UnitMass: _MeasuredUnit {
  public static var _units: [Dimension] {
    [
      UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.micrograms, UnitMass.pounds, UnitMass.ounces, UnitMass.stones,
      UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats, UnitMass.ouncesTroy,
    ]
  }
}
extension UnitTemperature: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin] }
}
extension UnitSpeed: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots] }
}
extension UnitVolume: _MeasuredUnit {
  public static var _units: [Dimension] {
    [
      UnitVolume.liters, UnitVolume.milliliters, UnitVolume.centiliters, UnitVolume.deciliters, UnitVolume.cubicMeters, UnitVolume.cubicCentimeters,
      UnitVolume.teaspoons, UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.cups, UnitVolume.pints, UnitVolume.quarts,
      UnitVolume.gallons, UnitVolume.imperialFluidOunces, UnitVolume.imperialPints, UnitVolume.imperialQuarts, UnitVolume.imperialGallons,
    ]
  }
}
extension UnitArea: _MeasuredUnit {
  public static var _units: [Dimension] {
    [
      UnitArea.squareMeters, UnitArea.squareKilometers, UnitArea.squareCentimeters, UnitArea.hectares, UnitArea.ares, UnitArea.acres,
      UnitArea.squareMiles, UnitArea.squareYards, UnitArea.squareFeet, UnitArea.squareInches,
    ]
  }
}
extension UnitEnergy: _MeasuredUnit {
  public static var _units: [Dimension] {
    [UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.kilocalories, UnitEnergy.calories, UnitEnergy.kilowattHours]
  }
}
extension UnitPower: _MeasuredUnit {
  public static var _units: [Dimension] {
    [UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.gigawatts, UnitPower.milliwatts, UnitPower.horsepower]
  }
}
extension UnitPressure: _MeasuredUnit {
  public static var _units: [Dimension] {
    [
      UnitPressure.hectopascals, UnitPressure.newtonsPerMetersSquared, UnitPressure.kilopascals, UnitPressure.bars, UnitPressure.millibars,
      UnitPressure.millimetersOfMercury, UnitPressure.inchesOfMercury, UnitPressure.poundsForcePerSquareInch,
    ]
  }
}
extension UnitAngle: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitAngle.degrees, UnitAngle.radians, UnitAngle.gradians, UnitAngle.arcMinutes, UnitAngle.arcSeconds] }
}
extension UnitAcceleration: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitAcceleration.metersPerSecondSquared, UnitAcceleration.gravity] }
}
extension UnitFrequency: _MeasuredUnit {
  public static var _units: [Dimension] {
    [UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz, UnitFrequency.millihertz]
  }
}
extension UnitFuelEfficiency: _MeasuredUnit {
  // Imperial gallons are missing because their symbol equals that of miles per US gallon, so a value could not tell them apart.
  public static var _units: [Dimension] { [UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon] }
}
extension UnitIlluminance: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitIlluminance.lux] }
}
extension UnitInformationStorage: _MeasuredUnit {
  public static var _units: [Dimension] {
    [
      UnitInformationStorage.bytes, UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes,
      UnitInformationStorage.terabytes, UnitInformationStorage.bits,
    ]
  }
}
extension UnitConcentrationMass: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter] }
}
extension UnitDispersion: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitDispersion.partsPerMillion] }
}
extension UnitElectricCharge: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitElectricCharge.coulombs, UnitElectricCharge.ampereHours, UnitElectricCharge.milliampereHours] }
}
extension UnitElectricCurrent: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes] }
}
extension UnitElectricPotentialDifference: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.millivolts] }
}
extension UnitElectricResistance: _MeasuredUnit {
  public static var _units: [Dimension] { [UnitElectricResistance.ohms, UnitElectricResistance.kiloohms, UnitElectricResistance.megaohms] }
}
