/// Stub. Stores its properties. A window is never on a screen.
open class NSWindow: NSResponder, NSAppearanceCustomization {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = [], titled = StyleMask(rawValue: 1), closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4), resizable = StyleMask(rawValue: 8), utilityWindow = StyleMask(rawValue: 16)
    public static let docModalWindow = StyleMask(rawValue: 64), nonactivatingPanel = StyleMask(rawValue: 128)
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12), hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14), fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = Self(rawValue: 1), moveToActiveSpace = Self(rawValue: 2), managed = Self(rawValue: 4)
    public static let transient = Self(rawValue: 8), stationary = Self(rawValue: 16), participatesInCycle = Self(rawValue: 32)
    public static let ignoresCycle = Self(rawValue: 64), fullScreenPrimary = Self(rawValue: 128), fullScreenAuxiliary = Self(rawValue: 256)
    public static let fullScreenNone = Self(rawValue: 512), fullScreenAllowsTiling = Self(rawValue: 2048)
  }
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(0), floating = Level(3), modalPanel = Level(8), mainMenu = Level(24), statusBar = Level(25)
    public static let popUpMenu = Level(101), screenSaver = Level(1000), submenu = Level(3), tornOffMenu = Level(3)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public enum OrderingMode: Int, Sendable { case below = -1, out, above }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton }
  public enum AnimationBehavior: Int, Sendable { case `default` = 0, none = 2, documentWindow, utilityWindow, alertPanel }
  public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }
  public typealias FrameAutosaveName = String
  open weak var delegate: (any NSWindowDelegate)?
  open var title = ""
  open var subtitle = ""
  open var representedURL: URL?
  open var styleMask: StyleMask
  open var contentView: NSView?
  open var contentViewController: NSViewController? {
    didSet { if let contentViewController { contentView = contentViewController.view } }
  }
  open weak var windowController: NSWindowController?
  open var toolbar: NSToolbar?
  open var toolbarStyle = ToolbarStyle.automatic
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var tabbingMode = TabbingMode.automatic
  open var sharingType = SharingType.readOnly
  open var animationBehavior = AnimationBehavior.default
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  open var isOpaque = true
  open var hasShadow = true
  open var alphaValue: CGFloat = 1
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var isMovable = true
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = true
  open var isRestorable = true
  open var isExcludedFromWindowsMenu = false
  open var hidesOnDeactivate = false
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var canHide = true
  open var identifier: NSUserInterfaceItemIdentifier?
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var contentMinSize = NSSize.zero
  open var contentAspectRatio = NSSize.zero
  open var aspectRatio = NSSize.zero
  open var resizeIncrements = NSSize(width: 1, height: 1)
  open var contentResizeIncrements = NSSize(width: 1, height: 1)
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open private(set) var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    titlebarAccessoryViewControllers.append(childViewController)
  }
  open func insertTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController, at index: Int) {
    titlebarAccessoryViewControllers.insert(childViewController, at: min(max(index, 0), titlebarAccessoryViewControllers.count))
  }
  open func removeTitlebarAccessoryViewController(at index: Int) {
    if titlebarAccessoryViewControllers.indices.contains(index) { titlebarAccessoryViewControllers.remove(at: index) }
  }
  // Stub. Windows have no tabs.
  private static var automaticTabbing = true
  open class var allowsAutomaticWindowTabbing: Bool {
    get { automaticTabbing }
    set { automaticTabbing = newValue }
  }
  open class var userTabbingPreference: UserTabbingPreference { .manual }
  public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
  public typealias TabbingIdentifier = String
  open var tabbingIdentifier: TabbingIdentifier = ""
  open var tab: NSWindowTab { NSWindowTab() }
  open var tabbedWindows: [NSWindow]? { nil }
  open var tabGroup: NSWindowTabGroup? { nil }
  open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
  open func toggleTabBar(_ sender: Any?) {}
  open func toggleTabOverview(_ sender: Any?) {}
  open func selectNextTab(_ sender: Any?) {}
  open func selectPreviousTab(_ sender: Any?) {}
  open func moveTabToNewWindow(_ sender: Any?) {}
  open func mergeAllWindows(_ sender: Any?) {}

  open var sheetParent: NSWindow? { nil }
  open var isSheet: Bool { false }
  open var isOnActiveSpace: Bool { false }
  open var isDocumentEdited = false
  open var preventsApplicationTerminationWhenModal = true
  open var initialFirstResponder: NSView?
  open var autorecalculatesKeyViewLoop = false
  open var colorSpace: NSColorSpace?
  open var displaysWhenScreenProfileChanges = false
  open var allowsToolTipsWhenApplicationIsInactive = false
  open var allowsConcurrentViewDrawing = true
  open var showsToolbarButton = true
  open var frameAutosaveName: FrameAutosaveName { "" }
  open var mouseLocationOutsideOfEventStream: NSPoint { .zero }
  open var undoManager: UndoManager? { nil }
  open func performDrag(with event: NSEvent) {}
  open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  open func sendEvent(_ event: NSEvent) {}
  open func setTitleWithRepresentedFilename(_ filename: String) { title = (filename as NSString).lastPathComponent }
  open func beginCriticalSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
    handler?(.abort)
  }
  open func setAnchorAttribute(_ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Axis) {}
  open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}
  open func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge) {}
  open func saveFrame(usingName name: FrameAutosaveName) {}
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { NSPoint(x: topLeftPoint.x + 20, y: topLeftPoint.y - 20) }
  open func recalculateKeyViewLoop() {}
  open func selectNextKeyView(_ sender: Any?) {}
  open func selectPreviousKeyView(_ sender: Any?) {}
  open func runToolbarCustomizationPalette(_ sender: Any?) {}
  open func toggleToolbarShown(_ sender: Any?) {}
  open func performMiniaturize(_ sender: Any?) {}
  open func performZoom(_ sender: Any?) {}
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
  open func endEditing(for object: Any?) {}
  open func disableCursorRects() {}
  open func enableCursorRects() {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func dataWithPDF(inside rect: NSRect) -> Data { Data() }
  open func layoutIfNeeded() {}
  open func updateConstraintsIfNeeded() {}
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {}
  open func convertToBacking(_ rect: NSRect) -> NSRect {
    let scale = NSScreen.scale
    return NSRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
  }
  public nonisolated static let willEnterFullScreenNotification = Notification.Name("NSWindowWillEnterFullScreenNotification")
  public nonisolated static let willExitFullScreenNotification = Notification.Name("NSWindowWillExitFullScreenNotification")
  public nonisolated static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
  public nonisolated static let willMiniaturizeNotification = Notification.Name("NSWindowWillMiniaturizeNotification")
  public nonisolated static let willStartLiveResizeNotification = Notification.Name("NSWindowWillStartLiveResizeNotification")
  public nonisolated static let didEndLiveResizeNotification = Notification.Name("NSWindowDidEndLiveResizeNotification")
  public nonisolated static let willBeginSheetNotification = Notification.Name("NSWindowWillBeginSheetNotification")
  public nonisolated static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
  public nonisolated static let didExposeNotification = Notification.Name("NSWindowDidExposeNotification")
  public nonisolated static let didChangeBackingPropertiesNotification = Notification.Name("NSWindowDidChangeBackingPropertiesNotification")
  public nonisolated static let didChangeScreenProfileNotification = Notification.Name("NSWindowDidChangeScreenProfileNotification")
  open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open private(set) var frame: NSRect
  open var isVisible: Bool { false }
  /// Stub. Does nothing: windows are not shown.
  open func setIsVisible(_ flag: Bool) {}
  open var isKeyWindow: Bool { false }
  open var isMainWindow: Bool { false }
  open var isMiniaturized: Bool { false }
  open var isZoomed: Bool { false }
  open var inLiveResize: Bool { false }
  open var canBecomeKey: Bool { styleMask.contains(.titled) }
  open var canBecomeMain: Bool { styleMask.contains(.titled) }
  open var occlusionState: OcclusionState { [] }
  open var windowNumber: Int { -1 }
  open var firstResponder: NSResponder? { nil }
  open var childWindows: [NSWindow]?
  open var parent: NSWindow?
  open var sheets: [NSWindow] { [] }
  open var attachedSheet: NSWindow? { nil }
  open var backingScaleFactor: CGFloat { NSScreen.scale }
  open var screen: NSScreen? { .main }
  open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  public init(contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
    (frame, styleMask) = (contentRect, style)
    super.init()
  }
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool, screen: NSScreen?
  ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: NSRect(origin: .zero, size: contentViewController.preferredContentSize),
      styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: true)
    self.contentViewController = contentViewController
    contentView = contentViewController.view
  }
  public convenience override init() { self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true) }
  /// Stub. Does nothing: windows are not shown.
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func makeKey() {}
  open func makeMain() {}
  open func orderFront(_ sender: Any?) {}
  open func orderFrontRegardless() {}
  open func orderBack(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) {}
  open func center() {}
  open func close() {}
  open func performClose(_ sender: Any?) {}
  open func miniaturize(_ sender: Any?) {}
  open func deminiaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  open func setFrameTopLeftPoint(_ point: NSPoint) { frame.origin = NSPoint(x: point.x, y: point.y - frame.height) }
  open func setContentSize(_ size: NSSize) { frame.size = size }
  @discardableResult open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool { true }
  @discardableResult open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) { childWindows = (childWindows ?? []) + [childWin] }
  open func removeChildWindow(_ childWin: NSWindow) { childWindows?.removeAll { $0 === childWin } }
  open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) { handler?(.abort) }
  open func endSheet(_ sheetWindow: NSWindow) {}
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  open func convertPoint(toScreen point: NSPoint) -> NSPoint { NSPoint(x: point.x + frame.minX, y: point.y + frame.minY) }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint { NSPoint(x: point.x - frame.minX, y: point.y - frame.minY) }
  open func displayIfNeeded() {}
  open func invalidateShadow() {}
  open func animator() -> Self { self }

  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  public nonisolated static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
  public nonisolated static let didEnterFullScreenNotification = Notification.Name("NSWindowDidEnterFullScreenNotification")
  public nonisolated static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name("NSWindowDidChangeOcclusionStateNotification")
  public nonisolated static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
}
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
}

