import SwiftUICore

/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension PointPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { PointMark(x: x.value($0), y: y.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil)
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { PointMark(x: x.value($0), y: y).mark }
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(_ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>)
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { PointMark(x: x, y: y.value($0)).mark }
  }
}

/// A straight line for each element of a collection.
public struct RulePlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension RulePlot {
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RuleMark(x: x.value($0), yStart: yStart, yEnd: yEnd).mark }
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RuleMark(xStart: xStart, xEnd: xEnd, y: y.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
  }
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) { RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0)).mark }
  }
}

/// A sector of a pie or donut for each element of a collection.
public struct SectorPlot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  let content: Content
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into elements: inout _ChartElements<DataElement>) { content._collectElements(into: &elements) }
}

extension SectorPlot {
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  )
  where Content == _VectorizedMarks<Data.Element> {
    content = _VectorizedMarks(data) {
      SectorMark(angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset).mark
    }
  }
}
