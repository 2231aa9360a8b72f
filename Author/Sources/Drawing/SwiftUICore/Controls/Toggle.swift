import AlmanacWireSchema

/// A control that turns something on and off. A widget shows its value; with an intent, the host changes it.
nonisolated public struct Toggle<Label: View>: View {
  let label: Label
  let isOn: Bool
  let action: Action?
  /// The reason why taps fail, for a diagnostic; nil if none is known.
  private let fault: String?

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn.wrappedValue
    action = nil
    fault = nil
  }
  /// Creates a toggle with an action of the display list. AppIntents creates its intent toggles with this initialiser.
  package init(isOn: Bool, performing action: Action, fault: String? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
    self.action = action
    self.fault = fault
  }

  @MainActor public var body: some View {
    ToggleBody(configuration: ToggleStyleConfiguration(label: .init(part: _ControlPart(label)), isOn: .constant(isOn)), action: action, fault: fault)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage, fileID: fileID, line: line) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a toggle style receives.
  public init(_ configuration: ToggleStyleConfiguration) {
    label = configuration.label
    isOn = configuration.isOn
    action = nil
    fault = nil
  }
}

nonisolated private struct ToggleBody: View {
  @Environment(\.hidesControlLabels) private var hidesLabels
  let configuration: ToggleStyleConfiguration
  let action: Action?
  let fault: String?

  @MainActor var body: some View {
    if action == nil {
      RenderSession.current?.diagnose(.note, "toggle.binding", "a toggle with a binding does nothing in a widget; use Toggle(isOn:intent:)")
    }
    if let fault { RenderSession.current?.diagnose(.warning, "intent.private", fault) }
    let action = Action.inPlace(action, "toggle.inactive")
    return faces(hasAction: action != nil).environment(\.isInsideControl, true).modifier(
      LayerModifier { node, _ in
        if let action { node.action = action }
        node.debugName = "Toggle"
        node.accessibility.value = configuration.isOn ? "1" : "0"
      })
  }

  /// The style's drawing of the toggle; with an action, also that of the other state.
  @MainActor @ViewBuilder private func faces(hasAction: Bool) -> some View {
    if hasAction {
      ToggleFaces(current: face(isOn: configuration.isOn), tapped: face(isOn: !configuration.isOn))
    } else {
      face(isOn: configuration.isOn)
    }
  }

  @MainActor private func face(isOn: Bool) -> some View {
    let label = hidesLabels ? ToggleStyleConfiguration.Label(part: _ControlPart(EmptyView())) : configuration.label
    return StyledControl(configuration: ToggleStyleConfiguration(label: label, isOn: .constant(isOn)))
  }
}

/// The properties of a toggle that its style draws.
public struct ToggleStyleConfiguration: StyleConfiguration {
  nonisolated public struct Label: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  static func standardBody(_ configuration: Self) -> some View { DefaultToggleStyle().makeBody(configuration: configuration) }
}

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a button, as in every widget.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ButtonToggleStyle().makeBody(configuration: configuration) }
}

/// Draws a button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonAppearance(label: .init(part: configuration.label.part), role: nil, form: configuration.isOn ? .prominent : .off)
  }
}

/// Draws the label with a switch at the trailing edge, or the switch alone if labels are hidden.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: tint) }
}

nonisolated private struct SwitchRow: View {
  /// A switch is 51 by 31 points, its knob 27 (UISwitch's intrinsic size).
  private static let size = CGSize(width: 51, height: 31)
  private static let knob: CGFloat = 27
  @Environment(\.hidesControlLabels) private var hidesLabel
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  @MainActor @ViewBuilder var body: some View {
    if hidesLabel {
      control
    } else {
      HStack {
        configuration.label
        Spacer()
        control
      }
    }
  }
  @MainActor private var control: some View {
    Capsule()
      .fill(configuration.isOn ? AnyShapeStyle(onStyle) : AnyShapeStyle(Color(system: "secondarySystemFill")))
      .frame(width: Self.size.width, height: Self.size.height)
      .overlay(
        Circle().fill(Color.white).frame(width: Self.knob, height: Self.knob).padding(2),
        alignment: configuration.isOn ? .trailing : .leading)
  }
  /// The switch's colour when on: the tint, green by default.
  @MainActor private var onStyle: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? EnvironmentStack.current.core.tint ?? AnyShapeStyle(Color.green)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}
