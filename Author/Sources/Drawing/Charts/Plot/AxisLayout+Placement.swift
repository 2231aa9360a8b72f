import SwiftUICore

/// Places the marks of an axis after the plot is placed. The origin is the plot's top left corner.
extension AxisLayout {
  /// Returns the grid lines across a plot.
  func gridLines(_ axis: PlotAxis, in plot: CGSize, paint: (AnyShapeStyle?) -> _StylePaint) -> [AxisLine] {
    lines.filter { $0.length == nil }.map { line in
      let at = axis.position(at: line.fraction)
      let (dx, dy) = (toRight(line.offset.width), line.offset.height)
      return isHorizontal
        ? AxisLine(from: CGPoint(x: at + dx, y: dy), to: CGPoint(x: at + dx, y: plot.height + dy), stroke: stroke(line), paint: paint(line.style))
        : AxisLine(from: CGPoint(x: dx, y: at + dy), to: CGPoint(x: plot.width + dx, y: at + dy), stroke: stroke(line), paint: paint(line.style))
    }
  }

  /// Converts a distance towards the trailing edge to one towards the right.
  private func toRight(_ distance: CGFloat) -> CGFloat { isMirrored ? -distance : distance }

  private func stroke(_ line: Line) -> StrokeStyle {
    line.stroke ?? StrokeStyle(lineWidth: Self.lineWidth, dash: isHorizontal ? [2, 2] : [])
  }

  /// Returns the ticks at a side.
  func ticks(_ axis: PlotAxis, at side: Side, in plot: CGSize, paint: (AnyShapeStyle?) -> _StylePaint) -> [AxisLine] {
    let labelled = labels.filter { $0.side == side && isOutside($0) }.map { reach($0) }.max() ?? 0
    return lines.filter { $0.length != nil && $0.side == side }.map { line in
      let (at, length) = (axis.position(at: line.fraction), length(of: line, labelled: labelled))
      let (from, to): (CGPoint, CGPoint) =
        switch side {
        case .bottom: (CGPoint(x: at, y: plot.height), CGPoint(x: at, y: plot.height + length))
        case .top: (CGPoint(x: at, y: 0), CGPoint(x: at, y: -length))
        case .right: (CGPoint(x: plot.width, y: at), CGPoint(x: plot.width + length, y: at))
        case .left: (CGPoint(x: 0, y: at), CGPoint(x: -length, y: at))
        }
      let dx = toRight(line.offset.width)
      func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + line.offset.height) }
      return AxisLine(from: moved(from), to: moved(to), stroke: stroke(line), paint: paint(line.style))
    }
  }

  /// Returns the labels at a side and their frames. Labels that do not fit are left out.
  ///
  /// - Parameter bounds: the frame of the whole chart in the same coordinates.
  func placedLabels(_ axis: PlotAxis, at side: Side, in plot: CGSize, bounds: CGRect) -> [(label: Label, box: CGRect)] {
    let all = labels.filter { $0.side == side && $0.size.width > 0 && $0.size.height > 0 }
    var candidates = all.map { ($0, box(of: $0, axis, in: plot)) }
    if isHorizontal, !scale.isContinuous { candidates = thinned(candidates, axis, bounds) }
    // Sorts labels by priority, then in reading direction of the axis.
    func order(_ box: CGRect) -> CGFloat { !isHorizontal ? -box.maxY : isMirrored ? -box.maxX : box.minX }
    func rank(_ label: Label, _ box: CGRect) -> (Double, Int, CGFloat) { (-label.settings.collision.priority, label.set, order(box)) }
    candidates.sort { rank($0.0, $0.1) < rank($1.0, $1.1) }
    var taken: [CGRect] = []
    return candidates.filter { label, box in
      guard label.settings.collision.kind == .greedy else {
        taken.append(box)
        return true
      }
      let gap = label.settings.collision.minimumSpacing ?? (isHorizontal ? Self.minimumGap : 0)
      let around = isHorizontal ? box.insetBy(dx: -gap + 0.01, dy: 0) : box.insetBy(dx: 0, dy: -gap + 0.01)
      let isInside = !isHorizontal || (box.maxX <= bounds.maxX + 0.5 && box.minX >= bounds.minX - 0.5)
      guard isInside, !taken.contains(where: { $0.intersects(around) }) else { return false }
      taken.append(box)
      return true
    }
  }

  /// Keeps every second label, every third, or fewer if the labels of all categories do not fit. Labels at the ends are moved into the chart.
  private func thinned(_ labels: [(Label, CGRect)], _ axis: PlotAxis, _ bounds: CGRect) -> [(Label, CGRect)] {
    let kept = labels.map { label, box in
      var box = box
      box.origin.x = max(bounds.minX, min(box.minX, bounds.maxX - box.width))
      return (label, box)
    }
    func every(_ skip: Int) -> [(Label, CGRect)] {
      kept.enumerated().filter { $0.element.0.settings.collision.kind != .greedy || $0.offset % skip == 0 }.map(\.element)
    }
    func fits(_ labels: [(Label, CGRect)]) -> Bool {
      let ordered = labels.map(\.1).sorted { $0.minX < $1.minX }
      return zip(ordered, ordered.dropFirst()).allSatisfy { $0.maxX + Self.minimumGap <= $1.minX + 0.01 }
    }
    return (1...max(1, labels.count)).lazy.map(every).first(where: fits) ?? kept
  }

  private func box(of label: Label, _ axis: PlotAxis, in plot: CGSize) -> CGRect {
    let (size, at, gap) = (label.size, axis.position(at: label.fraction), gap(label) + push(label.side))
    var origin = CGPoint.zero
    if isHorizontal {
      if let anchor = anchor(of: label) {
        origin.x = at - anchor.x * size.width
      } else if label.isCentered {
        origin.x = at - size.width / 2
      } else {
        let after = label.settings.horizontalSpacing ?? Self.labelGap
        origin.x = isMirrored ? at - after - size.width : at + after
      }
      if label.preset == .aligned { origin.x = min(max(0, origin.x), max(0, plot.width - size.width)) }
      let isInside = !isOutside(label)
      origin.y =
        label.side == .bottom ? (isInside ? plot.height - gap - size.height : plot.height + gap) : (isInside ? gap : -gap - size.height)
    } else {
      let isInside = !isOutside(label)
      origin.y = at - verticalAnchor(label) * size.height + (label.settings.verticalSpacing ?? 0)
      switch (label.side, isInside) {
      case (.right, false): origin.x = plot.width + gap + slack(of: label, towards: isMirrored ? .leading : .trailing)
      case (.right, true): origin.x = plot.width - gap - size.width
      case (_, false): origin.x = -gap - size.width - slack(of: label, towards: isMirrored ? .trailing : .leading)
      case (_, true): origin.x = gap
      }
    }
    return CGRect(x: origin.x + toRight(label.offset.width), y: origin.y + label.offset.height, width: size.width, height: size.height)
  }

  /// Returns the distance that moves a label away from the plot to align it with wider labels; `edge` is the label's edge that faces away from the plot.
  private func slack(of label: Label, towards edge: HorizontalAlignment) -> CGFloat {
    guard let alignment = label.settings.alignment?.horizontal else { return 0 }
    let widest = labels.filter { $0.side == label.side && isOutside($0) }.map(\.size.width).max() ?? 0
    return max(0, widest - label.size.width) * (alignment == edge ? 1 : alignment == .center ? 0.5 : 0)
  }
}
