/// A place of a view that a geometry proxy elsewhere tells in its own coordinates.
public struct Anchor<Value> {
  let rects: [CGRect]
  let make: ([CGRect]) -> Value
  func value(in space: (CGRect) -> CGRect) -> Value { make(rects.map(space)) }
}
extension Anchor where Value == CGRect {
  /// A rectangle of the surface.
  package init(onSurface rect: CGRect) { self.init(rects: [rect], make: { $0[0] }) }
}
extension GeometryProxy {
  /// The anchor's value in the reader's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let start = frame(in: CoordinateSpace.global).origin
    return anchor.value { $0.offsetBy(dx: -start.x, dy: -start.y) }
  }
}
