import Foundation

/// Converts values from the form of objects to the Swift types of properties.
enum ManagedValue {
  /// - Returns: nil if the value is of another type.
  static func cast<T>(_ value: Any?, to type: T.Type) -> T? {
    if let value, let usual = usual(value, type) { return usual }
    if let optional = type as? any OptionalType.Type {
      guard let value else { return optional.missing as? T }
      return optional.wrapping(value) as? T
    }
    guard let value else { return (type as? any MissingValue.Type)?.ifMissing as? T }
    if let number = value as? NSNumber, let kind = type as? any NumberValue.Type { return kind.init(truncating: number) as? T }
    if let date = value as? Date, type == Double.self { return date.timeIntervalSinceReferenceDate as? T }
    if let decimal = value as? NSDecimalNumber, type == Decimal.self { return decimal.decimalValue as? T }
    if let transformed = value as? TransformedValue { return transformed.decoded(as: type) }
    if let known = value as? T { return known }
    guard let kind = type as? any RawRepresentable.Type else { return nil }
    return raw(kind, value) as? T
  }

  /// Converts the values of most properties without a conformance lookup; nil for other values.
  private static func usual<T>(_ value: Any, _ type: T.Type) -> T? {
    if Swift.type(of: value) == type { return value as? T }
    guard let number = value as? NSNumber else { return nil }
    if type == Double.self { return number.doubleValue as? T }
    if type == Int64.self { return number.int64Value as? T }
    if type == Bool.self { return number.boolValue as? T }
    return nil
  }

  private static func raw<R: RawRepresentable>(_ type: R.Type, _ value: Any) -> R? {
    cast(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
  }
}

/// Optionals of any type.
protocol OptionalType {
  static var missing: Any { get }
  /// Returns the optional with a value; nil if the value is of another type.
  static func wrapping(_ value: Any) -> Any?
  static var wrappedType: Any.Type { get }
  var content: Any? { get }
}
extension Optional: OptionalType {
  static var missing: Any { Self.none as Any }
  static func wrapping(_ value: Any) -> Any? { ManagedValue.cast(value, to: Wrapped.self).map { Self.some($0) as Any } }
  static var wrappedType: Any.Type { Wrapped.self }
  var content: Any? { self.map { $0 as Any } }
}

/// Numbers that `NSNumber` converts to.
protocol NumberValue { init(truncating number: NSNumber) }
extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
extension Float: NumberValue {}
extension Double: NumberValue {}
extension Bool: NumberValue {}
extension CGFloat: NumberValue {}

/// The value of a non-optional property without a stored value. It is the value that bridging gives on Apple's systems.
protocol MissingValue { static var ifMissing: Any { get } }
extension MissingValue where Self: NumberValue { static var ifMissing: Any { Self(truncating: 0) } }
extension Int: MissingValue {}
extension Int8: MissingValue {}
extension Int16: MissingValue {}
extension Int32: MissingValue {}
extension Int64: MissingValue {}
extension UInt: MissingValue {}
extension UInt8: MissingValue {}
extension UInt16: MissingValue {}
extension UInt32: MissingValue {}
extension UInt64: MissingValue {}
extension Float: MissingValue {}
extension Double: MissingValue {}
extension Bool: MissingValue {}
extension CGFloat: MissingValue {}
extension String: MissingValue { static var ifMissing: Any { "" } }
extension Data: MissingValue { static var ifMissing: Any { Data() } }
extension Array: MissingValue { static var ifMissing: Any { Self() } }
extension Set: MissingValue { static var ifMissing: Any { Self() } }
extension Dictionary: MissingValue { static var ifMissing: Any { Self() } }
extension NSSet: MissingValue { static var ifMissing: Any { NSSet() } }
extension NSOrderedSet: MissingValue { static var ifMissing: Any { NSOrderedSet() } }
