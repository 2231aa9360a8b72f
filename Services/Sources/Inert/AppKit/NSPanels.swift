// Stub. Panels that ask the person something. An extension shows none: each ends at once, as if it had been cancelled.

@preconcurrency @MainActor open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var icon: NSImage!
  open var accessoryView: NSView?
  open var showsHelp = false
  open var showsSuppressionButton = false
  open private(set) lazy var suppressionButton: NSButton? = NSButton(checkboxWithTitle: "", target: nil, action: nil)
  open private(set) var buttons: [NSButton] = []
  open private(set) lazy var window: NSWindow = NSPanel()
  public override init() { super.init() }
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }
  open func layout() {}
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    reportApplication()
    return .abort
  }
  open func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) {
    reportApplication()
    handler?(.abort)
  }
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .abort }
}

open class NSSavePanel: NSPanel {
  open var directoryURL: URL?
  open var nameFieldStringValue = ""
  open var nameFieldLabel: String! = ""
  open var message: String! = ""
  open var prompt: String! = ""
  open var accessoryView: NSView?
  open var allowedContentTypes: [UTType] = []
  open var allowedFileTypes: [String]?
  open var allowsOtherFileTypes = false
  open var canCreateDirectories = true
  open var canSelectHiddenExtension = false
  open var isExtensionHidden = true
  open var showsHiddenFiles = false
  open var showsTagField = true
  open var treatsFilePackagesAsDirectories = false
  /// Always nil: nothing was chosen.
  open var url: URL? { nil }
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    reportApplication()
    return .cancel
  }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    reportApplication()
    handler(.cancel)
  }
  open func begin() async -> NSApplication.ModalResponse { .cancel }
  open func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    reportApplication()
    handler(.cancel)
  }
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
}
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
  open var canDownloadUbiquitousContents = true
}

open class NSColorPanel: NSPanel {
  private static let panel = NSColorPanel()
  open class var shared: NSColorPanel { panel }
  open var color = NSColor.white
  open var showsAlpha = false
  open var isContinuous = true
  open func setTarget(_ target: Any?) {}
  open func setAction(_ selector: Selector?) {}
  public nonisolated static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")
}
open class NSFontPanel: NSPanel {
  private static let panel = NSFontPanel()
  open class var shared: NSFontPanel { panel }
}
public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let italicFontMask = Self(rawValue: 1), boldFontMask = Self(rawValue: 2), unboldFontMask = Self(rawValue: 4)
  public static let condensedFontMask = Self(rawValue: 64), expandedFontMask = Self(rawValue: 32), fixedPitchFontMask = Self(rawValue: 1024)
  public static let unitalicFontMask = Self(rawValue: 1 << 24)
}
/// The installed fonts.
@preconcurrency @MainActor open class NSFontManager: NSObject {
  public static let shared = NSFontManager()
  open var availableFontFamilies: [String] { NSFont.familyNames }
  open var availableFonts: [String] { NSFont.familyNames.flatMap { NSFont.fontNames(forFamilyName: $0) } }
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
    if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
    if trait.contains(.condensedFontMask) { traits.insert(.traitCondensed) }
    if trait.contains(.expandedFontMask) { traits.insert(.traitExpanded) }
    let turned: NSFontDescriptor = fontObj.fontDescriptor.withSymbolicTraits(traits)
    return UIFont(descriptor: turned, size: fontObj.pointSize)
  }
  open func traits(of fontObj: NSFont) -> NSFontTraitMask {
    var mask: NSFontTraitMask = []
    if fontObj.fontDescriptor.symbolicTraits.contains(.traitBold) { mask.insert(.boldFontMask) }
    if fontObj.fontDescriptor.symbolicTraits.contains(.traitItalic) { mask.insert(.italicFontMask) }
    return mask
  }
}

/// Stub. A popover is never shown.
open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  open weak var delegate: (any NSPopoverDelegate)?
  open var contentViewController: NSViewController?
  open var contentSize = NSSize.zero
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  open var hasFullSizeContent = false
  open var isShown: Bool { false }
  open var isDetached: Bool { false }
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
  open func performClose(_ sender: Any?) {}
  open func close() {}
  public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}
@preconcurrency @MainActor public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}

