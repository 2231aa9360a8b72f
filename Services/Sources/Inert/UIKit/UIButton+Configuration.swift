extension UIButton {
  /// A button's appearance. Stored only: nothing is drawn.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    private let style: String
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var indicator = Indicator.automatic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true
    private init(_ style: String) { self.style = style }
    public mutating func setDefaultContentInsets() { contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
    public func updated(for button: UIButton) -> Configuration { self }

    public static func plain() -> Configuration { Configuration("plain") }
    public static func tinted() -> Configuration { Configuration("tinted") }
    public static func gray() -> Configuration { Configuration("gray") }
    public static func filled() -> Configuration { Configuration("filled") }
    public static func borderless() -> Configuration { Configuration("borderless") }
    public static func bordered() -> Configuration { Configuration("bordered") }
    public static func borderedTinted() -> Configuration { Configuration("borderedTinted") }
    public static func borderedProminent() -> Configuration { Configuration("borderedProminent") }
    public static func glass() -> Configuration { Configuration("glass") }
    public static func prominentGlass() -> Configuration { Configuration("prominentGlass") }
    public static func clearGlass() -> Configuration { Configuration("clearGlass") }
    public static func prominentClearGlass() -> Configuration { Configuration("prominentClearGlass") }

    public static func == (a: Configuration, b: Configuration) -> Bool {
      a.style == b.style && a.attributedTitle == b.attributedTitle && a.attributedSubtitle == b.attributedSubtitle && a.image == b.image
        && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor && a.cornerStyle == b.cornerStyle
        && a.buttonSize == b.buttonSize && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement
        && a.imagePadding == b.imagePadding && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment
        && a.showsActivityIndicator == b.showsActivityIndicator
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(attributedTitle)
      hasher.combine(image)
    }
  }
}

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
      return UIColor(white: 0.299 * parts.0 + 0.587 * parts.1 + 0.114 * parts.2, alpha: parts.3)
    }
  }
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { _ in .tintColor } }
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { _ in .tintColor } }
}
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// The background of a cell or a button.
public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.background }
    set { transformers.background = newValue }
  }
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.stroke }
    set { transformers.stroke = newValue }
  }
  private var transformers = Transformers()
  public var shadowProperties = UIShadowProperties()
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  init(_ backgroundColor: UIColor?, cornerRadius: CGFloat = 0) { (self.backgroundColor, self.cornerRadius) = (backgroundColor, cornerRadius) }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.secondarySystemGroupedBackground, cornerRadius: 10) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil, cornerRadius: 10) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// Ignored by comparisons, because closures cannot be compared: two configurations that differ only in them are equal.
  private struct Transformers: Hashable {
    var background: UIConfigurationColorTransformer?
    var stroke: UIConfigurationColorTransformer?
    static func == (a: Transformers, b: Transformers) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 3
  public var offset = CGSize(width: 0, height: -3)
  public var path: UIBezierPath?
  public static func == (a: UIShadowProperties, b: UIShadowProperties) -> Bool {
    a.color == b.color && a.opacity == b.opacity && a.radius == b.radius && a.offset == b.offset && a.path === b.path
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(radius) }
}
