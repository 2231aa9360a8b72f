import AlmanacWireSchema

/// Content in a box, under a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  @MainActor public var body: some View {
    StyledControl(configuration: GroupBoxStyleConfiguration(label: .init(part: _ControlPart(label)), content: .init(part: _ControlPart(content))))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}
extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content, label: { Text(titleKey) }) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content, label: { Text(title) }) }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration that a style receives; the next outer style draws it.
  public init(_ configuration: GroupBoxStyleConfiguration) { self.init(label: configuration.label) { configuration.content } }
}

/// The properties of a group box that its style draws.
public struct GroupBoxStyleConfiguration: StyleConfiguration {
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

  static func standardBody(_ configuration: Self) -> some View { DefaultGroupBoxStyle().makeBody(configuration: configuration) }
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a rounded box that takes all the width it is offered. The label is a headline at the leading edge; the content is centred below it.
///
/// The outermost box has the secondary background colour. Nested boxes alternate between the tertiary and the secondary one (Documentation/Fidelity.md).
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { StandardGroupBox(configuration: configuration) }
}

nonisolated private struct StandardGroupBox: View {
  @Environment(\.groupBoxLevel) private var level
  let configuration: GroupBoxStyleConfiguration

  /// The padding and the radius of the corners, in points.
  private static let padding: CGFloat = 16
  private static let radius: CGFloat = 8

  @MainActor var body: some View {
    VStack {
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      configuration.content.environment(\.groupBoxLevel, level + 1)
    }
    .frame(maxWidth: .infinity)
    .padding(Self.padding)
    .background(
      RoundedRectangle(cornerRadius: Self.radius)
        .fill(Color(system: level.isMultiple(of: 2) ? "secondarySystemBackground" : "tertiarySystemBackground")))
  }
}

private enum GroupBoxLevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  /// How many group boxes are around a view.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}
