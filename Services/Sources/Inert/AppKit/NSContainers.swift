// Stub. Container views: they store their contents and show nothing.

open class NSStackView: NSView {
  public enum Distribution: Int, Sendable { case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Gravity: Int, Sendable {
    case top = 1, center, bottom
    public static let leading = Gravity.top, trailing = Gravity.bottom
  }
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var distribution = Distribution.gravityAreas
  open var spacing: CGFloat = 8
  open var edgeInsets = NSEdgeInsets.zero
  open var detachesHiddenViews = true
  open private(set) var arrangedSubviews: [NSView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open var views: [NSView] { arrangedSubviews }
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(insertionIndex, 0), arrangedSubviews.count))
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
  open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) { spacings[ObjectIdentifier(view)] = spacing }
  open func customSpacing(after view: NSView) -> CGFloat { spacings[ObjectIdentifier(view)] ?? spacing }
}
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

open class NSBox: NSView {
  public enum BoxType: UInt, Sendable { case primary = 0, separator = 2, custom = 4 }
  open var boxType = BoxType.primary
  open var title = "Title"
  open var borderColor = NSColor.separatorColor
  open var borderWidth: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  open var fillColor = NSColor.clear
  open var contentView: NSView?
  open var contentViewMargins = NSSize.zero
}
open class NSSplitView: NSView {
  open var isVertical = false
  open var arrangedSubviews: [NSView] { subviews }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
}
open class NSTabView: NSView {
  open private(set) var tabViewItems: [NSTabViewItem] = []
  open private(set) var selectedTabViewItem: NSTabViewItem?
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.append(tabViewItem)
    if selectedTabViewItem == nil { selectedTabViewItem = tabViewItem }
  }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
  open func selectTabViewItem(at index: Int) { if tabViewItems.indices.contains(index) { selectedTabViewItem = tabViewItems[index] } }
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) { selectedTabViewItem = tabViewItem }
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int { tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound }
  open var numberOfTabViewItems: Int { tabViewItems.count }
}
@preconcurrency @MainActor open class NSTabViewItem: NSObject {
  open var identifier: Any?
  open var label = ""
  open var image: NSImage?
  open var view: NSView?
  open var viewController: NSViewController?
  open var toolTip: String?
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    (self.viewController, label) = (viewController, viewController.title ?? "")
  }
}

open class NSClipView: NSView {
  open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
  open var documentView: NSView?
  open var drawsBackground = true
  open var backgroundColor = NSColor.controlBackgroundColor
}
open class NSScroller: NSControl {
  public enum Style: Int, Sendable { case legacy, overlay }
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }
  open class var preferredScrollerStyle: Style { .overlay }
  open var scrollerStyle = Style.overlay
  open var knobProportion: CGFloat = 1
  open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat { 15 }
}
open class NSScrollView: NSView {
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }
  public enum BorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
  open var contentView = NSClipView()
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var scrollerStyle = NSScroller.Style.overlay
  open var verticalScroller: NSScroller?
  open var horizontalScroller: NSScroller?
  open var borderType = BorderType.noBorder
  open var drawsBackground = true
  open var backgroundColor = NSColor.controlBackgroundColor
  open var hasVerticalRuler = false
  open var hasHorizontalRuler = false
  open var rulersVisible = false
  open var verticalRulerView: NSRulerView?
  open var horizontalRulerView: NSRulerView?
  open var usesPredominantAxisScrolling = true
  open var minMagnification: CGFloat = 0.25
  open var maxMagnification: CGFloat = 4
  open var scrollerInsets = NSEdgeInsets.zero
  open var scrollerKnobStyle = NSScroller.KnobStyle.default
  open var findBarPosition = FindBarPosition.aboveContent
  open var lineScroll: CGFloat = 10
  open var pageScroll: CGFloat = 10
  public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler, aboveContent, belowContent }
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) { self.magnification = magnification }
  open func magnify(toFit rect: NSRect) {}
  open func flashScrollers() {}
  open func tile() {}
  open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) { addSubview(view) }
  public nonisolated static let willStartLiveScrollNotification = Notification.Name("NSScrollViewWillStartLiveScrollNotification")
  public nonisolated static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  public nonisolated static let didEndLiveScrollNotification = Notification.Name("NSScrollViewDidEndLiveScrollNotification")
  public nonisolated static let willStartLiveMagnifyNotification = Notification.Name("NSScrollViewWillStartLiveMagnifyNotification")
  public nonisolated static let didEndLiveMagnifyNotification = Notification.Name("NSScrollViewDidEndLiveMagnifyNotification")
  open var contentInsets = NSEdgeInsets.zero
  open var automaticallyAdjustsContentInsets = true
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var contentSize: NSSize { frame.size }
  open var documentVisibleRect: NSRect { bounds }
  open func reflectScrolledClipView(_ cView: NSClipView) {}
}

