import ImageCodecs
import Painter

/// Compares two pictures channel by channel.
struct PictureComparison {
  /// The difference, brightened; nil if the sizes differ.
  let picture: PixelBuffer?
  let summary: String
  private let differing: Int
  private let count: Int

  init(_ painted: PixelBuffer, _ recorded: DecodedImage, step: Int) {
    count = painted.width * painted.height
    guard painted.width == recorded.width, painted.height == recorded.height else {
      picture = nil
      differing = .max
      summary = "it is \(painted.width) × \(painted.height) pixels, the recorded one \(recorded.width) × \(recorded.height)"
      return
    }
    var bytes = [UInt8](repeating: 255, count: painted.bytes.count)
    var (differing, largest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    recorded.withPixels { memory, stride in
      for row in 0..<painted.height {
        for column in 0..<painted.width {
          let index = (row * painted.width + column) * 4
          var worst = 0
          for channel in 0..<4 {
            let difference = abs(
              Int(painted.bytes[index + channel]) - Int(memory.load(fromByteOffset: row * stride + column * 4 + channel, as: UInt8.self)))
            worst = max(worst, difference)
            if channel < 3 { bytes[index + channel] = UInt8(min(255, difference * 4)) }
          }
          largest = max(largest, worst)
          guard worst > step else { continue }
          differing += 1
          (left, top, right, bottom) = (min(left, column), min(top, row), max(right, column), max(bottom, row))
        }
      }
    }
    picture = PixelBuffer(width: painted.width, height: painted.height, bytes: bytes)
    self.differing = differing
    summary =
      "\(differing) of \(count) pixels differ by more than \(step), by up to \(largest) of 255"
      + (differing > 0 ? ", between (\(left), \(top)) and (\(right), \(bottom))" : "")
  }

  func isWithin(_ tolerance: PictureTolerance) -> Bool { Double(differing) <= tolerance.share * Double(count) }
}
