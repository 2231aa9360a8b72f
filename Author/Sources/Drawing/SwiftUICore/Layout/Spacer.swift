import AlmanacWireSchema

/// Flexible empty space.
///
/// Along its stack's axis it takes the whole length that it is offered, at least `minLength`; across the axis it takes none. Outside a stack it
/// takes space on both axes. A stack offers space to all other views first.
public struct Spacer: PrimitiveView {
  /// The least length in points; nil = the default distance between views, 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
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
  /// Imposes a distance of 0 along the stack's axis and has no preference across it (OpenSwiftUI, `Spacer`: spacing on one axis only).
  override var spacing: NodeSpacing {
    switch axis {
    case .horizontal: NodeSpacing(top: .silent, leading: .none, bottom: .silent, trailing: .none)
    case .vertical: NodeSpacing(top: .none, leading: .silent, bottom: .none, trailing: .silent)
    case nil: .none
    }
  }
  /// A spacer inside a frame also has the distance 0 to its neighbours (OpenSwiftUI, `requiresSpacingProjection`).
  override var projectsSpacing: Bool { true }
}

/// A thin line between views: one pixel thick, or one point at the accessibility sizes of Dynamic Type (OpenSwiftUI,
/// `EnvironmentValues.dividerThickness`). It runs across its stack's axis; outside a stack it is horizontal.
///
/// Takes the whole length that it is offered, 10 points if none is offered.
public struct Divider: PrimitiveView {
  public init() {}

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let environment = EnvironmentStack.current.core
    let isVertical = environment.stackAxis == .horizontal
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
    nodes.append(DividerNode(isVertical: isVertical, thickness: thickness, session: nodes.session))
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
    identify(&node, as: .shape)
    node.frame = RectValue(box)
    node.path.shape.rect = RectValue(CGRect(origin: .zero, size: box.size))
    node.path.fill.color.system = "separator"
    list.append(node)
  }
}
