/// Stub. The controls of this file store their values and show nothing.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  private var segments: [Any] = []
  open var numberOfSegments: Int { segments.count }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(title ?? "", segment) }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(image ?? UIImage(), segment) }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(action, segment) }
  private func insert(_ value: Any, _ segment: Int) { segments.insert(value, at: min(max(segment, 0), segments.count)) }
  open func removeSegment(at segment: Int, animated: Bool) { if segments.indices.contains(segment) { segments.remove(at: segment) } }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment] = title ?? "" } }
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return segments[segment] as? String ?? (segments[segment] as? UIAction)?.title
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = image ?? UIImage() }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment] as? UIImage : nil }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) { self.attributes[state] = attributes }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  open override class func appearance() -> UISegmentedControl { AppearanceProxies.proxy { UISegmentedControl(frame: .zero) } }
}

open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var isOn = false
  open var title: String?
  open var preferredStyle = Style.automatic
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open override class func appearance() -> UISwitch { AppearanceProxies.proxy { UISwitch() } }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  public enum Style: Int, Sendable { case `default`, thumbless }
  open var sliderStyle = Style.default
  open var trackConfiguration: TrackConfiguration?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func thumbImage(for state: State) -> UIImage? { nil }
  open func minimumTrackImage(for state: State) -> UIImage? { nil }
  open func maximumTrackImage(for state: State) -> UIImage? { nil }
  /// Ticks along the track.
  public struct TrackConfiguration {
    public struct Tick {
      public let position: Float
      public var title: String?
      public var image: UIImage?
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }
    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]
    public init(
      allowsTickValuesOnly: Bool = false, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick] = []
    ) {
      (self.allowsTickValuesOnly, self.neutralValue, self.enabledRange, self.ticks) = (allowsTickValuesOnly, neutralValue, enabledRange, ticks)
    }
    public init(
      allowsTickValuesOnly: Bool = false, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let count = max(numberOfTicks, 0)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<min(count, 1000)).map { Tick(position: count > 1 ? Float($0) / Float(count - 1) : 0) })
    }
  }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open override class func appearance() -> UISlider { AppearanceProxies.proxy { UISlider() } }
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open override class func appearance() -> UIPageControl { AppearanceProxies.proxy { UIPageControl() } }
}

open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
}

open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  private var selected: [Int: Int] = [:]
  open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1) }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    view ?? UIView()
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }
  open override class func appearance() -> UIProgressView { AppearanceProxies.proxy { UIProgressView() } }
}

open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
}
