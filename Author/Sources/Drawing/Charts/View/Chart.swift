import SwiftUICore

/// Shows data as marks on two axes or as sectors of a circle.
///
/// It takes the proposed size. The x axis is below the plot, the y axis at its trailing side; a legend is below if
/// marks are distinguished by a value.
public struct Chart<Content: ChartContent>: PrimitiveView {
  private let content: () -> Content

  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  /// Makes marks for each element of `data`.
  public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = { ForEach(data, content: content) }
  }
  /// - Parameter id: identifies an element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = { ForEach(data, id: id, content: content) }
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    var marks: [Mark] = []
    session.inBody(of: Self.self) {
      marks = _ChartMarks.collected(EnvironmentStack.current.chartSettings.x) { content()._collect(into: &$0) }
    }
    nodes.append(DrawingNode(ChartLayout(marks, session: session), session: session))
  }
}

/// The plot of a chart, for `chartPlotStyle` to change.
public struct ChartPlotContent: PrimitiveView {
  let drawing: PlotDrawing
  @MainActor public func _resolve(into nodes: inout _NodeList) { nodes.append(DrawingNode(drawing, session: nodes.session)) }
}

/// An axis of a chart, for `chartXAxisStyle` and `chartYAxisStyle` to change.
public struct ChartAxisContent: PrimitiveView {
  let drawing: AxisDrawing
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    drawing.environment = EnvironmentStack.current
    nodes.append(DrawingNode(drawing, session: nodes.session))
  }
}
