/// A line of text to edit in an app. A prohibition sign stands in its place in a widget (see ``ProhibitedView``).
public struct TextField<Label: View>: View {
  private init(prohibited: Void) {}
  public var body: some View { ProhibitedView(name: "TextField", instead: TextInput.instead, height: TextInput.height) }
}

/// A line of hidden text to edit in an app. A prohibition sign stands in its place in a widget (see ``ProhibitedView``).
public struct SecureField<Label: View>: View {
  private init(prohibited: Void) {}
  public var body: some View { ProhibitedView(name: "SecureField", instead: TextInput.instead, height: TextInput.height) }
}

/// Text to edit in an app. A prohibition sign stands in its place in a widget (see ``ProhibitedView``).
public struct TextEditor: View {
  public init(text: Binding<String>) {}
  public var body: some View { ProhibitedView(name: "TextEditor", instead: TextInput.instead) }
}

private enum TextInput {
  static let instead = "a widget takes no text; open the app by a Link or widgetURL"
  /// A line of body text with a little room, as a text field without a border has.
  static let height: CGFloat = 22
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(prohibited: ()) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(prohibited: ()) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(prohibited: ()) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) { self.init(prohibited: ()) }
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where F.FormatOutput == String { self.init(prohibited: ()) }
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where F.FormatOutput == String { self.init(prohibited: ()) }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) { self.init(prohibited: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(prohibited: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(prohibited: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { self.init(prohibited: ()) }
}
extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(prohibited: ()) }
}
extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) { self.init(prohibited: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) { self.init(prohibited: ()) }
}
extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(prohibited: ()) }
}

/// A control that slides along a range in an app. A prohibition sign stands in its place in a widget (see ``ProhibitedView``).
public struct Slider<Label: View, ValueLabel: View>: View {
  private init(prohibited: Void) {}
  public var body: some View { ProhibitedView(name: "Slider", instead: "show a value with Gauge or ProgressView", height: 31) }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V.Stride: BinaryFloatingPoint { self.init(prohibited: ()) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: ()) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: ()) }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: ()) }
}
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: ()) }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(prohibited: ()) }
}

/// A control that counts up and down in an app. A prohibition sign stands in its place in a widget (see ``ProhibitedView``).
public struct Stepper<Label: View>: View {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public var body: some View { ProhibitedView(name: "Stepper", instead: "use two Button(intent:)", height: 32) }
}
extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, label: { Text(titleKey) }) }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, label: { Text(titleKey) }) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, label: { Text(title) }) }
}
