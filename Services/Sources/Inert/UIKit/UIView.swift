/// Stub. A view of an app's screen.
///
/// Widgets cannot show one: SwiftUI draws a prohibition sign for `UIViewRepresentable`. The class exists so that sources which an app and its widget
/// share compile. It stores its properties, but neither draws nor lays out anything.
open class UIView: UIResponder {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  /// How a view's content fills its bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
  /// The parts of a view's frame that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var mask: UIView?
  open var clearsContextBeforeDrawing = true
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var contentScaleFactor: CGFloat = 1
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var restorationIdentifier: String?
  open var interactions: [any UIInteraction] = []
  open var motionEffects: [UIMotionEffect] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []
  open var accessibilityLabel: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityFrame = CGRect.zero
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityLanguage: String?
  open var accessibilityIgnoresInvertColors = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var showsLargeContentViewer = false
  open var traitCollection: UITraitCollection { .current }
  open private(set) weak var superview: UIView?
  /// Always nil: no view is on a screen.
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) var constraints: [NSLayoutConstraint] = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction of the device's language, or the one that the attribute forces. Media controls and spatial content are never mirrored.
  /// Source: Apple's documentation of `UISemanticContentAttribute`.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .ofDevice)
  }
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var cornerConfiguration = UICornerConfiguration.corners(radius: .fixed(0))
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var hoverStyle: UIHoverStyle?
  open lazy var traitOverrides: any UITraitOverrides = KeptTraitOverrides()
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isAccessibilityElement = false
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open override var next: UIResponder? { superview }
  /// The class of the layer: `CALayer`, or one of the subclasses that Almanac has.
  open class var layerClass: AnyClass { CALayer.self }
  open private(set) lazy var layer: CALayer =
    switch ObjectIdentifier(Self.layerClass) {
    case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
    case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
    case ObjectIdentifier(CAEmitterLayer.self): CAEmitterLayer()
    case ObjectIdentifier(CAReplicatorLayer.self): CAReplicatorLayer()
    case ObjectIdentifier(CATextLayer.self): CATextLayer()
    default: CALayer()
    }
  open private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  /// Returns nil: views cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
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
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { hugging[axis] = priority }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { resistance[axis] = priority }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var hasAmbiguousLayout: Bool { false }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func needsUpdateConstraints() -> Bool { false }
  open func updateConstraintsIfNeeded() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { intrinsicContentSize.width < 0 ? bounds.size : intrinsicContentSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
  open func updateConstraints() {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open var canBecomeFocused: Bool { false }
  open var focusEffect: UIFocusEffect?
  open var focusGroupIdentifier: String?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open func setNeedsUpdateConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Always nil: views are not touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func exerciseAmbiguityInLayout() {}
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func updateTraitsIfNeeded() {}
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() {}
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func display(_ layer: CALayer) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize.width < 0 ? bounds.size : intrinsicContentSize }
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {}
  /// The shared appearance of this class's views (``UIAppearance``).
  open class func appearance() -> UIView { AppearanceProxies.proxy { UIView() } }
}
