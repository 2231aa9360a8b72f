/// Related controls in a row.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }
  /// Creates a group from the configuration that a control group style receives.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
  }

  @MainActor public var body: some View { StyledControl(configuration: ControlGroupStyleConfiguration(content: .init(part: _ControlPart(content)))) }
}

/// The content of a control group with a label. Only menus show the label, and a widget does not open menus.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

/// The properties of a control group that its style draws.
public struct ControlGroupStyleConfiguration: StyleConfiguration {
  nonisolated public struct Content: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  public let content: Content

  static func standardBody(_ configuration: Self) -> some View { AutomaticControlGroupStyle().makeBody(configuration: configuration) }
}

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Styles of groups in menus, which a widget does not open: the controls in a row.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}
