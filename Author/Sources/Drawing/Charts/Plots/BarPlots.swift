import SwiftUICore

/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension BarPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height).mark }
  }
}

/// A box for each element of a collection.
public struct RectanglePlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension RectanglePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) {
      RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark
    }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RectangleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height).mark }
  }
}
