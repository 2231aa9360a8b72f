import Archive

/// A colour set of a catalog.
struct ColorSet {
  let value: ColorValue

  init?(folder: URL) {
    let all = AssetContents(folder: folder)?.colors ?? []
    // Widgets are drawn as on a phone; a set with universal colours only serves all.
    let colors = all.filter { $0.color != nil && ["universal", "iphone", nil].contains($0.idiom) }
    guard let plain = colors.first(where: { $0.appearances.isPlain })?.color ?? colors.first?.color else { return nil }
    var value = ColorValue()
    if let reference = plain.reference {
      value.system = Self.paletteName(reference)
      self.value = value
      return
    }
    guard let light = Self.components(plain) else { return nil }
    func variant(dark: Bool, contrast: Bool) -> SRGBComponents? {
      colors.first { $0.appearances.isDark == dark && $0.appearances.isHighContrast == contrast }?.color.flatMap(Self.components)
    }
    let (dark, lightContrast, darkContrast) = (
      variant(dark: true, contrast: false), variant(dark: false, contrast: true), variant(dark: true, contrast: true)
    )
    if dark == nil, lightContrast == nil, darkContrast == nil {
      value.rgba = light.rgba
    } else {
      value.adaptive.light = light.rgba
      if let dark { value.adaptive.dark = dark.rgba }
      if let lightContrast { value.adaptive.lightHighContrast = lightContrast.rgba }
      if let darkContrast { value.adaptive.darkHighContrast = darkContrast.rgba }
    }
    self.value = value
  }

  private static func components(_ color: AssetContents.ColorFile.Color) -> SRGBComponents? {
    guard let parts = color.components?.mapValues(\.value) else { return nil }
    let alpha = parts["alpha"] ?? 1
    let space: Color.RGBColorSpace =
      switch color.colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = parts["white"] {
      // Grey gamma 2.2 lies within a level of sRGB's curve.
      return SRGBComponents(space, red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else { return nil }
    return SRGBComponents(space, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `systemBlueColor` → `blue`, `systemGray2Color` → `gray2`, `secondaryLabelColor` → `secondaryLabel`.
  static func paletteName(_ reference: String) -> String {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let tints = ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown", "Gray"]
    guard name.hasPrefix("system"), tints.contains(where: { name.dropFirst(6).hasPrefix($0) }) else { return name }
    return String(name.dropFirst(6)).lowercased()
  }
}
