nonisolated extension View {
  /// Puts views behind this one. Each is offered this view's size; `alignment` positions the group.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(layer: content(), alignment: alignment, isBehind: true))
  }
  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(layer: background, alignment: alignment, isBehind: true))
  }
  /// Fills the area behind this view, which extends into the safe area at `edges`. A widget has margins instead of a safe area, so `edges` count only
  /// inside `safeAreaInset` and `safeAreaPadding`.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(layer: Rectangle().fill(style).extended(into: edges), alignment: .center, isBehind: true))
  }
  /// Fills the area behind this view with the current background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }
  /// Fills a shape of this view's size behind it.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }
  /// Fills a shape of this view's size behind it with the current background style.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  public func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }
  public func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts views in front of this one. Each is offered this view's size; `alignment` positions the group.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(layer: content(), alignment: alignment, isBehind: false))
  }
  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(layer: overlay, alignment: alignment, isBehind: false))
  }
  /// Fills the area in front of this view, which extends into the safe area at `edges`.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(SecondaryModifier(layer: Rectangle().fill(style).extended(into: edges), alignment: .center, isBehind: false))
  }
  /// Fills a shape of this view's size in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(SecondaryModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// Draws a line of `width` points just inside this view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
