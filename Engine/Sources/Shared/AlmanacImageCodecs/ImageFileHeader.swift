import Foundation

/// The format, size and orientation of an encoded image, from its first bytes.
package struct ImageFileHeader: Equatable {
  /// The formats that ``ImageDecoder`` reads.
  package enum Format: String, Sendable {
    case png, jpeg, gif, webp

    /// The media type (`image/png`, …).
    package var mediaType: String { "image/\(rawValue)" }
    /// Apple's uniform type identifier (`public.png`, …).
    package var typeIdentifier: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .gif: "com.compuserve.gif"
      case .webp: "org.webmproject.webp"
      }
    }
  }
  package let format: Format
  /// The stored width in pixels, before the orientation is applied.
  package let width: Int
  /// The stored height in pixels, before the orientation is applied.
  package let height: Int
  /// The Exif orientation, 1…8; 1: upright as stored.
  package let orientation: Int

  /// Whether the rows of a PNG are stored in seven passes, not one after the other.
  package let isInterlaced: Bool

  /// The size of the upright picture, in pixels.
  package var uprightSize: (width: Int, height: Int) { orientation >= 5 ? (height, width) : (width, height) }

  /// Reads the header of an encoded image; nil if the format is unknown or the size is malformed. It reads at most the first megabyte.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var orientation = 1
    var isInterlaced = false
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      format = .png
      width = word(16) << 16 | word(18)
      height = word(20) << 16 | word(22)
      isInterlaced = bytes.count > 28 && bytes[28] != 0
    } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.jpegSize(bytes) {
      format = .jpeg
      (width, height) = size
      orientation = ExifOrientation(jpeg: bytes).value
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      format = .gif
      width = Int(bytes[6]) | Int(bytes[7]) << 8
      height = Int(bytes[8]) | Int(bytes[9]) << 8
    } else if bytes.starts(with: Array("RIFF".utf8)), let size = Self.webPSize(bytes) {
      format = .webp
      (width, height) = size
    } else {
      return nil
    }
    self.orientation = orientation
    self.isInterlaced = isInterlaced
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return nil }
  }

  /// Reads the size from a WebP's first chunk: lossy, lossless or extended.
  private static func webPSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    func number(_ index: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) } }
    if bytes[12..<16].elementsEqual("VP8X".utf8) { return (number(24, 3) + 1, number(27, 3) + 1) }
    if bytes[12..<16].elementsEqual("VP8L".utf8), bytes[20] == 0x2F {
      let bits = number(21, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if bytes[12..<16].elementsEqual("VP8 ".utf8), number(23, 3) == 0x2A019D { return (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF) }
    return nil
  }

  /// Reads the size from a JPEG's frame header.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    var index = 2
    while index + 8 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if (0xD0...0xD9).contains(marker) || marker == 1 {
        index += 2
        continue
      }
      // A frame header: SOF0…SOF15, whose range also contains the markers DHT, JPG and DAC.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
