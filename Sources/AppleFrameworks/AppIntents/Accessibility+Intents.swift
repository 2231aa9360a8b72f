extension View {
  /// Not offered: what assistive technology does to a widget reaches its host. A note says so.
  public func accessibilityAction<I: AppIntent>(_ actionKind: AccessibilityActionKind = .default, intent: I) -> some View {
    modifier(NotingModifier.accessibilityAction())
  }
  public func accessibilityAction<I: AppIntent>(named name: Text, intent: I) -> some View { modifier(NotingModifier.accessibilityAction()) }
  public func accessibilityAction<I: AppIntent>(named nameKey: LocalizedStringKey, intent: I) -> some View {
    modifier(NotingModifier.accessibilityAction())
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol, I: AppIntent>(named name: S, intent: I) -> some View {
    modifier(NotingModifier.accessibilityAction())
  }
  public func accessibilityAction<I: AppIntent, Label: View>(intent: I, @ViewBuilder label: () -> Label) -> some View {
    modifier(NotingModifier.accessibilityAction())
  }
}
