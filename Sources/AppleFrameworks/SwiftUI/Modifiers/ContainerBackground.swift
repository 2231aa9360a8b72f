extension View {
  /// Sets the container's background (`.widget`: the widget's). It is drawn edge to edge, and removed in placements without backgrounds.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: .center, background: Rectangle().fill(style)))
  }

  /// Sets the container's background (`.widget`: the widget's). It is drawn edge to edge, and removed in placements without backgrounds.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
  }
}

/// Passes the background to the session; the innermost one of a view tree wins. In an activity the outermost one wins, which is the
/// system's: authors use `activityBackgroundTint(_:)` there.
private struct ContainerBackgroundModifier<Background: View>: PrimitiveModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let alignment = alignment
    let background = background
    if EnvironmentStack.current.core.family.place == .activity, nodes.session.containerBackground != nil {
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
