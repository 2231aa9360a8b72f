nonisolated extension View {
  /// Stub. Has no effect: the archive stores only text labels, not labels made of views. A note reports it.
  public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
    modifier(
      DiagnosticModifier(
        name: "accessibilityLabel.ignored", message: "accessibilityLabel(content:) has no effect: a label is text; use accessibilityLabel(_:)"))
  }

  /// Sets the label if `isEnabled`; otherwise keeps the existing label.
  @ViewBuilder public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value if `isEnabled`; otherwise keeps the existing value.
  @ViewBuilder public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the hint if `isEnabled`; otherwise keeps the existing hint.
  @ViewBuilder public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Hides the view from assistive technology if `isEnabled`.
  @ViewBuilder public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHidden(hidden) } else { self }
  }
  /// Sets the identifier by which tests find the view, if `isEnabled`.
  @ViewBuilder public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }
}
