import AlmanacWireSchema

extension Action {
  /// Returns the action of a button or a toggle where it is; nil if a tap does nothing there: the control is disabled, or it is in a place in which
  /// controls do not work, which the note `button.inactive` or `toggle.inactive` reports (Specification A14).
  @MainActor static func inPlace(_ action: Action?, _ note: String) -> Action? {
    let fields = EnvironmentStack.current.core
    guard let action, fields.isEnabled else { return nil }
    // The views of an app have no family.
    guard let session = RenderSession.current, session.appEvents == nil, !fields.family.hasControls else { return action }
    session.diagnose(
      .note, note, "buttons and toggles do not work in \(fields.family.name), where a tap opens the app; use widgetURL")
    return nil
  }
}

extension WidgetFamilyValue {
  /// True if buttons and toggles work in the family.
  fileprivate var hasControls: Bool {
    switch self {
    case .accessoryInline, .accessoryCorner, .activityIslandCompact, .activityIslandMinimal: false
    default: true
    }
  }
}
