import WireSchema

/// A view that opens a URL when it is tapped (Specification A11).
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    label.modifier(
      LayerModifier { node, _ in
        node.action.link = destination.absoluteString
        node.debugName = "Link"
      })
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey).foregroundStyle(.tint) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title).foregroundStyle(.tint) }
  }
}
