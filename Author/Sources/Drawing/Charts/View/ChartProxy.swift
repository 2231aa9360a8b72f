import SwiftUICore

/// Converts a chart's values to places and places to values.
///
/// Places are in points from the plot's top leading corner.
public struct ChartProxy {
  let plot: PlotSpace
  /// The plot's frame in the coordinates of the drawing.
  let frame: CGRect
  let styles: ChartStyles

  /// The plot's size in points.
  public var plotSize: CGSize { frame.size }
  public var plotAreaSize: CGSize { frame.size }
  /// The plot's frame; a `GeometryProxy` converts it to its own coordinates.
  public var plotFrame: Anchor<CGRect>? { Anchor(globalRect: frame) }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(globalRect: frame) }
  /// The frame of the visible part of the plot, which is all of it.
  public var plotContainerFrame: Anchor<CGRect>? { Anchor(globalRect: frame) }

  // MARK: Places

  public func position<P: Plottable>(forX value: P) -> CGFloat? { plot.x?.position(value.chartValue).map(plot.across) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { plot.y?.position(value.chartValue) }
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the range of positions of a value: a category's band, otherwise only its position.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    plot.x?.range(of: value.chartValue).map {
      min(plot.across($0.lowerBound), plot.across($0.upperBound))...max(plot.across($0.lowerBound), plot.across($0.upperBound))
    }
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { plot.y?.range(of: value.chartValue) }

  // MARK: Values

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { plot.x?.value(at: plot.across(position), as: type) }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { plot.y?.value(at: position, as: type) }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }
  /// Returns the sum of the sectors' values up to an angle, clockwise from the top.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    guard let total = plot.angleTotal else { return nil }
    let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return Double(total * (turn < 0 ? turn + 1 : turn)).chartValue(as: type)
  }
  /// Returns the angle of a place around the plot's centre, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let radians = atan2(position.x - plot.size.width / 2, plot.size.height / 2 - position.y)
    return .radians(Double(radians < 0 ? radians + 2 * .pi : radians))
  }

  // MARK: Domains and styles

  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { plot.x?.scale.domain.compactMap { P(chartValue: $0) } ?? [] }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { plot.y?.scale.domain.compactMap { P(chartValue: $0) } ?? [] }

  // Stubs. A widget's chart has no selection; a note of `chartXSelection` and similar modifiers reports that.
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { styles.foreground.style(value.chartValue) }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { styles.symbols.visual(value.chartValue) }
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { styles.sizes.area(value.chartValue) }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { styles.lines.visual(value.chartValue) }
}

extension Double {
  /// Returns the number as another plottable type; rounded if the type holds only integers.
  fileprivate func chartValue<P: Plottable>(as type: P.Type) -> P? { P(chartValue: .number(self)) ?? P(chartValue: .number(rounded())) }
}

extension PlotAxis {
  func value<P: Plottable>(at position: CGFloat, as type: P.Type) -> P? {
    guard let value = scale.value(atFraction: fraction(at: position)) else { return nil }
    if case .number(let number) = value { return number.chartValue(as: type) }
    return P(chartValue: value)
  }
}
