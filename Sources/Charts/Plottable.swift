@_exported import SwiftUI

/// A value that can be placed on an axis.
public protocol Plottable {
  var _chartValue: _ChartValue { get }
}

/// A value as scales understand it.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Where the value lies on a continuous scale; nil for categories.
  var scalar: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

extension Double: Plottable {
  public var _chartValue: _ChartValue { .number(self) }
}
extension Float: Plottable {
  public var _chartValue: _ChartValue { .number(Double(self)) }
}
extension CGFloat: Plottable {
  public var _chartValue: _ChartValue { .number(Double(self)) }
}
extension Int: Plottable {
  public var _chartValue: _ChartValue { .number(Double(self)) }
}
extension Int32: Plottable {
  public var _chartValue: _ChartValue { .number(Double(self)) }
}
extension Int64: Plottable {
  public var _chartValue: _ChartValue { .number(Double(self)) }
}
extension UInt: Plottable {
  public var _chartValue: _ChartValue { .number(Double(self)) }
}
extension Decimal: Plottable {
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Date: Plottable {
  public var _chartValue: _ChartValue { .date(self) }
}
extension String: Plottable {
  public var _chartValue: _ChartValue { .category(self) }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var _chartValue: _ChartValue { rawValue._chartValue }
}

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: _ChartValue
  /// The end of the calendar unit that the value stands for.
  let end: _ChartValue?

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label: "", value: value._chartValue, end: nil)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label: String(label), value: value._chartValue, end: nil)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label: "", value: value._chartValue, end: nil)
  }
}

extension PlottableValue where Value == Date {
  /// The whole of the calendar unit that `value` lies in: a bar of a day is a day wide.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current)
    -> PlottableValue<Date>
  {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return .value(labelKey, value) }
    return PlottableValue(label: "", value: .date(interval.start), end: .date(interval.end))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current)
    -> PlottableValue<Date>
  {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return .value(label, value) }
    return PlottableValue(label: String(label), value: .date(interval.start), end: .date(interval.end))
  }
}