@preconcurrency @MainActor public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowDidResize(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  func windowWillEnterFullScreen(_ notification: Notification)
  func windowWillExitFullScreen(_ notification: Notification)
  func windowWillMiniaturize(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
  func windowDidEndLiveResize(_ notification: Notification)
  func windowWillStartLiveResize(_ notification: Notification)
  func windowDidChangeScreen(_ notification: Notification)
  func windowDidChangeBackingProperties(_ notification: Notification)
  func windowDidUpdate(_ notification: Notification)
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  func window(_ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions)
    -> NSApplication.PresentationOptions
  func windowDidChangeOcclusionState(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  public func windowWillExitFullScreen(_ notification: Notification) {}
  public func windowWillMiniaturize(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
  public func windowDidEndLiveResize(_ notification: Notification) {}
  public func windowWillStartLiveResize(_ notification: Notification) {}
  public func windowDidChangeScreen(_ notification: Notification) {}
  public func windowDidChangeBackingProperties(_ notification: Notification) {}
  public func windowDidUpdate(_ notification: Notification) {}
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  public func window(
    _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions { proposedOptions }
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
}

open class NSWindowController: NSResponder, NSWindowDelegate {
  open var window: NSWindow?
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  open var windowNibName: String? { nil }
  open var isWindowLoaded: Bool { window != nil }
  open var shouldCascadeWindows = true
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  public convenience override init() { self.init(window: nil) }
  public convenience init(windowNibName: String) { self.init(window: nil) }
  public required override init?(coder: NSCoder) { nil }
  open func windowDidLoad() {}
  open func windowWillLoad() {}
  open func loadWindow() {}
  open func showWindow(_ sender: Any?) {}
  open func close() {}
}

@preconcurrency @MainActor open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  let name: String
  public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  /// Returns nil: storyboards are not loaded.
  open func instantiateInitialController() -> Any? {
    UnavailableServices.report("storyboard.unavailable", "storyboards are not loaded: “\(name)” has no controllers")
    return nil
  }
  /// Returns an empty controller: storyboards are not loaded.
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    UnavailableServices.report("storyboard.unavailable", "storyboards are not loaded: “\(name)” has no controllers")
    return NSViewController()
  }
}

open class NSViewController: NSResponder {
  private var loaded: NSView?
  /// Created on first use.
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
  open var isViewLoaded: Bool { loaded != nil }
  open var title: String?
  open var representedObject: Any?
  open var preferredContentSize = NSSize.zero
  open var identifier: NSUserInterfaceItemIdentifier?
  open private(set) weak var parent: NSViewController?
  open var children: [NSViewController] = []
  open var presentedViewControllers: [NSViewController]? { nil }
  open var presentingViewController: NSViewController? { nil }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required override init?(coder: NSCoder) { nil }
  open func loadView() { loaded = NSView() }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func dismiss(_ sender: Any?) {}
  open func dismiss(_ viewController: NSViewController) {}
  open func presentAsSheet(_ viewController: NSViewController) {}
  open func presentAsModalWindow(_ viewController: NSViewController) {}
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge,
    behavior: NSPopover.Behavior
  ) {}
}
open class NSTabViewController: NSViewController {}
open class NSSplitViewController: NSViewController {
  open private(set) var splitViewItems: [NSSplitViewItem] = []
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
}
@preconcurrency @MainActor open class NSSplitViewItem: NSObject {
  public let viewController: NSViewController
  open var isCollapsed = false
  open var canCollapse = false
  open var minimumThickness: CGFloat = -1
  open var maximumThickness: CGFloat = -1
  public init(viewController: NSViewController) {
    self.viewController = viewController
    super.init()
  }
  public convenience init(sidebarWithViewController viewController: NSViewController) { self.init(viewController: viewController) }
  public convenience init(contentListWithViewController viewController: NSViewController) { self.init(viewController: viewController) }
}
