import SwiftUICore

/// Marks for values of an axis: grid lines, ticks and labels.
public struct AxisMarks<Content: AxisMark>: _PrimitiveAxisContent {
  public typealias _AxisBody = Never
  private var set: AxisMarkSet

  public func _collect(into axis: inout _AxisMarksList) { axis.sets.append(set) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, content: (@MainActor (AxisValue) -> Content)? = nil
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: values)
    guard let content else { return }
    set.content = { value in
      var items = _AxisItems()
      content(value)._collect(into: &items)
      return items.items
    }
  }

  /// - Parameter content: makes the marks of a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    // A chart's content, and with it its axes, is made on the main actor.
    let content = UncheckedSendable(content)
    self.init(preset, position, values) { content.value($0) }
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.chartValue)))) { [content = UncheckedSendable(content)] in content.value($0)
    }
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.chartValue)))) { _ in content() }
  }
}

extension AxisMarks where Content == Never {
  /// The default marks.
  ///
  /// - Parameter stroke: the stroke of grid lines and ticks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values)
    set.stroke = stroke
  }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.chartValue))))
    set.stroke = stroke
  }
  /// The default marks, with labels in the given format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values)
    set.stroke = stroke
    set.format = AxisLabelFormat(format)
  }
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Format.FormatInput],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.chartValue))))
    set.stroke = stroke
    set.format = AxisLabelFormat(format)
  }
}

/// The format of a label's value.
struct AxisLabelFormat {
  /// Formats a value; nil if the value's type does not fit the format.
  let text: (_ChartValue, Locale) -> String?

  init<Format: FormatStyle>(_ format: Format) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    text = { value, locale in Format.FormatInput(chartValue: value).map { format.locale(locale).format($0) } }
  }
}
