import SwiftUI

/// A point of a line; the marks of one series are joined.
public struct LineMark: ChartContent {
  public typealias _ChartBody = Never
  let mark: Mark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: .init(x), y: .init(y))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    mark = Mark(kind: .line, x: .init(x), y: .init(y), series: series.value.words)
  }
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}

/// A point of a filled area; from zero, or between two values.
public struct AreaMark: ChartContent {
  public typealias _ChartBody = Never
  let mark: Mark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .area, x: .init(x), y: .init(y))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    mark = Mark(kind: .area, x: .init(x), y: .init(y), series: series.value.words)
  }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .area, x: .init(x), y: .init(yStart.value, yEnd.value))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .area, x: .init(x), y: .init(yStart.value, yEnd.value), series: series.value.words)
  }
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}

/// A bar from zero, or between two values. Bars at one value stand on each other.
public struct BarMark: ChartContent {
  public typealias _ChartBody = Never
  let mark: Mark
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .init(x), y: .init(y), width: width == .automatic ? height : width)
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .init(x), y: .init(yStart.value, yEnd.value), width: width)
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .init(xStart.value, xEnd.value), y: .init(y), width: height)
  }
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}

/// A symbol at a point.
public struct PointMark: ChartContent {
  public typealias _ChartBody = Never
  let mark: Mark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .init(x), y: .init(y))
  }
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}

/// A straight line across the plot, or a part of it.
public struct RuleMark: ChartContent {
  public typealias _ChartBody = Never
  let mark: Mark
  public init<X: Plottable>(x: PlottableValue<X>) { mark = Mark(kind: .rule, x: .init(x.value)) }
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = Mark(kind: .rule, y: .init(y.value)) }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .init(x), y: .init(yStart.value, yEnd.value))
  }
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .init(xStart.value, xEnd.value), y: .init(y))
  }
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}

/// A box between values.
public struct RectangleMark: ChartContent {
  public typealias _ChartBody = Never
  let mark: Mark
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, x: .init(xStart.value, xEnd.value), y: .init(yStart.value, yEnd.value))
  }
  public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }
}
