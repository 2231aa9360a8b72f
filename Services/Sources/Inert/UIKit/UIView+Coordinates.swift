/// An object with coordinates: a view or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}
extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIView {
  /// Returns the point in another view's coordinates; nil means the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (origin, view?.origin ?? outermost.origin)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? outermost).convert(point, to: self) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? outermost).convert(rect, to: self) }
  private var outermost: UIView { superview?.outermost ?? self }
  private var origin: CGPoint {
    let outer = superview?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
}
