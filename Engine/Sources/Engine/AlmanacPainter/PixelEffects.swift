import AlmanacWireSchema
import Foundation

// These functions work on premultiplied pixels, alpha in the highest byte, then red, green, blue.

/// A linear map of straight colours, plus a factor for alpha.
struct ColorMatrix {
  /// Three rows (red, green, blue) of three factors and a constant.
  var rows: [SIMD4<Double>]
  var alpha = 1.0

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(rows: [SIMD4(1, 0, 0, amount), SIMD4(0, 1, 0, amount), SIMD4(0, 0, 1, amount)])
  }
  static func contrast(_ factor: Double) -> ColorMatrix {
    let shift = (1 - factor) / 2
    return ColorMatrix(rows: [SIMD4(factor, 0, 0, shift), SIMD4(0, factor, 0, shift), SIMD4(0, 0, factor, shift)])
  }
  static func saturation(_ factor: Double) -> ColorMatrix {
    let gray = SIMD4(0.2126, 0.7152, 0.0722, 0) * (1 - factor)
    return ColorMatrix(rows: [gray + SIMD4(factor, 0, 0, 0), gray + SIMD4(0, factor, 0, 0), gray + SIMD4(0, 0, factor, 0)])
  }
  /// Creates the rotation about the grey axis that the W3C's filter effects define; `angle` in radians.
  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (s, c) = (sin(angle), cos(angle))
    return ColorMatrix(rows: [
      SIMD4(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
      SIMD4(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
      SIMD4(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0),
    ])
  }
  static func multiply(_ color: FlatColor) -> ColorMatrix {
    ColorMatrix(rows: [SIMD4(color.red, 0, 0, 0), SIMD4(0, color.green, 0, 0), SIMD4(0, 0, color.blue, 0)], alpha: color.alpha)
  }
  static let invert = ColorMatrix(rows: [SIMD4(-1, 0, 0, 1), SIMD4(0, -1, 0, 1), SIMD4(0, 0, -1, 1)])

  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    let (r, g, b) = (rows[0], rows[1], rows[2])
    var (lastInput, lastOutput): (UInt32, UInt32) = (0, 0)
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel == 0 { continue }
      if pixel == lastInput {
        pixels[index] = lastOutput
        continue
      }
      let a = Double(pixel >> 24)
      // Constants are scaled by alpha, so the map can be applied to premultiplied values.
      let value = SIMD4(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF), a)
      func part(_ row: SIMD4<Double>) -> UInt32 { UInt32((max(0, min(a, (row * value).sum())) * alpha).rounded()) }
      lastInput = pixel
      lastOutput = UInt32((a * alpha).rounded()) << 24 | part(r) << 16 | part(g) << 8 | part(b)
      pixels[index] = lastOutput
    }
  }
}

/// Maps straight colours and alpha with four rows of five factors, including clear pixels.
func applyColorMatrix(_ matrix: ColorMatrixValue, to pixels: UnsafeMutableBufferPointer<UInt32>) {
  guard matrix.factors.count == 20 else { return }
  let rows = (0..<4).map { row in SIMD4<Double>((0..<4).map { Double(matrix.factors[row * 5 + $0]) }) }
  let constants = (0..<4).map { Double(matrix.factors[$0 * 5 + 4]) }
  var known: (input: UInt32, output: UInt32)?
  func mapped(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    func straight(_ shift: UInt32) -> Double { alpha > 0 ? Double(pixel >> shift & 0xFF) / alpha : 0 }
    let value = SIMD4(straight(16), straight(8), straight(0), alpha / 255)
    func part(_ row: Int) -> Double { max(0, min(1, (rows[row] * value).sum() + constants[row])) }
    return premultiplied(FlatColor(part(0), part(1), part(2), part(3)), alpha: 1)
  }
  for index in pixels.indices {
    let pixel = pixels[index]
    if let last = known, last.input == pixel {
      pixels[index] = last.output
    } else {
      let output = mapped(pixel)
      known = (pixel, output)
      pixels[index] = output
    }
  }
}

/// Fills with `color` where alpha is within the threshold's bounds, and clears the rest.
func applyAlphaThreshold(_ threshold: AlphaThresholdEffect, color: FlatColor, to pixels: UnsafeMutableBufferPointer<UInt32>) {
  let inside = premultiplied(color, alpha: 1)
  for index in pixels.indices {
    let alpha = Double(pixels[index] >> 24) / 255
    pixels[index] = alpha >= threshold.min && alpha <= threshold.max ? inside : 0
  }
}

/// Returns the Rec. 709 luma of a premultiplied pixel, 0…255.
@inline(__always)
func luma(_ pixel: UInt32) -> UInt32 {
  (54 * (pixel >> 16 & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel & 0xFF) + 128) >> 8
}

/// Replaces each pixel by black with the pixel's brightness as alpha.
func luminanceToAlpha(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
  for index in pixels.indices where pixels[index] != 0 { pixels[index] = luma(pixels[index]) << 24 }
}

/// Returns a colour with its alpha multiplied by `alpha`, as a premultiplied pixel.
func premultiplied(_ color: FlatColor, alpha: Double) -> UInt32 {
  let a = color.alpha * alpha
  func part(_ value: Double) -> UInt32 { UInt32((value * a * 255).rounded()) }
  return UInt32((a * 255).rounded()) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
}

/// Blends one pixel onto another with plus-darker; `weight` is 0…255.
func plusDarker(_ source: UInt32, _ weight: UInt32, _ below: UInt32) -> UInt32 {
  func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
  func weighted(_ shift: UInt32) -> Int { (channel(source, shift) * Int(weight) + 127) / 255 }
  let sourceAlpha = weighted(24)
  let belowAlpha = channel(below, 24)
  let alpha = min(255, sourceAlpha + belowAlpha)
  func part(_ shift: UInt32) -> UInt32 {
    UInt32(max(0, alpha - (sourceAlpha - weighted(shift)) - (belowAlpha - channel(below, shift)))) << shift
  }
  return UInt32(alpha) << 24 | part(16) | part(8) | part(0)
}

/// Applies a mode that replaces what is below. `weight` and `coverage` are 0…255; only the covered part of the pixel changes.
func replaced(_ mode: BlendModeValue, _ source: UInt32, _ weight: UInt32, _ coverage: UInt32, _ below: UInt32) -> UInt32 {
  func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
  func scaled(_ value: Int, _ factor: Int) -> Int { (value * factor + 127) / 255 }
  // The source already includes its coverage.
  let sourceAlpha = scaled(channel(source, 24), Int(weight))
  let belowAlpha = channel(below, 24)
  func part(_ shift: UInt32) -> UInt32 {
    let (s, d) = (scaled(channel(source, shift), Int(weight)), channel(below, shift))
    let changed =
      switch mode {
      case .copy: s
      case .sourceIn: scaled(s, belowAlpha)
      case .sourceOut: scaled(s, 255 - belowAlpha)
      case .destinationIn: scaled(d, sourceAlpha)
      case .destinationAtop: scaled(d, sourceAlpha) + scaled(s, 255 - belowAlpha)
      default: 0
      }
    return UInt32(min(255, changed + scaled(d, 255 - Int(coverage)))) << shift
  }
  return part(24) | part(16) | part(8) | part(0)
}
