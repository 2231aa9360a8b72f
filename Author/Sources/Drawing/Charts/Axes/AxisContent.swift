import SwiftUICore

/// The marks of one axis.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype _AxisBody: AxisContent
  @AxisContentBuilder var body: _AxisBody { get }
  func _collect(into axis: inout _AxisMarksList)
}

extension AxisContent {
  public func _collect(into axis: inout _AxisMarksList) { body._collect(into: &axis) }
}
/// Content that the chart collects directly, without a `body`. Only these types get `body: Never`, so that an author's type without a `body`
/// does not compile.
@MainActor @preconcurrency
public protocol _PrimitiveAxisContent: AxisContent where _AxisBody == Never {}
extension _PrimitiveAxisContent {
  public var body: Never { fatalError("\(Self.self) is collected, not composed") }
}
extension Never: AxisContent {
  public typealias _AxisBody = Never
  public func _collect(into axis: inout _AxisMarksList) {}
}

/// The mark sets of one axis, in order.
public struct _AxisMarksList {
  var sets: [AxisMarkSet] = []
}

/// The marks for some values of an axis.
struct AxisMarkSet {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The marks of a value; nil = the default: a grid line, a tick where the axis has space, and a label.
  var content: (@MainActor (AxisValue) -> [AxisItem])?
  /// The stroke of the default marks.
  var stroke: StrokeStyle?
  var format: AxisLabelFormat?
}

/// Several axis contents combined into one.
public struct _AxisContentGroup: _PrimitiveAxisContent {
  public typealias _AxisBody = Never
  private let collect: @MainActor (inout _AxisMarksList) -> Void
  init(_ collect: @escaping @MainActor (inout _AxisMarksList) -> Void) { self.collect = collect }
  public func _collect(into axis: inout _AxisMarksList) { collect(&axis) }
}

extension Optional: AxisContent, _PrimitiveAxisContent where Wrapped: AxisContent {
  public typealias _AxisBody = Never
  public func _collect(into axis: inout _AxisMarksList) { self?._collect(into: &axis) }
}

/// A type-erased axis content.
public struct AnyAxisContent: _PrimitiveAxisContent {
  public typealias _AxisBody = Never
  private let base: any AxisContent
  public init(_ content: any AxisContent) { base = content }
  public init(erasing content: some AxisContent) { base = content }
  public func _collect(into axis: inout _AxisMarksList) { base._collect(into: &axis) }
}

/// Builds the content of an axis.
@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock() -> _AxisContentGroup { _AxisContentGroup { _ in } }
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContentGroup {
    _AxisContentGroup { axis in repeat (each content)._collect(into: &axis) }
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisContentGroup { _AxisContentGroup { first._collect(into: &$0) } }
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisContentGroup { _AxisContentGroup { second._collect(into: &$0) } }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent { AnyAxisContent(erasing: content) }
}
