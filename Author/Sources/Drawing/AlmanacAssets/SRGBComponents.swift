import Foundation

/// Components in extended sRGB: from 0 to 1, and beyond for colours outside of sRGB's gamut.
package struct SRGBComponents: Hashable, Sendable {
  /// A colour space of input components.
  package enum Space: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Converts components of another space to sRGB.
  package init(in space: Space, red: Double, green: Double, blue: Double, alpha: Double) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    case .displayP3:
      // Display P3 has sRGB's transfer curve and white point (D65). The matrix converts the primaries.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        red: Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
        green: Self.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
        blue: Self.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), alpha: alpha)
    }
  }

  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let rising = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (r, g, b): (Double, Double, Double) =
      switch sector {
      case ..<1: (chroma, rising, 0)
      case ..<2: (rising, chroma, 0)
      case ..<3: (0, chroma, rising)
      case ..<4: (0, rising, chroma)
      case ..<5: (rising, 0, chroma)
      default: (chroma, 0, rising)
      }
    self.init(red: r + base, green: g + base, blue: b + base, alpha: alpha)
  }

  /// Applies sRGB's transfer curve, mirrored below zero as in extended sRGB.
  package static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let curved = magnitude <= 0.003_130_8 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -curved : curved
  }
  package static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let straight = magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -straight : straight
  }
}
