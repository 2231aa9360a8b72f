/// A control that performs an intent when it is tapped.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: PrimitiveControlTemplate {
  public typealias Body = Never
  private let action: Action
  private let label: Label
  private let actionLabel: ActionLabel

  /// - Parameters:
  ///   - action: The intent that a tap performs.
  ///   - label: The title and the symbol.
  ///   - actionLabel: Makes the status text and symbol; its argument is true while the action is running. The host always passes false.
  public init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
    self.action = action
    self.label = label()
    self.actionLabel = actionLabel(false)
  }

  public func _makeControl() -> _ControlFace? {
    let (action, actionLabel) = (action, actionLabel)
    var value: (@MainActor (Bool) -> AnyView)?
    if ActionLabel.self != ControlWidgetButtonDefaultActionLabel.self { value = { _ in AnyView(actionLabel) } }
    return _ControlFace(label: AnyView(label), value: value, isOn: nil) { _, content in
      AnyView(Button(intent: action) { content(false) }.buttonStyle(.plain))
    }
  }
}

/// The default action label of a control button: empty.
nonisolated public struct ControlWidgetButtonDefaultActionLabel: View {
  @MainActor public var body: some View { EmptyView() }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
  public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action: action) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action) { self.init(action: action) { Text(title) } }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: Action) { self.init(action: action) { Text(title) } }
}

/// A control that performs an intent to turn something on or off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: PrimitiveControlTemplate
where Action.ValueType == Bool {
  public typealias Body = Never
  private let isOn: Bool
  private let action: Action
  private let label: Label
  private let valueLabel: (Bool) -> ValueLabel

  /// - Parameters:
  ///   - isOn: The state of the toggle.
  ///   - action: The intent that a tap performs, with the opposite value.
  ///   - label: The title and the symbol.
  ///   - valueLabel: Makes the text and the symbol for a value.
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
    self.isOn = isOn
    self.action = action
    self.label = label()
    self.valueLabel = valueLabel
  }

  public func _makeControl() -> _ControlFace? {
    let (isOn, action, valueLabel) = (isOn, action, valueLabel)
    return _ControlFace(label: AnyView(label), value: { AnyView(valueLabel($0)) }, isOn: isOn) { isOn, content in
      AnyView(Toggle(isOn: isOn, intent: action) { EmptyView() }.toggleStyle(ControlToggleStyle(content: content)))
    }
  }
}

/// The default value label of a control toggle.
nonisolated public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool
  @MainActor public var body: some View { Text(isOn ? "On" : "Off") }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { ControlWidgetToggleDefaultLabel(isOn: $0) }
  }
}

extension ControlWidgetToggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) { self.init(isOn: isOn, action: action) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) { self.init(isOn: isOn, action: action) { Text(title) } }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) { self.init(isOn: isOn, action: action) { Text(title) } }
}

/// Draws the control for the toggle's state, without a switch beside it. Both states are archived, so that a tap shows at once.
private struct ControlToggleStyle: ToggleStyle {
  let content: @MainActor (Bool) -> AnyView
  func makeBody(configuration: Configuration) -> some View { content(configuration.isOn) }
}

nonisolated extension View {
  /// Stub. Sets text that the control centre shows briefly when the control's value changes. The host does not show it; a
  /// `control.status` note reports that.
  @MainActor @preconcurrency
  public func controlWidgetStatus(_ status: Text) -> some View {
    modifier(SessionModifier { $0.diagnose(.note, "control.status", "this host does not show the text of controlWidgetStatus(_:)") })
  }
  @MainActor @preconcurrency
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { controlWidgetStatus(Text(statusKey)) }
  @MainActor @preconcurrency @_disfavoredOverload
  public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { controlWidgetStatus(Text(status)) }

  /// Stub. Describes the action of a hardware button. The host does not show it; a `control.actionHint` note reports that.
  @MainActor @preconcurrency
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    modifier(SessionModifier { $0.diagnose(.note, "control.actionHint", "this host does not show the text of controlWidgetActionHint(_:)") })
  }
  @MainActor @preconcurrency
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { controlWidgetActionHint(Text(hintKey)) }
  @MainActor @preconcurrency @_disfavoredOverload
  public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { controlWidgetActionHint(Text(hint)) }
}
