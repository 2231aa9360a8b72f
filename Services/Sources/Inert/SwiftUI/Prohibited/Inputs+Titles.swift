/// Stubs. More initialisers of the controls that take input: titles that are resources, bindings to optional values, deprecated spellings.
/// A widget shows a prohibition sign instead of each (see ``ProhibitedView``).
extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where F.FormatOutput == String { self.init(text: .constant(""), prompt: prompt, label: label, fileID: fileID, line: line) }
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(text: .constant(""), prompt: prompt, label: label, fileID: fileID, line: line) }
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: label, fileID: fileID, line: line) }
}
extension TextField where Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: .constant(""), prompt: prompt, label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: .constant(""), label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(text: .constant(""), label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: { Text(title) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where F.FormatOutput == String { self.init(text: .constant(""), prompt: prompt, label: { Text(titleResource) }, fileID: fileID, line: line) }
}
extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: text, prompt: prompt, label: { Text(titleResource) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(title, text: text, fileID: fileID, line: line) }
}
extension TextEditor {
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(text: .constant(""), fileID: fileID, line: line) }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, fileID: fileID, line: line)
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) }, fileID: fileID, line: line) }
}
/// Pickers that set several values to the one that the user chooses.
extension Picker {
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Picker where Label == Text {
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(titleResource) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(titleResource) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(titleResource) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(title) }, fileID: fileID, line: line) }
}
extension MultiDatePicker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(selection: selection, label: { Text(title) }, fileID: fileID, line: line)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(selection: selection, label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(selection: selection, label: { Text(titleKey) }, fileID: fileID, line: line) }
}
extension MultiDatePicker {
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(selection: selection, label: label, fileID: fileID, line: line) }
}
