/// Stub. A line of editable text. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct TextField<Label: View>: View {
  private let source: SourceLocation
  private init(prohibited source: SourceLocation) { self.source = source }
  @MainActor public var body: some View {
    ProhibitedView(name: "TextField", alternative: TextInput.alternative, height: TextInput.height, source: source)
  }
}

/// Stub. A line of editable text whose characters are hidden, for passwords. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct SecureField<Label: View>: View {
  private let source: SourceLocation
  private init(prohibited source: SourceLocation) { self.source = source }
  @MainActor public var body: some View {
    ProhibitedView(name: "SecureField", alternative: TextInput.alternative, height: TextInput.height, source: source)
  }
}

/// Stub. Editable text of several lines. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct TextEditor: View {
  private let source: SourceLocation
  public init(text: Binding<String>, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View { ProhibitedView(name: "TextEditor", alternative: TextInput.alternative, source: source) }
}

private enum TextInput {
  static let alternative = "a widget has no text input; open the app with a Link or widgetURL"
  /// The height of a line of body text with a small padding, like a text field without a border, in points.
  static let height: CGFloat = 22
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  )
  where F.FormatOutput == String { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line
  )
  where F.FormatOutput == String { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
}
extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
}
extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
}
extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(prohibited: SourceLocation(fileID, line))
  }
}

/// Stub. A control to choose a value in a range by sliding. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let source: SourceLocation
  init(prohibited source: SourceLocation) { self.source = source }
  @MainActor public var body: some View {
    ProhibitedView(name: "Slider", alternative: "show a value with Gauge or ProgressView", height: 31, source: source)
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  )
  where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: SourceLocation(fileID, line)) }
}

/// Stub. A control to increase and decrease a value. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct Stepper<Label: View>: View {
  private let source: SourceLocation
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View { ProhibitedView(name: "Stepper", alternative: "use two Button(intent:)", height: 32, source: source) }
}
extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value: value, label: { Text(title) }, fileID: fileID, line: line) }
}