@preconcurrency @MainActor open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  public let identifier: Identifier
  open weak var delegate: (any NSToolbarDelegate)?
  open var displayMode = DisplayMode.default
  public enum SizeMode: UInt, Sendable { case `default`, regular, small }
  open var sizeMode = SizeMode.default
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open var showsBaselineSeparator = true
  open var isVisible = true
  open var items: [NSToolbarItem] { [] }
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
  public convenience override init() { self.init(identifier: "") }
}
@preconcurrency @MainActor open class NSToolbarItem: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Self("NSToolbarSpaceItem"), flexibleSpace = Self("NSToolbarFlexibleSpaceItem")
    public static let toggleSidebar = Self("NSToolbarToggleSidebarItem"), showColors = Self("NSToolbarShowColorsItem")
    public static let print = Self("NSToolbarPrintItem"), sidebarTrackingSeparator = Self("NSToolbarSidebarTrackingSeparatorItem")
  }
  public let itemIdentifier: Identifier
  open var label = ""
  open var paletteLabel = ""
  open var toolTip: String?
  open var image: NSImage?
  open var view: NSView?
  open var isBordered = false
  open var isEnabled = true
  open weak var target: AnyObject?
  open var action: Selector?
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
}
@preconcurrency @MainActor public protocol NSToolbarDelegate: NSObjectProtocol {
  func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool)
    -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
extension NSToolbarDelegate {
  public func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool)
    -> NSToolbarItem?
  { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}

/// Stub. Nothing is shared.
@preconcurrency @MainActor open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name("com.apple.share.Mail.compose"), composeMessage = Name("com.apple.share.Messages.compose")
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send"), addToSafariReadingList = Name("com.apple.share.System.add-to-safari")
  }
  open var recipients: [String]?
  open var subject: String?
  open var title: String { "" }
  public init?(named serviceName: Name) { nil }
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  open func perform(withItems items: [Any]) {}
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
@preconcurrency @MainActor open class NSSharingServicePicker: NSObject {
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) { super.init() }
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
@preconcurrency @MainActor public protocol NSSharingServicePickerDelegate: NSObjectProtocol {}

/// Stub. No printer is available.
@preconcurrency @MainActor open class NSPrintInfo: NSObject {
  public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }
  public enum PaperOrientation: Int, Sendable { case portrait, landscape }
  public static var shared = NSPrintInfo()
  open var paperSize = NSSize(width: 612, height: 792)
  open var orientation = PaperOrientation.portrait
  open var topMargin: CGFloat = 90
  open var bottomMargin: CGFloat = 90
  open var leftMargin: CGFloat = 72
  open var rightMargin: CGFloat = 72
  open var scalingFactor: CGFloat = 1
  open var horizontalPagination = PaginationMode.clip
  open var verticalPagination = PaginationMode.automatic
  open var isHorizontallyCentered = true
  open var isVerticallyCentered = true
  public override init() { super.init() }
}
@preconcurrency @MainActor open class NSPrintOperation: NSObject {
  open var printInfo: NSPrintInfo
  open var showsPrintPanel = true
  open var showsProgressPanel = true
  open var jobTitle: String?
  public init(view: NSView, printInfo: NSPrintInfo) {
    self.printInfo = printInfo
    super.init()
  }
  public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }
  @discardableResult open func run() -> Bool { false }
}

/// Stub. There is no trackpad.
@preconcurrency @MainActor public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
@preconcurrency @MainActor open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
  final class Silent: NSObject, NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
  }
  private static let silent = Silent()
  open class var defaultPerformer: any NSHapticFeedbackPerformer { silent }
}

/// Animated changes. They take effect at once.
@preconcurrency @MainActor open class NSAnimationContext: NSObject {
  private static let only = NSAnimationContext()
  open class var current: NSAnimationContext { only }
  open var duration: TimeInterval = 0.25
  open var allowsImplicitAnimation = false
  open var timingFunction: CAMediaTimingFunction?
  open var completionHandler: (() -> Void)?
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
    changes(current)
    completionHandler?()
  }
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(current) }
  open class func beginGrouping() {}
  open class func endGrouping() {}
}
extension NSView { public func animator() -> Self { self } }
