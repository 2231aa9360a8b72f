/// Stub. A mark on the line of a slider. A widget shows no sliders.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V
  public init(_ value: V) {}
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {}
}
public protocol SliderTickContent<Value> { associatedtype Value: BinaryFloatingPoint }
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
  public typealias Value = Content.Value
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
}
public struct TupleSliderTickContent<Value: BinaryFloatingPoint, each Content: SliderTickContent>: SliderTickContent {}

@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<T: SliderTickContent>(_ content: T) -> T where T.Value == V { content }
  public static func buildBlock<T: SliderTickContent>(_ content: T) -> T where T.Value == V { content }
  public static func buildBlock<each T: SliderTickContent>(_ content: repeat each T) -> TupleSliderTickContent<V, repeat each T> {
    TupleSliderTickContent()
  }
}

/// Stubs. Sliders with ticks, a neutral value or enabled bounds. A widget shows a prohibition sign instead (see ``ProhibitedView``).
extension Slider {
  public init<V: BinaryFloatingPoint, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> T, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint, T.Value == V { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> tick: @escaping (V) -> T?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint, T.Value == V { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint, T.Value == V { self.init(prohibited: SourceLocation(fileID, line)) }
  /// The deprecated initialisers, whose label comes last.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}

/// More steppers: with formats, with titles that are resources, and the deprecated initialisers, whose label comes last.
extension Stepper where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, step: step, label: { Text(titleResource) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, step: step, label: { Text(titleResource) }, fileID: fileID, line: line) }
}
extension Stepper {
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, fileID: fileID, line: line) }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, step: step, label: label, fileID: fileID, line: line) }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, step: step, label: label, fileID: fileID, line: line) }
}
