/// Where an anchored view has come to lie.
struct AnchorPlace {
  /// On the surface, x to the right.
  var frame = CGRect.zero
  var isRightToLeft = false

  /// `rect`, told from the view's leading edge, on the surface.
  func onSurface(_ rect: CGRect) -> CGRect {
    let x = isRightToLeft ? frame.width - rect.maxX : rect.minX
    return CGRect(x: frame.minX + x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

/// A place of a view that a geometry proxy elsewhere tells in its own coordinates.
public struct Anchor<Value> {
  /// Points and rectangles of a view: what an anchor is made from.
  public struct Source {
    /// The places in the view's own coordinates, given its size; points are rectangles without a size.
    let places: @Sendable (CGSize) -> [CGRect]
    let value: @Sendable ([CGRect]) -> Value
  }

  /// On the surface.
  private let rects: [CGRect]
  private let make: @Sendable ([CGRect]) -> Value

  init(_ source: Source, on place: AnchorPlace) {
    rects = source.places(place.frame.size).map(place.onSurface)
    make = source.value
  }

  /// The value with its places told in other coordinates.
  func value(in space: (CGRect) -> CGRect) -> Value { make(rects.map(space)) }
}

extension Anchor where Value == CGRect {
  /// A rectangle of the surface.
  package init(onSurface rect: CGRect) {
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
  /// The view's whole extent.
  public static var bounds: Anchor<CGRect>.Source { .init(places: { [CGRect(origin: .zero, size: $0)] }, value: { $0[0] }) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(places: { _ in [rect] }, value: { $0[0] }) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(places: { _ in [CGRect(origin: point, size: .zero)] }, value: { $0[0].origin })
  }
  /// A point told as fractions of the view's size.
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
  /// Several places of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    places = { size in array.flatMap { $0.places(size) } }
    value = { rects in
      // Each source has as many places as it says for any size.
      var rest = rects[...]
      return array.map { source in
        let count = source.places(.zero).count
        defer { rest = rest.dropFirst(count) }
        return source.value(Array(rest.prefix(count)))
      }
    }
  }
  /// A place that a view may have.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    places = { size in anchor?.places(size) ?? [] }
    value = { rects in anchor?.value(rects) }
  }
}
