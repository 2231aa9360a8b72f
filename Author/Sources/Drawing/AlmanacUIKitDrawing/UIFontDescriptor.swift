import AlmanacWireSchema

/// The attributes of a font.
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    var value: FontDesignValue {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  let spec: FontSpec
  init(spec: FontSpec) { self.spec = spec }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "font"), var spec = try? FontSpec(serializedBytes: Data(referencing: data)) else {
      return nil
    }
    // An archive may contain any numbers.
    guard spec.size.isFinite, spec.lineHeight.isFinite, spec.width.isFinite else { return nil }
    (spec.size, spec.weight) = (min(max(spec.size, 0), 10_000), min(spec.weight, 1000))
    self.spec = spec
  }
  open func encode(with coder: NSCoder) {
    guard let data: Data = try? spec.serializedBytes() else { return }
    coder.encode(NSData(data: data), forKey: "font")
  }
  public convenience init(name fontName: String, size: CGFloat) {
    var spec = FontSpec()
    spec.family = fontName
    spec.size = Double(size)
    self.init(spec: spec)
  }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }
  open var postscriptName: String { UIFont(spec: spec).fontName }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.family = newFamily } }
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    with {
      if newFace.contains("Bold") { $0.weight = 700 }
      if newFace.contains("Italic") || newFace.contains("Oblique") { $0.italic = true }
    }
  }
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  open var fontAttributes: [AttributeName: Any] {
    var all: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
    if !spec.family.isEmpty { all[.family] = spec.family }
    return all
  }

  open var pointSize: CGFloat { spec.size }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.italic { traits.insert(.traitItalic) }
    if spec.weight >= 600 { traits.insert(.traitBold) }
    if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  private func with(_ change: (inout FontSpec) -> Void) -> UIFontDescriptor {
    var spec = spec
    change(&spec)
    return UIFontDescriptor(spec: spec)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { with { $0.design = design.value } }
  // AppKit declares one that is not failable, which sources that use AppKit get.
  @_disfavoredOverload open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { applying(traits) }
  package func applying(_ traits: SymbolicTraits) -> UIFontDescriptor {
    with { spec in
      spec.italic = traits.contains(.traitItalic)
      if traits.contains(.traitBold) { spec.weight = max(spec.weight, 700) }
      if traits.contains(.traitMonoSpace) { spec.design = .monospaced }
      if traits.contains(.traitTightLeading) { spec.leading = .tight }
      if traits.contains(.traitLooseLeading) { spec.leading = .loose }
      if traits.contains(.traitCondensed) { spec.width = 85 }
      if traits.contains(.traitExpanded) { spec.width = 120 }
    }
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with {
      $0.size = Double(newPointSize)
      $0.lineHeight = 0
    }
  }
}
