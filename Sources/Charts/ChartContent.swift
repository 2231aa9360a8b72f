import SwiftUI

/// Marks of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype _ChartBody: ChartContent
  @ChartContentBuilder var body: _ChartBody { get }
  func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
  public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}
extension ChartContent where _ChartBody == Never {
  public var body: Never { fatalError("\(Self.self) is collected, not composed") }
}
extension Never: ChartContent {
  public typealias _ChartBody = Never
  public func _collect(into marks: inout _ChartMarks) {}
}

/// The marks of a chart, in the order they are drawn.
public struct _ChartMarks {
  var marks: [Mark] = []
}

/// Builds a chart's content.
@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
  public static func buildBlock() -> _ChartGroup { _ChartGroup { _ in } }
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartGroup {
    _ChartGroup { marks in repeat (each content)._collect(into: &marks) }
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> _ChartGroup { _ChartGroup { content?._collect(into: &$0) } }
  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartGroup { _ChartGroup { first._collect(into: &$0) } }
  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartGroup { _ChartGroup { second._collect(into: &$0) } }
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> _ChartGroup {
    _ChartGroup { content._collect(into: &$0) }
  }
}

/// Several marks as one content.
public struct _ChartGroup: ChartContent {
  public typealias _ChartBody = Never
  private let collect: @MainActor (inout _ChartMarks) -> Void
  init(_ collect: @escaping @MainActor (inout _ChartMarks) -> Void) { self.collect = collect }
  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias _ChartBody = Never
  public func _collect(into marks: inout _ChartMarks) {
    for element in data { content(element)._collect(into: &marks) }
  }
}
extension ForEach where Content: ChartContent {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { self.init(data: data, content: content) }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) { self.init(data: data, content: content) }
}

/// A content whose marks are changed; what the marks say themselves goes first.
public struct _ModifiedChartContent<Base: ChartContent>: ChartContent {
  public typealias _ChartBody = Never
  let base: Base
  let change: (inout MarkStyle) -> Void
  public func _collect(into marks: inout _ChartMarks) {
    let first = marks.marks.count
    base._collect(into: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index].style) }
  }
}

extension ChartContent {
  private func with(_ change: @escaping (inout MarkStyle) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(base: self, change: change)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    with { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }
  /// Colours the marks by the value, and tells the colours in the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    with { $0.group = $0.group ?? value.value.words }
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with { $0.stroke = $0.stroke ?? style } }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { with { $0.interpolation = $0.interpolation ?? method } }
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { with { $0.symbol = $0.symbol ?? symbol } }
  /// The symbol's area in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { with { $0.symbolArea = $0.symbolArea ?? area } }
  public func symbolSize(_ size: CGSize) -> some ChartContent { with { $0.symbolArea = $0.symbolArea ?? size.width * size.height * .pi / 4 } }
  public func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity *= opacity } }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    with { $0.cornerRadius = $0.cornerRadius ?? radius }
  }
  /// A view beside the mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    with { $0.annotations.append(Annotation(position: position, spacing: spacing ?? 4) { AnyView(content()) }) }
  }
}

extension _ChartValue {
  /// The value as a legend or a category axis writes it.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}
