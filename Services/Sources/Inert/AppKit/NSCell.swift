/// Stub. The object that draws a control on a Mac. Stores its properties and forwards the value to the control; nothing is drawn.
@preconcurrency @MainActor open class NSCell: NSObject {
  open fileprivate(set) weak var controlView: NSView?
  private var control: NSControl? { controlView as? NSControl }
  private var ownValue: Any?
  open var title = ""
  open var image: NSImage?
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var wraps = true
  open var isScrollable = false
  open var truncatesLastVisibleLine = false
  open var usesSingleLineMode = false
  open var isBordered = false
  open var isBezeled = false
  open var isEditable = true
  open var isSelectable = true
  open var isEnabled = true
  open var isHighlighted = false
  open var state = NSControl.StateValue.off
  open var focusRingType = NSView.FocusRingType.default
  open var sendsActionOnEndEditing = false
  open var representedObject: Any?
  open var menu: NSMenu?
  open var formatter: Formatter?
  open var backgroundStyle = NSView.BackgroundStyle.normal
  open var tag = 0
  open var objectValue: Any? {
    get { control?.objectValue ?? ownValue }
    set {
      ownValue = newValue
      control?.objectValue = newValue
    }
  }
  open var stringValue: String {
    get { control?.stringValue ?? ownValue.map { "\($0)" } ?? "" }
    set { objectValue = newValue }
  }
  open var attributedStringValue: NSAttributedString {
    get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
    set { objectValue = newValue }
  }
  public override init() { super.init() }
  public init(textCell string: String) {
    (title, ownValue) = (string, string)
    super.init()
  }
  public init(imageCell image: NSImage?) {
    self.image = image
    super.init()
  }
  public required init(coder: NSCoder) { super.init() }
  init(of control: NSControl) {
    controlView = control
    super.init()
  }
  open var cellSize: NSSize { .zero }
  open func cellSize(forBounds rect: NSRect) -> NSSize { .zero }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) { isHighlighted = flag }
  open func edit(withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?) {}
  open func select(withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int, length selLength: Int)
  {}
  open func endEditing(_ textObj: NSText) {}
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
}
open class NSActionCell: NSCell {
  open weak var target: AnyObject?
  open var action: Selector?
}
open class NSButtonCell: NSActionCell {
  open var alternateTitle = ""
  open var attributedTitle = NSAttributedString(string: "")
  open var alternateImage: NSImage?
  open var imagePosition = NSControl.ImagePosition.noImage
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var bezelStyle = NSButton.BezelStyle.push
  open var backgroundColor: NSColor?
  open var isTransparent = false
  open var isOpaque: Bool { false }
  open var keyEquivalent = ""
  open var imageDimsWhenDisabled = true
  open var showsBorderOnlyWhileMouseInside = false
  open var highlightsBy: StyleMask = []
  open var showsStateBy: StyleMask = []
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contentsCellMask = Self(rawValue: 1), pushInCellMask = Self(rawValue: 2)
    public static let changeGrayCellMask = Self(rawValue: 4), changeBackgroundCellMask = Self(rawValue: 8)
  }
  open func setButtonType(_ type: NSButton.ButtonType) {}
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
  @discardableResult open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect { frame }
}
open class NSTextFieldCell: NSActionCell {
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = false
  open var bezelStyle = NSTextField.BezelStyle.squareBezel
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
}
open class NSSecureTextFieldCell: NSTextFieldCell { open var echosBullets = true }
open class NSTableHeaderCell: NSTextFieldCell {}
extension NSView {
  public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
}
