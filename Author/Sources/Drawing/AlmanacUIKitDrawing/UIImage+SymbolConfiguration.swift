extension UIImage {
  /// The size and weight of a symbol.
  open class Configuration: NSObject, @unchecked Sendable {
    open var traitCollection: UITraitCollection? { nil }
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }
  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// The factor of SwiftUI's symbols.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    static let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    public func fontWeight() -> UIFont.Weight { self == .unspecified ? .regular : Self.weights[rawValue - 1] }
  }

  // Unchecked: immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let size: CGFloat?
    private let weight: UIFont.Weight?
    private let scale: SymbolScale?
    /// The first colour of a palette or a hierarchy. Symbols are drawn in one colour.
    package let color: UIColor?
    package var pointSize: CGFloat { (size ?? 17) * (scale ?? .medium).factor }
    package var strokeWeight: UIFont.Weight { weight ?? .regular }

    private init(size: CGFloat? = nil, weight: UIFont.Weight? = nil, scale: SymbolScale? = nil, color: UIColor? = nil) {
      (self.size, self.weight, self.scale, self.color) = (size, weight, scale, color)
    }
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: pointSize, weight: weight.fontWeight()) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight.fontWeight(), scale: scale)
    }
    /// Takes a font's weight, as AppKit does.
    package convenience init(pointSize: CGFloat, fontWeight: UIFont.Weight, scale: SymbolScale = .medium) {
      self.init(size: pointSize, weight: fontWeight, scale: scale)
    }
    public convenience init(weight: SymbolWeight) { self.init(weight: weight.fontWeight()) }
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(font: UIFont) { self.init(size: font.pointSize, weight: .nearest(to: Int(font.spec.weight))) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: .nearest(to: Int(font.spec.weight)), scale: scale)
    }
    public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, color: hierarchicalColor) }
    public convenience init(paletteColors: [UIColor]) { self.init(size: nil, color: paletteColors.first) }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil, weight: nil) }
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }
    public func configurationWithoutTextStyle() -> SymbolConfiguration { self }
    public func configurationWithoutWeight() -> SymbolConfiguration { SymbolConfiguration(size: size, scale: scale, color: color) }
    public func configurationWithoutScale() -> SymbolConfiguration { SymbolConfiguration(size: size, weight: weight, color: color) }

    /// Returns this configuration, overridden by the properties that the other one specifies.
    public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale, color: other.color ?? color)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return size == other.size && weight == other.weight && scale == other.scale && color == other.color
    }
    public override var hash: Int { pointSize.hashValue ^ strokeWeight.hashValue }
  }
}
