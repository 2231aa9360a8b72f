nonisolated extension View {
  /// Gives the view an invisible frame of a fixed size.
  ///
  /// The child is offered the fixed lengths; on an axis without one, it is offered the frame's own proposal. `alignment` positions it in the frame.
  /// - Parameters:
  ///   - width: points; nil = the child's width.
  ///   - height: points; nil = the child's height.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FrameModifier(width: FrameLength(fixed: width), height: FrameLength(fixed: height), alignment: alignment))
  }

  /// Gives the view an invisible frame whose size is flexible between bounds.
  ///
  /// On each axis with a bound, the frame takes its proposal, clamped to `min` and `max`. A missing bound is the child's length: a frame with only
  /// `maxWidth: .infinity` fills the proposal, and one with only `minWidth` does not grow beyond its child. If the proposal is unspecified, the
  /// frame takes `ideal`, or the child's length without `ideal`. The child is measured with the clamped length. Finally it is offered the length
  /// that the frame took. `alignment` positions it in the frame.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: FrameLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}

private struct FrameModifier: NodeModifier {
  let width: FrameLength
  let height: FrameLength
  let alignment: Alignment
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    FrameNode(child, width: width.valid(session), height: height.valid(session), alignment: alignment, session: session)
  }
}

/// The lengths that a frame sets on one axis, in points.
struct FrameLength {
  var fixed: CGFloat?
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// True if the frame sets no length on this axis.
  var isFree: Bool { fixed == nil && min == nil && ideal == nil && max == nil }

  /// Returns the proposal for the child when the frame is offered `proposal`.
  func offered(_ proposal: CGFloat?) -> CGFloat? { fixed ?? (proposal ?? ideal).map(clamped) }

  /// Returns the child's final proposal in a flexible frame that was offered `proposal` and took `length`: usually `length`. If the proposal was
  /// unspecified and neither `ideal` nor a bound determined the length, it stays unspecified (OpenSwiftUI, `_FlexFrameLayout.placement`).
  func offered(_ proposal: CGFloat?, taken length: CGFloat) -> CGFloat? {
    let isOwn = proposal == nil && ideal == nil && (min ?? -.infinity) < length && length < (max ?? .infinity)
    return isOwn ? nil : length
  }

  /// Returns the length that the frame takes when it is offered `proposal` and its child took `child`.
  func taken(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let fixed { return fixed }
    guard min != nil || max != nil else { return proposal == nil ? ideal ?? child : child }
    guard let proposal else { return clamped(ideal ?? child) }
    let least = min ?? Swift.min(child, max ?? .infinity)
    let most = Swift.max(max ?? Swift.max(child, least), least)
    return Swift.min(Swift.max(proposal, least), most)
  }

  /// True if those of `min`, `ideal` and `max` that are set are in ascending order.
  private var isAscending: Bool {
    let least = min ?? -.infinity
    let middle = ideal ?? least
    return least <= middle && middle <= max ?? .infinity
  }

  private func clamped(_ value: CGFloat) -> CGFloat { Swift.max(Swift.min(value, max ?? .infinity), min ?? -.infinity) }

  /// Returns these lengths without a fixed one that is negative, infinite or NaN, which sets no length (OpenSwiftUI, `_FrameLayout`), with negative
  /// and NaN bounds replaced by 0, and contradictory bounds raised. A warning reports each correction.
  @MainActor func valid(_ session: RenderSession) -> FrameLength {
    func bound(_ value: CGFloat?) -> CGFloat? {
      guard let value, !(value >= 0) else { return value }
      session.diagnose(.warning, "frame.invalid", "a length given to frame() is \(value), which is not a valid length; 0 was used instead")
      return 0
    }
    var result = FrameLength(fixed: fixed, min: bound(min), ideal: bound(ideal), max: bound(max))
    if let fixed, !(fixed >= 0 && fixed.isFinite) {
      let advice = fixed == .infinity ? "; to fill the space, use maxWidth: .infinity or maxHeight: .infinity" : ""
      session.diagnose(.warning, "frame.invalid", "a length given to frame() is \(fixed), which is not a valid length, so it was ignored\(advice)")
      result.fixed = nil
    }
    if !result.isAscending {
      session.diagnose(.warning, "frame.contradictory", "frame(min:ideal:max:) is not in ascending order; the larger of two bounds was used")
      if let ideal = result.ideal { result.ideal = Swift.max(ideal, result.min ?? ideal) }
      if let max = result.max { result.max = Swift.max(max, result.ideal ?? max, result.min ?? max) }
    }
    return result
  }
}

private final class FrameNode: UnaryNode {
  let width: FrameLength
  let height: FrameLength
  let alignment: Alignment

  init(_ child: LayoutNode, width: FrameLength, height: FrameLength, alignment: Alignment, session: RenderSession) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, session: session)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = width.fixed, let height = height.fixed { return CGSize(width: width, height: height) }
    let inner = child.size(childProposal(proposal))
    return CGSize(width: width.taken(proposal.width, child: inner.width), height: height.taken(proposal.height, child: inner.height))
  }

  override func arrangeChild(_ proposal: ProposedViewSize, in size: CGSize) -> (proposal: ProposedViewSize, origin: CGPoint) {
    let isFixed = width.fixed != nil || height.fixed != nil
    let offered =
      isFixed
      ? childProposal(proposal)
      : ProposedViewSize(width: width.offered(proposal.width, taken: size.width), height: height.offered(proposal.height, taken: size.height))
    return (offered, child.dimensions(offered).origin(in: size, alignment: alignment))
  }

  override var layoutPriority: Double { givenPriority ?? 0 }

  override var spacing: NodeSpacing {
    if child.projectsSpacing { return child.spacing }
    var edges: Edge.Set = []
    if !width.isFree { edges.formUnion(.horizontal) }
    if !height.isFree { edges.formUnion(.vertical) }
    return child.spacing.reset(edges)
  }
}
