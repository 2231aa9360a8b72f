/// Arranges the two sides of a compact island around the camera.
///
/// Each side is as wide as its content and margins, at most half of the maximum width without the camera. The narrower side is then widened to
/// a share of the wider one (`Data/island.json`, `narrowSideRatio`). Content stays at the island's outer edge, in the middle of its height.
struct CompactIslandLayout: Layout {
  let leading: EdgeInsets
  let trailing: EdgeInsets
  /// The maximum width of the island, which determines the maximum width of a side.
  let widest: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let height = proposal.height ?? IslandMeasures.camera.height
    let sides = sides(subviews, height: height)
    return CGSize(width: sides.leading + IslandMeasures.camera.width + sides.trailing, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    func middle(_ insets: EdgeInsets) -> CGFloat { bounds.minY + insets.top + room(bounds.height, insets) / 2 }
    subviews[0].place(
      at: CGPoint(x: bounds.minX + leading.leading, y: middle(leading)), anchor: .leading, proposal: content(leading, height: bounds.height))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX - trailing.trailing, y: middle(trailing)), anchor: .trailing, proposal: content(trailing, height: bounds.height))
  }

  /// The widths of both sides, with their margins.
  private func sides(_ subviews: Subviews, height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    guard subviews.count == 2 else { return (0, 0) }
    func needed(_ view: LayoutSubview, _ insets: EdgeInsets) -> CGFloat {
      min(view.sizeThatFits(content(insets, height: height)).width + insets.leading + insets.trailing, limit)
    }
    let (first, second) = (needed(subviews[0], leading), needed(subviews[1], trailing))
    let least = max(first, second) * IslandMeasures.narrowSideRatio
    return (max(first, least), max(second, least))
  }

  /// The maximum width of a side.
  private var limit: CGFloat { max(0, (widest - IslandMeasures.camera.width) / 2) }

  /// Returns the proposal for a side's content. It does not depend on the island's own width, so that measuring and drawing agree.
  private func content(_ insets: EdgeInsets, height: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, limit - insets.leading - insets.trailing), height: room(height, insets))
  }

  private func room(_ height: CGFloat, _ insets: EdgeInsets) -> CGFloat { max(0, height - insets.top - insets.bottom) }
}

extension EnvironmentValues {
  private struct WidestIslandKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }

  /// The maximum width of a presentation that is only as wide as its content; nil to use the proposal.
  var widestIsland: CGFloat? {
    get { self[WidestIslandKey.self] }
    set { self[WidestIslandKey.self] = newValue }
  }
}
