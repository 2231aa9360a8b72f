import SwiftUICore

/// Lays out the annotations of a chart's marks, and computes the space that they need at the ends of the scales.
@MainActor
struct AnnotationLayout {
  private struct Placed {
    let annotation: Annotation
    let mark: Mark
    let node: LayoutNode
  }
  private let placed: [Placed]
  private let plot: CGRect
  private let chart: CGRect

  /// The largest fraction of the plot that annotations can take.
  private static let maximumFraction: CGFloat = 0.5

  /// - Parameter plot: the plot's frame in the chart.
  init(_ marks: [Mark], builder: MarkDrawingBuilder, plot: CGRect, chart: CGSize, session: RenderSession) {
    self.plot = plot
    self.chart = CGRect(origin: .zero, size: chart)
    placed = marks.filter { !$0.style.annotations.isEmpty }.flatMap { mark -> [Placed] in
      guard let anchor = builder.anchor(of: mark) else { return [] }
      return mark.style.annotations.map { annotation in
        let view = annotation.content(AnnotationContext(targetSize: anchor.box.size))
        return Placed(annotation: annotation, mark: mark, node: _NodeList(session: session).resolveOne(view))
      }
    }
  }

  private func box(_ item: Placed, _ builder: MarkDrawingBuilder) -> (box: CGRect, anchor: CGRect)? {
    guard let anchor = builder.anchor(of: item.mark) else { return nil }
    let (size, target) = (item.node.size(.unspecified), anchor.box.offsetBy(dx: plot.minX, dy: plot.minY))
    return (
      CGRect(origin: item.annotation.origin(of: size, beside: target, automatic: anchor.position, isMirrored: builder.space.isMirrored), size: size),
      target
    )
  }

  /// Returns the distances by which the ends of the scales must move inwards so that the annotations fit into the chart.
  ///
  /// Only scales of numbers and dates move, and only if the chart chose their domain.
  func insets(_ builder: MarkDrawingBuilder, xMoves: Bool, yMoves: Bool) -> (x: _PlotInsets, y: _PlotInsets) {
    var (x, y) = (_PlotInsets(), _PlotInsets())
    guard plot.width > 0, plot.height > 0 else { return (x, y) }
    for item in placed {
      guard let (box, anchor) = box(item, builder) else { continue }
      let overflow = item.annotation.overflow
      if xMoves, overflow.x.padsScale, !item.mark.x.values.isEmpty {
        let right = Self.inset(box.maxX - chart.maxX, at: anchor.maxX - plot.minX, of: plot.width)
        let left = Self.inset(chart.minX - box.minX, at: plot.maxX - anchor.minX, of: plot.width)
        let (start, end) = builder.space.isMirrored ? (right, left) : (left, right)
        x.start = max(x.start, start)
        x.end = max(x.end, end)
      }
      if yMoves, overflow.y.padsScale, !item.mark.y.values.isEmpty {
        y.end = max(y.end, Self.inset(chart.minY - box.minY, at: plot.maxY - anchor.minY, of: plot.height))
        y.start = max(y.start, Self.inset(box.maxY - chart.maxY, at: anchor.maxY - plot.minY, of: plot.height))
      }
    }
    return (x, y)
  }

  /// Returns the inset that moves a mark by `overflow`. A mark at `distance` from the other end moves by `distance / length` of the inset.
  private static func inset(_ overflow: CGFloat, at distance: CGFloat, of length: CGFloat) -> CGFloat {
    guard overflow > 0, distance > length * (1 - maximumFraction) else { return 0 }
    return min(overflow * length / distance, length * maximumFraction)
  }

  /// Places the annotations. An annotation that still extends beyond its boundary is moved inside.
  func place(_ builder: MarkDrawingBuilder) -> [LayoutNode] {
    placed.compactMap { item in
      guard let (box, _) = box(item, builder) else { return nil }
      item.node.place(at: item.annotation.overflow.clamped(box, plot: plot, chart: chart), proposal: .unspecified)
      return item.node
    }
  }
}

extension AnnotationOverflowResolution.Strategy {
  fileprivate var padsScale: Bool { kind == .automatic || kind == .padScale }
}

extension AnnotationOverflowResolution {
  fileprivate func clamped(_ box: CGRect, plot: CGRect, chart: CGRect) -> CGPoint {
    func bounds(_ strategy: Strategy) -> CGRect? {
      switch strategy.kind {
      case .disabled: nil
      case .fit(let boundary): boundary.kind == .plot ? plot : chart
      case .automatic, .padScale: chart
      }
    }
    func clamp(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(start, high - length)) }
    let (horizontal, vertical) = (bounds(x), bounds(y))
    return CGPoint(
      x: horizontal.map { clamp(box.minX, box.width, $0.minX, $0.maxX) } ?? box.minX,
      y: vertical.map { clamp(box.minY, box.height, $0.minY, $0.maxY) } ?? box.minY)
  }
}
