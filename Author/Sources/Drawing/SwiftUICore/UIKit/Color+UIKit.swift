import Assets
import UIKitDrawing
import WireSchema

extension Color {
  /// Converts a UIKit colour; a dynamic one keeps all of its appearances.
  public init(uiColor: UIColor) {
    switch uiColor.provider {
    case .components(let components): self.init(provider: .components(components))
    case .palette(let name): self.init(system: name)
    case .catalog(let name, let bundlePath, _): self.init(provider: .asset(name: name, bundlePath: bundlePath))
    case .dynamic, .faded: self.init(provider: .dynamic(uiColor))
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
    guard case .components(let components) = provider else { return nil }
    return CGColor(srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
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
    case .mix(let from, let to, let fraction):
      let (a, b) = (from.components(in: traits), to.components(in: traits))
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
      return SRGBComponents(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
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
