import AlmanacWireSchema

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that starts an action.
///
/// In a widget only buttons with an intent work; a button with a closure is drawn but does nothing, and a `button.closure` note reports it.
nonisolated public struct Button<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  /// The action that the host performs on a tap; nil for a button with a closure, because closures never run in a widget.
  let action: Action?
  /// The reason why taps fail, for a diagnostic; nil if none is known.
  private let fault: String?

  // Initialisers with a closure belong to the main actor, so that a view's body may pass an action that is not Sendable in Swift 6 mode.
  @MainActor @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @MainActor @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.role = role
    self.action = nil
    fault = nil
  }
  /// Creates a button with an action of the display list. AppIntents creates its intent buttons with this initialiser.
  package init(role: ButtonRole?, performing action: Action, fault: String? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.role = role
    self.action = action
    self.fault = fault
  }

  @MainActor public var body: some View {
    ButtonBody(
      configuration: ButtonStyleConfiguration(role: role, label: .init(part: _ControlPart(label)), isPressed: false), action: action,
      fault: fault)
  }
}

extension Button where Label == Text {
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(action: action) { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUICore.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUICore.Label(title, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a primitive button style receives.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    label = configuration.label
    role = configuration.role
    action = configuration.action
    fault = nil
  }
}

nonisolated private struct ButtonBody: View {
  @Environment(\.isInsideControl) private var isInsideControl
  let configuration: ButtonStyleConfiguration
  let action: Action?
  let fault: String?

  @MainActor var body: some View {
    if action == nil, !isInsideControl {
      RenderSession.current?.diagnose(
        .note, "button.closure", "a button with a closure does nothing in a widget; use Button(intent:) or a Link")
    }
    if let fault { RenderSession.current?.diagnose(.warning, "intent.private", fault) }
    let action = Action.inPlace(action, "button.inactive")
    return StyledControl(configuration: StyledButton(button: configuration, action: action)).modifier(
      LayerModifier { node, _ in
        if let action { node.action = action }
        node.debugName = "Button"
      })
  }
}

/// The properties of a button that a button style draws: role, label and pressed state.
public struct ButtonStyleConfiguration {
  nonisolated public struct Label: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  public let role: ButtonRole?
  public let label: Label
  /// Always false in a widget.
  public let isPressed: Bool
}

/// The properties of a button that a primitive button style draws: role, label and action.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  let action: Action?
  public func trigger() {}
}

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance and behaviour of buttons. In a widget the host performs the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button configuration that styles receive, with the action that the host performs on a tap.
private struct StyledButton: StyleConfiguration {
  let button: ButtonStyleConfiguration
  let action: Action?

  static func standardBody(_ configuration: Self) -> some View {
    ButtonAppearance(label: configuration.button.label, role: configuration.button.role, form: .bordered)
  }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style, configuration: StyledButton) in style.makeBody(configuration: configuration.button) }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style, configuration: StyledButton) in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: configuration.button.role, label: configuration.button.label, action: configuration.action))
    }
  }
}
