import SwiftUI

/// The marks of one axis: what they show, how much room they need, and where they lie once the plot has its place.
@MainActor
struct AxisLayout {
  /// A side of the plot, on the page.
  enum Side: Hashable {
    case left, right, top, bottom
  }
  struct Label {
    let place: CGFloat
    let node: LayoutNode
    let proposal: ProposedViewSize
    /// The size as it is drawn, turned or not.
    let size: CGSize
    let settings: AxisLabel
    let isCentered: Bool
    let offset: CGSize
    let side: Side
    let preset: AxisMarkPreset.Kind
  }
  struct Line {
    let place: CGFloat
    let style: AnyShapeStyle?
    let stroke: StrokeStyle?
    let offset: CGSize
    /// nil = a grid line.
    let length: AxisTick.Length?
    let side: Side
  }
  let axis: Axis
  let scale: Scale
  private(set) var labels: [Label] = []
  private(set) var lines: [Line] = []

  /// Distances in points: from the plot to its labels, and after the line that a label stands beside.
  static let labelGap: CGFloat = 4
  private static let tickLength: CGFloat = 4
  private static let lineWidth: CGFloat = 0.5

  /// - Parameters:
  ///   - count: how many values there is room for.
  ///   - length: the axis's length in points.
  init(
    _ axis: Axis, scale: Scale, sets: [AxisMarkSet], count: Int, length: CGFloat, environment: EnvironmentValues, session: RenderSession
  ) {
    self.axis = axis
    self.scale = scale
    let (locale, calendar) = (environment.core.locale, environment.core.calendar)
    for set in sets {
      let ticks = set.values.ticks(on: scale, count: count, calendar: calendar)
      let shown = ticks.values.compactMap { value in scale.place(value).map { (value: value, place: $0) } }
        .filter { $0.place >= -1e-6 && $0.place <= 1 + 1e-6 }
      let side = side(set.position, environment)
      for (index, tick) in shown.enumerated() {
        let value = AxisValue(value: tick.value, index: index, count: shown.count)
        let next = index + 1 < shown.count ? shown[index + 1].place : scale.isReversed ? 0 : 1
        for item in set.content?(value) ?? automatic(set) {
          let isCentered = (item.centered ?? false) && scale.isContinuous
          let place = isCentered ? (tick.place + next) / 2 : tick.place
          switch item.kind {
          case .grid(let stroke):
            lines.append(Line(place: place, style: item.style, stroke: stroke, offset: item.offset, length: nil, side: side))
          case .tick(let tickLength, let stroke):
            lines.append(Line(place: place, style: item.style, stroke: stroke, offset: item.offset, length: tickLength, side: side))
          case .label(let label):
            let words = { ticks.words(tick.value, locale: locale, calendar: calendar) }
            let node = Self.node(item, label, value, words, locale, session)
            let isCut = label.collision.kind == .truncate && axis == .horizontal
            let room = scale.bandwidth.map { $0 * length } ?? abs(next - tick.place) * length
            let proposal = ProposedViewSize(width: isCut ? room : nil, height: nil)
            let taken = node.size(proposal)
            let isTurned = label.orientation.kind != .horizontal
            labels.append(
              Label(
                place: place, node: node, proposal: proposal, size: isTurned ? CGSize(width: taken.height, height: taken.width) : taken, settings: label,
                isCentered: isCentered || !scale.isContinuous, offset: item.offset, side: side, preset: set.preset.kind))
          }
        }
      }
    }
  }

  private func side(_ position: AxisMarkPosition, _ environment: EnvironmentValues) -> Side {
    let isRightToLeft = environment.core.layoutDirection == .rightToLeft
    guard axis == .vertical else { return position.side == .top ? .top : .bottom }
    // Categories are read before their bars.
    let isLeading = position.side == .leading || (position.side == .automatic && !scale.isContinuous)
    return isLeading != isRightToLeft ? .left : .right
  }

