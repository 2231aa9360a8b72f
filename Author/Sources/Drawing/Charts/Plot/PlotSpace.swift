import SwiftUICore

/// One axis of a plot: its scale and the positions of the scale's ends, in points of the plot.
struct PlotAxis {
  let scale: Scale
  let start: CGFloat
  let end: CGFloat
  /// The space for bars at one value, in points.
  var barSpace: CGFloat = 0

  func position(_ value: _ChartValue) -> CGFloat? { scale.fraction(of: value).map(position(at:)) }
  func position(at fraction: CGFloat) -> CGFloat { start + fraction * (end - start) }
  func fraction(at position: CGFloat) -> CGFloat { end == start ? 0 : (position - start) / (end - start) }

  func range(of value: _ChartValue) -> ClosedRange<CGFloat>? {
    guard let middle = position(value) else { return nil }
    let half = (scale.bandwidth ?? 0) * abs(end - start) / 2
    return (middle - half)...(middle + half)
  }

  /// The largest width of a bar on a continuous axis without a unit, in points, and the fraction of the axis that a single bar takes.
  private static let widestBar: CGFloat = 24
  private static let loneBar: CGFloat = 0.05
  /// The width of a bar at a date without a unit (Documentation/Fidelity.md).
  fileprivate static let barAtDate: CGFloat = 8

  /// Returns the axis with the space for its bars set: a category's band, or the minimum distance between two bars on a continuous axis. The ends of
  /// a continuous axis also move inwards, so that bars stay inside the plot.
  fileprivate func withBarSpace(for bars: [(value: _ChartValue?, width: MarkDimension)]) -> PlotAxis {
    var axis = self
    let length = abs(end - start)
    if let bandwidth = scale.bandwidth {
      axis.barSpace = bandwidth * length
      return axis
    }
    let fractions = Set(bars.compactMap { $0.value.flatMap(scale.fraction(of:)) }).sorted()
    guard let first = fractions.first, let last = fractions.last else { return axis }
    let gap = zip(fractions, fractions.dropFirst()).map { $1 - $0 }.min() ?? Self.loneBar
    axis.barSpace = min(max(gap * length, 1), Self.widestBar)
    // A date scale ends at the first and last date. Half of the first bar and half of the last bar are outside the plot.
    guard first >= 0, last <= 1, scale.keepsBarsInside, !scale.isTime else { return axis }
    let half = (bars.map { $0.width.width(in: axis.barSpace) }.max() ?? 0) / 2
    let (before, after) = (max(0, half - first * length), max(0, half - (1 - last) * length))
    guard before + after < length else { return axis }
    let direction: CGFloat = end < start ? -1 : 1
    var padded = PlotAxis(scale: scale, start: start + direction * before, end: end - direction * after)
    padded.barSpace = min(max(gap * (length - before - after), 1), Self.widestBar)
    return padded
  }
}

/// Maps values to positions in a plot, in points from its top left corner.
///
/// In right-to-left layout the x axis runs from right to left too. Source: authors report that Swift Charts mirrors marks and x axis (Solstice #154).
struct PlotSpace {
  let size: CGSize
  /// True if x runs from right to left.
  let isMirrored: Bool
  let x: PlotAxis?
  let y: PlotAxis?
  /// The groups that `position(by:)` puts beside each other, in order.
  let groups: [_ChartValue]
  /// The sum of all sectors; nil without sectors.
  let angleTotal: Double?

  init(size: CGSize, x: Scale?, y: Scale?, xInsets: _PlotInsets, yInsets: _PlotInsets, isMirrored: Bool = false, marks: [Mark]) {
    self.size = size
    self.isMirrored = isMirrored
    let bars = marks.filter { $0.kind == .bar || $0.kind == .rectangle }
    self.x = x.map { scale in
      let (start, end) = (xInsets.fixed?.lowerBound ?? xInsets.start, xInsets.fixed?.upperBound ?? size.width - xInsets.end)
      let axis =
        isMirrored
        ? PlotAxis(scale: scale, start: size.width - start, end: size.width - end) : PlotAxis(scale: scale, start: start, end: end)
      return axis.withBarSpace(for: bars.map { ($0.x.single, $0.width) })
    }
    self.y = y.map { scale in
      let (low, high) = (yInsets.fixed?.upperBound ?? size.height - yInsets.start, yInsets.fixed?.lowerBound ?? yInsets.end)
      // The first category is at the top.
      let axis = scale.isContinuous ? PlotAxis(scale: scale, start: low, end: high) : PlotAxis(scale: scale, start: high, end: low)
      return axis.withBarSpace(for: bars.map { ($0.y.single, $0.height) })
    }
    var seen: Set<_ChartValue> = []
    groups = marks.compactMap { $0.style.positionGroup?.value }.filter { seen.insert($0).inserted }
    angleTotal = marks.compactMap { $0.angle?.values.compactMap(\.scalar).max() }.max()
  }

