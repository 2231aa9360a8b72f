/// The distances that a node prefers to its neighbours in a container without explicit spacing, for each edge.
///
/// SwiftUI's default spacing depends on the two edges that meet; it is not a constant:
/// - two plain views keep ``standardDistance``;
/// - two lines of text keep the lower line's leading (0 in the system font);
/// - between text and a plain view, the distance leaves a tenth of the text's line height free beyond its ink on that side, so a view above
///   the text stands closer than one below it;
/// - a symbol keeps no distance from text and other symbols, and from a plain view as much as it extends below its baseline (one point more
///   if the view is below it);
/// - an edge with a distance of its own (a spacer's, 0) imposes it.
///
/// If several rules apply, the largest distance is used.
///
/// Edges are logical: leading and trailing follow the layout direction. Source of the rules: the public re-implementation
/// OpenSwiftUI (`Spacing`, `Text+Spacing`, `ResolvedImage`), checked by its authors against SwiftUI 6.5; 8 points between other views:
/// fatbobman.com, "Spacing of SwiftUI".
package struct NodeSpacing: Equatable, Sendable {
  /// The distance between two views without preferences of their own, in points.
  package static let standardDistance: CGFloat = 8

  /// The font metrics on which the default distance to text depends, in points.
  package struct TextLine: Equatable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    /// The size of a pixel in points; distances are rounded up to whole pixels.
    package var pixelLength: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixelLength: CGFloat) {
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.capHeight = capHeight
      self.pixelLength = pixelLength
    }

    /// The system font's body style at the default size: 17 points (metrics from UIFont).
    package static let body = TextLine(ascent: 16.19, descent: 4.10, leading: 0, capHeight: 11.98, pixelLength: 1 / 3)

    private func roundedUp(_ value: CGFloat) -> CGFloat { pixelLength > 0 ? (value / pixelLength).rounded(.up) * pixelLength : value }
    private var air: CGFloat { roundedUp((ascent + descent) * 0.1) }
    /// The distance to a plain view above the text.
    var distanceAbove: CGFloat { descent + air }
    /// The distance to a plain view below the text.
    var distanceBelow: CGFloat { max(ascent + descent + air - capHeight, air + descent) }
    /// The distance to a text line below: that line's leading, rounded up to this line's pixels.
    func distance(to lower: TextLine) -> CGFloat { roundedUp(lower.leading) }
  }

  /// What reaches one edge. A container's edge collects what all of its children bring to it, so several properties can be set at once.
  package struct Edge: Equatable, Sendable {
    /// A distance that this edge imposes; nil = none.
    package var imposed: CGFloat?
    /// The text that reaches this edge; nil = none.
    package var line: TextLine?
    /// Whether a plain view reaches this edge.
    package var isPlain = false
    /// How far the symbol that reaches this edge extends below its baseline, in points; nil = no symbol does.
    package var symbol: CGFloat?

    package static let standard = Edge(isPlain: true)
    package static let none = Edge(imposed: 0)
    /// An edge without preferences; the neighbour's edge decides.
    package static let silent = Edge()
    package static let text = Edge(line: .body)
    package static func text(_ line: TextLine) -> Edge { Edge(line: line) }

    func union(_ other: Edge) -> Edge {
      var result = self
      if let imposed = other.imposed { result.imposed = max(imposed, result.imposed ?? imposed) }
      if let line = other.line, line.ascent + line.descent > (result.line.map { $0.ascent + $0.descent } ?? 0) { result.line = line }
      result.isPlain = isPlain || other.isPlain
      if let symbol = other.symbol { result.symbol = max(symbol, result.symbol ?? symbol) }
      return result
    }
  }

  package var top: Edge
  package var leading: Edge
  package var bottom: Edge
  package var trailing: Edge

  package init(top: Edge = .standard, leading: Edge = .standard, bottom: Edge = .standard, trailing: Edge = .standard) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let standard = NodeSpacing()
  package static let none = NodeSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)
  /// Text of the body style; text nodes use ``text(_:)`` with their own metrics.
  package static let text = text(.body)
  package static func text(_ line: TextLine) -> NodeSpacing { text(first: line, last: line) }
  /// Text whose first and last lines differ.
  package static func text(first: TextLine, last: TextLine) -> NodeSpacing { NodeSpacing(top: .text(first), bottom: .text(last)) }

  /// A symbol that is not resizable and extends `descent` points below its baseline.
  package static func symbol(descent: CGFloat) -> NodeSpacing { NodeSpacing(top: Edge(symbol: descent), bottom: Edge(symbol: descent)) }

  /// The default distance between a view with this spacing and the one after it along `axis`.
  package func distance(to next: NodeSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var distance = [end.imposed, start.imposed].compactMap { $0 }.max()
    func consider(_ candidate: CGFloat) { distance = max(distance ?? candidate, candidate) }
    if axis == .vertical {
      if let upper = end.line, let lower = start.line { consider(upper.distance(to: lower)) }
      if let line = end.line, start.isPlain { consider(line.distanceBelow) }
      if let line = start.line, end.isPlain { consider(line.distanceAbove) }
      if end.symbol != nil, start.line != nil || start.symbol != nil { consider(0) }
      if end.line != nil, start.symbol != nil { consider(0) }
      if let descent = end.symbol, start.isPlain { consider(descent + 1) }
      if let descent = start.symbol, end.isPlain { consider(descent) }
    }
    return distance ?? NodeSpacing.standardDistance
  }

  /// This spacing with the given edges made plain, which is what a fixed frame or padding does with its content's preferences.
  package func reset(_ edges: SwiftUI.Edge.Set) -> NodeSpacing {
    var result = self
    if edges.contains(.top) { result.top = .standard }
    if edges.contains(.leading) { result.leading = .standard }
    if edges.contains(.bottom) { result.bottom = .standard }
    if edges.contains(.trailing) { result.trailing = .standard }
    return result
  }

  /// Adds the preferences that another view brings to the given edges.
  package mutating func formUnion(_ other: NodeSpacing, edges: SwiftUI.Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// No preferences at any edge; the starting value of a union.
  static let empty = NodeSpacing(top: Edge(), leading: Edge(), bottom: Edge(), trailing: Edge())
}
