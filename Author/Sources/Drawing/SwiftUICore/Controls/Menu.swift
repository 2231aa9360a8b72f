/// A button that opens a list of actions. A widget draws only its label, and a tap opens nothing; a `menu.ignored` note reports it.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let source: SourceLocation

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.label = label()
    source = SourceLocation(fileID, line)
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(content: content, label: label, fileID: fileID, line: line) }

  @MainActor public var body: some View {
    let _ = RenderSession.current?.diagnose(
      .note, "menu.ignored", "a widget draws only the label of a Menu, and a tap opens nothing; use Button(intent:) for each action", at: source)
    label.labelForeground(TintShapeStyle())
  }
}
extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(content: content, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(content: content, label: { Text(title) }, fileID: fileID, line: line)
  }
}
extension Menu where Label == SwiftUICore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(content: content, label: { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }
}

/// The appearance of menus. A widget draws only their labels.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}
extension MenuStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct DefaultMenuStyle: MenuStyle { nonisolated public init() {} }
public struct ButtonMenuStyle: MenuStyle { nonisolated public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { nonisolated public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { ButtonMenuStyle() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Stubs. These modifiers have no effect: menus do not open in a widget; ``Menu`` reports that.
nonisolated extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// Stub. The configuration that `makeBody` of an author's menu style receives. It is never called, because a widget shows no menu.
nonisolated public struct MenuStyleConfiguration {
  public struct Label: View { @MainActor public var body: some View { EmptyView() } }
  public struct Content: View { @MainActor public var body: some View { EmptyView() } }
}
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(content: { Content() }, label: { Label() }, fileID: fileID, line: line)
  }
}
