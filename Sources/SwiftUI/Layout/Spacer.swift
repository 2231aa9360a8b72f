import Archive

/// Flexible room that a stack gives to nobody else.
///
/// Takes all the length it is offered along its stack's axis, at least `minLength`, and none across it; outside of a stack
/// it takes room on both axes. Every other view is served first.
public struct Spacer: PrimitiveView {
  /// The least length in points; nil = the default distance between views, 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func _resolve(into nodes: inout _NodeList) {
    nodes.append(SpacerNode(axis: EnvironmentStack.stackAxis, least: minLength ?? NodeSpacing.standardDistance, session: nodes.session))
  }
}

private final class SpacerNode: LayoutNode {
  let axis: Axis?
  let least: CGFloat

  init(axis: Axis?, least: CGFloat, session: RenderSession) {
    self.axis = axis
    self.least = least
    super.init(session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      if let axis, along != axis { return 0 }
      return max(least, proposal[along] ?? least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override var layoutPriority: Double { -.infinity }
  override var spacing: NodeSpacing { .none }
}

/// A hairline between views: one pixel thick, across its stack; horizontal outside of one.
///
/// Takes all the length it is offered, 10 points where it is asked for an ideal.
public struct Divider: PrimitiveView {
  public init() {}

  public func _resolve(into nodes: inout _NodeList) {
    let environment = EnvironmentStack.current.core
    let isVertical = environment.stackAxis == .horizontal
    nodes.append(DividerNode(isVertical: isVertical, thickness: 1 / environment.displayScale, session: nodes.session))
  }
}

private final class DividerNode: LayoutNode {
  let isVertical: Bool
  let thickness: CGFloat

  init(isVertical: Bool, thickness: CGFloat, session: RenderSession) {
    self.isVertical = isVertical
    self.thickness = thickness
    super.init(session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isVertical ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    let box = pixelFrame(at: origin)
    var node = DisplayNode()
    node.debugName = "Divider"
    node.frame = RectValue(box)
    node.path.shape.rect = RectValue(CGRect(origin: .zero, size: box.size))
    node.path.fill.color.system = "separator"
    list.append(node)
  }
}
