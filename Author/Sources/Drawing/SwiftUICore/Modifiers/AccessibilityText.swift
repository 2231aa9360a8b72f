import AlmanacWireSchema

extension Text {
  /// Returns the text as a plain string in the current environment. A date is formatted for the time at which the entry becomes current.
  @MainActor package func spoken(in session: RenderSession) -> String {
    var resolver = TextResolver(context: _StyleContext(environment: EnvironmentStack.current, session: session))
    resolver.add(self)
    return resolver.runs.map(\.text).joined()
  }
}

/// Sets a text of an accessibility element, formatted in the locale at the modifier.
private struct SpokenTextModifier: NodeModifier {
  let text: Text
  let set: @MainActor (inout Accessibility, String) -> Void
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    let words = text.spoken(in: session)
    return LayerNode(child, session: session) { node, _ in set(&node.accessibility, words) }
  }
}

nonisolated extension View {
  private func spoken(
    _ text: Text, _ set: @escaping @MainActor (inout Accessibility, String) -> Void
  ) -> ModifiedContent<Self, some ViewModifier> {
    ModifiedContent(content: self, modifier: SpokenTextModifier(text: text, set: set))
  }

  /// Sets the view's label for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some View { spoken(label) { $0.label = $1 } }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// Sets the view's value for assistive technology.
  public func accessibilityValue(_ value: Text) -> some View { spoken(value) { $0.value = $1 } }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// Sets the view's hint, which describes what using the view does.
  public func accessibilityHint(_ hint: Text) -> some View { spoken(hint) { $0.hint = $1 } }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

  // Stubs. These modifiers have no effect, because the listener's settings decide how speech sounds; a note reports that.
  public func speechAdjustedPitch(_ value: Double, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("speechAdjustedPitch", "the listener’s settings decide how speech sounds", SourceLocation(fileID, line))
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("speechAlwaysIncludesPunctuation", "the listener’s settings decide how speech sounds", SourceLocation(fileID, line))
  }
  public func speechAnnouncementsQueued(_ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("speechAnnouncementsQueued", "the listener’s settings decide how speech sounds", SourceLocation(fileID, line))
  }
  public func speechSpellsOutCharacters(_ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noEffect("speechSpellsOutCharacters", "the listener’s settings decide how speech sounds", SourceLocation(fileID, line))
  }

  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
}
