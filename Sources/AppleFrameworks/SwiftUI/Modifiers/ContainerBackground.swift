extension View {
  /// Gives the container (a widget, by `.widget`) its background: drawn edge to edge, and removed where the surface wants none.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: .center, background: Rectangle().fill(style)))
  }

  /// Gives the container (a widget, by `.widget`) its background: drawn edge to edge, and removed where the surface wants none.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
  }
}

/// Tells the session of the background; the innermost one of a view tree wins. In an activity the outermost one does, which is the
/// system's: there the author has `activityBackgroundTint(_:)`.
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