  /// What the chart itself puts at a value.
  private func automatic(_ set: AxisMarkSet) -> [AxisItem] {
    let content: AxisLabel.Content = set.format.map { .format($0) } ?? .automatic
    let label = AxisItem(kind: .label(AxisLabel(content: content, anchor: set.preset.kind == .aligned && axis == .horizontal ? .top : nil)))
    guard scale.isContinuous || set.stroke != nil else { return [label] }
    let grid = AxisItem(kind: .grid(set.stroke))
    let hasTicks = (axis == .horizontal && set.preset.kind == .automatic && scale.isContinuous) || set.preset.kind == .extended
    return hasTicks ? [grid, AxisItem(kind: .tick(.label, set.stroke)), label] : [grid, label]
  }

  private static func node(
    _ item: AxisItem, _ label: AxisLabel, _ value: AxisValue, _ words: () -> String, _ locale: Locale, _ session: RenderSession
  ) -> LayoutNode {
    let content: AnyView
    switch label.content {
    case .automatic: content = AnyView(Text(verbatim: words()).lineLimit(1))
    case .format(let format): content = AnyView(Text(verbatim: format.words(value.value, locale) ?? words()).lineLimit(1))
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

  // MARK: Room

  private var isHorizontal: Bool { axis == .horizontal }
  var sides: Set<Side> { Set(labels.map(\.side)).union(lines.filter { $0.length != nil }.map(\.side)) }

  /// How far the axis reaches from the plot at a side, in points.
  func extent(at side: Side) -> CGFloat {
    let labelled = labels.filter { $0.side == side && isOutside($0) }.map { reach($0) }.max() ?? 0
    let ticked = lines.filter { $0.side == side }.map { length(of: $0, labelled: labelled) }.max() ?? 0
    return max(labelled, ticked)
  }

  private func isOutside(_ label: Label) -> Bool {
    guard label.preset != .inset else { return false }
    guard let anchor = label.settings.anchor else { return true }
    // A label whose far edge lies at the axis stands inside of the plot.
    return switch label.side {
    case .bottom: anchor.y < 1
    case .top: anchor.y > 0
    case .right: anchor.x < 1
    case .left: anchor.x > 0
    }
  }

  private func reach(_ label: Label) -> CGFloat {
    guard label.size.width > 0, label.size.height > 0 else { return 0 }
    return (isHorizontal ? label.size.height : label.size.width) + gap(label) + push(label.side)
  }
  private func gap(_ label: Label) -> CGFloat {
    (isHorizontal ? label.settings.verticalSpacing : label.settings.horizontalSpacing) ?? Self.labelGap
  }
  /// What short ticks push labels away by that do not stand beside them.
  private func push(_ side: Side) -> CGFloat {
    guard !standsBeside else { return 0 }
    return lines.filter { $0.side == side }.map { line in
      switch line.length?.kind {
      case .automatic?: Self.tickLength
      case .fixed(let length)?: max(0, length)
      case .label?, nil: 0
      }
    }.max() ?? 0
  }
  /// Whether labels stand after their ticks, not at the end of them.
  private var standsBeside: Bool { isHorizontal && labels.contains { !$0.isCentered && $0.settings.anchor == nil } }

  private func length(of line: Line, labelled: CGFloat) -> CGFloat {
    switch line.length?.kind {
    case .automatic?: standsBeside ? labelled : Self.tickLength
    case .fixed(let length)?: length
    case .label(let more)?: labelled + more
    case nil: 0
    }
  }

  /// How far labels of a vertical axis stick out above and below a plot of `height` points.
  func overhang(height: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    guard !isHorizontal else { return (0, 0) }
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for label in labels where isOutside(label) {
      let up = label.size.height * (label.settings.anchor?.y ?? 0.5)
      top = max(top, up - (1 - label.place) * height)
      bottom = max(bottom, label.size.height - up - label.place * height)
    }
    return (top, bottom)
  }

  // MARK: Places

  /// The grid lines across a plot.
  func gridLines(_ axis: PlotAxis, in plot: CGSize, paint: (AnyShapeStyle?) -> _StylePaint) -> [AxisLine] {
    lines.filter { $0.length == nil }.map { line in
      let at = axis.position(at: line.place)
      let (dx, dy) = (line.offset.width, line.offset.height)
      return isHorizontal
        ? AxisLine(from: CGPoint(x: at + dx, y: dy), to: CGPoint(x: at + dx, y: plot.height + dy), stroke: stroke(line), paint: paint(line.style))
        : AxisLine(from: CGPoint(x: dx, y: at + dy), to: CGPoint(x: plot.width + dx, y: at + dy), stroke: stroke(line), paint: paint(line.style))
    }
  }

  private func stroke(_ line: Line) -> StrokeStyle {
    line.stroke ?? StrokeStyle(lineWidth: Self.lineWidth, dash: isHorizontal ? [2, 2] : [])
  }

  /// The ticks at a side; the plot's corner is the origin.
  func ticks(_ axis: PlotAxis, at side: Side, in plot: CGSize, paint: (AnyShapeStyle?) -> _StylePaint) -> [AxisLine] {
    let labelled = labels.filter { $0.side == side && isOutside($0) }.map { reach($0) }.max() ?? 0
    return lines.filter { $0.length != nil && $0.side == side }.map { line in
      let (at, length) = (axis.position(at: line.place), length(of: line, labelled: labelled))
      let (from, to): (CGPoint, CGPoint) =
        switch side {
        case .bottom: (CGPoint(x: at, y: plot.height), CGPoint(x: at, y: plot.height + length))
        case .top: (CGPoint(x: at, y: 0), CGPoint(x: at, y: -length))
        case .right: (CGPoint(x: plot.width, y: at), CGPoint(x: plot.width + length, y: at))
        case .left: (CGPoint(x: 0, y: at), CGPoint(x: -length, y: at))
        }
      func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + line.offset.width, y: point.y + line.offset.height) }
      return AxisLine(from: moved(from), to: moved(to), stroke: stroke(line), paint: paint(line.style))
    }
  }

