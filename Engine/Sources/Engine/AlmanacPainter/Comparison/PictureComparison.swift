import Foundation

/// Two pictures, compared pixel by pixel as people see colours.
///
/// A pixel that is not opaque is compared over white and over black, and the larger difference counts.
public struct PictureComparison: Sendable {
  /// Where the pictures differ: the painted one in pale grey, and red where a pixel differs by more than the tolerance ignores; nil if the sizes differ.
  public let picture: PixelBuffer?
  /// How many pixels differ by more than the tolerance ignores; all, if the sizes differ.
  public let differing: Int
  /// The number of pixels of the painted picture.
  public let count: Int
  /// The largest difference of a pixel, in ΔE\*ab; infinite if the sizes differ.
  public let largest: Double
  /// The sentence for people, without a point at its end.
  public let summary: String
  /// Whether the pictures count as equal.
  public let isWithinTolerance: Bool

  /// Compares a painted picture with the recorded one.
  public init(_ painted: PixelBuffer, _ recorded: PixelBuffer, tolerance: PictureTolerance) {
    count = painted.width * painted.height
    guard painted.width == recorded.width, painted.height == recorded.height else {
      (picture, differing, largest, isWithinTolerance) = (nil, count, .infinity, false)
      summary = "it is \(painted.width) × \(painted.height) pixels, the recorded one \(recorded.width) × \(recorded.height)"
      return
    }
    var bytes = [UInt8](repeating: 255, count: painted.bytes.count)
    var (differing, largest) = (0, 0.0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    painted.bytes.withUnsafeBytes { new in
      recorded.bytes.withUnsafeBytes { old in
        for index in 0..<(painted.width * painted.height) {
          let offset = index * 4
          let (a, b) = (new.loadUnaligned(fromByteOffset: offset, as: UInt32.self), old.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
          let pale = Self.pale(a)
          (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = (pale, pale, pale)
          // Most pixels are equal.
          guard a != b else { continue }
          let difference = LabColor.difference(a, b)
          largest = max(largest, difference)
          guard difference > tolerance.colorDifference else { continue }
          differing += 1
          let (column, row) = (index % painted.width, index / painted.width)
          (left, top, right, bottom) = (min(left, column), min(top, row), max(right, column), max(bottom, row))
          // The larger the difference, the darker the red.
          let light = UInt8(max(0, 110 - min(difference, 55) * 2))
          (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = (light, light, 230)
        }
      }
    }
    picture = PixelBuffer(width: painted.width, height: painted.height, bytes: bytes)
    (self.differing, self.largest) = (differing, largest)
    isWithinTolerance = Double(differing) <= tolerance.share * Double(count)
    func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    summary =
      "\(differing) of \(count) pixels differ by more than \(text(tolerance.colorDifference)) ΔE*ab, by up to \(text(largest))"
      + (differing > 0 ? ", between (\(left), \(top)) and (\(right), \(bottom))" : "")
  }

  /// The brightness of a pixel over white, in the upper quarter, so that red stands out.
  private static func pale(_ pixel: UInt32) -> UInt8 {
    let (blue, green, red, alpha) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    let luma = (red * 54 + green * 183 + blue * 19) / 256 + (255 - alpha)
    return UInt8(192 + min(luma, 255) / 4)
  }
}

/// A colour of CIE 1976 L\*a\*b\*, white point D65. Source: CIE 15:2004; sRGB: IEC 61966-2-1.
struct LabColor {
  let lightness, a, b: Double

  /// The difference ΔE\*ab of two pixels: blue, green, red, alpha from the lowest byte on, multiplied by alpha.
  static func difference(_ first: UInt32, _ second: UInt32) -> Double {
    let overWhite = LabColor(first, behind: 255).distance(to: LabColor(second, behind: 255))
    if first >> 24 == 255, second >> 24 == 255 { return overWhite }
    return max(overWhite, LabColor(first, behind: 0).distance(to: LabColor(second, behind: 0)))
  }

  init(_ pixel: UInt32, behind: UInt32) {
    let rest = (255 - (pixel >> 24)) * behind / 255
    func linear(_ value: UInt32) -> Double { Self.linear[Int(min(255, value + rest))] }
    let (blue, green, red) = (linear(pixel & 255), linear(pixel >> 8 & 255), linear(pixel >> 16 & 255))
    func root(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  private static let linear = (0..<256).map { value -> Double in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
