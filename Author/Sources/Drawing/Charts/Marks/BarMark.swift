import SwiftUICore

/// A bar from zero to a value, or between two values. Bars at the same place are stacked.
///
/// A bar runs along the axis with numbers; with numbers on both axes it is vertical. Along an axis without a value, the bar runs from edge
/// to edge of the plot, or between two distances in points.
public struct BarMark: PrimitiveMark {
  public typealias _ChartBody = Never
  var mark: Mark

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: x.extent, y: y.extent)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(.bar, x: x.extent, y: .range(yStart.value, yEnd.value))
    mark.width = width
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(.bar, x: .range(xStart.value, xEnd.value), y: y.extent)
    mark.height = height
  }

  /// - Parameters:
  ///   - yStart: points from the plot's top; nil = its edge.
  ///   - yEnd: points from the plot's top; nil = its edge.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: x.extent, y: .fixed(yStart, yEnd))
    mark.width = width
    mark.stacking = stacking
  }
  /// - Parameters:
  ///   - xStart: points from the plot's leading edge; nil = that edge.
  ///   - xEnd: points from the plot's leading edge; nil = the trailing edge.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: .fixed(xStart, xEnd), y: y.extent)
    mark.height = height
    mark.stacking = stacking
  }

  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.bar, x: .range(xStart.value, xEnd.value), y: .fixed(yStart, yEnd))
  }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(.bar, x: .fixed(xStart, xEnd), y: .range(yStart.value, yEnd.value))
  }
}
