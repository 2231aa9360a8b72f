import Foundation

/// The Oklab colour space, in which equal steps look equally large. Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
public enum Oklab {
  /// Mixes two sRGB colours, given as red, green and blue: `fraction` 0 gives `a`, 1 gives `b`.
  public static func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ fraction: Double) -> SIMD3<Double> {
    // The lightness and the two colour axes are linear in the cube roots, so the cube roots are mixed.
    let (from, to) = (roots(a), roots(b))
    let root = from + (to - from) * fraction
    let (l, m, s) = (root.x * root.x * root.x, root.y * root.y * root.y, root.z * root.z * root.z)
    return SIMD3(
      encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s))
  }

  /// The cube roots of the responses of the eye's three kinds of cones.
  private static func roots(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    return SIMD3(
      cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b), cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b),
      cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b))
  }

  private static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    return copysign(magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4), value)
  }
  private static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    return copysign(magnitude <= 0.003_130_8 ? magnitude * 12.92 : pow(magnitude, 1 / 2.4) * 1.055 - 0.055, value)
  }
}
