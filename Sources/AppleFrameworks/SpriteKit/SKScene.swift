public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
open class SKEffectNode: SKNode {
  open var filter: CIFilter?
  open var blendMode = SKBlendMode.alpha
  open var shouldEnableEffects = true
  open var shouldCenterFilter = true
  open var shouldRasterize = false
}
@MainActor public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}
open class SKScene: SKEffectNode {
  open var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  open var camera: SKCameraNode?
  open var listener: SKNode?
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open weak var delegate: (any SKSceneDelegate)?
  open var anchorPoint = CGPoint.zero
  public let physicsWorld = SKPhysicsWorld()
  open fileprivate(set) weak var view: SKView?
  public init(size: CGSize) {
    super.init()
    self.size = size
    sceneDidLoad()
  }
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  open func sceneDidLoad() {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
  open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
}

@MainActor public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
/// A view that keeps its scene and shows nothing, like every view of UIKit here.
open class SKView: UIView {
  open var isPaused = false
  open var showsFPS = false
  open var showsDrawCount = false
  open var showsNodeCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var isAsynchronous = true
  open var allowsTransparency = false
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var preferredFramesPerSecond = 60
  open weak var delegate: (any SKViewDelegate)?
  open private(set) var scene: SKScene?
  open func presentScene(_ scene: SKScene?) {
    if let former = self.scene {
      former.willMove(from: self)
      former.view = nil
    }
    self.scene = scene
    guard let scene else { return }
    reportScenes()
    scene.view = self
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    scene.didMove(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SKTransition: NSObject, @unchecked Sendable {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
