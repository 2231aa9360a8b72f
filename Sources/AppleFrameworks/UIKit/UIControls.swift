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
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open override class func appearance() -> UITextField { AppearanceProxies.proxy { UITextField() } }
}
