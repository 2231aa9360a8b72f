import SwiftUICore

/// A straight line across the plot or a part of it.
public struct RuleMark: PrimitiveMark {
  public typealias _ChartBody = Never
  let mark: Mark

  /// - Parameters:
  ///   - yStart: points from the plot's top; nil = its edge.
  ///   - yEnd: points from the plot's top; nil = its edge.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: x.extent, y: .fixed(yStart, yEnd))
  }
  /// - Parameters:
  ///   - xStart: points from the plot's leading edge; nil = that edge.
  ///   - xEnd: points from the plot's leading edge; nil = the trailing edge.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: .fixed(xStart, xEnd), y: y.extent)
  }
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(.rule, x: x.extent, y: .range(yStart.value, yEnd.value))
  }
  nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.rule, x: .range(xStart.value, xEnd.value), y: y.extent)
  }
  /// - Parameter y: points from the plot's top; nil = its middle.
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.rule, x: .range(xStart.value, xEnd.value), y: .fixedPoint(y))
  }
  /// - Parameter x: points from the plot's leading edge; nil = its middle.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(.rule, x: .fixedPoint(x), y: .range(yStart.value, yEnd.value))
  }
}
