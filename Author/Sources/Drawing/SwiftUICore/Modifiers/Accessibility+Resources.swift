// Labels, values, hints and actions from localized string resources. They are disfavoured, so that a literal is a `LocalizedStringKey`.
nonisolated extension View {
  /// Sets the view's label for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
  /// Sets the label if `isEnabled`; otherwise keeps the existing label.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Sets the view's value for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
  /// Sets the value if `isEnabled`; otherwise keeps the existing value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  /// Sets the view's hint, which describes what using the view does.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
  /// Sets the hint if `isEnabled`; otherwise keeps the existing hint.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  /// Stub. Alternative names for voice control. Has no effect, because an archive stores one label of a view. A note reports it.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, fileID: fileID, line: line)
  }
  /// Adds an action for assistive technology, like `accessibilityAction(named:_:)` with a text.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { accessibilityAction(named: Text(name), handler, fileID: fileID, line: line) }
}
