import SwiftUICore

/// The marks of one axis: their content, the space that they need, and their places after the plot is placed.
@MainActor
struct AxisLayout {
  /// A physical side of the plot, independent of the layout direction.
  enum Side: Hashable {
    case left, right, top, bottom
  }
  struct Label {
    let fraction: CGFloat
    let node: LayoutNode
    let proposal: ProposedViewSize
    /// The size as drawn, after rotation.
    let size: CGSize
    let settings: AxisLabel
    let isCentered: Bool
    let offset: CGSize
    let side: Side
    let preset: AxisMarkPreset.Kind
    /// The index of its mark set. If not all labels fit, labels of earlier sets take precedence.
    let set: Int
  }
  struct Line {
    let fraction: CGFloat
    let style: AnyShapeStyle?
    let stroke: StrokeStyle?
    let offset: CGSize
    /// The length of a tick; nil = a grid line.
    let length: AxisTick.Length?
    let side: Side
  }
  let axis: Axis
  let scale: Scale
  /// The axis's length in points.
  private let length: CGFloat
  /// True if x runs from right to left, with labels to the left of their lines.
  let isMirrored: Bool
  private(set) var labels: [Label] = []
  private(set) var lines: [Line] = []

  /// The distance in points from the plot to its labels, and from a line to the label beside it.
  static let labelGap: CGFloat = 4
  /// The minimum distance between two labels below the plot, in points.
  static let minimumGap: CGFloat = 2
  private static let tickLength: CGFloat = 4
  static let lineWidth: CGFloat = 0.5
  /// The least distance in points between the default lines of categories. Own choice: closer ones would be a grey area.
  private static let leastLineDistance: CGFloat = 6

  /// - Parameters:
  ///   - count: the number of values that fit.
  ///   - length: the axis's length in points.
  init(
    _ axis: Axis, scale: Scale, sets: [AxisMarkSet], count: Int, length: CGFloat, environment: EnvironmentValues, session: RenderSession
  ) {
    self.axis = axis
    self.scale = scale
    self.length = length
    isMirrored = environment.core.layoutDirection == .rightToLeft
    let (locale, calendar) = (environment.core.locale, environment.core.calendar)
    for (setIndex, set) in sets.enumerated() {
      let ticks = set.values.ticks(on: scale, count: count, calendar: calendar)
      let shown = Self.shown(ticks, on: scale)
      let side = side(set.position)
      if !shown.isEmpty { lines += endLines(set, side) }
      for (index, tick) in shown.enumerated() {
        let value = AxisValue(value: tick.value, index: index, count: shown.count)
        let next = index + 1 < shown.count ? shown[index + 1].fraction : scale.isReversed ? 0 : 1
        let space = scale.bandwidth ?? abs(next - tick.fraction)
        for item in set.content?(value) ?? automatic(set) {
          let isCentered = (item.centered ?? false) && scale.isContinuous
          // There may be no space between the last value and the end of the axis.
          if isCentered, space < 1e-6 { continue }
          let fraction = isCentered ? (tick.fraction + next) / 2 : tick.fraction
          let lineFraction = scale.isContinuous || item.centered == true ? fraction : start(of: tick.fraction)
          switch item.kind {
          case .grid(let stroke):
            lines.append(Line(fraction: lineFraction, style: item.style, stroke: stroke, offset: item.offset, length: nil, side: side))
          case .tick(let tickLength, let stroke):
            lines.append(Line(fraction: lineFraction, style: item.style, stroke: stroke, offset: item.offset, length: tickLength, side: side))
          case .label(let label):
            if losesLabel(at: tick.fraction, label, set, isCentered: isCentered) { continue }
            let text = ticks.text(tick.value, locale: locale, calendar: calendar)
            let node = Self.node(item, label, value, text, locale, session)
            let isCut = label.collision.kind == .truncate && axis == .horizontal
            let proposal = ProposedViewSize(width: isCut ? space * length : nil, height: nil)
            let taken = node.size(proposal)
            let isTurned = label.orientation.kind != .horizontal
            labels.append(
              Label(
                fraction: fraction, node: node, proposal: proposal, size: isTurned ? CGSize(width: taken.height, height: taken.width) : taken,
                settings: label, isCentered: isCentered || !scale.isContinuous, offset: item.offset, side: side, preset: set.preset.kind,
                set: setIndex))
          }
        }
      }
    }
  }

  /// Returns the default lines after the last category. Returns none if the axis has no categories or the author sets its marks.
  private func endLines(_ set: AxisMarkSet, _ side: Side) -> [Line] {
    guard isHorizontal, !scale.isContinuous, set.content == nil else { return [] }
    return automatic(set).compactMap { item in
      let (length, stroke): (AxisTick.Length?, StrokeStyle?)
      switch item.kind {
      case .grid(let own): (length, stroke) = (nil, own)
      case .tick(let own, let style): (length, stroke) = (own, style)
      case .label: return nil
      }
      return Line(fraction: scale.isReversed ? 0 : 1, style: item.style, stroke: stroke, offset: item.offset, length: length, side: side)
    }
  }

  /// Returns where the band of a category begins. `fraction` is the band's middle; lines are drawn between bands.
  private func start(of fraction: CGFloat) -> CGFloat {
    let half = (scale.bandwidth ?? 0) / 2
    return fraction + (scale.isReversed ? half : -half)
  }

  /// Returns the values inside the axis's domain, with their places.
  private static func shown(_ ticks: AxisTicks, on scale: Scale) -> [(value: _ChartValue, fraction: CGFloat)] {
    ticks.values.compactMap { value in
      guard let fraction = scale.fraction(of: value), fraction >= -1e-6, fraction <= 1 + 1e-6 else { return nil }
      return (value, fraction)
    }
  }

