@_exported import AlmanacFoundationCompat
@_exported import CoreLocation

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
open class HKUnit: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The text that ``init(from:)`` parses, for example `mg/dL`.
  public let unitString: String
  let measure: UnitMeasure
  init(_ unitString: String, _ measure: UnitMeasure) { (self.unitString, self.measure) = (unitString, measure) }

  /// Parses a unit such as `count/min`, `mmol<180.15588>/L` or `m/s^2`. Apple's traps for other texts; here the result is a unit that does not
  /// convert to any other.
  public convenience init(from string: String) {
    guard let measure = UnitMeasure(string) else {
      UnavailableServices.report("healthKit.unit", "“\(string.prefix(60))” is not a unit of HealthKit, so its quantities cannot be converted")
      self.init(string, UnitMeasure(factor: 1, dimensions: [string: 1]))
      return
    }
    self.init(string, measure)
  }

  public class var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "unit") else { return nil }
    self.init(from: text as String)
  }
  open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "unit") }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var text: UnitText { UnitText(unitString) }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(text.times(unit.text).joined, measure.times(unit.measure)) }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(text.times(unit.text.inverted).joined, measure.times(unit.measure.raised(to: -1)))
  }
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(text.raised(to: power).joined, measure.raised(to: power)) }
  open func reciprocal() -> HKUnit { HKUnit(text.inverted.joined, measure.raised(to: -1)) }
  open func isNull() -> Bool { measure.dimensions.isEmpty && measure.factor == 1 }

  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.measure == measure }
  open override var hash: Int { measure.dimensions.hashValue }
}
