import Foundation

/// Noise: red, green, blue and alpha of each pixel are four independent numbers, evenly distributed from 0 to 1.
///
/// The numbers depend only on the pixel's position, so a picture is the same whenever and in whatever order it is rendered.
struct NoiseSource: CIImageSource {
  func pixel(_ x: Double, _ y: Double) -> CIPixel {
    // Beyond these positions, neighbouring pixels would get equal numbers.
    let (column, row) = (Int64(min(max(x.rounded(.down), -1e15), 1e15)), Int64(min(max(y.rounded(.down), -1e15), 1e15)))
    let bits = Self.mixed(Self.mixed(UInt64(bitPattern: column)) ^ UInt64(bitPattern: row))
    func part(_ shift: UInt64) -> Float { Float(bits >> shift & 0xFFFF) / 65_535 }
    let alpha = part(48)
    return CIPixel(part(0) * alpha, part(16) * alpha, part(32) * alpha, alpha)
  }

  /// A step of the generator SplitMix64: each bit of the result depends on every bit of the value.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
