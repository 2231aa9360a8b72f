/// Stub. A button that is never shown. ``UIControl/sendActions(for:)`` calls its actions.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(image: nil)
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  open private(set) var buttonType = ButtonType.custom
  /// The button's appearance; nil if its titles and pictures are set one by one.
  open var configuration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu?
  open var role = Role.normal
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  open var pointerStyleProvider: PointerStyleProvider?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var reversesTitleShadowWhenHighlighted = false
  open var subtitleLabel: UILabel? { nil }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleShadowColor(for state: State) -> UIColor? { nil }
  open var currentTitleShadowColor: UIColor? { nil }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { nil }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .tintColor }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    titles[state] = title?.string
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open override class func appearance() -> UIButton { AppearanceProxies.proxy { UIButton(frame: .zero) } }
}

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