  /// Converts between distances from the leading edge and from the left edge, in either direction.
  func across(_ x: CGFloat) -> CGFloat { isMirrored ? size.width - x : x }
  /// Converts a distance towards the trailing edge to one towards the right.
  private func toRight(_ distance: CGFloat) -> CGFloat { isMirrored ? -distance : distance }

  // MARK: Positions of marks

  /// Returns the position of a mark along one axis; for a unit or range, its middle.
  private func position(_ extent: Extent, _ axis: PlotAxis?, _ length: CGFloat, _ mark: Mark, _ direction: Axis) -> CGFloat? {
    switch extent {
    case .fixed, .fixedPoint(nil): return length / 2
    case .fixedPoint(let point?): return direction == .horizontal ? across(point) : point
    case .range(let start, let end):
      guard let start = axis?.position(start), let end = axis?.position(end) else { return nil }
      return (start + end) / 2
    case .value, .unit: return slot(extent, axis, mark, direction).map(\.middle)
    }
  }

  /// Returns the middle of a mark's value or unit, and the space there. For marks beside each other, both refer to the mark's part of the space.
  private func slot(_ extent: Extent, _ axis: PlotAxis?, _ mark: Mark, _ direction: Axis) -> (middle: CGFloat, barSpace: CGFloat, isGrouped: Bool)? {
    guard let axis else { return nil }
    var middle: CGFloat
    var barSpace = axis.barSpace
    switch extent {
    case .value(let value):
      guard let at = axis.position(value) else { return nil }
      middle = at
    case .unit(let start, let end, _):
      guard let start = axis.position(start), let end = axis.position(end) else { return nil }
      (middle, barSpace) = ((start + end) / 2, abs(end - start))
    case .range, .fixed, .fixedPoint: return nil
    }
    guard let group = mark.style.positionGroup, groupAxis(of: mark) == direction, let index = groups.firstIndex(of: group.value) else {
      return (middle, barSpace, false)
    }
    let outer = group.span.width(in: barSpace, automatic: Self.groupSpan)
    let slot = outer / CGFloat(groups.count)
    let along = slot * (CGFloat(index) + 0.5) - outer / 2
    return (middle + (direction == .horizontal ? toRight(along) : along), slot, true)
  }
  /// The fraction of its space that a group of bars takes, and the fraction of its part that each bar takes (Documentation/Fidelity.md).
  private static let groupSpan: CGFloat = 0.7
  private static let groupedBar: CGFloat = 0.7

  /// Returns the axis along which marks of different groups are placed beside each other.
  private func groupAxis(of mark: Mark) -> Axis {
    if let axis = mark.style.positionGroup?.axis { return axis }
    if mark.kind == .bar, case .range = mark.x { return .vertical }
    if y?.scale.isContinuous == false, x?.scale.isContinuous != false { return .vertical }
    return .horizontal
  }

  func point(of mark: Mark) -> CGPoint? {
    guard let px = position(mark.x, x, size.width, mark, .horizontal), let py = position(mark.y, y, size.height, mark, .vertical) else { return nil }
    return CGPoint(x: px + toRight(mark.style.offset.xStart), y: py + mark.style.offset.yStart)
  }

