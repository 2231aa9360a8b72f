import SwiftUICore

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
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> _ChartEither<First, Second> { .first(first) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> _ChartEither<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent { AnyChartContent(erasing: content) }
}

/// One of two contents; the builder makes it from `if`/`else` and `switch`.
public enum _ChartEither<First: ChartContent, Second: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  case first(First)
  case second(Second)
  public func _collect(into marks: inout _ChartMarks) {
    switch self {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}
