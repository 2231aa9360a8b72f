open class NSView: NSResponder, LayoutItem, NSAppearanceCustomization {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1), width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4), minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16), maxYMargin = AutoresizingMask(rawValue: 32)
  }
  public enum LayerContentsRedrawPolicy: Int, Sendable { case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade }
  public enum FocusRingType: UInt, Sendable { case `default`, none, exterior }
  open var frame: NSRect
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open private(set) weak var superview: NSView?
  open var subviews: [NSView] = [] {
    didSet {
      for view in oldValue where view.superview === self { view.superview = nil }
      for view in subviews { view.superview = self }
    }
  }
  open var window: NSWindow? { nil }
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = makeBackingLayer() } }
  }
  open func makeBackingLayer() -> CALayer { CALayer() }
  open var wantsUpdateLayer: Bool { false }
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  open var clipsToBounds = false
  open var focusRingType = FocusRingType.default
  open var identifier: NSUserInterfaceItemIdentifier?
  open var tag: Int { -1 }
  open var autoresizesSubviews = true
  open var menu: NSMenu?
  open var gestureRecognizers: [NSGestureRecognizer] = []
  open private(set) var trackingAreas: [NSTrackingArea] = []
  open private(set) var constraints: [NSLayoutConstraint] = []
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var visibleRect: NSRect { bounds }
  open var safeAreaInsets: NSEdgeInsets { .zero }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }
  open var inLiveResize: Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open var acceptsTouchEvents = false
  open var canDrawConcurrently = false
  open var postsFrameChangedNotifications = true
  open var postsBoundsChangedNotifications = true
  open var shadow: NSShadow?
  open var layer: CALayer?
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var toolTip: String?
  open var needsDisplay = false
  open var needsLayout = false
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? .currentDrawing() }
  open var intrinsicContentSize: NSSize { NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open var fittingSize: NSSize { frame.size }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.viewDidMoveToSuperview()
  }
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === otherView }
    subviews.insert(view, at: place == .below ? index ?? 0 : index.map { $0 + 1 } ?? subviews.count)
    view.viewDidMoveToSuperview()
  }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    addSubview(newView, positioned: .above, relativeTo: oldView)
    oldView.removeFromSuperview()
  }
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  open func viewWithTag(_ tag: Int) -> NSView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    self.constraints += constraints
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    self.constraints.removeAll { kept in constraints.contains { $0 === kept } }
  }
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  open func updateTrackingAreas() {}
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  open func resetCursorRects() {}
  open func discardCursorRects() {}
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { gestureRecognizers.append(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { gestureRecognizers.removeAll { $0 === gestureRecognizer } }
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func unregisterDraggedTypes() {}
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let (here, there) = (origin, view?.origin ?? .zero)
    return NSPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    view?.convert(point, to: self) ?? NSPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { NSRect(origin: convert(rect.origin, to: view), size: rect.size) }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { NSRect(origin: convert(rect.origin, from: view), size: rect.size) }
  open func convertToBacking(_ aRect: NSRect) -> NSRect {
    NSRect(x: aRect.minX * NSScreen.scale, y: aRect.minY * NSScreen.scale, width: aRect.width * NSScreen.scale, height: aRect.height * NSScreen.scale)
  }
  private var origin: NSPoint {
    let outer = superview?.origin ?? .zero
    return NSPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  open func displayIfNeeded() {}
  open func updateConstraints() {}
  open var needsUpdateConstraints = false
  open func updateConstraintsForSubtreeIfNeeded() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidEndLiveResize() {}
  open func viewWillStartLiveResize() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func resizeSubviews(withOldSize oldSize: NSSize) {}
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  @discardableResult open func scrollToVisible(_ rect: NSRect) -> Bool { false }
  open func scroll(_ point: NSPoint) {}
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
  open func dataWithPDF(inside rect: NSRect) -> Data { Data() }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func draw(_ dirtyRect: NSRect) {}
  open func layout() {}
  open func updateLayer() {}
  open func display() {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  open func invalidateIntrinsicContentSize() {}
  open func layoutSubtreeIfNeeded() {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Axis) {}
}
