/// Stub. The controls of this file store their values and show nothing.
open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(0), on = StateValue(1), mixed = StateValue(-1)
  }
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isContinuous = false
  open var isHighlighted = false
  open var controlSize = ControlSize.regular
  open lazy var cell: NSCell? = Self.makeCell(for: self)
  open class var cellClass: AnyClass? {
    get { NSActionCell.self }
    set {}
  }
  class func makeCell(for control: NSControl) -> NSCell { NSActionCell(of: control) }
  open var formatter: Formatter?
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var usesSingleLineMode = false
  open var allowsExpansionToolTips = false
  open var refusesFirstResponder = false
  open var objectValue: Any?
  open var attributedStringValue: NSAttributedString {
    get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
    set { objectValue = newValue }
  }
  open var stringValue: String {
    get { (objectValue as? NSAttributedString)?.string ?? objectValue.map { "\($0)" } ?? "" }
    set { objectValue = newValue }
  }
  open var doubleValue: Double {
    get { objectValue as? Double ?? Double(stringValue) ?? 0 }
    set { objectValue = newValue }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var integerValue: Int {
    get { Int(doubleValue) }
    set { objectValue = newValue }
  }
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }
  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }
  private var ownTag = 0
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    action.perform(target.map { $0 as AnyObject } ?? self, self)
    return true
  }
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  open func performClick(_ sender: Any?) { sendAction(action, to: target) }
  open func sizeToFit() {}
  public nonisolated static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("NSControlTextDidEndEditingNotification")
}

open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator
  }
  public enum BezelStyle: UInt, Sendable {
    case push = 1, flexiblePush = 2, disclosure = 5, shadowlessSquare, circular, helpButton = 9, toolbar = 11, accessoryBarAction = 12
    case accessoryBar = 13, pushDisclosure = 14, badge = 15, smallSquare = 10
    public static let rounded = BezelStyle.push, regularSquare = BezelStyle.flexiblePush, texturedRounded = BezelStyle.toolbar
    public static let inline = BezelStyle.badge, recessed = BezelStyle.accessoryBar, roundRect = BezelStyle.accessoryBarAction
    public static let roundedDisclosure = BezelStyle.pushDisclosure
  }
  open var title = ""
  open var attributedTitle = NSAttributedString(string: "")
  open var alternateTitle = ""
  open var image: NSImage?
  open var alternateImage: NSImage?
  open var imagePosition = NSControl.ImagePosition.noImage
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageHugsTitle = false
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var state = NSControl.StateValue.off
  open var allowsMixedState = false
  open var bezelStyle = BezelStyle.push
  open var bezelColor: NSColor?
  open var contentTintColor: NSColor?
  open var isBordered = true
  open var isTransparent = false
  open var showsBorderOnlyWhileMouseInside = false
  open var hasDestructiveAction = false
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var sound: NSSound?
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
  }
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  open func setButtonType(_ type: ButtonType) {}
  override class func makeCell(for control: NSControl) -> NSCell { NSButtonCell(of: control) }
  open var alternateTitleAttributes: [NSAttributedString.Key: Any] = [:]
  open var attributedAlternateTitle = NSAttributedString(string: "")
  open var isSpringLoaded = false
  open var maxAcceleratorLevel = 0
  open func setPeriodicDelay(_ delay: Float, interval: Float) {}
  open func compress(withPrioritizedCompressionOptions options: [Any]) {}
  open func highlight(_ flag: Bool) { isHighlighted = flag }
  open func setNextState() { state = state == .on ? .off : .on }
}
public enum NSImageScaling: UInt, Sendable { case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown }
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight
}

open class NSPopUpButton: NSButton {
  open var pullsDown = false
  private var choices: [NSMenuItem] = []
  open private(set) var indexOfSelectedItem = -1
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }
  open var itemArray: [NSMenuItem] { choices }
  open var itemTitles: [String] { choices.map(\.title) }
  open var numberOfItems: Int { choices.count }
  open func addItem(withTitle title: String) { addItems(withTitles: [title]) }
  open func addItems(withTitles itemTitles: [String]) {
    choices += itemTitles.map { NSMenuItem(title: $0, action: nil, keyEquivalent: "") }
    if indexOfSelectedItem < 0, !choices.isEmpty { indexOfSelectedItem = 0 }
  }
  open func removeAllItems() { (choices, indexOfSelectedItem) = ([], -1) }
  open func selectItem(at index: Int) { indexOfSelectedItem = choices.indices.contains(index) ? index : -1 }
  open func selectItem(withTitle title: String) { indexOfSelectedItem = choices.firstIndex { $0.title == title } ?? -1 }
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    indexOfSelectedItem = choices.firstIndex { $0.tag == tag } ?? indexOfSelectedItem
    return choices.contains { $0.tag == tag }
  }
  open var selectedItem: NSMenuItem? { choices.indices.contains(indexOfSelectedItem) ? choices[indexOfSelectedItem] : nil }
  open var titleOfSelectedItem: String? { selectedItem?.title }
  open func item(at index: Int) -> NSMenuItem? { choices.indices.contains(index) ? choices[index] : nil }
  open var lastItem: NSMenuItem? { choices.last }
}

