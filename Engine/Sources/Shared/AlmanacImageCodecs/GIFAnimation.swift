import AlmanacBasics
import Foundation
import Synchronization

/// The pictures of a GIF file and when each is shown. A picture is decoded when it is asked for; asked for one after the other, each is decoded once.
package final class GIFAnimation: Sendable {
  /// A picture as the file has it: a part of the screen that is drawn over the ones before.
  struct Frame: Sendable {
    var left, top, width, height: Int
    var isInterlaced: Bool
    /// Red, green and blue of each index.
    var colors: ArraySlice<UInt8>
    var transparent: Int?
    var disposal: Int
    /// Hundredths of a second.
    var delay: Int
    /// The first code's width, and the compressed indices.
    var codeWidth: Int
    var blocks: [Range<Int>]
  }
  /// What the screen shows after a picture.
  private struct Screen {
    var index = -1
    var pixels: [UInt32]
    /// What it shows again before the next picture, if the last one asks for that.
    var earlier: [UInt32]?
  }
  package let width: Int
  package let height: Int
  /// How often the pictures are shown, 0: without an end. nil: the file does not say.
  package let loopCount: Int?
  private let bytes: [UInt8]
  private let frames: [Frame]
  private let screen: Mutex<Screen>

  /// The most pictures that are read of a file.
  private static let mostFrames = 10_000

  /// Reads the places of the pictures, none of their pixels. nil for another format, for a screen above ``ImageLimits`` and for a file without a
  /// complete picture; whatever follows the last complete one is left out.
  package init?(_ data: Data) {
    guard data.starts(with: Array("GIF8".utf8)) else { return nil }
    var reader = GIFBlocks([UInt8](data))
    guard let size = reader.screen(), size.width > 0, size.height > 0, size.width <= ImageLimits.side, size.height <= ImageLimits.side,
      size.width * size.height <= ImageLimits.pixels
    else { return nil }
    var frames: [Frame] = []
    while frames.count < Self.mostFrames, let frame = reader.next() { frames.append(frame) }
    guard !frames.isEmpty else { return nil }
    (width, height, loopCount, bytes, self.frames) = (size.width, size.height, reader.loopCount, reader.bytes, frames)
    screen = Mutex(Screen(pixels: []))
  }

  package var count: Int { frames.count }
  /// Seconds until the next picture.
  package func delay(at index: Int) -> Double { Double(frames[index].delay) / 100 }

  /// Returns what the screen shows when a picture has been drawn; nil for an index beyond the end and for pixels that cannot be read.
  package func picture(at index: Int) -> DecodedImage? {
    guard frames.indices.contains(index) else { return nil }
    return screen.withLock { screen in
      if index < screen.index || screen.index < 0 { screen = Screen(pixels: [UInt32](repeating: 0, count: width * height)) }
      while screen.index < index {
        guard draw(frames[screen.index + 1], on: &screen) else {
          screen = Screen(pixels: [])
          return nil
        }
      }
      return DecodedImage(width: width, height: height) { target, stride in
        screen.pixels.withUnsafeBytes { source in
          for row in 0..<height { (target + row * stride).copyMemory(from: source.baseAddress! + row * width * 4, byteCount: width * 4) }
        }
        return true
      }
    }
  }

  private func draw(_ frame: Frame, on screen: inout Screen) -> Bool {
    if screen.index >= 0 {
      let last = frames[screen.index]
      if let earlier = screen.earlier { screen.pixels = earlier } else if last.disposal == 2 { clear(last, &screen.pixels) }
    }
    screen.earlier = frame.disposal == 3 ? screen.pixels : nil
    screen.index += 1
    guard let indices = GIFCodes.indices(of: frame, in: bytes) else { return false }
    let rows =
      frame.isInterlaced
      ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: frame.height, by: $0.1)) } : Array(0..<frame.height)
    for (place, row) in rows.enumerated() where frame.top + row < height {
      for column in 0..<min(frame.width, max(0, width - frame.left)) {
        let index = Int(indices[place * frame.width + column])
        guard index != frame.transparent, index * 3 + 2 < frame.colors.count else { continue }
        let start = frame.colors.startIndex + index * 3
        let (red, green, blue) = (UInt32(frame.colors[start]), UInt32(frame.colors[start + 1]), UInt32(frame.colors[start + 2]))
        screen.pixels[(frame.top + row) * width + frame.left + column] = 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
    return true
  }

  private func clear(_ frame: Frame, _ pixels: inout [UInt32]) {
    for row in frame.top..<max(frame.top, min(frame.top + frame.height, height)) {
      for column in frame.left..<max(frame.left, min(frame.left + frame.width, width)) { pixels[row * width + column] = 0 }
    }
  }
}
