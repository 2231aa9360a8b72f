import SwiftUICore

/// A value to plot, labelled with the quantity that it measures.
public struct PlottableValue<Value: Plottable> {
  /// The part of the axis that the value takes: a point, a calendar unit or a bin.
  let extent: Extent

  /// The value without its extent.
  var value: _ChartValue {
    switch extent {
    case .value(let value), .unit(let value, _, _): value
    default: .number(.nan)
    }
  }
}

extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { .init(extent: .value(value.chartValue)) }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { .init(extent: .value(value.chartValue)) }
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> { .init(extent: .value(value.chartValue)) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { .init(extent: .value(value.chartValue)) }

  /// Plots a range of values: a bar covers it, a sector spans it.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
    .init(extent: .unit(range.lowerBound.chartValue, range.upperBound.chartValue, isBin: true))
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
    .init(extent: .unit(range.lowerBound.chartValue, range.upperBound.chartValue, isBin: true))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
    .init(extent: .unit(range.lowerBound.chartValue, range.upperBound.chartValue, isBin: true))
  }

  /// Plots a bin of ``NumberBins`` or ``DateBins``, which a bar covers.
  public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable & Hashable {
    .init(extent: .unit(bin.lowerBound.chartValue, bin.upperBound.chartValue, isBin: true))
  }
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable & Hashable {
    .init(extent: .unit(bin.lowerBound.chartValue, bin.upperBound.chartValue, isBin: true))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable & Hashable {
    .init(extent: .unit(bin.lowerBound.chartValue, bin.upperBound.chartValue, isBin: true))
  }
}

extension PlottableValue where Value == Date {
  private static func unit(_ value: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> PlottableValue<Date> {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return .init(extent: .value(.date(value))) }
    return .init(extent: .unit(.date(interval.start), .date(interval.end), isBin: false))
  }

  /// Plots the whole calendar unit that contains `value`: a bar of a day is a day wide, a point is drawn in its middle.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = ProcessLocale.calendar)
    -> PlottableValue<Date>
  {
    Self.unit(value, unit, calendar)
  }
  public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = ProcessLocale.calendar) -> PlottableValue<
    Date
  > {
    Self.unit(value, unit, calendar)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = ProcessLocale.calendar)
    -> PlottableValue<Date>
  {
    Self.unit(value, unit, calendar)
  }
}
