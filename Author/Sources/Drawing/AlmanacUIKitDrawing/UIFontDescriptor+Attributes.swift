import AlmanacWireSchema

/// The font feature for the widths of digits, and its value for monospaced digits (Apple's font features).
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let symbolic = AttributeName(rawValue: "NSCTFontSymbolicTrait")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Supports only the feature for monospaced digits; a note names any other attribute or feature.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var spec = spec
    for (name, value) in attributes {
      switch name {
      case .family, .name: spec.family = value as? String ?? spec.family
      case .size: spec.size = (value as? CGFloat).map { Double($0) } ?? value as? Double ?? (value as? Int).map { Double($0) } ?? spec.size
      case .traits:
        for (trait, value) in value as? [TraitKey: Any] ?? [:] {
          let number =
            (value as? UIFont.Weight)?.rawValue ?? (value as? UIFont.Width)?.rawValue ?? value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
          switch (trait, number) {
          case (.weight, let number?): spec.weight = UInt32(UIFont.Weight(number).value)
          case (.width, let number?): spec.width = Double(100 * (1 + number))
          case (.slant, let number?): spec.italic = number > 0
          case (.symbolic, _):
            let bits = (value as? SymbolicTraits)?.rawValue ?? value as? UInt32 ?? 0
            spec = UIFontDescriptor(spec: spec).withSymbolicTraits(SymbolicTraits(rawValue: bits))?.spec ?? spec
          default: UnavailableServices.report("font.attribute", "the trait \(trait.rawValue) of a font descriptor has no effect")
          }
        }
      case .featureSettings:
        for feature in value as? [[FeatureKey: Int]] ?? [] {
          // Both orders are in use, and they cannot be confused: 6 is not a value of a feature's kind.
          guard Set(feature.values) == [kNumberSpacingType, kMonospacedNumbersSelector] else {
            UnavailableServices.report("font.feature", "of a font's features, only monospaced digits are supported; others have no effect")
            continue
          }
          spec.monospacedDigits = true
        }
      default: UnavailableServices.report("font.attribute", "the attribute \(name.rawValue) of a font descriptor has no effect")
      }
    }
    return UIFontDescriptor(spec: spec)
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(spec: UIFontDescriptor(spec: FontSpec()).addingAttributes(attributes).spec)
  }
}
