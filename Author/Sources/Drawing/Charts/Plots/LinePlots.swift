import SwiftUICore

/// A line through the points of a collection, or the graph of a function.
public struct LinePlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension LinePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { LineMark(x: x.value($0), y: y.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark }
  }
}

/// Areas through the points of a collection, or below or between the graphs of functions.
public struct AreaPlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension AreaPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { AreaMark(x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { AreaMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0)).mark }
  }
}
