/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into the length that one flexible item would get.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item in points; nil = 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil = the grid's.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid of columns, filled row by row. A widget does not scroll, so all views are created.
///
/// Fixed columns get their width first; the others share the rest, each within its bounds. Rows are as high as their highest view.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let tracks: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: points between rows; nil = 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    tracks = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.append(
      TrackGridNode(
        nodes.resolve(content, in: nil), axis: .vertical, tracks: tracks, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, session: nodes.session))
  }
}

/// A grid of rows, filled column by column. A widget does not scroll, so all views are created.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let tracks: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: points between columns; nil = 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    tracks = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.append(
      TrackGridNode(
        nodes.resolve(content, in: nil), axis: .horizontal, tracks: tracks, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, session: nodes.session))
  }
}

/// The node of a lazy grid. Tracks are the columns of a vertical grid or the rows of a horizontal one; children fill the tracks line by line along
/// `axis`.
private final class TrackGridNode: ContainerNode {
  private struct Track {
    var length: CGFloat
    /// The distance to the next track, in points.
    var gap: CGFloat
    var alignment: Alignment?
  }

  /// The largest number of tracks of one adaptive item; more would be too thin to see.
  private static let maxAdaptiveTracks: CGFloat = 1000

  let axis: Axis
  let tracks: [GridItem]
  let alignment: Alignment
  let lineGap: CGFloat

  init(_ children: [LayoutNode], axis: Axis, tracks: [GridItem], alignment: Alignment, spacing: CGFloat?, session: RenderSession) {
    self.axis = axis
    self.tracks = session.finite(tracks)
    self.alignment = alignment
    let name = axis == .vertical ? "LazyVGrid(spacing:)" : "LazyHGrid(spacing:)"
    lineGap = spacing.map { session.finite($0, of: name) } ?? NodeSpacing.standardDistance
    super.init(children, session: session)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let tracks = tracks(in: proposal[axis.cross])
    guard !tracks.isEmpty else { return Arrangement(places: children.map { _ in (.zero, .zero) }) }
    var places: [(proposal: ProposedViewSize, origin: CGPoint)] = []
    var position: CGFloat = 0
    for start in stride(from: 0, to: children.count, by: tracks.count) {
      let line = children[start..<min(start + tracks.count, children.count)]
      if start > 0 { position += lineGap }
      let sizes = zip(line, tracks).map { child, track in child.size(ProposedViewSize(axis, major: nil, minor: track.length)) }
      let depth = sizes.map { $0[axis] }.max() ?? 0
      var along: CGFloat = 0
      for (child, track) in zip(line, tracks) {
        let offered = ProposedViewSize(axis, major: nil, minor: track.length)
        var box = CGSize.zero
        box[axis] = depth
        box[axis.cross] = track.length
        let inCell = child.dimensions(offered).origin(in: box, alignment: track.alignment ?? alignment)
        var origin = CGPoint.zero
        origin[axis] = position + inCell[axis]
        origin[axis.cross] = along + inCell[axis.cross]
        places.append((offered, origin))
        along += track.length + track.gap
      }
      position += depth
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.cross] = tracks.reduce(0) { $0 + $1.length + $1.gap } - (tracks.last?.gap ?? 0)
    return Arrangement(size: size, places: places)
  }

  private func tracks(in length: CGFloat?) -> [Track] {
    func gap(_ item: GridItem) -> CGFloat { item.spacing ?? NodeSpacing.standardDistance }
    let gaps = tracks.dropLast().reduce(0) { $0 + gap($1) }
    let fixed = tracks.reduce(CGFloat(0)) { sum, item in
      if case .fixed(let length) = item.size { return sum + length }
      return sum
    }
    let least = tracks.reduce(CGFloat(0)) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
      }
    }
    var remaining = max(0, (length ?? least + gaps) - gaps - fixed)
    remaining = min(remaining, RenderSession.Limits.length)
    var flexibleLeft = tracks.filter { if case .fixed = $0.size { false } else { true } }.count

    var result: [Track] = []
    for item in tracks {
      func share(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let share = max(min(remaining / CGFloat(flexibleLeft), maximum), minimum)
        flexibleLeft -= 1
        remaining = max(0, remaining - share)
        return share
      }
      switch item.size {
      case .fixed(let length):
        result.append(Track(length: max(0, length), gap: gap(item), alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        result.append(Track(length: share(minimum, maximum), gap: gap(item), alignment: item.alignment))
      case .adaptive(let minimum, let maximum):
        let space = share(minimum, .infinity)
        let fitting = (space + gap(item)) / max(minimum + gap(item), 1)
        let count = Int(min(max(fitting, 1), TrackGridNode.maxAdaptiveTracks))
        let each = min((space - gap(item) * CGFloat(count - 1)) / CGFloat(count), maximum)
        result += Array(repeating: Track(length: max(each, 0), gap: gap(item), alignment: item.alignment), count: count)
      }
    }
    return result
  }
}
