import SwiftUICore

/// A part of an axis at one value: grid line, tick, label.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype _AxisMarkBody: AxisMark
  @AxisMarkBuilder var body: _AxisMarkBody { get }
  func _collect(into items: inout _AxisItems)
}

extension AxisMark {
  public func _collect(into items: inout _AxisItems) { body._collect(into: &items) }
}
/// A mark that the chart collects directly, without a `body`. Only these types get `body: Never`, so that an author's type without a `body`
/// does not compile.
@MainActor @preconcurrency
public protocol _PrimitiveAxisMark: AxisMark where _AxisMarkBody == Never {}
extension _PrimitiveAxisMark {
  public var body: Never { fatalError("\(Self.self) is collected, not composed") }
}
extension Never: AxisMark {
  public typealias _AxisMarkBody = Never
  public func _collect(into items: inout _AxisItems) {}
}

/// The parts of an axis at one value, in order.
public struct _AxisItems {
  var items: [AxisItem] = []
}

/// One part of an axis at one value.
struct AxisItem {
  enum Kind {
    case grid(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }
  var kind: Kind
  /// True to draw it midway between its value and the next; nil = the axis's default.
  var centered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A value's label.
struct AxisLabel {
  enum Content {
    case automatic
    case format(AxisLabelFormat)
    case view(@MainActor () -> AnyView)
  }
  var content: Content
  /// The point of the label that is placed at its value; nil = the axis's default.
  var anchor: UnitPoint?
  /// The alignment of labels of different widths beside the plot.
  var alignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A part with a changed style. Settings of the part itself take precedence.
public struct _ModifiedAxisMark<Base: AxisMark>: _PrimitiveAxisMark {
  public typealias _AxisMarkBody = Never
  let base: Base
  let change: @MainActor (inout AxisItem) -> Void
  public func _collect(into items: inout _AxisItems) {
    let first = items.items.count
    base._collect(into: &items)
    for index in first..<items.items.count { change(&items.items[index]) }
  }
}

extension AxisMark {
  private func with(_ change: @escaping @MainActor (inout AxisItem) -> Void) -> _ModifiedAxisMark<Self> {
    _ModifiedAxisMark(base: self, change: change)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { with { if $0.style == nil { $0.style = AnyShapeStyle(style) } } }
  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { with { $0.font = $0.font ?? font } }
  /// Moves the part, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    with {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// Several parts combined into one.
public struct _AxisMarkGroup: _PrimitiveAxisMark {
  public typealias _AxisMarkBody = Never
  private let collect: @MainActor (inout _AxisItems) -> Void
  init(_ collect: @escaping @MainActor (inout _AxisItems) -> Void) { self.collect = collect }
  public func _collect(into items: inout _AxisItems) { collect(&items) }
}

extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {
  public typealias _AxisMarkBody = Never
  public func _collect(into items: inout _AxisItems) { self?._collect(into: &items) }
}

/// A type-erased part of an axis.
public struct AnyAxisMark: _PrimitiveAxisMark {
  public typealias _AxisMarkBody = Never
  private let base: any AxisMark
  public init(_ mark: any AxisMark) { base = mark }
  public init(erasing mark: some AxisMark) { base = mark }
  public func _collect(into items: inout _AxisItems) { base._collect(into: &items) }
}

/// Builds the parts of an axis at one value.
@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildBlock() -> _AxisMarkGroup { _AxisMarkGroup { _ in } }
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisMarkGroup {
    _AxisMarkGroup { items in repeat (each content)._collect(into: &items) }
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisMarkGroup { _AxisMarkGroup { first._collect(into: &$0) } }
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisMarkGroup { _AxisMarkGroup { second._collect(into: &$0) } }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}