  /// Returns true if a value at `fraction` has a line but no label. At the end of the axis there is no space after the line, where a label of the x axis
  /// would be, and the end of the last calendar unit is the start of a unit that is not shown.
  private func losesLabel(at fraction: CGFloat, _ label: AxisLabel, _ set: AxisMarkSet, isCentered: Bool) -> Bool {
    guard fraction >= 1 - 1e-6, scale.isContinuous else { return false }
    return scale.isHalfOpen || (isHorizontal && !isCentered && label.anchor == nil && set.preset.kind != .aligned)
  }

  private func side(_ position: AxisMarkPosition) -> Side {
    guard axis == .vertical else { return position.side == .top ? .top : .bottom }
    // Categories have their labels at the leading side.
    let isLeading = position.side == .leading || (position.side == .automatic && !scale.isContinuous)
    return isLeading != isMirrored ? .left : .right
  }

  /// Whether values have lines by default: numbers and dates, and categories below the plot as long as there is space between their lines.
  private var hasLines: Bool { scale.isContinuous || (isHorizontal && (scale.bandwidth ?? 0) * length >= Self.leastLineDistance) }

  /// Returns the default marks at a value.
  private func automatic(_ set: AxisMarkSet) -> [AxisItem] {
    let content: AxisLabel.Content = set.format.map { .format($0) } ?? .automatic
    let label = AxisItem(kind: .label(AxisLabel(content: content, anchor: set.preset.kind == .aligned && axis == .horizontal ? .top : nil)))
    guard hasLines || set.stroke != nil else { return [label] }
    let grid = AxisItem(kind: .grid(set.stroke))
    let hasTicks = (axis == .horizontal && set.preset.kind == .automatic) || set.preset.kind == .extended
    return hasTicks ? [grid, AxisItem(kind: .tick(.label, set.stroke)), label] : [grid, label]
  }

  private static func node(
    _ item: AxisItem, _ label: AxisLabel, _ value: AxisValue, _ text: String, _ locale: Locale, _ session: RenderSession
  ) -> LayoutNode {
    let content: AnyView
    switch label.content {
    case .automatic: content = AnyView(Text(verbatim: text).lineLimit(1))
    case .format(let format): content = AnyView(Text(verbatim: format.text(value.value, locale) ?? text).lineLimit(1))
    case .view(let view): content = view()
    }
    let styled = content.font(item.font ?? .caption2).foregroundStyle(item.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
    let list = _NodeList(session: session)
    return switch label.orientation.kind {
    case .horizontal: list.resolveOne(styled)
    case .vertical: list.resolveOne(styled.rotationEffect(.degrees(90)))
    case .verticalReversed: list.resolveOne(styled.rotationEffect(.degrees(-90)))
    }
  }

  // MARK: Space

  var isHorizontal: Bool { axis == .horizontal }
  var sides: Set<Side> { Set(labels.map(\.side)).union(lines.filter { $0.length != nil }.map(\.side)) }

  /// Returns the space that the axis takes beside the plot at a side, in points.
  func extent(at side: Side) -> CGFloat {
    let labelled = labels.filter { $0.side == side && isOutside($0) }.map { reach($0) }.max() ?? 0
    let ticked = lines.filter { $0.side == side }.map { length(of: $0, labelled: labelled) }.max() ?? 0
    return max(labelled, ticked)
  }

  func isOutside(_ label: Label) -> Bool {
    guard label.preset != .inset else { return false }
    guard let anchor = anchor(of: label) else { return true }
    // A label whose outer edge is anchored at the axis is inside the plot.
    return switch label.side {
    case .bottom: anchor.y < 1
    case .top: anchor.y > 0
    case .right: anchor.x < 1
    case .left: anchor.x > 0
    }
  }

  /// Returns the anchor point of a label, with x measured from its left edge.
  func anchor(of label: Label) -> UnitPoint? {
    label.settings.anchor.map { isMirrored ? UnitPoint(x: 1 - $0.x, y: $0.y) : $0 }
  }

  func reach(_ label: Label) -> CGFloat {
    guard label.size.width > 0, label.size.height > 0 else { return 0 }
    return (isHorizontal ? label.size.height : label.size.width) + gap(label) + push(label.side)
  }
  /// Returns the fraction of a label's height that is above its value on a vertical axis: all of it if the grid line continues below the label.
  func verticalAnchor(_ label: Label) -> CGFloat {
    label.settings.anchor?.y ?? (label.preset == .inset || label.preset == .extended ? 1 : 0.5)
  }
  func gap(_ label: Label) -> CGFloat {
    (isHorizontal ? label.settings.verticalSpacing : label.settings.horizontalSpacing) ?? Self.labelGap
  }
  /// Returns the distance in points by which ticks move labels away from the plot; 0 if labels are beside their ticks.
  func push(_ side: Side) -> CGFloat {
    guard !areLabelsBesideTicks else { return 0 }
    return lines.filter { $0.side == side }.map { line in
      switch line.length?.kind {
      case .automatic?: Self.tickLength
      case .fixed(let length)?: max(0, length)
      case .label?, nil: 0
      }
    }.max() ?? 0
  }
  /// True if labels are beside their ticks instead of at the ticks' ends.
  private var areLabelsBesideTicks: Bool { isHorizontal && labels.contains { !$0.isCentered && $0.settings.anchor == nil } }

  func length(of line: Line, labelled: CGFloat) -> CGFloat {
    switch line.length?.kind {
    case .automatic?: areLabelsBesideTicks ? labelled : Self.tickLength
    case .fixed(let length)?: length
    case .label(let more)?: labelled + more
    case nil: 0
    }
  }
}
