/// Applies a Gaussian blur to a picture of four bytes per pixel. Three box blurs in each direction approximate it within 3 % (W3C, Filter Effects,
/// feGaussianBlur).
///
/// `sigma` is the standard deviation in pixels, `stride` the pixels from one row to the next. Everything outside the picture counts as clear.
package func gaussianBlur(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, stride: Int, sigma: Double) {
  guard let base = pixels.baseAddress else { return }
  base.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) { bytes in
    for channel in 0..<4 { blurPlane(bytes + channel, width: width, height: height, step: 4, rowStep: stride * 4, sigma: sigma) }
  }
}

/// Applies a Gaussian blur to a picture of one byte per pixel.
package func gaussianBlur(_ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double) {
  guard let base = pixels.baseAddress else { return }
  blurPlane(base, width: width, height: height, step: 1, rowStep: stride, sigma: sigma)
}

private func blurPlane(_ plane: UnsafeMutablePointer<UInt8>, width: Int, height: Int, step: Int, rowStep: Int, sigma: Double) {
  let boxes = boxWidths(sigma: sigma, limit: 2 * max(width, height))
  guard let largest = boxes.max(), largest > 1 else { return }
  let length = max(width, height)
  let line = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * length)
  defer { line.deallocate() }
  for row in 0..<height { blurLine(plane + row * rowStep, count: width, step: step, boxes: boxes, scratch: line) }
  for column in 0..<width { blurLine(plane + column * step, count: height, step: rowStep, boxes: boxes, scratch: line) }
}

/// Returns three odd box widths whose successive blurs have the given standard deviation, at most `limit` (or the odd number above it) each; none if
/// the blur is too small to see.
package func boxWidths(sigma: Double, limit: Int) -> [Int] {
  guard sigma > 0.2 else { return [] }
  let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
  guard ideal < Double(limit) else { return [Int](repeating: limit | 1, count: 3) }
  var lower = Int(ideal)
  if lower % 2 == 0 { lower -= 1 }
  let l = Double(lower)
  let narrow = Int(((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded())
  return (0..<3).map { $0 < narrow ? lower : lower + 2 }
}

/// Blurs one row or column. Sums keep 8 more bits between the boxes, so that the three roundings do not accumulate.
private func blurLine(
  _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, boxes: [Int], scratch: UnsafeMutablePointer<UInt32>
) {
  var source = scratch
  var target = scratch + count
  var any: UInt32 = 0
  for index in 0..<count {
    source[index] = UInt32(values[index * step]) << 8
    any |= source[index]
  }
  if any == 0 { return }
  for box in boxes {
    let half = box / 2
    var sum: UInt64 = 0
    for index in 0..<min(half, count) { sum += UInt64(source[index]) }
    let divisor = UInt64(box)
    for index in 0..<count {
      if index + half < count { sum += UInt64(source[index + half]) }
      target[index] = UInt32((sum + divisor / 2) / divisor)
      if index - half >= 0 { sum -= UInt64(source[index - half]) }
    }
    swap(&source, &target)
  }
  for index in 0..<count { values[index * step] = UInt8(min(255, (source[index] + 128) >> 8)) }
}
