nonisolated extension View {
  /// Stub. Has no effect and reports a diagnostic: assistive technology acts on the widget's host, not on the extension.
  public func accessibilityAction<I: AppIntent>(_ actionKind: AccessibilityActionKind = .default, intent: I) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
  public func accessibilityAction<I: AppIntent>(named name: Text, intent: I) -> some View { modifier(DiagnosticModifier.accessibilityAction()) }
  public func accessibilityAction<I: AppIntent>(named nameKey: LocalizedStringKey, intent: I) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol, I: AppIntent>(named name: S, intent: I) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
  public func accessibilityAction<I: AppIntent, Label: View>(intent: I, @ViewBuilder label: () -> Label) -> some View {
    modifier(DiagnosticModifier.accessibilityAction())
  }
}
