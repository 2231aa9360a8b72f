/// How content is scaled to a size with another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside the size.
  case fit
  /// As small as possible while it covers the size.
  case fill
}

nonisolated extension View {
  /// Constrains the view to an aspect ratio.
  ///
  /// The child is offered the largest size with this ratio inside the proposal (`fit`), or the smallest one that covers the proposal (`fill`). The
  /// view takes the child's size. If one dimension of the proposal is unspecified, it follows from the other.
  /// - Parameter aspectRatio: width divided by height; nil = the ratio of the child's ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// Scales the view to fit inside the proposal.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the proposal.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: NodeModifier {
  let ratio: CGFloat?
  let mode: ContentMode
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    AspectRatioNode(child, ratio: ratio, mode: mode, session: session)
  }
}

private final class AspectRatioNode: UnaryNode {
  let givenRatio: CGFloat?
  let mode: ContentMode

  init(_ child: LayoutNode, ratio: CGFloat?, mode: ContentMode, session: RenderSession) {
    if let ratio, !(ratio > 0 && ratio.isFinite) {
      session.diagnose(.warning, "aspectRatio.invalid", "aspectRatio(\(ratio)) is not a ratio; the content's own ratio was used")
      givenRatio = nil
    } else {
      givenRatio = ratio
    }
    self.mode = mode
    super.init(child, session: session)
  }

  /// The ratio to use; nil if the child's ideal size is empty.
  private lazy var ratio: CGFloat? = {
    if let givenRatio { return givenRatio }
    let ideal = child.size(.unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }()

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = CGSize(width: width, height: width / ratio)
      let byHeight = CGSize(width: height * ratio, height: height)
      // With one infinite dimension, `fit` follows the finite dimension and `fill` the infinite one. With two, the proposal stays infinite.
      if width == .infinity || height == .infinity {
        if width == height { return proposal }
        return ProposedViewSize((width < height) == (mode == .fit) ? byWidth : byHeight)
      }
      let widthDecides = byWidth.height <= height
      return ProposedViewSize(widthDecides == (mode == .fit) ? byWidth : byHeight)
    }
  }

  override var layoutPriority: Double { givenPriority ?? 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(childProposal(proposal)) }
  override func arrangeChild(_ proposal: ProposedViewSize, in size: CGSize) -> (proposal: ProposedViewSize, origin: CGPoint) {
    (childProposal(proposal), .zero)
  }
}
