/// Stub. An element of a watch app's screen. Values are not stored: on a watch, too, an element's properties can only be set.
@MainActor @preconcurrency
open class WKInterfaceObject: NSObject {
  override init() { super.init() }
  open var interfaceProperty: String { "" }
  open func setHidden(_ hidden: Bool) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setSemanticContentAttribute(_ semanticContentAttribute: WKInterfaceSemanticContentAttribute) {}
  open func setHorizontalAlignment(_ horizontalAlignment: WKInterfaceObjectHorizontalAlignment) {}
  open func setVerticalAlignment(_ verticalAlignment: WKInterfaceObjectVerticalAlignment) {}
  open func setWidth(_ width: CGFloat) {}
  open func setHeight(_ height: CGFloat) {}
  open func setRelativeWidth(_ width: CGFloat, withAdjustment adjustment: CGFloat) {}
  open func setRelativeHeight(_ height: CGFloat, withAdjustment adjustment: CGFloat) {}
  open func sizeToFitWidth() {}
  open func sizeToFitHeight() {}
  open func setIsAccessibilityElement(_ isAccessibilityElement: Bool) {}
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func setAccessibilityHint(_ accessibilityHint: String?) {}
  open func setAccessibilityValue(_ accessibilityValue: String?) {}
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  open func setAccessibilityTraits(_ accessibilityTraits: UIAccessibilityTraits) {}
}
public enum WKInterfaceSemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
public enum WKInterfaceObjectHorizontalAlignment: Int, Sendable { case left, center, right }
public enum WKInterfaceObjectVerticalAlignment: Int, Sendable { case top, center, bottom }

/// An element that shows images one after the other.
@MainActor @preconcurrency
public protocol WKImageAnimatable: NSObjectProtocol {
  func startAnimating()
  func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int)
  func stopAnimating()
}

open class WKInterfaceLabel: WKInterfaceObject {
  open func setText(_ text: String?) {}
  open func setTextColor(_ color: UIColor?) {}
  open func setAttributedText(_ attributedText: NSAttributedString?) {}
}
open class WKInterfaceImage: WKInterfaceObject, WKImageAnimatable {
  open func setImage(_ image: UIImage?) {}
  open func setImageData(_ imageData: Data?) {}
  open func setImageNamed(_ imageName: String?) {}
  open func setTintColor(_ color: UIColor?) {}
  open func startAnimating() {}
  open func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int) {}
  open func stopAnimating() {}
}
open class WKInterfaceButton: WKInterfaceObject {
  open func setTitle(_ title: String?) {}
  open func setAttributedTitle(_ attributedTitle: NSAttributedString?) {}
  open func setBackgroundColor(_ color: UIColor?) {}
  open func setBackgroundImage(_ image: UIImage?) {}
  open func setBackgroundImageData(_ imageData: Data?) {}
  open func setBackgroundImageNamed(_ imageName: String?) {}
  open func setEnabled(_ enabled: Bool) {}
}
open class WKInterfaceGroup: WKInterfaceObject, WKImageAnimatable {
  open func setCornerRadius(_ cornerRadius: CGFloat) {}
  open func setContentInset(_ contentInset: UIEdgeInsets) {}
  open func setBackgroundColor(_ color: UIColor?) {}
  open func setBackgroundImage(_ image: UIImage?) {}
  open func setBackgroundImageData(_ imageData: Data?) {}
  open func setBackgroundImageNamed(_ imageName: String?) {}
  open func startAnimating() {}
  open func startAnimatingWithImages(in imageRange: NSRange, duration: TimeInterval, repeatCount: Int) {}
  open func stopAnimating() {}
}
open class WKInterfaceSeparator: WKInterfaceObject { open func setColor(_ color: UIColor?) {} }
open class WKInterfaceSwitch: WKInterfaceObject {
  open func setTitle(_ title: String?) {}
  open func setAttributedTitle(_ attributedTitle: NSAttributedString?) {}
  open func setColor(_ color: UIColor?) {}
  open func setOn(_ on: Bool) {}
  open func setEnabled(_ enabled: Bool) {}
}
open class WKInterfaceSlider: WKInterfaceObject {
  open func setValue(_ value: Float) {}
  open func setColor(_ color: UIColor?) {}
  open func setEnabled(_ enabled: Bool) {}
  open func setNumberOfSteps(_ numberOfSteps: Int) {}
}
open class WKInterfaceDate: WKInterfaceObject {
  open func setTextColor(_ color: UIColor?) {}
  open func setTimeZone(_ timeZone: TimeZone?) {}
  open func setCalendar(_ calendar: Calendar?) {}
}
open class WKInterfaceTimer: WKInterfaceObject {
  open func setTextColor(_ color: UIColor?) {}
  open func setDate(_ date: Date) {}
  open func start() {}
  open func stop() {}
}
open class WKInterfaceTextField: WKInterfaceObject {
  open func setText(_ text: String?) {}
  open func setPlaceholder(_ placeholder: String?) {}
  open func setTextColor(_ color: UIColor?) {}
  open func setEnabled(_ enabled: Bool) {}
}
open class WKInterfacePicker: WKInterfaceObject {
  open func setItems(_ items: [WKPickerItem]?) {}
  open func setSelectedItemIndex(_ itemIndex: Int) {}
  open func setEnabled(_ enabled: Bool) {}
  open func focus() {}
  open func resignFocus() {}
}
open class WKPickerItem: NSObject, @unchecked Sendable {
  open var title: String?
  open var caption: String?
  open var contentImage: WKImage?
  open var accessoryImage: WKImage?
  public override init() { super.init() }
}
/// An image, its data or its name.
open class WKImage: NSObject, @unchecked Sendable {
  public let image: UIImage?
  public let imageData: Data?
  public let imageName: String?
  public init(image: UIImage) {
    (self.image, imageData, imageName) = (image, nil, nil)
    super.init()
  }
  public init(imageData: Data) {
    (image, self.imageData, imageName) = (nil, imageData, nil)
    super.init()
  }
  public init(imageName: String) {
    (image, imageData, self.imageName) = (nil, nil, imageName)
    super.init()
  }
}

/// Stub. Stores only the number of rows: a storyboard would create their controllers, and storyboards are not loaded.
open class WKInterfaceTable: WKInterfaceObject {
  private var rows = 0
  open var numberOfRows: Int { rows }
  open func setRowTypes(_ rowTypes: [String]) { rows = rowTypes.count }
  open func setNumberOfRows(_ numberOfRows: Int, withRowType rowType: String) { rows = max(numberOfRows, 0) }
  open func rowController(at index: Int) -> Any? { nil }
  open func insertRows(at rows: IndexSet, withRowType rowType: String) { self.rows += rows.count }
  open func removeRows(at rows: IndexSet) { self.rows -= rows.filter { $0 < self.rows }.count }
  open func scrollToRow(at index: Int) {}
  open func performSegue(forRow row: Int) {}
  open var curvesAtTop = false
  open var curvesAtBottom = false
}

// Elements that can be created without a storyboard.
open class WKInterfaceActivityRing: WKInterfaceObject { public override init() { super.init() } }
open class WKInterfaceVolumeControl: WKInterfaceObject {
  public enum Origin: Int, Sendable { case local, companion }
  public init(origin: Origin) { super.init() }
  open func setTintColor(_ tintColor: UIColor?) {}
  open func focus() {}
  open func resignFocus() {}
}
open class WKInterfaceAuthorizationAppleIDButton: WKInterfaceObject {
  public init(target: Any?, action: Selector) { super.init() }
}
