/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    StyledControl(configuration: LabelStyleConfiguration(title: .init(_ControlPart(title)), icon: .init(_ControlPart(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(title: { Text(titleKey, fileID: fileID, line: line) }, icon: { Image(name, fileID: fileID, line: line) })
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(title: { Text(titleKey, fileID: fileID, line: line) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
  }
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(title: { Text(titleKey, fileID: fileID, line: line) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(title: { Text(title) }, icon: { Image(name, fileID: fileID, line: line) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style receives; the next outer style draws it.
  public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}

/// The properties of a label that its style draws.
public struct LabelStyleConfiguration: StyleConfiguration {
  public struct Title: View {
    let part: _ControlPart
    init(_ part: _ControlPart) { self.part = part }
    public var body: some View { part }
  }
  public struct Icon: View {
    let part: _ControlPart
    init(_ part: _ControlPart) { self.part = part }
    public var body: some View { part }
  }
  public let title: Title
  public let icon: Icon

  static func standardBody(_ configuration: Self) -> some View { DefaultLabelStyle().makeBody(configuration: configuration) }
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws the icon and the title side by side, aligned at the title's first baseline. Several views of a title are lines below each other.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      LabelTitle(title: configuration.title)
    }
  }
}

/// A label's title: itself if it is one view, otherwise a column of its views.
private struct LabelTitle: PrimitiveView {
  let title: LabelStyleConfiguration.Title

  func _resolve(into nodes: inout _NodeList) {
    let views = nodes.resolve(title, in: .vertical)
    guard views.count > 1 else { return views.forEach { nodes.append($0) } }
    nodes.append(StackNode(views, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil, session: nodes.session))
  }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle { style.makeBody(configuration: $0) } }
}
