import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema

/// An sRGB colour with components 0…1, not premultiplied, as Cairo takes it.
struct FlatColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  init(_ rgba: RGBA) { self.init(Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha)) }
  init(_ color: PaletteColor.Components) { self.init(color.red, color.green, color.blue, color.alpha) }

  func withAlpha(_ factor: Double) -> FlatColor { FlatColor(red, green, blue, alpha * factor) }
  func mixed(with other: FlatColor, _ fraction: Double) -> FlatColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return FlatColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }
}

/// Resolves symbolic colours to numbers for one presentation (Specification D1, D2).
struct ColorResolver {
  let palette: Palette
  let highContrast: Bool
  let accent: ColorValue?
  /// The colours of the two groups in accented mode.
  let accentGroup: FlatColor
  static let defaultGroup = FlatColor(1, 1, 1)

  init(palette: Palette, presentation: Presentation, accent: ColorValue?) {
    self.palette = palette
    highContrast = presentation.highContrast
    self.accent = accent
    accentGroup = presentation.tint.map { FlatColor($0).opaque } ?? Self.defaultGroup
  }

  /// Resolves `color` to the one to paint with: the group's colour if groups are flat, with the inherited alpha applied.
  func paintColor(_ color: ColorValue, _ state: PaintState, unknown: (String) -> Void) -> FlatColor {
    flattened(resolve(color, dark: state.dark, unknown: unknown), state)
  }

  /// Returns `color` as painted in `state`: with the inherited alpha, and replaced by the group's colour if groups are flat.
  func flattened(_ color: FlatColor, _ state: PaintState) -> FlatColor {
    guard state.flattens else { return color.withAlpha(state.alpha) }
    return (state.accent ? accentGroup : Self.defaultGroup).withAlpha(color.alpha * state.alpha)
  }

  /// Returns a palette colour by name. An unknown name is reported to `unknown` and counts as "label".
  func named(_ name: String, dark: Bool, unknown: (String) -> Void = { _ in }) -> FlatColor {
    if let color = palette.color(name) { return FlatColor(color.components(dark: dark, highContrast: highContrast)) }
    unknown(name)
    return dark ? FlatColor(1, 1, 1) : FlatColor(0, 0, 0)
  }

  private func resolve(_ color: ColorValue, dark: Bool, depth: Int = 0, inAccent: Bool = false, unknown: (String) -> Void) -> FlatColor {
    var result: FlatColor
    switch color.color {
    case .rgba(let rgba): result = FlatColor(rgba)
    case .system("accent"), .system("accentColor"), .system("tint"):
      if let accent, !inAccent {
        result = resolve(accent, dark: dark, depth: depth, inAccent: true, unknown: unknown)
      } else {
        result = named(palette.defaultAccent, dark: dark)
      }
    case .system(let name): result = named(name, dark: dark, unknown: unknown)
    case .adaptive(let adaptive): result = FlatColor(appearance(of: adaptive, dark: dark))
    case .mixed(let mix) where depth < 16:
      let from = resolve(mix.from, dark: dark, depth: depth + 1, inAccent: inAccent, unknown: unknown)
      let to = resolve(mix.to, dark: dark, depth: depth + 1, inAccent: inAccent, unknown: unknown)
      let fraction = Double(min(1, max(0, mix.fraction)))
      result = from.mixed(with: to, fraction)
      if mix.perceptual {
        let tone = Oklab.mix(SIMD3(from.red, from.green, from.blue), SIMD3(to.red, to.green, to.blue), fraction)
        result = FlatColor(tone.x, tone.y, tone.z, result.alpha)
      }
    case .mixed, nil: result = named("label", dark: dark)
    }
    if color.hasBrightness {
      let added = Double(color.brightness)
      result = FlatColor(result.red + added, result.green + added, result.blue + added, result.alpha)
    }
    return color.hasOpacity ? result.withAlpha(Double(color.opacity)) : result
  }

  private func appearance(of color: AdaptiveColor, dark: Bool) -> RGBA {
    if dark {
      if highContrast, color.hasDarkHighContrast { return color.darkHighContrast }
      return color.hasDark ? color.dark : color.light
    }
    return highContrast && color.hasLightHighContrast ? color.lightHighContrast : color.light
  }
}

extension FlatColor {
  fileprivate var opaque: FlatColor { FlatColor(red, green, blue) }
}
