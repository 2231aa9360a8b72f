import Archive

/// Content in a box, under a label.
public struct GroupBox<Label: View, Content: View>: View {
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

  public var body: some View {
    GroupBoxBody(configuration: GroupBoxStyleConfiguration(label: .init(part: _ControlPart(label)), content: .init(part: _ControlPart(content))))
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
  /// The box that a style was asked to draw, for the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) { self.init(label: configuration.label) { configuration.content } }
}

private struct GroupBoxBody: View {
  @Environment(\.groupBoxStyleSlot) private var slot
  let configuration: GroupBoxStyleConfiguration
  var body: some View { slot.body(configuration) }
}

/// What a group box style draws.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let part: _ControlPart
    public var body: some View { part }
  }
  public struct Content: View {
    let part: _ControlPart
    public var body: some View { part }
  }
  public let label: Label
  public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded box of the secondary background, the label in headline type at its top.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color(system: "secondarySystemBackground")))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleSlot<GroupBoxStyleConfiguration> { StyleSlot { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) } }
}
extension EnvironmentValues {
  fileprivate var groupBoxStyleSlot: StyleSlot<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentChange { values in
        let outer = values.groupBoxStyleSlot
        values.groupBoxStyleSlot = StyleSlot { AnyView(style.makeBody(configuration: $0).environment(\.groupBoxStyleSlot, outer)) }
      })
  }
}
