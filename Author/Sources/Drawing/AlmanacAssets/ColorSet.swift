import AlmanacProfiles
import Foundation

/// A colour of a catalog.
package enum CatalogColor: Hashable, Sendable {
  /// A system colour, by its name in the palette profile.
  case palette(String)
  /// Components for each appearance; nil if the set has none for it.
  case components(light: SRGBComponents, dark: SRGBComponents?, lightHighContrast: SRGBComponents?, darkHighContrast: SRGBComponents?)

  /// Returns the components for an appearance, or for the closest one that the set has; nil for a palette colour.
  package func components(dark isDark: Bool, highContrast: Bool) -> SRGBComponents? {
    guard case .components(let light, let dark, let lightContrast, let darkContrast) = self else { return nil }
    switch (isDark, highContrast) {
    case (false, false): return light
    case (true, false): return dark ?? light
    case (false, true): return lightContrast ?? light
    case (true, true): return darkContrast ?? dark ?? light
    }
  }
}

/// A colour set of a catalog.
struct ColorSet {
  let value: CatalogColor

  init?(folder: URL, device: AssetDevice) {
    let colors = (AssetContents(folder: folder)?.colors ?? []).filter { $0.color != nil }.fitting(device)
    // With the appearances “Any, Light, Dark”, the light colour differs from the plain one.
    guard let plain = colors.fitting(isDark: { false }, isHighContrast: { false }).first?.color else { return nil }
    if let reference = plain.reference, colors.allSatisfy({ $0.color?.reference == reference }) {
      let name = Self.paletteName(reference)
      guard Profiles.palette().color(name) != nil else { return nil }
      value = .palette(name)
      return
    }
    guard let light = Self.components(plain, dark: false, highContrast: false) else { return nil }
    // Nil if the appearance has the colour of `other`. A system colour has its own variant for each appearance, also for one that the set does not name.
    func variant(dark: Bool, highContrast: Bool, unless other: SRGBComponents) -> SRGBComponents? {
      let color = colors.fitting(isDark: { dark }, isHighContrast: { highContrast }).first?.color
      let components = color.flatMap { Self.components($0, dark: dark, highContrast: highContrast) }
      return components == other ? nil : components
    }
    let dark = variant(dark: true, highContrast: false, unless: light)
    let lightContrast = variant(dark: false, highContrast: true, unless: light)
    let darkContrast = variant(dark: true, highContrast: true, unless: dark ?? light)
    value = .components(light: light, dark: dark, lightHighContrast: lightContrast, darkHighContrast: darkContrast)
  }

  private static let appKitNames = [
    "windowBackground": "secondarySystemBackground", "underPageBackground": "secondarySystemBackground", "controlBackground": "systemBackground",
    "textBackground": "systemBackground", "text": "label", "controlText": "label", "windowFrameText": "label", "headerText": "label",
    "selectedControlText": "label", "disabledControlText": "tertiaryLabel", "grid": "separator", "control": "tertiarySystemFill",
    "controlAccent": "blue", "selectedContentBackground": "blue", "keyboardFocusIndicator": "blue",
  ]

  /// Returns the components of a colour; for a system colour, those of the given appearance; nil if the colour has no components.
  private static func components(_ color: AssetContents.ColorFile.Color, dark: Bool, highContrast: Bool) -> SRGBComponents? {
    if let reference = color.reference {
      guard let system = Profiles.palette().color(paletteName(reference)) else { return nil }
      let part = system.components(dark: dark, highContrast: highContrast)
      return SRGBComponents(red: part.red, green: part.green, blue: part.blue, alpha: part.alpha)
    }
    guard let parts = color.components?.mapValues(\.value) else { return nil }
    let alpha = parts["alpha"] ?? 1
    let space: SRGBComponents.Space =
      switch color.colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = parts["white"] {
      // Gray gamma 2.2 is close enough to sRGB's curve.
      return SRGBComponents(in: space, red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else { return nil }
    return SRGBComponents(in: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the palette's name of a system colour: `systemBlueColor` → `blue`, `systemGray2Color` → `gray2`, `secondaryLabelColor` → `secondaryLabel`.
  /// A name of AppKit becomes that of UIKit's colour with the same use.
  static func paletteName(_ reference: String) -> String {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let same = appKitNames[name] { return same }
    let tints = ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown", "Gray"]
    guard name.hasPrefix("system"), tints.contains(where: { name.dropFirst(6).hasPrefix($0) }) else { return name }
    return String(name.dropFirst(6)).lowercased()
  }
}
