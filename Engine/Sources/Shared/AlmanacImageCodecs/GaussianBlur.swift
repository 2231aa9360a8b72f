/// Applies a Gaussian blur to a picture of four bytes per pixel.
///
/// `sigma` is the standard deviation in pixels, `stride` the pixels from one row to the next. Everything outside the picture counts as clear. Three box
/// blurs in each direction approximate the Gaussian within 3 % (W3C, Filter Effects, feGaussianBlur). A large blur runs on a smaller copy
/// (`CoarseBlur.swift`). The time depends on the picture's size, not on `sigma`.
package func gaussianBlur(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, stride: Int, sigma: Double) {
  guard let base = pixels.baseAddress else { return }
  base.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) { bytes in
    for channel in 0..<4 {
      blur(BytePlane(bytes: bytes + channel, width: width, height: height, step: 4, rowStep: stride * 4), sigma: sigma)
    }
  }
}

/// Applies a Gaussian blur to a picture of one byte per pixel.
package func gaussianBlur(_ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double) {
  guard let base = pixels.baseAddress else { return }
  blur(BytePlane(bytes: base, width: width, height: height, step: 1, rowStep: stride), sigma: sigma)
}

/// One channel of a picture.
struct BytePlane {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// Bytes from one pixel to the next in a row.
  let step: Int
  /// Bytes from one row to the next.
  let rowStep: Int
}

private func blur(_ plane: BytePlane, sigma: Double) {
  guard sigma > 0, plane.width > 0, plane.height > 0 else { return }
  // Beyond a million pixels nothing visible changes.
  let sigma = min(sigma, 1e6)
  if sigma >= CoarseBlur.leastSigma { return CoarseBlur(sigma: sigma).blur(plane) }
  let boxes = boxWidths(sigma: sigma)
  guard let largest = boxes.max(), largest > 1 else { return }
  let line = BlurLine(capacity: max(plane.width, plane.height), boxes: boxes)
  for row in 0..<plane.height { line.blur(plane.bytes + row * plane.rowStep, count: plane.width, step: plane.step) }
  for column in 0..<plane.width { line.blur(plane.bytes + column * plane.step, count: plane.height, step: plane.rowStep) }
}

/// Returns three odd box widths whose successive blurs have the given standard deviation; none if the blur is too small to see.
package func boxWidths(sigma: Double) -> [Int] {
  guard sigma > 0.2 else { return [] }
  let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
  var lower = Int(ideal)
  if lower % 2 == 0 { lower -= 1 }
  let l = Double(lower)
  let narrow = Int(((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded())
  return (0..<3).map { $0 < narrow ? lower : lower + 2 }
}
