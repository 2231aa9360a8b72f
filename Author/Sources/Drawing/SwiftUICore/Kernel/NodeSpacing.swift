/// The distances that a node prefers to its neighbours, for each edge. They apply in containers without explicit spacing.
///
/// SwiftUI's default spacing is not a constant; it depends on the two edges that meet:
/// - Between two plain views the distance is ``standardDistance``.
/// - Between two lines of text it is the lower line's leading: the difference of a text style's line height and its font's, 0 for a font that is
///   given by its size.
/// - Between text and a plain view it follows from the text's font, and it is smaller above the text than below it: see ``TextLine/distanceAbove``
///   and ``TextLine/distanceBelow``.
/// - Between a symbol and text, or between two symbols, it is 0. Between a symbol and a plain view it is the length by which the symbol extends
///   below its baseline, plus one point if the view is below the symbol.
/// - An edge can impose a distance: a spacer imposes 0.
///
/// If several rules apply, the largest distance is used.
///
/// Leading and trailing edges follow the layout direction. Sources: for the rules, the public re-implementation OpenSwiftUI (`Spacing`,
/// `Text+Spacing`, `ResolvedImage`), which its authors checked against SwiftUI 6.5; for the 8 points between plain views, fatbobman.com, "Spacing
/// of SwiftUI"; for the leading of text styles, the pictures of stadiamaps/ferrostar (TripProgressViewTests, InstructionsViewTests, SpeedLimitViewTests).
package struct NodeSpacing: Equatable, Sendable {
  /// The distance between two plain views, in points.
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

    /// Rounds up to whole pixels. Differences of metrics are not exact, so up to a millionth of a pixel is ignored.
    private func roundedUp(_ value: CGFloat) -> CGFloat { pixelLength > 0 ? (value / pixelLength - 1e-6).rounded(.up) * pixelLength : value }
    private var air: CGFloat { roundedUp((ascent + descent) * 0.1) }
    /// The distance to a plain view above the text, in points: the descent plus a tenth of the line's height.
    var distanceAbove: CGFloat { descent + air }
    /// The distance to a plain view below the text, in points: the ascent above the capitals, plus ``distanceAbove``; at least ``distanceAbove``.
    var distanceBelow: CGFloat { max(ascent + descent + air - capHeight, air + descent) }
    /// Returns the distance to a text line below, in points: that line's leading, rounded up to this line's pixels.
    func distance(to lower: TextLine) -> CGFloat { roundedUp(lower.leading) }
  }

  /// The preferences at one edge. A container's edge combines those of several children, so more than one property can be set.
  package struct Edge: Equatable, Sendable {
    /// The distance in points that this edge imposes; nil = none.
    package var imposed: CGFloat?
    /// The metrics of the text at this edge; nil = no text.
    package var line: TextLine?
    /// True if a plain view is at this edge.
    package var isPlain = false
    /// The length in points by which the symbol at this edge extends below its baseline; nil = no symbol.
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
  /// The spacing of text in the body style. Text nodes use ``text(_:)`` with the metrics of their font.
  package static let text = text(.body)
  package static func text(_ line: TextLine) -> NodeSpacing { text(first: line, last: line) }
  /// Returns the spacing of text whose first and last lines have different metrics.
  package static func text(first: TextLine, last: TextLine) -> NodeSpacing { NodeSpacing(top: .text(first), bottom: .text(last)) }

  /// Returns the spacing of a symbol that is not resizable and extends `descent` points below its baseline.
  package static func symbol(descent: CGFloat) -> NodeSpacing { NodeSpacing(top: Edge(symbol: descent), bottom: Edge(symbol: descent)) }

  /// Returns the default distance in points between a view with this spacing and the next one along `axis`.
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

  /// Returns this spacing with the given edges made plain. A frame or padding does this to its content's preferences.
  package func reset(_ edges: SwiftUICore.Edge.Set) -> NodeSpacing {
    var result = self
    if edges.contains(.top) { result.top = .standard }
    if edges.contains(.leading) { result.leading = .standard }
    if edges.contains(.bottom) { result.bottom = .standard }
    if edges.contains(.trailing) { result.trailing = .standard }
    return result
  }

  /// Adds another view's preferences at the given edges.
  package mutating func formUnion(_ other: NodeSpacing, edges: SwiftUICore.Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// No preferences at any edge; the starting value of a union.
  static let empty = NodeSpacing(top: Edge(), leading: Edge(), bottom: Edge(), trailing: Edge())
}