  /// The labels at a side and their boxes; the plot's corner is the origin. Those without room are left out.
  ///
  /// - Parameter bounds: the whole chart in the same coordinates.
  func placedLabels(_ axis: PlotAxis, at side: Side, in plot: CGSize, bounds: CGRect) -> [(label: Label, box: CGRect)] {
    let all = labels.filter { $0.side == side && $0.size.width > 0 && $0.size.height > 0 }
    var placed = all.map { ($0, box(of: $0, axis, in: plot)) }
    placed.sort { isHorizontal ? $0.1.minX < $1.1.minX : $0.1.minY > $1.1.minY }
    var free = -CGFloat.infinity
    return placed.filter { label, box in
      guard label.settings.collision.kind == .greedy else { return true }
      let minimum = label.settings.collision.minimumSpacing ?? (isHorizontal ? Self.labelGap : 0)
      let (start, end) = isHorizontal ? (box.minX, box.maxX) : (-box.maxY, -box.minY)
      guard start >= free, !isHorizontal || (box.maxX <= bounds.maxX + 0.5 && box.minX >= bounds.minX - 0.5) else { return false }
      free = end + minimum
      return true
    }
  }

  private func box(of label: Label, _ axis: PlotAxis, in plot: CGSize) -> CGRect {
    let (size, at, gap) = (label.size, axis.position(at: label.place), gap(label) + push(label.side))
    var origin = CGPoint.zero
    if isHorizontal {
      if let anchor = label.settings.anchor {
        origin.x = at - anchor.x * size.width
      } else {
        origin.x = label.isCentered ? at - size.width / 2 : at + (label.settings.horizontalSpacing ?? Self.labelGap)
      }
      if label.preset == .aligned { origin.x = min(max(0, origin.x), max(0, plot.width - size.width)) }
      let isInside = !isOutside(label)
      origin.y =
        label.side == .bottom ? (isInside ? plot.height - gap - size.height : plot.height + gap) : (isInside ? gap : -gap - size.height)
    } else {
      let isInside = !isOutside(label)
      origin.y = at - (label.settings.anchor?.y ?? (label.preset == .inset ? 1 : 0.5)) * size.height + (label.settings.verticalSpacing ?? 0)
      origin.x =
        label.side == .right ? (isInside ? plot.width - gap - size.width : plot.width + gap) : (isInside ? gap : -gap - size.width)
    }
    return CGRect(x: origin.x + label.offset.width, y: origin.y + label.offset.height, width: size.width, height: size.height)
  }
}
