/// Stubs. More initialisers of the controls that take input. A widget shows a prohibition sign instead of each (see ``ProhibitedView``).
extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where F.FormatOutput == String { self.init(text: .constant(""), prompt: prompt, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where F.FormatOutput == String { self.init(text: .constant(""), prompt: prompt, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: .constant(""), prompt: prompt, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: { Text(titleResource) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, label: { Text(title) }, fileID: fileID, line: line) }
}
extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: label, fileID: fileID, line: line) }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where F.FormatOutput == String { self.init(text: .constant(""), prompt: prompt, label: label, fileID: fileID, line: line) }
}
extension SecureField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(titleKey, text: text, fileID: fileID, line: line) }
}
extension TextEditor {
  public init(text: Binding<String>, selection: Binding<TextSelection?>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(text: text, fileID: fileID, line: line)
  }
}
extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, step: step, label: { Text(title) }, fileID: fileID, line: line) }
}
extension Stepper {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, F.FormatInput.Stride: ExpressibleByIntegerLiteral {
    self.init(value: value, in: bounds, step: step, label: label, fileID: fileID, line: line)
  }
}
extension Picker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, content: content, label: { Text(titleResource) }, fileID: fileID, line: line) }
}
extension Picker {
  /// Ignores the label of the current value.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, content: content, label: label, fileID: fileID, line: line) }
}
extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(titleKey) }, fileID: fileID, line: line) }
}
extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: { Text(title) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: .constant(.clear), supportsOpacity: supportsOpacity, label: { Text(titleKey) }, fileID: fileID, line: line) }
}
