/// A view that a person uses. Like ``UIView``, it keeps its properties and shows nothing.
open class UIControl: UIView {
  /// What a control looks like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  /// What a person does with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  private var targets: [(target: AnyObject?, action: Selector, events: Event)] = []
  /// Keeps the action, which ``sendActions(for:)`` calls. Nobody touches a control here. A target of nil is the control itself.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((target.map { $0 as AnyObject }, action, controlEvents))
  }
  /// Removes the actions of a target for these events; nil: of all targets. A selector is not compared: it holds its method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.target === object) && !$0.events.isDisjoint(with: controlEvents) }
  }
  open func sendActions(for controlEvents: Event) {
    for one in targets where !one.events.isDisjoint(with: controlEvents) { one.action.perform(one.target ?? self, self) }
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open override class func appearance() -> UIControl { AppearanceProxies.proxy { UIControl() } }
}

/// A choice of one of several words or pictures.
open class UISegmentedControl: UIControl {
  /// No segment is selected.
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open private(set) var numberOfSegments = 0
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) { self.attributes[state] = attributes }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  open override class func appearance() -> UISegmentedControl { AppearanceProxies.proxy { UISegmentedControl(frame: .zero) } }
}

/// A switch.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open override class func appearance() -> UISwitch { AppearanceProxies.proxy { UISwitch() } }
}

/// A value between two others.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open override class func appearance() -> UISlider { AppearanceProxies.proxy { UISlider() } }
}

/// Dots, one for each page.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open override class func appearance() -> UIPageControl { AppearanceProxies.proxy { UIPageControl() } }
}

/// A line of text that a person writes.
open class UITextField: UIControl {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var textAlignment = NSTextAlignment.natural
  /// False: nobody writes.
  open var isEditing: Bool { false }
  open var isSecureTextEntry = false
  open var leftView: UIView?
  open var rightView: UIView?
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open var font: UIFont?
  open var textColor: UIColor?
  open override class func appearance() -> UITextField { AppearanceProxies.proxy { UITextField() } }
}
