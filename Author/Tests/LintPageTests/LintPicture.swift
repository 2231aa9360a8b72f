import AlmanacPainter

/// Two pictures beside each other, over a red and a green line.
enum LintPicture {
  static func pixels(_ left: PixelBuffer, _ right: PixelBuffer, isDark: Bool) -> PixelBuffer {
    let (gap, line) = (32, 8)
    let width = left.width + right.width + 3 * gap
    let height = max(left.height, right.height) + 2 * gap + 2 * line
    let backdrop: [UInt8] = isDark ? [74, 60, 52, 255] : [246, 242, 242, 255]
    var bytes = (0..<width * height).flatMap { _ in backdrop }
    func paint(_ picture: PixelBuffer, at x: Int, _ color: [UInt8]) {
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let (source, target) = ((row * picture.width + column) * 4, ((row + gap) * width + x + column) * 4)
          let rest = 255 - Int(picture.bytes[source + 3])
          // Over the backdrop; colours are multiplied by alpha.
          for channel in 0..<3 {
            bytes[target + channel] = UInt8(min(255, Int(picture.bytes[source + channel]) + Int(backdrop[channel]) * rest / 255))
          }
        }
      }
      for row in 0..<line {
        for column in 0..<picture.width {
          bytes.replaceSubrange(
            ((height - gap + row - line) * width + x + column) * 4..<((height - gap + row - line) * width + x + column) * 4 + 4, with: color)
        }
      }
    }
    paint(left, at: gap, [21, 0, 215, 255])
    paint(right, at: left.width + 2 * gap, [61, 127, 29, 255])
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
