open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(texture: SKTexture?) { self.init(texture: texture, size: texture?.size() ?? .zero) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public convenience override init() { self.init(texture: nil) }
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: aDecoder)
  }
  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width, height: height)
  }
  open func scale(to size: CGSize) {
    if self.size.width != 0 { xScale = size.width / self.size.width }
    if self.size.height != 0 { yScale = size.height / self.size.height }
  }
}
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String? = "HelveticaNeue-UltraLight"
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public override init() { super.init() }
  public init(fontNamed fontName: String?) {
    super.init()
    if let fontName { self.fontName = fontName }
  }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var strokeColor = UIColor.white
  open var fillColor = UIColor.clear
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?
  open var blendMode = SKBlendMode.alpha
  open var isAntialiased = true
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  private convenience init(_ path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath) { self.init(path) }
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBox
    var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(centered ? path.copy(using: &move) ?? path : path)
  }
  public convenience init(rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.around(size)) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rect: Self.around(size), cornerRadius: cornerRadius) }
  public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius)) }
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.around(size)) }
  public convenience init(ellipseIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints))))
    self.init(path)
  }
  private static func around(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
  open override var frame: CGRect { path.map { $0.boundingBox.offsetBy(dx: position.x, dy: position.y) } ?? super.frame }
}
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { false }
  open func containedNodeSet() -> Set<SKNode> { [] }
}
open class SKCropNode: SKNode {
  open var maskNode: SKNode?
}
open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor = UIColor.black
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = 1
}
/// It plays nothing.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public override init() { super.init() }
  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePositionRange = CGVector.zero
  open var particleZPosition: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleColor = UIColor.white
  open var particleColorSequence: SKKeyframeSequence?
  open var particleColorBlendFactor: CGFloat = 0
  open var particleBlendMode = SKBlendMode.alpha
  open var fieldBitMask = UInt32.max
  open weak var targetNode: SKNode?
  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
public enum SKInterpolationMode: Int, Sendable {
  case linear = 1
  case spline, step
}
public enum SKRepeatMode: Int, Sendable {
  case clamp = 1
  case loop
}
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SKKeyframeSequence: NSObject, @unchecked Sendable {
  private var frames: [(value: Any, time: CGFloat)]
  public init(keyframeValues values: [Any], times: [NSNumber]) { frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) } }
  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }
  open func count() -> Int { frames.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
  open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
  open var interpolationMode = SKInterpolationMode.linear
  open var repeatMode = SKRepeatMode.clamp
  /// The value of the last time that is not later; numbers, vectors and colours between two times are not mixed.
  open func sample(atTime time: CGFloat) -> Any? { (frames.last { $0.time <= time } ?? frames.first)?.value }
}
