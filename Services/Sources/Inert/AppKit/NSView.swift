/// Stub. A view of an app's screen. Stores its properties and its subviews, but neither draws nor lays out anything.
///
/// The methods that draw, display, print, scroll and rotate do nothing. So do those that lay out subviews, update constraints, set layout priorities
/// or the origin of the bounds, update tracking areas, set cursors, remove tool tips or register dragged types. The methods that an app overrides
/// to be notified of a change, for example `viewDidMoveToWindow`, are empty.
open class NSView: NSResponder, LayoutItem, NSAppearanceCustomization, NSDraggingDestination {
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
  open var enclosingMenuItem: NSMenuItem? { nil }
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false }
  open var isHorizontalContentSizeConstraintActive = true
  open var isVerticalContentSizeConstraintActive = true
  open var frameRotation: CGFloat = 0
  open var frameCenterRotation: CGFloat = 0
  open var boundsRotation: CGFloat = 0
  open var layerUsesCoreImageFilters = false
  open var layerContentsPlacement = LayerContentsPlacement.scaleAxesIndependently
  open var backgroundFilters: [CIFilter] = []
  open var contentFilters: [CIFilter] = []
  open var compositingFilter: CIFilter?
  open var additionalSafeAreaInsets = NSEdgeInsets.zero
  open var safeAreaRect: NSRect { bounds }
  open var wantsRestingTouches = false
  open var preparedContentRect = NSRect.zero
  open var wantsDefaultClipping: Bool { true }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var baselineOffsetFromBottom: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  open var alignmentRectInsets: NSEdgeInsets { .zero }
  open var hasAmbiguousLayout: Bool { false }
  open var layoutGuides: [UILayoutGuide] = []
  open var prefersCompactControlSizeMetrics = false
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  open class var focusView: NSView? { nil }
  public enum LayerContentsPlacement: Int, Sendable {
    case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right, bottomRight, bottom, bottomLeft
    case left, topLeft
  }
  open func addLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.append(guide) }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.removeAll { $0 === guide } }
  open func exerciseAmbiguityInLayout() {}
  open func removeAllToolTips() {}
  @discardableResult open func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> Int { 0 }
  open func removeToolTip(_ tag: Int) {}
  open func setBoundsOrigin(_ newOrigin: NSPoint) {}
  open func setBoundsSize(_ newSize: NSSize) { frame.size = newSize }
  open func rotate(byDegrees angle: CGFloat) {}
  open func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  open func ancestorShared(with view: NSView) -> NSView? { isDescendant(of: view) ? view : superview?.ancestorShared(with: view) }
  open func lockFocus() {}
  open func unlockFocus() {}
  open func viewWillDraw() {}
  open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  open func printView(_ sender: Any?) {}
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  open func rectForSmartMagnification(at location: NSPoint, in visibleRect: NSRect) -> NSRect { .zero }
  open func convertFromBacking(_ aRect: NSRect) -> NSRect {
    let scale = NSScreen.scale
    return NSRect(x: aRect.minX / scale, y: aRect.minY / scale, width: aRect.width / scale, height: aRect.height / scale)
  }
  open func convertToBacking(_ aPoint: NSPoint) -> NSPoint { NSPoint(x: aPoint.x * NSScreen.scale, y: aPoint.y * NSScreen.scale) }
  open func convertToBacking(_ aSize: NSSize) -> NSSize { NSSize(width: aSize.width * NSScreen.scale, height: aSize.height * NSScreen.scale) }
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  open func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
  open func centerScanRect(_ rect: NSRect) -> NSRect { rect.integral }
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink { CADisplayLink(target: target, selector: selector) }
  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource) -> NSDraggingSession {
    NSDraggingSession()
  }
  public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
  public nonisolated static let didUpdateTrackingAreasNotification = Notification.Name("NSViewDidUpdateTrackingAreasNotification")
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
  public required override init?(coder: NSCoder) { nil }

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
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  // Stored for the getters only: there is no screen reader.
  private var spoken: [String: Any] = [:]
  open func setAccessibilityElement(_ accessibilityElement: Bool) { spoken["element"] = accessibilityElement }
  open func isAccessibilityElement() -> Bool { spoken["element"] as? Bool ?? false }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken["label"] = accessibilityLabel }
  open func accessibilityLabel() -> String? { spoken["label"] as? String }
  open func setAccessibilityTitle(_ accessibilityTitle: String?) { spoken["title"] = accessibilityTitle }
  open func accessibilityTitle() -> String? { spoken["title"] as? String }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { spoken["help"] = accessibilityHelp }
  open func accessibilityHelp() -> String? { spoken["help"] as? String }
  open func setAccessibilityValue(_ accessibilityValue: Any?) { spoken["value"] = accessibilityValue }
  open func accessibilityValue() -> Any? { spoken["value"] }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) { spoken["identifier"] = accessibilityIdentifier }
  open func accessibilityIdentifier() -> String { spoken["identifier"] as? String ?? "" }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) { spoken["role"] = accessibilityRole }
  open func accessibilityRole() -> NSAccessibility.Role? { spoken["role"] as? NSAccessibility.Role }
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) { spoken["roleDescription"] = accessibilityRoleDescription }
  open func accessibilityRoleDescription() -> String? { spoken["roleDescription"] as? String }
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) { spoken["hidden"] = accessibilityHidden }
  open func isAccessibilityHidden() -> Bool { spoken["hidden"] as? Bool ?? false }
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) { spoken["enabled"] = accessibilityEnabled }
  open func isAccessibilityEnabled() -> Bool { spoken["enabled"] as? Bool ?? true }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) { spoken["children"] = accessibilityChildren }
  open func accessibilityChildren() -> [Any]? { spoken["children"] as? [Any] ?? subviews }
  open func accessibilityPerformPress() -> Bool { false }
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
