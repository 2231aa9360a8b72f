import SwiftUICore

/// The value of each element that is plotted, labelled with the quantity that it measures.
public struct PlottableProjection<Root, Value: Plottable> {
  let value: (Root) -> PlottableValue<Value>
}

extension PlottableProjection {
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection<Root, Value> {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath]) }
  }
  public static func value(_ label: Text, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection<Root, Value> {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection<Root, Value> {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  /// Plots the whole calendar unit that contains the date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableProjection<Root, Date> {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableProjection<Root, Date> {
    PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableProjection<Root, Date> {
    PlottableProjection { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}