  /// Returns the two ends of a mark along one axis: its two values, or the ends of the space at its one value.
  private func span(_ extent: Extent, _ axis: PlotAxis?, _ length: CGFloat, _ mark: Mark, _ direction: Axis) -> (CGFloat, CGFloat)? {
    let dimension = direction == .horizontal ? mark.width : mark.height
    switch extent {
    case .fixed(let start, let end):
      let (start, end) = (start ?? 0, end ?? length)
      return direction == .horizontal ? (across(start), across(end)) : (start, end)
    case .fixedPoint(let point):
      let width = dimension.width(in: length)
      let middle = point.map { direction == .horizontal ? across($0) : $0 } ?? length / 2
      return (middle - width / 2, middle + width / 2)
    case .range(let start, let end):
      guard let start = axis?.position(start), let end = axis?.position(end) else { return nil }
      return (start, end)
    case .value, .unit:
      guard let slot = slot(extent, axis, mark, direction) else { return nil }
      var width = dimension.width(in: slot.barSpace, automatic: slot.isGrouped ? Self.groupedBar : MarkDimension.automaticRatio)
      if case .value = extent, axis?.scale.isTime == true, dimension == .automatic, !slot.isGrouped { width = PlotAxis.barAtDate }
      // Bins are adjacent: a gap of one point separates their bars.
      if case .unit(_, _, true) = extent, dimension == .automatic { width = max(slot.barSpace - 1, slot.barSpace / 2) }
      return (slot.middle - width / 2, slot.middle + width / 2)
    }
  }

  /// Returns the box that a bar or rectangle covers.
  func box(of mark: Mark) -> CGRect? {
    guard let (left, right) = span(mark.x, x, size.width, mark, .horizontal), let (top, bottom) = span(mark.y, y, size.height, mark, .vertical)
    else { return nil }
    let offset = mark.style.offset
    let (x0, x1) = (
      min(left, right) + (isMirrored ? -offset.xEnd : offset.xStart), max(left, right) + (isMirrored ? -offset.xStart : offset.xEnd)
    )
    let (y0, y1) = (min(top, bottom) + offset.yStart, max(top, bottom) + offset.yEnd)
    return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }

  /// Returns the two ends of a rule.
  func rule(of mark: Mark) -> (CGPoint, CGPoint)? {
    func ends(_ extent: Extent, _ axis: PlotAxis?, _ length: CGFloat, _ direction: Axis) -> (CGFloat, CGFloat)? {
      switch extent {
      case .value, .unit, .fixedPoint: return position(extent, axis, length, mark, direction).map { ($0, $0) }
      case .range, .fixed: return span(extent, axis, length, mark, direction)
      }
    }
    guard let (x0, x1) = ends(mark.x, x, size.width, .horizontal), let (y0, y1) = ends(mark.y, y, size.height, .vertical) else { return nil }
    let offset = mark.style.offset
    return (CGPoint(x: x0 + toRight(offset.xStart), y: y0 + offset.yStart), CGPoint(x: x1 + toRight(offset.xEnd), y: y1 + offset.yEnd))
  }

  /// Returns the two edges of an area at one of its marks.
  func edges(of mark: Mark) -> (far: CGPoint, near: CGPoint)? {
    let offset = mark.style.offset
    if case .range(let start, let end) = mark.y {
      guard let at = position(mark.x, x, size.width, mark, .horizontal), let from = y?.position(start), let to = y?.position(end) else { return nil }
      let x = at + toRight(offset.xStart)
      return (CGPoint(x: x, y: to + offset.yEnd), CGPoint(x: x, y: from + offset.yStart))
    }
    if case .range(let start, let end) = mark.x {
      guard let at = position(mark.y, y, size.height, mark, .vertical), let from = x?.position(start), let to = x?.position(end) else { return nil }
      return (CGPoint(x: to + toRight(offset.xEnd), y: at + offset.yStart), CGPoint(x: from + toRight(offset.xStart), y: at + offset.yStart))
    }
    return nil
  }

  func sector(of mark: Mark) -> Sector? {
    guard let total = angleTotal, total > 0, let values = mark.angle?.values.compactMap(\.scalar), values.count == 2 else { return nil }
    let largest = min(size.width, size.height) / 2
    let outer = mark.outerRadius.radius(of: largest, automatic: 1)
    return Sector(
      center: CGPoint(x: size.width / 2 + toRight(mark.style.offset.xStart), y: size.height / 2 + mark.style.offset.yStart),
      start: CGFloat(values[0] / total) * 2 * .pi, end: CGFloat(values[1] / total) * 2 * .pi,
      inner: mark.innerRadius.radius(of: outer, automatic: 0), outer: outer, inset: max(0, mark.angularInset))
  }
}
