// A Mac's views. As UIKit's, they exist for sources that an app and its widget share: they keep what is set, and nothing shows them.

open class NSResponder: NSObject {
  public override init() { super.init() }
  /// Returns nil: views cannot be decoded here.
  public required init?(coder: NSCoder) { nil }
  open var nextResponder: NSResponder? { nil }
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { false }
  open func resignFirstResponder() -> Bool { false }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
}

/// Something that a person did. None happens here.
public final class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16), shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18), option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20), function = ModifierFlags(rawValue: 1 << 23)
  }
  public static var modifierFlags: ModifierFlags { [] }
  public static var mouseLocation: NSPoint { .zero }
  public var locationInWindow: NSPoint { .zero }
  public var modifierFlags: ModifierFlags { [] }
  public var keyCode: UInt16 { 0 }
  public var characters: String? { nil }
  public var clickCount: Int { 0 }
}

open class NSView: NSResponder, LayoutItem, NSAppearanceCustomization {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1), width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4), minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16), maxYMargin = AutoresizingMask(rawValue: 32)
  }
  open var frame: NSRect
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open var window: NSWindow? { nil }
  open var wantsLayer = false
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
  public static let noIntrinsicMetric: CGFloat = -1

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
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

/// A view that blurs what is behind it.
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3, menu = 5, popover = 6, sidebar = 7, headerView = 10, sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15
    case toolTip = 17, contentBackground = 18, underWindowBackground = 21, underPageBackground = 22
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
}

open class NSViewController: NSResponder {
  private var loaded: NSView?
  /// The view, created on first use.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? NSView()
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }
  open var title: String?
  open var preferredContentSize = NSSize.zero
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open func loadView() { loaded = NSView() }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
}

open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = [], titled = StyleMask(rawValue: 1), closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4), resizable = StyleMask(rawValue: 8), fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  open var title = ""
  open var styleMask: StyleMask
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var isOpaque = true
  open var hasShadow = true
  open var alphaValue: CGFloat = 1
  open private(set) var frame: NSRect
  open var isVisible: Bool { false }
  open var isKeyWindow: Bool { false }
  open var backingScaleFactor: CGFloat { NSScreen.scale }
  open var screen: NSScreen? { .main }
  public init(contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
    (frame, styleMask) = (contentRect, style)
    super.init()
  }
  public convenience override init() { self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true) }
  public required init?(coder: NSCoder) { nil }
  /// Does nothing: there is no screen.
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func center() {}
  open func close() {}
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
}
