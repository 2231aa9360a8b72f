import SwiftUICore

/// Marks for a collection, one for each element. Modifiers can style each mark by its element.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  func _collectElements(into elements: inout _ChartElements<DataElement>)
}

/// The marks of a collection with the elements that they represent.
public struct _ChartElements<Element> {
  var items: [(element: Element, mark: Mark)] = []
}

/// The marks of a collection.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public typealias _ChartBody = Never
  private let elements: [DataElement]
  private let count: Int
  private let mark: @MainActor (DataElement) -> Mark

  init<Data: RandomAccessCollection>(_ data: Data, _ mark: @escaping @MainActor (DataElement) -> Mark) where Data.Element == DataElement {
    count = data.count
    elements = Array(data.prefix(RenderSession.Limits.forEachElements))
    self.mark = mark
  }

  public func _collectElements(into result: inout _ChartElements<DataElement>) {
    if count > elements.count {
      RenderSession.current?.diagnose(
        .warning, "forEach.tooMany",
        "a plot of \(count) elements stops after \(elements.count): a widget shows at most that many; pass only those that fit")
    }
    for element in elements { result.items.append((element, mark(element))) }
  }
  public func _collect(into marks: inout _ChartMarks) { marks.add(self) }
}

/// Marks of a collection that are styled by element.
public struct _StyledElements<Base: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
  public typealias _ChartBody = Never
  public typealias DataElement = Base.DataElement
  let base: Base
  let change: @MainActor (inout MarkStyle, DataElement) -> Void

  public func _collectElements(into elements: inout _ChartElements<DataElement>) {
    let first = elements.items.count
    base._collectElements(into: &elements)
    for index in first..<elements.items.count { change(&elements.items[index].mark.style, elements.items[index].element) }
  }
  public func _collect(into marks: inout _ChartMarks) { marks.add(self) }
}

extension _ChartMarks {
  @MainActor fileprivate mutating func add<Content: VectorizedChartContent>(_ content: Content) {
    var elements = _ChartElements<Content.DataElement>()
    content._collectElements(into: &elements)
    marks += elements.items.map(\.mark)
  }
}

extension VectorizedChartContent {
  private func styled(_ change: @escaping @MainActor (inout MarkStyle, DataElement) -> Void) -> _StyledElements<Self> {
    _StyledElements(base: self, change: change)
  }

  /// Colours each mark by a value of its element and lists the colours in the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
    styled { $0.colorValue = $0.colorValue ?? value.value($1).value }
  }
  /// Paints each mark with a style of its element.
  public func foregroundStyle<S: ShapeStyle>(_ style: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
    styled { if $0.foreground == nil { $0.foreground = AnyShapeStyle($1[keyPath: style]) } }
  }
  public func opacity(_ opacity: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    styled { $0.opacity *= min(max($1[keyPath: opacity], 0), 1) }
  }
  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
    styled { $0.symbolValue = $0.symbolValue ?? value.value($1).value }
  }
  public func symbol<S: ChartSymbolShape>(_ symbol: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement> {
    styled { if $0.symbol == nil { $0.symbol = .shape(AnyChartSymbolShape($1[keyPath: symbol])) } }
  }
  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
    styled { $0.symbolSizeValue = $0.symbolSizeValue ?? value.value($1).value }
  }
  /// Sets the area of each symbol by its element, in square points.
  public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    styled { $0.symbolSize = $0.symbolSize ?? .area($1[keyPath: area]) }
  }
  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement> {
    styled { $0.lineValue = $0.lineValue ?? value.value($1).value }
  }
  public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    styled { $0.stroke = $0.stroke ?? $1[keyPath: style] }
  }
  public func accessibilityLabel(_ label: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    styled { $0.layers.append(.accessibilityLabel(Text(verbatim: $1[keyPath: label]))) }
  }
  public func accessibilityValue(_ value: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    styled { $0.layers.append(.accessibilityValue(Text(verbatim: $1[keyPath: value]))) }
  }
  public func accessibilityHidden(_ hidden: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
    styled { $0.layers.append(.accessibilityHidden($1[keyPath: hidden])) }
  }
}
