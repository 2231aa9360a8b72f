/// A view that puts a label and a value at the two ends of the proposed width.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), content: content()) }

  public var body: some View {
    LabeledContentBody(
      configuration: LabeledContentStyleConfiguration(label: .init(part: _ControlPart(label)), content: .init(part: _ControlPart(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey), content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title), content: content()) }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(label: Text(titleKey), content: Text(value)) }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(label: Text(title), content: Text(value)) }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(label: Text(titleKey), content: Text(value, format: format)) }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(label: Text(title), content: Text(value, format: format)) }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the configuration that a style receives; the next outer style draws it.
  public init(_ configuration: LabeledContentStyleConfiguration) { self.init(label: configuration.label, content: configuration.content) }
}

nonisolated private struct LabeledContentBody: View {
  @Environment(\.hidesControlLabels) private var hidesLabels
  let configuration: LabeledContentStyleConfiguration
  @MainActor var body: some View {
    if hidesLabels { configuration.content } else { StyledControl(configuration: configuration) }
  }
}

/// The properties of labeled content that its style draws.
public struct LabeledContentStyleConfiguration: StyleConfiguration {
  nonisolated public struct Label: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  nonisolated public struct Content: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  public let label: Label
  public let content: Content

  static func standardBody(_ configuration: Self) -> some View { AutomaticLabeledContentStyle().makeBody(configuration: configuration) }
}

/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws the label at the leading edge and the content in the secondary style at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct HidesControlLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if `labelsHidden` applies to the controls inside.
  var hidesControlLabels: Bool {
    get { self[HidesControlLabelsKey.self] }
    set { self[HidesControlLabelsKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}