open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var alignment = NSTextAlignment.natural
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var isFieldEditor = false
  open var isVerticallyResizable = true
  open var isHorizontallyResizable = false
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open var selectedRange = NSRange(location: 0, length: 0)
  public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}
open class NSTextView: NSText {
  // Stub. Nothing scrolls.
  open func scrollToBeginningOfDocument(_ sender: Any?) {}
  open func scrollToEndOfDocument(_ sender: Any?) {}
  open weak var delegate: (any NSTextViewDelegate)?
  open var textContainer: NSTextContainer? = NSTextContainer()
  open var layoutManager: NSLayoutManager? = NSLayoutManager()
  open var textContainerInset = NSSize.zero
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var insertionPointColor: NSColor! = .controlTextColor
  open var usesFindBar = false
  open var usesFindPanel = false
  open var usesFontPanel = true
  open var usesRuler = false
  open var isIncrementalSearchingEnabled = false
  open var isAutomaticTextCompletionEnabled = true
  open var isAutomaticDataDetectionEnabled = false
  open var isGrammarCheckingEnabled = false
  open var smartInsertDeleteEnabled = true
  open var importsGraphics = false
  open var allowsImageEditing = false
  open var displaysLinkToolTips = true
  open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var markedTextAttributes: [NSAttributedString.Key: Any]?
  open var defaultParagraphStyle: NSParagraphStyle?
  open var textLayoutManager: NSTextLayoutManager? { nil }
  open var textContainerOrigin: NSPoint { .zero }
  open var enabledTextCheckingTypes: UInt64 = 0
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange)] }
    set { selectedRange = newValue.first?.rangeValue ?? selectedRange }
  }
  open func selectedRange() -> NSRange { selectedRange }
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  open func setSelectedRanges(_ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool) { selectedRanges = ranges }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true
  }
  open func didChangeText() { delegate?.textDidChange(Notification(name: NSText.didChangeNotification, object: self)) }
  open func replaceCharacters(in range: NSRange, with string: String) {
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= (self.string as NSString).length else { return }
    self.string = (self.string as NSString).replacingCharacters(in: range, with: string)
  }
  open func setTextColor(_ color: NSColor?, range: NSRange) { if NSMaxRange(range) > 0 { textColor = color } }
  open func setFont(_ font: NSFont, range: NSRange) { self.font = font }
  open func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }
  open func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> NSRect { .zero }
  open func breakUndoCoalescing() {}
  open func performFindPanelAction(_ sender: Any?) {}
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
  open func drawBackground(in rect: NSRect) {}
  open func setConstrainedFrameSize(_ desiredSize: NSSize) {}
  open func complete(_ sender: Any?) {}
  public convenience init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    self.init(frame: frameRect)
    textContainer = container
  }
  open var allowsUndo = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isAutomaticLinkDetectionEnabled = false
  open var isContinuousSpellCheckingEnabled = false
  open private(set) lazy var textStorage: NSTextStorage? = NSTextStorage(string: string)
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ string: Any, replacementRange: NSRange) {}
  open class func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.documentView = NSTextView()
    return scroll
  }
}
@preconcurrency @MainActor public protocol NSTextDelegate: NSObjectProtocol {
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}
@preconcurrency @MainActor public protocol NSTextViewDelegate: NSTextDelegate {
  func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
}
extension NSTextViewDelegate {
  public func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
}

// MARK: Tables

