/// How a node falls and collides. It is kept; nothing falls.
@MainActor open class SKPhysicsBody: NSObject {
  open var isDynamic = true
  open var usesPreciseCollisionDetection = false
  open var allowsRotation = true
  open var pinned = false
  open var isResting = false
  open var affectedByGravity = true
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var charge: CGFloat = 0
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var density: CGFloat = 1
  open var mass: CGFloat = 1
  open private(set) var area: CGFloat = 0
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask = UInt32.max
  open var collisionBitMask = UInt32.max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask = UInt32.max
  open internal(set) weak var node: SKNode?
  private init(area: CGFloat, isDynamic: Bool = true) {
    super.init()
    (self.area, self.isDynamic) = (area, isDynamic)
  }
  public convenience override init() { self.init(area: 0) }
  public convenience init(circleOfRadius r: CGFloat) { self.init(area: .pi * r * r) }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(circleOfRadius: r) }
  public convenience init(rectangleOf s: CGSize) { self.init(area: s.width * s.height) }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(rectangleOf: s) }
  public convenience init(polygonFrom path: CGPath) { self.init(rectangleOf: path.boundingBox.size) }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(area: 0, isDynamic: false) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(area: 0, isDynamic: false) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(area: 0, isDynamic: false) }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(area: 0, isDynamic: false) }
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
  public convenience init(bodies: [SKPhysicsBody]) { self.init(area: bodies.reduce(0) { $0 + $1.area }) }
  open func applyForce(_ force: CGVector) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
@MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
/// Two bodies that touch. None do.
@MainActor open class SKPhysicsContact: NSObject {
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
}
@MainActor open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}
// Unchecked: nothing changes.
open class SKRange: NSObject, @unchecked Sendable {
  public let lowerLimit: CGFloat
  public let upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
  open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SKConstraint: NSObject, @unchecked Sendable {
  open var enabled = true
  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func zRotation(_ range: SKRange) -> SKConstraint { SKConstraint() }
  @MainActor open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
  @MainActor open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}
