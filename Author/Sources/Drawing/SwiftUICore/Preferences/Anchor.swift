/// The frame of an anchored view after layout.
struct AnchorGeometry {
  /// The frame in the coordinates of the whole widget; x grows to the right.
  var frame = CGRect.zero
  var isRightToLeft = false

  /// Converts `rect`, measured from the view's leading edge, to the coordinates of the whole widget.
  func globalRect(_ rect: CGRect) -> CGRect {
    let x = isRightToLeft ? frame.width - rect.maxX : rect.minX
    return CGRect(x: frame.minX + x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

/// A point or rectangle of a view, which the geometry proxy of another view converts to that view's coordinates.
public struct Anchor<Value> {
  /// The points or rectangles of a view from which an anchor is created.
  public struct Source {
    /// Returns the rectangles in the view's own coordinates for a size of the view. A point is a rectangle of size 0.
    let places: @Sendable (CGSize) -> [CGRect]
    let value: @Sendable ([CGRect]) -> Value
  }

  /// The rectangles, in the coordinates of the whole widget.
  private let rects: [CGRect]
  private let make: @Sendable ([CGRect]) -> Value

  init(_ source: Source, on geometry: AnchorGeometry) {
    rects = source.places(geometry.frame.size).map(geometry.globalRect)
    make = source.value
  }

  /// Returns the value with its rectangles converted by `space` to other coordinates.
  func value(in space: (CGRect) -> CGRect) -> Value { make(rects.map(space)) }
}

extension Anchor where Value == CGRect {
  /// Creates an anchor of a rectangle in the coordinates of the whole widget.
  package init(globalRect rect: CGRect) {
    rects = [rect]
    make = { $0[0] }
  }
}

extension Anchor: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.rects == b.rects }
}
extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) {
    for rect in rects { for figure in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(figure) } }
  }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { .init(places: { [CGRect(origin: .zero, size: $0)] }, value: { $0[0] }) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(places: { _ in [rect] }, value: { $0[0] }) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(places: { _ in [CGRect(origin: point, size: .zero)] }, value: { $0[0].origin })
  }
  /// Returns the source of a point given in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(places: { [CGRect(x: point.x * $0.width, y: point.y * $0.height, width: 0, height: 0)] }, value: { $0[0].origin })
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates the source of several anchors of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    places = { size in array.flatMap { $0.places(size) } }
    value = { rects in
      // The number of a source's rectangles does not depend on the view's size.
      var rest = rects[...]
      return array.map { source in
        let count = source.places(.zero).count
        defer { rest = rest.dropFirst(count) }
        return source.value(Array(rest.prefix(count)))
      }
    }
  }
  /// Creates the source of an optional anchor.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    places = { size in anchor?.places(size) ?? [] }
    value = { rects in anchor?.value(rects) }
  }
}
