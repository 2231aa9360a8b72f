nonisolated extension View {
  /// Sets the background of a container; `.widget` is the widget itself. It is drawn edge to edge, and left out in placements that remove
  /// backgrounds.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: .center, background: Rectangle().fill(style)))
  }

  /// Sets the background of a container; `.widget` is the widget itself. It is drawn edge to edge, and left out in placements that remove
  /// backgrounds.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
  }
}

/// Passes the background to the session. In nested views the innermost background wins. In a live activity the outermost one wins, which is the
/// system's; authors tint it with `activityBackgroundTint(_:)`.
private struct ContainerBackgroundModifier<Background: View>: PrimitiveModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    guard container.name == "widget" else { return content(&nodes) }
    let alignment = alignment
    let background = background
    if EnvironmentStack.current.core.family.group == .activity, nodes.session.containerBackground != nil {
      nodes.session.diagnose(
        .note, "containerBackground.activity", "an activity has the system's background; tint it with activityBackgroundTint(_:)")
      return content(&nodes)
    }
    nodes.session.containerBackground = (
      resolve: { list in
        let filled = ZStack(alignment: alignment) { background }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        filled._resolve(into: &list)
      }, environment: EnvironmentStack.current
    )
    content(&nodes)
  }
}
