import AlmanacAssets
import AlmanacBasics
import AlmanacUIKitDrawing
import AlmanacWireSchema

extension Color {
  /// Converts a UIKit colour; a dynamic one keeps all of its appearances.
  public init(uiColor: UIColor) {
    switch uiColor.provider {
    case .components(let components): self.init(provider: .components(components))
    case .palette(let name): self.init(system: name)
    case .catalog(let name, let bundlePath, _): self.init(provider: .asset(name: name, bundlePath: bundlePath))
    case .faded(let base, let alpha):
      // A constant colour stays one.
      if case .components(var components) = Color(uiColor: base).provider {
        if let alpha { components.alpha = alpha }
        self.init(provider: .components(components))
      } else {
        self.init(provider: .dynamic(uiColor))
      }
    case .dynamic: self.init(provider: .dynamic(uiColor))
    }
  }
  /// Does the same as `init(uiColor:)`. It is disfavoured, so that `Color(.name)` means the `ColorResource` if a catalog colour's name exists in
  /// `UIColor` too.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
  public init(cgColor: CGColor) {
    self.init(red: Double(cgColor.red), green: Double(cgColor.green), blue: Double(cgColor.blue), opacity: Double(cgColor.alpha))
  }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour's fixed components; nil for a colour that depends on the environment.
  public var cgColor: CGColor? {
    guard let components = fixedComponents else { return nil }
    return CGColor(srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  private var fixedComponents: SRGBComponents? {
    switch provider {
    case .components(let components): return components
    case .opacity(let color, let opacity):
      var components = color.fixedComponents
      components?.alpha *= opacity
      return components
    case .system, .accent, .adaptive, .asset, .brightness, .mix, .dynamic: return nil
    }
  }
}

extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension UIColor {
  /// Converts a SwiftUI colour; one that depends on the environment becomes a dynamic colour.
  public convenience init(_ color: Color) {
    switch color.provider {
    case .components(let components): self.init(provider: .components(components))
    case .system(let name): self.init(provider: .palette(name))
    case .asset(let name, let path, _):
      let catalog = AssetCatalogs.of(path.flatMap(Bundle.init(path:)) ?? .main).color(named: name, on: .current)
      self.init(provider: catalog.map { .catalog(name: name, bundlePath: path, $0) } ?? .components(SRGBComponents(red: 1, green: 0, blue: 1)))
    case .dynamic(let color): self.init(provider: .faded(color, alpha: nil))
    case .accent: self.init(provider: .faded(.tintColor, alpha: nil))
    case .adaptive, .opacity, .brightness, .mix:
      self.init(dynamicProvider: { traits in UIColor(provider: .components(color.components(in: traits))) })
    }
  }
}

extension Color {
  /// Returns the sRGB components in `traits`, by the same rules as the painter.
  func components(in traits: UITraitCollection) -> SRGBComponents {
    switch provider {
    case .adaptive(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
    case .opacity(let color, let opacity):
      var components = color.components(in: traits)
      components.alpha *= opacity
      return components
    case .brightness(let color, let amount):
      var components = color.components(in: traits)
      components.red += amount
      components.green += amount
      components.blue += amount
      return components
    case .mix(let from, let to, let fraction, let perceptual):
      let (a, b) = (from.components(in: traits), to.components(in: traits))
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
      let (red, green, blue) = (mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue))
      let tone =
        perceptual ? Oklab.mix(SIMD3(a.red, a.green, a.blue), SIMD3(b.red, b.green, b.blue), fraction) : SIMD3(red, green, blue)
      return SRGBComponents(red: tone.x, green: tone.y, blue: tone.z, alpha: mix(a.alpha, b.alpha))
    case .components, .system, .accent, .asset, .dynamic: return UIColor(self).components(in: traits)
    }
  }
}

extension ColorValue {
  /// Converts a dynamic colour with all of its appearances, or to a plain colour if these are equal.
  init(dynamic color: UIColor) {
    self.init()
    func components(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> SRGBComponents {
      var traits = UITraitCollection.device.traits
      traits.style = style
      traits.contrast = contrast
      return color.components(in: UITraitCollection(traits))
    }
    let (light, dark) = (components(.light, .normal), components(.dark, .normal))
    let (lightHighContrast, darkHighContrast) = (components(.light, .high), components(.dark, .high))
    self = ColorValue(
      .components(
        light: light, dark: dark == light ? nil : dark, lightHighContrast: lightHighContrast == light ? nil : lightHighContrast,
        darkHighContrast: darkHighContrast == dark ? nil : darkHighContrast))
  }
}
