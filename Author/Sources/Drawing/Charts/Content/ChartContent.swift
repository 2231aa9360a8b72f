import SwiftUICore

/// Marks of a chart.
///
/// A custom content composes others in `body`, down to ``LineMark``, ``BarMark`` and the other marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype _ChartBody: ChartContent
  @ChartContentBuilder var body: _ChartBody { get }
  func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
  public func _collect(into marks: inout _ChartMarks) { body._collect(into: &marks) }
}
/// Content that the chart collects directly, without a `body`. Only these types get `body: Never`, so that an author's type without a `body`
/// does not compile.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where _ChartBody == Never {}
extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is collected, not composed") }
}
extension Never: ChartContent {
  public typealias _ChartBody = Never
  public func _collect(into marks: inout _ChartMarks) {}
}

/// The marks of a chart, in the order in which they are drawn.
public struct _ChartMarks {
  var marks: [Mark] = []
  /// The domain of the x axis, for functions without their own domain; nil = not known yet.
  var xDomain: ClosedRange<Double>?
  /// True if a function needs `xDomain`.
  var needsXDomain = false

  /// Collects the marks. If a function needs a domain, collects them again with that of the scale or, without one, that of the other marks.
  @MainActor static func collected(_ x: ChartSettings.AxisSettings, _ collect: (inout _ChartMarks) -> Void) -> [Mark] {
    var first = _ChartMarks()
    if case .continuous(let start, let end)? = x.domain, let start = start.scalar, let end = end.scalar {
      first.xDomain = min(start, end)...max(start, end)
    }
    collect(&first)
    guard first.needsXDomain else { return first.marks }
    var second = _ChartMarks()
    let places = first.marks.flatMap(\.x.values).compactMap(\.scalar)
    if let low = places.min(), let high = places.max(), low < high {
      second.xDomain = low...high
    } else {
      second.xDomain = 0...1
      RenderSession.current?.diagnose(
        .note, "chart.functionDomain",
        "a function without a domain is plotted from 0 to 1; give the function a domain, or the chart chartXScale(domain:)",
        place: "Chart")
    }
    collect(&second)
    return second.marks
  }
}

/// Several contents combined into one.
public struct _ChartGroup: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  private let collect: @MainActor (inout _ChartMarks) -> Void
  init(_ collect: @escaping @MainActor (inout _ChartMarks) -> Void) { self.collect = collect }
  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

/// A type-erased chart content.
public struct AnyChartContent: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  private let base: any ChartContent
  public init(_ content: any ChartContent) { base = content }
  public init(erasing content: some ChartContent) { base = content }
  public func _collect(into marks: inout _ChartMarks) { base._collect(into: &marks) }
}

/// Groups marks, so that they can be modified together.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
  public typealias _ChartBody = Never
  public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  public typealias _ChartBody = Never
  public func _collect(into marks: inout _ChartMarks) {
    let most = RenderSession.Limits.forEachElements
    if data.count > most {
      RenderSession.current?.diagnose(
        .warning, "forEach.tooMany",
        "ForEach over \(data.count) elements stops after \(most): a widget shows at most that many; pass only those that fit")
    }
    for element in data.prefix(most) { content(element)._collect(into: &marks) }
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
