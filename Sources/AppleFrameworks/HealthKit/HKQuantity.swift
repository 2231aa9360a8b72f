import Foundation

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  let unit: HKUnit
  let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measure.dimensions == unit.measure.dimensions }

  /// The number in another unit. On Apple's systems a unit of other dimensions ends the process; here the result is not a number.
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
