/// A part of an app that has windows. An extension has none.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  open var activationState: ActivationState { .unattached }
  open var title: String! = ""
}
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
}
/// The line with the time above an app. There is none.
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
extension UIWindow {
  public var windowScene: UIWindowScene? { nil }
}
extension UIApplication {
  public var connectedScenes: Set<UIScene> { [] }
  /// False: no responder is there.
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}
extension UIView {
  /// The same place in another view's coordinates; a view of nil is the outermost one.
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
