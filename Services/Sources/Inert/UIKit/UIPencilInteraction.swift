/// Stub. There is no pencil that could be tapped or squeezed.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public override init() { super.init() }
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }
  public struct Tap {
    public let timestamp: TimeInterval
    public let hoverPose: UIPencilHoverPose?
  }
  public struct Squeeze {
    public let timestamp: TimeInterval
    public let phase: Phase
    public let hoverPose: UIPencilHoverPose?
  }
}
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
  open var location: CGPoint { .zero }
  open var zOffset: CGFloat { 0 }
  open var azimuthAngle: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open var rollAngle: CGFloat { 0 }
}
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}

/// Stub. A tooltip for a control under the pointer. It is never shown.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var defaultToolTip: String?
  open var isEnabled = true
  public override init() { super.init() }
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
/// Stub. An enlarged picture of a bar's element, which is never shown.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open class var isEnabled: Bool { false }
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { UIGestureRecognizer() }
}
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
