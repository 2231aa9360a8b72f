import SwiftUICore

/// A rectangle between two values or in the space of one. Distances in points are measured from the plot's leading and top edges; nil = the edge.
public struct RectangleMark: PrimitiveMark {
  public typealias _ChartBody = Never
  let mark: Mark

  private nonisolated init(_ x: Extent, _ y: Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
    var mark = Mark(.rectangle, x: x, y: y)
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(x.extent, y.extent, width: width, height: height)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.range(xStart.value, xEnd.value), .range(yStart.value, yEnd.value))
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(x.extent, .range(yStart.value, yEnd.value), width: width)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.value, xEnd.value), y.extent, height: height)
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(x.extent, .fixed(yStart, yEnd), width: width)
  }
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.fixed(xStart, xEnd), y.extent, height: height)
  }
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.range(xStart.value, xEnd.value), .fixed(yStart, yEnd))
  }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(.fixed(xStart, xEnd), .range(yStart.value, yEnd.value))
  }
}
