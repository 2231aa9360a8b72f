@_exported import FoundationCompat

public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico = 11
  case nano = 10
  case micro = 1
  case milli = 2
  case centi = 3
  case deci = 4
  case deca = 5
  case hecto = 6
  case kilo = 7
  case mega = 8
  case giga = 9
  case tera = 12
  case femto = 13

  var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

public let HKUnitMolarMassBloodGlucose = 180.15588

/// A unit of health data. Units of the same dimensions convert into each other.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The text that ``init(from:)`` reads, for example `mg/dL`.
  public let unitString: String
  let measure: UnitMeasure
  init(_ unitString: String, _ measure: UnitMeasure) { (self.unitString, self.measure) = (unitString, measure) }

  /// Reads a unit such as `count/min`, `mmol<180.15588>/L` or `m/s^2`. On Apple's systems a text that is no unit ends the process; here it is a unit that
  /// converts into no other.
  public convenience init(from string: String) {
    guard let measure = UnitMeasure(string) else {
      UnavailableServices.report("healthKit.unit", "“\(string.prefix(60))” is no unit of HealthKit, so its quantities convert into nothing")
      self.init(string, UnitMeasure(factor: 1, dimensions: [string: 1]))
      return
    }
    self.init(string, measure)
  }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", measure.times(unit.measure)) }
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", measure.times(unit.measure.raised(to: -1))) }
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit("\(unitString)^\(power)", measure.raised(to: power)) }
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", measure.raised(to: -1)) }
  open func isNull() -> Bool { measure.dimensions.isEmpty && measure.factor == 1 }

  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.measure == measure }
  open override var hash: Int { measure.dimensions.hashValue }

  private static func named(_ name: String) -> HKUnit { HKUnit(from: name) }
  open class func gram() -> HKUnit { named("g") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { named("\(prefix.symbol)g") }
  open class func ounce() -> HKUnit { named("oz") }
  open class func pound() -> HKUnit { named("lb") }
  open class func stone() -> HKUnit { named("st") }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { named("mol<\(gramsPerMole)>") }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit { named("\(prefix.symbol)mol<\(gramsPerMole)>") }
  open class func meter() -> HKUnit { named("m") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { named("\(prefix.symbol)m") }
  open class func inch() -> HKUnit { named("in") }
  open class func foot() -> HKUnit { named("ft") }
  open class func yard() -> HKUnit { named("yd") }
  open class func mile() -> HKUnit { named("mi") }
  open class func liter() -> HKUnit { named("L") }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { named("\(prefix.symbol)L") }
  open class func fluidOunceUS() -> HKUnit { named("fl_oz_us") }
  open class func fluidOunceImperial() -> HKUnit { named("fl_oz_imp") }
  open class func cupUS() -> HKUnit { named("cup_us") }
  open class func pintUS() -> HKUnit { named("pt_us") }
  open class func second() -> HKUnit { named("s") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { named("\(prefix.symbol)s") }
  open class func minute() -> HKUnit { named("min") }
  open class func hour() -> HKUnit { named("hr") }
  open class func day() -> HKUnit { named("d") }
  open class func joule() -> HKUnit { named("J") }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { named("\(prefix.symbol)J") }
  open class func kilocalorie() -> HKUnit { named("kcal") }
  open class func smallCalorie() -> HKUnit { named("cal") }
  open class func largeCalorie() -> HKUnit { named("Cal") }
  open class func watt() -> HKUnit { named("W") }
  open class func degreeCelsius() -> HKUnit { named("degC") }
  open class func degreeFahrenheit() -> HKUnit { named("degF") }
  open class func kelvin() -> HKUnit { named("K") }
  open class func pascal() -> HKUnit { named("Pa") }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { named("\(prefix.symbol)Pa") }
  open class func millimeterOfMercury() -> HKUnit { named("mmHg") }
  open class func siemen() -> HKUnit { named("S") }
  open class func hertz() -> HKUnit { named("Hz") }
  open class func volt() -> HKUnit { named("V") }
  open class func internationalUnit() -> HKUnit { named("IU") }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { named("dBASPL") }
  open class func count() -> HKUnit { named("count") }
  open class func percent() -> HKUnit { named("%") }
}
