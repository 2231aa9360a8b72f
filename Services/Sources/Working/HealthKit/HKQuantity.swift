import Foundation

/// A number with a unit.
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let unit: HKUnit
  let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  public class var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    guard let unit = coder.decodeObject(of: NSString.self, forKey: "unit") else { return nil }
    self.init(unit: HKUnit(from: unit as String), doubleValue: coder.decodeDouble(forKey: "value"))
  }
  open func encode(with coder: NSCoder) {
    coder.encode(unit.unitString as NSString, forKey: "unit")
    coder.encode(value, forKey: "value")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measure.dimensions == unit.measure.dimensions }

  /// Returns the number in another unit. Apple's traps for a unit of another dimension; this returns NaN.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard `is`(compatibleWith: unit) else {
      UnavailableServices.report("healthKit.incompatibleUnits", "\(self.unit) cannot be converted into \(unit): the result is not a number")
      return .nan
    }
    let (from, to) = (self.unit.measure, unit.measure)
    return from == to ? value : (value * from.factor + from.offset - to.offset) / to.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return other.doubleValue(for: unit) == value
  }
  open override var hash: Int { unit.hash }
  open override var description: String { "\(value) \(unit)" }
}
