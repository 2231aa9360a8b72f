func reportScenes() { UnavailableServices.report("sceneKit.unavailable", "scenes are not shown here: their nodes are kept, and no action runs") }

/// A node of a scene. It keeps its place, its children and what is attached to it; nothing moves or is drawn.
// Unchecked: an app builds a scene on one thread, as on Apple's systems.
open class SCNNode: NSObject, @unchecked Sendable {
  open var name: String?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var geometry: SCNGeometry?
  open var physicsBody: SCNPhysicsBody?
  open var position = SCNVector3()
  open var rotation = SCNVector4()
  open var eulerAngles = SCNVector3()
  open var orientation = SCNQuaternion(x: 0, y: 0, z: 0, w: 1)
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  open var pivot = SCNMatrix4Identity
  open var isHidden = false
  open var opacity: CGFloat = 1
  open var renderingOrder = 0
  open var castsShadow = true
  open var categoryBitMask = 1
  open var constraints: [SCNConstraint]?
  open var isPaused = false
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []
  private var actions: [(key: String?, action: SCNAction)] = []
  private var animations: [String: CAAnimation] = [:]
  public override init() { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  /// The node itself: nothing is animated.
  open var presentation: SCNNode { self }

  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    // A node that contains itself would have no end.
    guard child !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else { return }
    child.removeFromParentNode()
    childNodes.insert(child, at: min(max(0, index), childNodes.count))
    child.parent = self
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var isDone: ObjCBool = false
    visit(block, &isDone)
  }
  private func visit(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void, _ isDone: inout ObjCBool) {
    for child in childNodes where !isDone.boolValue {
      block(child, &isDone)
      child.visit(block, &isDone)
    }
  }
  open func look(at worldTarget: SCNVector3) { reportScenes() }

  // MARK: Actions and animations, which are kept until they are removed
  open func runAction(_ action: SCNAction) { keep(action, nil) }
  open func runAction(_ action: SCNAction, forKey key: String?) {
    if let key { removeAction(forKey: key) }
    keep(action, key)
  }
  /// The block is not called: no action ends.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) { keep(action, nil) }
  private func keep(_ action: SCNAction, _ key: String?) {
    reportScenes()
    actions.append((key, action))
  }
  open var hasActions: Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SCNAction? { actions.last { $0.key == key }?.action }
  open func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  open func removeAllActions() { actions = [] }
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    reportScenes()
    animations[key ?? UUID().uuidString] = animation
  }
  open var animationKeys: [String] { animations.keys.sorted() }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
}

/// What a node does for a time. It knows how long, and is never run.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SCNAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval
  open var timingMode = SCNActionTimingMode.linear
  open var speed: CGFloat = 1
  init(_ duration: TimeInterval) { self.duration = duration }
  open func reversed() -> SCNAction { SCNAction(duration) }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction(action.duration * Double(max(0, count))) }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
    SCNAction(seconds)
  }
}
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
open class SCNConstraint: NSObject, @unchecked Sendable {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
}
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  open var isGimbalLockEnabled = false
  public init(target: SCNNode?) {}
}
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  public override init() { super.init() }
}
