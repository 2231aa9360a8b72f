nonisolated extension View {
  /// Sets the position of one of the view's horizontal guides, in points from the view's leading edge.
  public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets the position of one of the view's vertical guides, in points from the view's top.
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}

private struct AlignmentGuideModifier: NodeModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    session.registerGuide(key)
    return AlignmentGuideNode(child, key: key, compute: compute, session: session)
  }
}

private final class AlignmentGuideNode: UnaryNode {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  init(_ child: LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat, session: RenderSession) {
    self.key = key
    self.compute = compute
    super.init(child, session: session)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == self.key else { return super.explicitGuide(key, in: dimensions) }
    return compute(child.dimensions(dimensions.proposal))
  }
}
