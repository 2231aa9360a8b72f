@_exported import SwiftUICore

/// A type whose values can be placed on an axis, or encoded in a colour, symbol or size.
///
/// Numbers, dates and strings are plottable. A custom type states which of them represents it; an enumeration whose raw value has
/// such a type only has to declare the conformance.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that represents the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that `primitivePlottable` represents; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _chartValue: _ChartValue { get }
  init?(_chartValue: _ChartValue)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as scales process it.
  var chartValue: _ChartValue { primitivePlottable._chartValue }
  /// Converts a scale's value to this type; nil if that is impossible.
  init?(chartValue: _ChartValue) {
    guard let primitive = PrimitivePlottable(_chartValue: chartValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// A value as scales process it.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The value on a continuous scale; nil for categories and for values that are not finite. Numbers are limited to ±10^300. Beyond that,
  /// the difference of two numbers could be infinite, and a scale needs that difference.
  var scalar: Double? {
    switch self {
    case .number(let number): number.isFinite ? min(max(number, -1e300), 1e300) : nil
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  var isCategory: Bool { if case .category = self { true } else { false } }
  var isDate: Bool { if case .date = self { true } else { false } }
  var isNumber: Bool { if case .number = self { true } else { false } }

  /// The value's name as a category.
  var categoryName: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}

extension Double: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(self) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self = number
  }
}
extension Float: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self.init(number)
  }
}
extension CGFloat: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self.init(number)
  }
}
extension Decimal: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue, number.isFinite else { return nil }
    self.init(number)
  }
}
extension Date: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .date(self) }
  public init?(_chartValue: _ChartValue) {
    guard case .date(let date) = _chartValue else { return nil }
    self = date
  }
}
extension String: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .category(self) }
  public init?(_chartValue: _ChartValue) {
    guard case .category(let name) = _chartValue else { return nil }
    self = name
  }
}

/// Integers: a fractional value is not converted.
extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self.init(exactly: number)
  }
}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
