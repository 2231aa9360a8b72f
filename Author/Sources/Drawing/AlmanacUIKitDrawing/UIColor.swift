import AlmanacAssets
import AlmanacProfiles

/// A colour that is fixed or depends on traits.
// Unchecked: all properties are constants. A dynamic colour's closure is the author's; it is called on the thread that resolves the colour.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  package enum Provider {
    case components(SRGBComponents)
    /// A name in the palette profile.
    case palette(String)
    case catalog(name: String, bundlePath: String?, CatalogColor)
    case dynamic((UITraitCollection) -> UIColor)
    /// Another colour with its alpha replaced; nil keeps the alpha.
    case faded(UIColor, alpha: Double?)
  }
  package let provider: Provider
  package init(provider: Provider) { self.provider = provider }

  public static var supportsSecureCoding: Bool { true }
  /// Returns nil if the archive contains no colour.
  public required convenience init?(coder: NSCoder) {
    guard let provider = Self.archived(in: coder) else { return nil }
    self.init(provider: provider)
  }
  open func encode(with coder: NSCoder) { archive(in: coder) }

  private convenience init(_ components: SRGBComponents) { self.init(provider: .components(components)) }

  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(SRGBComponents(red: red, green: green, blue: blue, alpha: alpha))
  }
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(SRGBComponents(in: .displayP3, red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(SRGBComponents(red: white, green: white, blue: white, alpha: alpha)) }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(SRGBComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  // AppKit declares a failable one, which sources that use AppKit get.
  @_disfavoredOverload public convenience init(cgColor: CGColor) {
    self.init(SRGBComponents(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha))
  }
  /// Returns the colour set `name` of the app's catalogs; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = AssetCatalogs.of(bundle ?? .main).color(named: name, on: .current) else { return nil }
    self.init(provider: .catalog(name: name, bundlePath: bundle?.bundlePath, color))
  }
  /// Creates a colour from a catalog; clear if the catalog does not contain it.
  public convenience init(resource: ColorResource) {
    let color = Bundle(path: resource.bundlePath).flatMap { AssetCatalogs.of($0).color(named: resource.name, on: .current) }
    self.init(
      provider: .catalog(
        name: resource.name, bundlePath: resource.bundlePath,
        color ?? .components(light: SRGBComponents(red: 0, green: 0, blue: 0, alpha: 0), dark: nil, lightHighContrast: nil, darkHighContrast: nil)))
  }
  /// Creates a colour whose `dynamicProvider` is called with the traits each time the colour is resolved.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(provider: .dynamic(dynamicProvider)) }

  /// Creates the mean of the image's colours: fills have one colour here. The note `color.pattern` reports it.
  public convenience init(patternImage image: UIImage) {
    UnavailableServices.report("color.pattern", "a pattern colour becomes the mean of its image's colours; draw the image itself")
    self.init(image.meanColor)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(provider: .faded(self, alpha: alpha)) }

  /// Returns the fixed colour for `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { UIColor(components(in: traitCollection)) }

  /// Returns sRGB components for `traits`. Unspecified traits mean light appearance and normal contrast.
  package func components(in traits: UITraitCollection) -> SRGBComponents {
    let isDark = traits.userInterfaceStyle == .dark
    let highContrast = traits.accessibilityContrast == .high
    switch provider {
    case .components(let components): return components
    case .palette(let name): return Self.palette(name, isDark, highContrast)
    case .catalog(_, _, .palette(let name)): return Self.palette(name, isDark, highContrast)
    case .catalog(_, _, let color):
      return color.components(dark: isDark, highContrast: highContrast) ?? SRGBComponents(red: 0, green: 0, blue: 0, alpha: 0)
    case .dynamic(let provide): return provide(traits).components(in: traits)
    case .faded(let color, let alpha):
      var components = color.components(in: traits)
      if let alpha { components.alpha = alpha }
      return components
    }
  }

  private static func palette(_ name: String, _ isDark: Bool, _ highContrast: Bool) -> SRGBComponents {
    let palette = Profiles.palette()
    guard let color = palette.color(name) ?? palette.color("label") else { return SRGBComponents(red: 0, green: 0, blue: 0) }
    let part = color.components(dark: isDark, highContrast: highContrast)
    return SRGBComponents(red: part.red, green: part.green, blue: part.blue, alpha: part.alpha)
  }

  private var now: SRGBComponents { components(in: .current) }

  /// Resolved in the current traits.
  open var cgColor: CGColor {
    let color = now
    return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = now
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = now
    let most = max(color.red, color.green, color.blue)
    let chroma = most - min(color.red, color.green, color.blue)
    var angle = 0.0
    if chroma > 0 {
      if most == color.red {
        angle = ((color.green - color.blue) / chroma).truncatingRemainder(dividingBy: 6)
      } else if most == color.green {
        angle = (color.blue - color.red) / chroma + 2
      } else {
        angle = (color.red - color.green) / chroma + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? chroma / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the brightness and alpha of a gray colour.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = now
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Sets the fill and stroke colour of the current image context.
  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (provider, other.provider) {
    case (.components(let a), .components(let b)): return a == b
    case (.palette(let a), .palette(let b)): return a == b
    case (.catalog(let a, let path, _), .catalog(let b, let otherPath, _)): return a == b && path == otherPath
    case (.faded(let a, let alpha), .faded(let b, let otherAlpha)): return a == b && alpha == otherAlpha
    default: return false
    }
  }
  open override var hash: Int {
    switch provider {
    case .components(let components): components.hashValue
    case .palette(let name): name.hashValue
    case .catalog(let name, _, _): name.hashValue
    case .dynamic: 0
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }
  open override var description: String {
    let color = now
    return "UIColor \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}

/// The default type of colour literals.
public typealias _ColorLiteralType = UIColor
