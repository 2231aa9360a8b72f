import AlmanacWireSchema

/// A view that opens a URL when it is tapped (Specification A11).
///
/// A widget that is one tap area as a whole (`systemSmall` and the accessory families) draws only the label; a `link.ignored` note reports it.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  /// True if the label is a title, which has the tint's colour unless the author sets another.
  private let isTitle: Bool
  private let source: SourceLocation

  public init(destination: URL, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(destination, label(), isTitle: false, SourceLocation(fileID, line))
  }

  fileprivate init(_ destination: URL, _ label: Label, isTitle: Bool, _ source: SourceLocation) {
    self.destination = destination
    self.label = label
    self.isTitle = isTitle
    self.source = source
  }

  @MainActor public var body: some View {
    let _ = noteIgnored()
    let isEnabled = EnvironmentStack.current.core.isEnabled
    label.labelForeground(isTitle ? TintShapeStyle() : nil).modifier(
      LayerModifier { node, _ in
        if isEnabled { node.action.link = destination.absoluteString }
        node.debugName = "Link"
      })
  }

  @MainActor private func noteIgnored() {
    // The views of an app have no family.
    guard let session = RenderSession.current, session.appEvents == nil, EnvironmentStack.current.core.family.isOneTapArea else { return }
    session.diagnose(
      .note, "link.ignored", "a \(EnvironmentStack.current.core.family.name) widget is one tap area, so a tap does not open this Link; use widgetURL",
      at: source)
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(destination, Text(titleKey), isTitle: true, SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(destination, Text(title), isTitle: true, SourceLocation(fileID, line))
  }
}
