/// A link to the app's settings. A widget draws only its label, and a tap opens nothing.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init() where Label == Text { label = Text("Settings…") }
  @MainActor public var body: some View { label }
}
/// A button that opens help. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct HelpLink: View {
  private let source: SourceLocation
  public init(action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  public init(destination: URL, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  public init(anchor: String, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View { ProhibitedView(name: "HelpLink", alternative: "use a Link", height: 22, source: source) }
}
/// A button that starts renaming. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct RenameButton<Label: View>: View {
  private let source: SourceLocation
  public init(fileID: StaticString = #fileID, line: UInt = #line) where Label == SwiftUI.Label<Text, Image> { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "RenameButton", alternative: "a widget has no text input", height: 34, source: source)
  }
}
/// A control to choose several dates. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let source: SourceLocation
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, fileID: StaticString = #fileID, line: UInt = #line
  ) where Label == Text { source = SourceLocation(fileID, line) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Label == Text { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MultiDatePicker", alternative: "make the dates parameters of the widget's intent", source: source)
  }
}
/// A link to a text field on a watch. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct TextFieldLink<Label: View>: View {
  private let source: SourceLocation
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Label == Text { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(
      name: "TextFieldLink", alternative: "a widget has no text input; open the app with a Link or widgetURL", height: 34, source: source)
  }
}
/// Views side by side with movable dividers. A widget draws no dividers; the views share the width equally.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View {
    HStack(spacing: 1) { ForEach(subviews: content) { $0.frame(maxWidth: .infinity, maxHeight: .infinity) } }
  }
}
/// Views in a column with movable dividers. A widget draws no dividers; the views share the height equally.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View {
    VStack(spacing: 1) { ForEach(subviews: content) { $0.frame(maxWidth: .infinity, maxHeight: .infinity) } }
  }
}

public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), fitted = Self(name: "fitted"), flexible = Self(name: "flexible")
}
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TextEditorStyleConfiguration
}
extension TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle { public static var roundedBorder: Self { .init() } }
public struct SquareBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { .init() } }
public struct RadioGroupPickerStyle: PickerStyle { nonisolated public init() {} }
public struct PopUpButtonPickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { .init() } }
public struct StepperFieldDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct FieldDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { .init() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { .init() } }
public struct EllipticalListStyle: ListStyle { nonisolated public init() {} }
public struct CarouselListStyle: ListStyle { nonisolated public init() {} }
public struct BorderedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { .init() } }
extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { .init() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { .init() } }
public struct WritingToolsBehavior: Sendable {
  public static let automatic = Self(), complete = Self(), limited = Self(), disabled = Self()
}
public struct PaletteSelectionEffect: Sendable {
  public static let automatic = Self(), custom = Self()
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}
/// Stubs. These modifiers have no effect: a widget shows no text fields, lists or pickers.
nonisolated extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func textInputCompletion(_ completion: String) -> some View { self }
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = Self(name: "decreased"), standard = Self(name: "standard"), increased = Self(name: "increased")
}
