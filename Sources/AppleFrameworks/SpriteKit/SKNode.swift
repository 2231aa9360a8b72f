@_exported import FoundationCompat
@_exported import UIKit

func reportScenes() {
  UnavailableServices.report("spriteKit.unavailable", "scenes are not shown here: their nodes are kept, no action runs and nothing falls")
}

/// A node of a scene. It keeps its place, its children and its actions; nothing moves or is drawn, as in a scene that no view presents.
@MainActor open class SKNode: UIResponder, NSCopying {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isPaused = false
  open var isHidden = false
  open var isUserInteractionEnabled = false
  open var focusBehavior = SKNodeFocusBehavior.none
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []
  private var actions: [(key: String?, action: SKAction)] = []

  public override init() { super.init() }
  /// Scenes of files are not read.
  public convenience init?(fileNamed filename: String) {
    reportScenes()
    return nil
  }
  public required init?(coder aDecoder: NSCoder) { super.init() }
  open class func node() -> Self? { nil }
  /// The node itself, with a note: an object of an author's class cannot be made of its type here.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    UnavailableServices.report("spriteKit.copy", "a copy of a node is the node itself")
    return self
  }

  /// The rectangle of the node itself, in its parent. A node without content is a point.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame.size == .zero ? CGRect.null : frame) { $0.union($1.calculateAccumulatedFrame().applying(toParent)) }
  }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    // A node that contains itself would have no end.
    guard node !== self, !inParentHierarchy(node) else { return }
    node.removeFromParent()
    children.insert(node, at: min(max(0, index), children.count))
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    parent.addChild(self)
    position = place
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false }

  /// Finds by a name: of a child, or after `//` of any node below, with `*` for any name.
  open func childNode(withName name: String) -> SKNode? { self[name].first }
  open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var isDone: ObjCBool = false
    for node in self[name] where !isDone.boolValue { block(node, &isDone) }
  }
  open subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let parts = name.drop { $0 == "/" }.split(separator: "/")
    let start = isDeep ? scene ?? self : self
    var found = isDeep ? start.everyNode() : start.children
    for (index, part) in parts.enumerated() {
      if part == ".." {
        found = index == 0 ? [parent].compactMap { $0 } : found.compactMap(\.parent)
      } else {
        if index > 0 { found = found.flatMap(\.children) }
        found = found.filter { part == "*" || $0.name.map { $0 == part } ?? false }
      }
    }
    return found
  }
  private func everyNode() -> [SKNode] { children.flatMap { [$0] + $0.everyNode() } }

  // MARK: Actions, which are kept until they are removed
  open func run(_ action: SKAction) { keep(action, nil) }
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    keep(action, key)
  }
  /// The block is not called: no action ends.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { keep(action, nil) }
  private func keep(_ action: SKAction, _ key: String?) {
    reportScenes()
    actions.append((key, action))
  }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SKAction? { actions.last { $0.key == key }?.action }
  open func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  open func removeAllActions() { actions = [] }

  // MARK: Places
  private var toParent: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
  }
  private var toRoot: CGAffineTransform { parent.map { toParent.concatenating($0.toRoot) } ?? toParent }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point.applying(toRoot).applying(node.toRoot.inverted()) }
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  open func nodes(at p: CGPoint) -> [SKNode] {
    let found = children.flatMap { child in
      child.nodes(at: p.applying(child.toParent.inverted())) + (child.frame.contains(p) ? [child] : [])
    }
    return found.sorted { $0.zPosition > $1.zPosition }
  }
  open func intersects(_ node: SKNode) -> Bool { calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame()) }
}
public enum SKNodeFocusBehavior: Int, Sendable { case none, occluding, focusable }
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }
