/// A title with an icon before it.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    StyledControl(configuration: LabelStyleConfiguration(title: _ControlPart(title), icon: _ControlPart(icon)))
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
  nonisolated public struct Title: View, PrimitiveView {
    let part: _ControlPart
    fileprivate let shown: ShownParts
    @MainActor public func _resolve(into nodes: inout _NodeList) {
      shown.title = true
      part._resolve(into: &nodes)
    }
  }
  /// The label's icon. Assistive technology reads the title instead, unless the style leaves it out.
  nonisolated public struct Icon: View {
    let part: _ControlPart
    fileprivate let shown: ShownParts
    @MainActor public var body: some View { part.accessibilityLayer { $0.hidden = shown.title } }
  }
  public let title: Title
  public let icon: Icon

  init(title: _ControlPart, icon: _ControlPart) {
    let shown = ShownParts()
    (self.title, self.icon) = (Title(part: title, shown: shown), Icon(part: icon, shown: shown))
  }

  /// Records whether the label's style has resolved its title.
  @MainActor fileprivate final class ShownParts {
    var title = false
    nonisolated init() {}
  }

  static func standardBody(_ configuration: Self) -> some View { DefaultLabelStyle().makeBody(configuration: configuration) }
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws the icon and the title side by side, the icon in the middle of the title's first line. A title of several views becomes a column.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextLineCenter) {
      configuration.icon
      LabelTitle(title: configuration.title)
    }
  }
}

/// A label's title: itself if it is one view, otherwise a column of its views.
private struct LabelTitle: PrimitiveView {
  let title: LabelStyleConfiguration.Title

  @MainActor func _resolve(into nodes: inout _NodeList) {
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
/// Draws the icon alone. Assistive technology still reads the title, as Apple documents for this style.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    // An inline accessory shows the first text that it finds, which must not be this hidden title.
    if EnvironmentStack.current.core.family == .accessoryInline {
      configuration.icon
    } else {
      // The title is not truncated, although it does not fit into the icon's frame.
      configuration.icon.overlay(configuration.title.fixedSize().opacity(0).accessibilityLayer { $0.standIn = true })
    }
  }
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

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}