open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isBordered = false
  open var isBezeled = true
  open var bezelStyle = BezelStyle.squareBezel
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsEditingTextAttributes = false
  override class func makeCell(for control: NSControl) -> NSCell { NSTextFieldCell(of: control) }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var isAutomaticTextCompletionEnabled = true
  open var allowsCharacterPickerTouchBarItem = false
  open var importsGraphics = false
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
  }
  public convenience init(wrappingLabelWithString stringValue: String) { self.init(labelWithString: stringValue) }
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: "")
    self.attributedStringValue = attributedStringValue
  }
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
  open func selectText(_ sender: Any?) {}
  open func currentEditor() -> NSTextView? { nil }
}
open class NSSecureTextField: NSTextField {}
open class NSSearchField: NSTextField {
  open var recentSearches: [String] = []
  open var sendsSearchStringImmediately = false
  open var sendsWholeSearchString = false
}
open class NSComboBox: NSTextField {}
@preconcurrency @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}
@preconcurrency @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@preconcurrency @MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0
  open var numberOfTickMarks = 0
  open var allowsTickMarkValuesOnly = false
  open var trackFillColor: NSColor?
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (doubleValue, self.minValue, self.maxValue) = (value, minValue, maxValue)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
}
open class NSSwitch: NSControl { open var state = NSControl.StateValue.off }
open class NSStepper: NSControl {
  open var minValue = 0.0
  open var maxValue = 59.0
  open var increment = 1.0
  open var valueWraps = true
}
open class NSSegmentedControl: NSControl {
  public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
  public enum Style: Int, Sendable {
    case automatic, rounded, roundRect = 3, texturedSquare, smallSquare = 6, separated = 8, texturedRounded = 2, capsule = 5
  }
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
  open var trackingMode = SwitchTracking.selectOne
  open var segmentStyle = Style.automatic
  open var segmentDistribution = Distribution.fit
  open var selectedSegmentBezelColor: NSColor?
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (segmentCount, self.trackingMode) = (labels.count, trackingMode)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    for (index, label) in labels.enumerated() { setLabel(label, forSegment: index) }
  }
  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
  }
  open var indexOfSelectedItem: Int { selectedSegment }
  open func setSelected(_ selected: Bool, forSegment segment: Int) { selectedSegment = selected ? segment : selectedSegment }
  open func isSelected(forSegment segment: Int) -> Bool { selectedSegment == segment }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}
  open func isEnabled(forSegment segment: Int) -> Bool { isEnabled }
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
  open func setTag(_ tag: Int, forSegment segment: Int) {}
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}
  open func image(forSegment segment: Int) -> NSImage? { nil }
  @discardableResult open func selectSegment(withTag tag: Int) -> Bool { false }
  open var segmentCount = 0
  open var selectedSegment = -1
  private var labels: [Int: String] = [:]
  open func setLabel(_ label: String, forSegment segment: Int) { labels[segment] = label }
  open func label(forSegment segment: Int) -> String? { labels[segment] }
  open func setImage(_ image: NSImage?, forSegment segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
}
open class NSColorWell: NSControl { open var color = NSColor.black }
open class NSDatePicker: NSControl {
  open var dateValue = Date()
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  public enum Mode: UInt, Sendable { case single, range }
  public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = Self(rawValue: 0x0C), hourMinuteSecond = Self(rawValue: 0x0E), timeZone = Self(rawValue: 0x10)
    public static let yearMonth = Self(rawValue: 0xC0), yearMonthDay = Self(rawValue: 0xE0), era = Self(rawValue: 0x100)
  }
  open var datePickerStyle = Style.textFieldAndStepper
  open var datePickerMode = Mode.single
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
  open var timeInterval: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar?
  open var timeZone: TimeZone?
  open var textColor = NSColor.controlTextColor
  open var backgroundColor = NSColor.controlBackgroundColor
  open var drawsBackground = false
  open var isBordered = true
  open var isBezeled = true
  open var presentsCalendarOverlay = false
  open var minDate: Date?
  open var maxDate: Date?
}
open class NSLevelIndicator: NSControl {
  open var minValue = 0.0
  open var maxValue = 2.0
}
open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageAlignment = NSImageAlignment.alignCenter
  open var contentTintColor: NSColor?
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var animates = false
  open var isEditable = false
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }
}
open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style = Style.bar
  open var controlSize = NSControl.ControlSize.regular
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  open var isDisplayedWhenStopped = true
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
  open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }
}
