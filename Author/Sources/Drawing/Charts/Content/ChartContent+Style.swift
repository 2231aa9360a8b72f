import SwiftUICore

/// Content with changed marks. Settings of the marks themselves take precedence.
public struct _ModifiedChartContent<Base: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let base: Base
  let change: @MainActor (inout MarkStyle) -> Void
  public func _collect(into marks: inout _ChartMarks) {
    let first = marks.marks.count
    base._collect(into: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index].style) }
  }
}

extension ChartContent {
  func with(_ change: @escaping @MainActor (inout MarkStyle) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(base: self, change: change)
  }

  // MARK: Colour

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    with { if $0.foreground == nil { $0.foreground = AnyShapeStyle(style) } }
  }
  /// Colours the marks by the value and lists the colours in the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    with { $0.colorValue = $0.colorValue ?? value.value }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity *= min(max(opacity, 0), 1) } }
  /// Makes gradients span the whole plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { with { $0.alignsWithPlot = aligns } }

  // MARK: Lines and corners

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with { $0.stroke = $0.stroke ?? style } }
  /// Dashes lines by the value and lists the dashes in the legend.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with { $0.lineValue = $0.lineValue ?? value.value } }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { with { $0.interpolation = $0.interpolation ?? method } }
  /// Rounds the corners of bars, rectangles and sectors by a radius in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    with { $0.cornerRadius = $0.cornerRadius ?? (radius, style) }
  }

  // MARK: Symbols

  /// Draws points as a shape; lines get the shape at each of their points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    with { if $0.symbol == nil { $0.symbol = .shape(AnyChartSymbolShape(symbol)) } }
  }
  /// Draws points as a view in its ideal size.
  public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    with { if $0.symbol == nil { $0.symbol = .view { AnyView(symbol()) } } }
  }
  /// Chooses the points' symbol by the value and lists the symbols in the legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with { $0.symbolValue = $0.symbolValue ?? value.value } }
  /// Sets the symbol's area, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { with { $0.symbolSize = $0.symbolSize ?? .area(area) } }
  public func symbolSize(_ size: CGSize) -> some ChartContent { with { $0.symbolSize = $0.symbolSize ?? .size(size) } }
  /// Chooses the area of the points' symbols by the value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    with { $0.symbolSizeValue = $0.symbolSizeValue ?? value.value }
  }

  // MARK: Place

  /// Puts marks of different values beside each other in the space of one axis value.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the marks are placed; nil = the one that has categories or calendar units.
  ///   - span: the part of the space that the marks take together.
  public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent {
    with { $0.positionGroup = $0.positionGroup ?? PositionGroup(value: value.value, axis: axis, span: span) }
  }
  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    with { $0.offset.add(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y)) }
  }
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    with { $0.offset.add(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)) }
  }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    with { $0.offset.add(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)) }
  }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    with { $0.offset.add(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)) }
  }
  /// Draws marks of a higher value over those of a lower one.
  public func zIndex(_ value: Double) -> some ChartContent { with { $0.zIndex = $0.zIndex ?? value } }
}
