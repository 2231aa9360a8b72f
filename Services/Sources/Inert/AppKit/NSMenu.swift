/// The identifier of a view, a column or a window.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Stub. A menu is never shown.
@preconcurrency @MainActor open class NSMenu: NSObject {
  open var title: String
  open weak var delegate: (any NSMenuDelegate)?
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.menu = self } }
  }
  open private(set) weak var supermenu: NSMenu?
  open var autoenablesItems = true
  open var minimumWidth: CGFloat = 0
  open var font: NSFont?
  open var showsStateColumn = true
  public init(title: String) {
    self.title = title
    super.init()
  }
  public convenience override init() { self.init(title: "") }
  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }
  open var numberOfItems: Int { items.count }
  open var highlightedItem: NSMenuItem? { nil }
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: min(max(index, 0), items.count)) }
  @discardableResult open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int)
    -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
  open func removeAllItems() { items = [] }
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open func update() {}
  open func cancelTracking() {}
  open func performActionForItem(at index: Int) { item(at: index)?.perform() }
  /// Returns false: no menu is shown.
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
  open class func setMenuBarVisible(_ visible: Bool) {}
  public nonisolated static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
  public nonisolated static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
}
@preconcurrency @MainActor public protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}
extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}
@preconcurrency @MainActor public protocol NSMenuItemValidation: NSObjectProtocol { func validateMenuItem(_ menuItem: NSMenuItem) -> Bool }
@preconcurrency @MainActor public protocol NSUserInterfaceValidations: NSObjectProtocol {}

@preconcurrency @MainActor open class NSMenuItem: NSObject {
  open var title: String
  open var attributedTitle: NSAttributedString?
  open var subtitle: String?
  open var action: Selector?
  open weak var target: AnyObject?
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var image: NSImage?
  open var state = NSControl.StateValue.off
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var indentationLevel = 0
  open var tag = 0
  open var toolTip: String?
  open var representedObject: Any?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var submenu: NSMenu?
  open var view: NSView?
  open var badge: NSMenuItemBadge?
  open internal(set) weak var menu: NSMenu?
  public private(set) var isSeparatorItem = false
  open var hasSubmenu: Bool { submenu != nil }
  open var isHighlighted: Bool { false }
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  public required init(coder: NSCoder) {
    (title, keyEquivalent) = ("", "")
    super.init()
  }
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  open class func sectionHeader(title: String) -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }
  func perform() {
    guard isEnabled, let action else { return }
    action.perform(target ?? self, self)
  }
}
@preconcurrency @MainActor open class NSMenuItemBadge: NSObject {
  public let stringValue: String?
  public init(string: String) {
    stringValue = string
    super.init()
  }
  public convenience init(count itemCount: Int) { self.init(string: "\(itemCount)") }
}

/// Stub. There is no menu bar: an item stores its properties.
@preconcurrency @MainActor open class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  open var thickness: CGFloat { 22 }
  open var isVertical: Bool { false }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
  open func removeStatusItem(_ item: NSStatusItem) {}
}
@preconcurrency @MainActor open class NSStatusItem: NSObject {
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2
  public typealias AutosaveName = String
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 2), terminationOnRemoval = Behavior(rawValue: 4)
  }
  open var length: CGFloat
  open var menu: NSMenu?
  open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
  open var behavior: Behavior = []
  open var isVisible = true
  open var autosaveName: AutosaveName! = ""
  open var statusBar: NSStatusBar? { .system }
  open var title: String? {
    get { button?.title }
    set { button?.title = newValue ?? "" }
  }
  open var image: NSImage? {
    get { button?.image }
    set { button?.image = newValue }
  }
  init(_ length: CGFloat) {
    self.length = length
    super.init()
  }
}
open class NSStatusBarButton: NSButton { open var appearsDisabled = false }
