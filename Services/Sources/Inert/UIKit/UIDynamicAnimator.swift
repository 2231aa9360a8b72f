// Stub. Physical animations of views: behaviours store their properties, and nothing moves.

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}

@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  public override init() { super.init() }
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.willMove(to: self)
    behavior.animator = self
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.animator = nil
  }
  open func removeAllBehaviors() { for one in behaviors { removeBehavior(one) } }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  fileprivate weak var animator: UIDynamicAnimator?
  open var dynamicAnimator: UIDynamicAnimator? { animator }
  public override init() { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
/// The base class of behaviours with several items.
open class _UIDynamicItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
open class UIGravityBehavior: _UIDynamicItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
}
open class UICollisionBehavior: _UIDynamicItemsBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }
  open var collisionMode = Mode.everything
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var translatesReferenceBoundsIntoBoundary = false
  open private(set) var boundaryIdentifiers: [any NSCopying]?
  private var paths: [(identifier: any NSCopying, path: UIBezierPath)] = []
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { translatesReferenceBoundsIntoBoundary = true }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    paths.append((identifier, bezierPath))
    boundaryIdentifiers = paths.map(\.identifier)
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  open func removeAllBoundaries() { (paths, boundaryIdentifiers) = ([], nil) }
}
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}
open class UIDynamicItemBehavior: _UIDynamicItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
open class UIPushBehavior: _UIDynamicItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public let mode: Mode
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}
open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}
open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
    super.init()
  }
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item: item, attachedToAnchor: point)
  }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, anchorPoint) = ([item1, item2], item2.center)
    super.init()
  }
}
