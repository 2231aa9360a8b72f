import AlmanacTextEngine
import AlmanacWireSchema

// Unchecked: a font is immutable.
/// A font of a fixed size.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The thickness of strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest CSS weight, 100…900.
    package var value: Int {
      let steps: [(CGFloat, Int)] = [(-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900)]
      return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }
  /// The width of glyphs, from -1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.15)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    package init(_ name: TextStyleName) { rawValue = name.rawValue }
    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let subheadline = TextStyle(.subheadline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption)
    public static let caption2 = TextStyle(.caption2)
    // visionOS has these styles. Apple publishes no sizes of them for other systems, so they equal SwiftUI's styles of these names.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")

    package var name: TextStyleName {
      switch self {
      case .extraLargeTitle: .largeTitle
      case .extraLargeTitle2: .title
      default: TextStyleName(rawValue: rawValue) ?? .body
      }
    }
  }

  package let spec: FontSpec
  /// The text style for which the font was created, if any.
  package let textStyle: TextStyle?
  package init(spec: FontSpec, textStyle: TextStyle? = nil) {
    self.spec = spec
    self.textStyle = textStyle
  }

  public static var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    self.init(spec: descriptor.spec, textStyle: (coder.decodeObject(of: NSString.self, forKey: "textStyle") as String?).map(TextStyle.init))
  }
  open func encode(with coder: NSCoder) {
    fontDescriptor.encode(with: coder)
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "textStyle") }
  }

  /// - Parameter fontSize: In points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(spec: SystemFont.spec(size: Double(fontSize), weight: weight.value))
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var spec = SystemFont.spec(size: Double(fontSize), weight: weight.value)
    if width != .standard { spec.width = Double(100 * (1 + width.rawValue)) }
    return UIFont(spec: spec)
  }
  /// The semibold face, as on Apple's systems: the strokes and widths of `boldSystemFont(ofSize:)` in the pictures of
  /// devpass-tech/challenge-viewcode-finance are those of weight 600 (Documentation/Fidelity.md).
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var spec = SystemFont.spec(size: Double(fontSize))
    spec.italic = true
    return UIFont(spec: spec)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var spec = SystemFont.spec(size: Double(fontSize), weight: weight.value)
    spec.monospacedDigits = true
    return UIFont(spec: spec)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: SystemFont.spec(size: Double(fontSize), weight: weight.value, design: .monospaced))
  }
  /// Returns the font of a text style in the user's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(spec: SystemFont.spec(style: style.name, size: category.typeName), textStyle: style)
  }
  /// Returns the font called `name` (family or PostScript name); nil if no such font is installed or listed under UIAppFonts.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard TextEngine.current.knows(family: fontName) else { return nil }
    var spec = FontSpec()
    spec.family = fontName
    spec.size = Double(fontSize)
    spec.weight = 400
    self.init(spec: spec)
  }
  /// The usable font families, in alphabetical order.
  open class var familyNames: [String] { TextEngine.fontFamilies.keys.sorted() }
  /// Returns the PostScript names of a family's fonts, in alphabetical order; empty if there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] { (TextEngine.fontFamilies[familyName] ?? []).sorted() }
  // AppKit declares a failable one, which sources that use AppKit get.
  @_disfavoredOverload public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.spec
    if pointSize > 0 {
      spec.lineHeight = pointSize == spec.size ? spec.lineHeight : 0
      spec.size = Double(pointSize)
    }
    self.init(spec: spec)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }

  private var metrics: FontMetrics { TextEngine.current.metrics(of: spec) }
  /// In points.
  open var pointSize: CGFloat { spec.size }
  /// The font's family, also if it was asked for by its PostScript name.
  open var familyName: String {
    if spec.family.isEmpty { return ".AppleSystemUIFont" }
    let families = TextEngine.fontFamilies
    return families[spec.family] == nil ? families.first { $0.value.contains(spec.family) }?.key ?? spec.family : spec.family
  }
  /// The font's PostScript name. Of a font that was asked for by its family it is that of the regular face, or of the family's only one.
  open var fontName: String {
    if spec.family.isEmpty { return ".SFUI-\(spec.weight >= 700 ? "Bold" : spec.weight >= 600 ? "Semibold" : "Regular")" }
    guard let faces = TextEngine.fontFamilies[spec.family] else { return spec.family }
    return faces.min { ($0.hasSuffix("-Regular") ? 0 : 1, $0) < ($1.hasSuffix("-Regular") ? 0 : 1, $1) } ?? spec.family
  }
  open var ascender: CGFloat { metrics.ascent }
  /// Points from the baseline to the lowest descender; negative.
  open var descender: CGFloat { -metrics.descent }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { max(0, metrics.lineHeight - metrics.ascent - metrics.descent) }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec == spec }
  open override var hash: Int { spec.hashValue }
}

extension UIContentSizeCategory {
  /// The text engine's name for the size; the default size if it is unspecified.
  package var typeName: DynamicTypeName {
    Self.ordered.firstIndex(of: self).map { DynamicTypeName.allCases[$0] } ?? .large
  }
}