open class NSTableView: NSControl {
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular, sourceList }
  public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom, small, medium, large }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = Self(rawValue: 1), effectGap = Self(rawValue: 2), slideUp = Self(rawValue: 16), slideDown = Self(rawValue: 32)
    public static let slideLeft = Self(rawValue: 48), slideRight = Self(rawValue: 64)
  }
  open weak var dataSource: (any NSTableViewDataSource)?
  open weak var delegate: (any NSTableViewDelegate)?
  open private(set) var tableColumns: [NSTableColumn] = []
  open var headerView: NSView?
  open var style = Style.automatic
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  open var rowSizeStyle = RowSizeStyle.default
  open var rowHeight: CGFloat = 24
  open var intercellSpacing = NSSize(width: 17, height: 0)
  open var usesAutomaticRowHeights = false
  open var usesAlternatingRowBackgroundColors = false
  open var backgroundColor = NSColor.controlBackgroundColor
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open var allowsColumnReordering = true
  open var allowsColumnResizing = true
  open var doubleAction: Selector?
  open private(set) var selectedRowIndexes = IndexSet()
  open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  open var clickedRow: Int { -1 }
  open var clickedColumn: Int { -1 }
  open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
  open var numberOfColumns: Int { tableColumns.count }
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
  open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    tableColumns.first { $0.identifier == identifier }
  }
  open func reloadData() {}
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
  }
  open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
  open func deselectAll(_ sender: Any?) { selectedRowIndexes = [] }
  open func scrollRowToVisible(_ row: Int) {}
  open func row(for view: NSView) -> Int { -1 }
  open func row(at point: NSPoint) -> Int { -1 }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
  /// Always nil: there are no views for reuse.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
}
/// Stub. Shows no rows.
open class NSOutlineView: NSTableView {
  open var outlineTableColumn: NSTableColumn?
  open var indentationPerLevel: CGFloat = 16
  open var indentationMarkerFollowsCell = true
  open var autoresizesOutlineColumn = true
  open var autosaveExpandedItems = false
  open var floatsGroupRows = true
  open var stronglyReferencesItems = true
  open func item(atRow row: Int) -> Any? { nil }
  open func row(forItem item: Any?) -> Int { -1 }
  open func level(forRow row: Int) -> Int { -1 }
  open func level(forItem item: Any?) -> Int { -1 }
  open func parent(forItem item: Any?) -> Any? { nil }
  open func isItemExpanded(_ item: Any?) -> Bool { false }
  open func isExpandable(_ item: Any?) -> Bool { false }
  open func expandItem(_ item: Any?) {}
  open func expandItem(_ item: Any?, expandChildren: Bool) {}
  open func collapseItem(_ item: Any?) {}
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {}
  open func reloadItem(_ item: Any?) {}
  open func reloadItem(_ item: Any?, reloadChildren: Bool) {}
}
@preconcurrency @MainActor public protocol NSOutlineViewDataSource: NSObjectProtocol {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
}
extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { NSNull() }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
  public func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any? { nil }
}
@preconcurrency @MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  func outlineViewSelectionDidChange(_ notification: Notification)
}
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { outlineView.rowHeight }
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
}
@preconcurrency @MainActor open class NSNib: NSObject {
  public typealias Name = String
  public init?(nibNamed nibName: Name, bundle: Bundle?) { nil }
}
@preconcurrency @MainActor open class NSTableColumn: NSObject {
  public convenience override init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }
  open var identifier: NSUserInterfaceItemIdentifier
  open var title = ""
  open var width: CGFloat = 100
  open var minWidth: CGFloat = 10
  open var maxWidth: CGFloat = .greatestFiniteMagnitude
  open var isEditable = true
  open var isHidden = false
  open var headerCell = NSTableHeaderCell()
  open var headerToolTip: String?
  open var resizingMask: NSTableColumn.ResizingOptions = [.autoresizingMask, .userResizingMask]
  open weak var tableView: NSTableView?
  public struct ResizingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoresizingMask = Self(rawValue: 1), userResizingMask = Self(rawValue: 2)
  }
  open func sizeToFit() {}
  open var sortDescriptorPrototype: NSSortDescriptor?
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}
open class NSTableCellView: NSView {
  open var objectValue: Any?
  open var textField: NSTextField?
  open var imageView: NSImageView?
}
open class NSTableRowView: NSView {
  open var isSelected = false
  open var isEmphasized = false
  open var backgroundColor = NSColor.clear
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawBackground(in dirtyRect: NSRect) {}
}
@preconcurrency @MainActor public protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
}
extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
}
@preconcurrency @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableViewSelectionDidChange(_ notification: Notification)
}
extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
