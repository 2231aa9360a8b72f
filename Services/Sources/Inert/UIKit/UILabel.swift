/// Stub. Stores the image and shows nothing.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var adjustsImageWhenAncestorFocused = false
  open var masksFocusEffectToContents = false
  public let overlayContentView = UIView()
  open private(set) lazy var focusedFrameGuide = UILayoutGuide(of: self)
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override class func appearance() -> UIImageView { AppearanceProxies.proxy { UIImageView(image: nil) } }
}

/// Stub. Stores the text and shows nothing.
open class UILabel: UIView {
  private var content: NSAttributedString?
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue }
  }
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open override class func appearance() -> UILabel { AppearanceProxies.proxy { UILabel() } }
}
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
