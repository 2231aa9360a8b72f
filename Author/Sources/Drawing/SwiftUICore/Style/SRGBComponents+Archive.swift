import AlmanacAssets
import AlmanacWireSchema

extension SRGBComponents {
  package init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, alpha: Double) {
    let space: Space =
      switch space {
      case .sRGB: .sRGB
      case .sRGBLinear: .sRGBLinear
      case .displayP3: .displayP3
      }
    self.init(in: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  package var rgba: RGBA {
    var value = RGBA()
    value.red = Float(red)
    value.green = Float(green)
    value.blue = Float(blue)
    value.alpha = Float(alpha)
    return value
  }
}

extension ColorValue {
  /// Converts a catalog colour to the archive's form, with every appearance of the colour set.
  init(_ color: CatalogColor) {
    self.init()
    switch color {
    case .palette(let name): system = name
    case .components(let light, nil, nil, nil): rgba = light.rgba
    case .components(let light, let dark, let lightHighContrast, let darkHighContrast):
      adaptive.light = light.rgba
      if let dark { adaptive.dark = dark.rgba }
      if let lightHighContrast { adaptive.lightHighContrast = lightHighContrast.rgba }
      if let darkHighContrast { adaptive.darkHighContrast = darkHighContrast.rgba }
    }
  }
}
