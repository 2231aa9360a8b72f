/// Stub. Stores its properties and actions and shows nothing, like ``UIView``.
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
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
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  private var targets: [(target: AnyObject?, action: Selector, events: Event)] = []
  /// Stores the action. Only ``sendActions(for:)`` calls it. A target of nil means the control itself.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((target.map { $0 as AnyObject }, action, controlEvents))
  }
  /// Removes a target's actions for these events; nil means all targets. The selector is ignored: it holds a method, and methods cannot be compared.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.target === object) && !$0.events.isDisjoint(with: controlEvents) }
  }
  private var actions: [(action: UIAction, events: Event)] = []
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) { removeAction(identifiedBy: action.identifier, for: controlEvents) }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
  }
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, selector: Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for one in targets where !isStopped { iterator(nil, (one.target, one.action), one.events, &isStopped) }
    for one in actions where !isStopped { iterator(one.action, nil, one.events, &isStopped) }
  }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isSymbolAnimationEnabled: Bool {
    get { false }
    set {}
  }
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { action.perform(target.map { $0 as AnyObject } ?? self, self) }
  open func sendActions(for controlEvents: Event) {
    for one in targets where !one.events.isDisjoint(with: controlEvents) { one.action.perform(one.target ?? self, self) }
    for one in actions where !one.events.isDisjoint(with: controlEvents) { sendAction(one.action) }
  }
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? NSObject }) }
  open var allControlEvents: Event { Event(targets.map(\.events) + actions.map(\.events)) }
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { nil }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open override class func appearance() -> UIControl { AppearanceProxies.proxy { UIControl() } }
}
