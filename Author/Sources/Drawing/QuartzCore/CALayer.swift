/// Stub. Stores its properties, so that sources which an app and its widget share compile. Widgets show no layers; only `render(in:)` draws one.
open class CALayer: NSObject, CAMediaTiming {
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var minificationFilterBias: Float = 0
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
  open var wantsExtendedDynamicRangeContent = false
  open var style: [AnyHashable: Any]?
  open var visibleRect: CGRect { bounds }
  open func contentsAreFlipped() -> Bool { isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false) }
  open func scroll(_ p: CGPoint) {}
  open func scrollRectToVisible(_ r: CGRect) {}
  /// Converts a time from another layer; nil means the time of ``CACurrentMediaTime()``.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { ownTime(l?.outerTime(t) ?? t) }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { l?.ownTime(outerTime(t)) ?? outerTime(t) }
  private func ownTime(_ outer: CFTimeInterval) -> CFTimeInterval {
    ((superlayer?.ownTime(outer) ?? outer) - beginTime) * CFTimeInterval(speed) + timeOffset
  }
  private func outerTime(_ own: CFTimeInterval) -> CFTimeInterval {
    let time = (speed == 0 ? 0 : (own - timeOffset) / CFTimeInterval(speed)) + beginTime
    return superlayer?.outerTime(time) ?? time
  }
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var transform = CATransform3DIdentity
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var opacity: Float = 1
  open var isHidden = false
  open var zPosition: CGFloat = 0
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var name: String?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false
  open var isDoubleSided = true
  open var isOpaque = false
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var anchorPointZ: CGFloat = 0
  open var sublayerTransform = CATransform3DIdentity
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var mask: CALayer?
  open var shadowPath: CGPath?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var needsDisplayOnBoundsChange = false
  open var allowsGroupOpacity = true
  open var isGeometryFlipped = false
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  private var animations: [String: CAAnimation] = [:]
  public override init() { super.init() }
  /// Copies another layer's geometry, as for its presentation layer.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { (frame, transform) = (layer.frame, layer.transform) }
  }
  /// Returns nil: layers cannot be decoded.
  public required init?(coder: NSCoder) { nil }
  open func presentation() -> Self? { nil }
  open func model() -> Self { self }
  /// Stores the animation until it is removed. Nothing is animated, and the delegate is not called.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? UUID().uuidString] = anim }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { nil }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (here, there) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
  }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { l?.convert(p, to: self) ?? CGPoint(x: p.x - origin.x, y: p.y - origin.y) }
  private var origin: CGPoint {
    let outer = superlayer?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func layoutSublayers() {}
  open func displayIfNeeded() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func needsDisplay() -> Bool { false }
  open func needsLayout() -> Bool { false }
  open func preferredFrameSize() -> CGSize { frame.size }
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Draws the background, contents, border and sublayers. Does not include a view's own drawing, which a note reports.
  open func render(in ctx: CGContext) {
    UnavailableServices.report("layer.render", "a layer draws its colours, contents and sublayers, not what its view or its kind draws")
    ctx.saveGState()
    ctx.setAlpha(CGFloat(opacity))
    let area = CGRect(origin: .zero, size: frame.size)
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.fill(area)
    }
    // Layers accept any object as contents. Only images are drawn.
    if let image = contents as? CGImage { ctx.draw(image, in: area) }
    if let borderColor, borderWidth > 0 {
      ctx.setStrokeColor(borderColor)
      ctx.stroke(area.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), width: borderWidth)
    }
    for layer in sublayers ?? [] where !layer.isHidden {
      ctx.saveGState()
      ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.restoreGState()
  }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
