import SwiftUICore

/// A mark that the chart collects directly, without a `body`.
@MainActor @preconcurrency
protocol PrimitiveMark: _PrimitiveChartContent {
  var mark: Mark { get }
}

extension PrimitiveMark {
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}

/// A point of a line. The marks of a series are joined in the order of their declaration.
public struct LineMark: PrimitiveMark {
  public typealias _ChartBody = Never
  var mark: Mark

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: x.extent, y: y.extent)
  }
  /// - Parameter series: identifies the line that the mark belongs to.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    self.init(x: x, y: y)
    mark.series = series.value
  }
}

/// A symbol at a point.
public struct PointMark: PrimitiveMark {
  public typealias _ChartBody = Never
  let mark: Mark

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: x.extent, y: y.extent)
  }
  /// - Parameter y: points from the plot's top; nil = its middle.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark = Mark(.point, x: x.extent, y: .fixedPoint(y)) }
  /// - Parameter x: points from the plot's leading edge; nil = its middle.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark = Mark(.point, x: .fixedPoint(x), y: y.extent) }
}
