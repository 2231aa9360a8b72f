/// The orientation of a JPEG: tag 0x0112 of its Exif data, 1…8 (Exif 2.3, 4.6.4); 1 if it has none.
struct ExifOrientation {
  var value = 1

  init(jpeg bytes: [UInt8]) {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      // The image data begins here; no more metadata follows.
      if marker == 0xDA || length < 2 { return }
      let end = min(bytes.count, position + 2 + length)
      if marker == 0xE1, let found = Self.orientation(bytes[(position + 4)..<max(position + 4, end)]) { value = found }
      position += 2 + length
    }
  }

  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    let exif = Array(segment)
    guard exif.count > 14, exif.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    let base = 6
    let little = exif[base] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= exif.count else { return nil }
      let part = exif[offset..<(offset + count)]
      return (little ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let first = number(base + 4, 4), let count = number(base + first, 2) else { return nil }
    for index in 0..<count {
      let entry = base + first + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112, let value = number(entry + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }

  /// Rotates and mirrors an image to be upright; returns nil only if memory is short.
  func apply(to image: DecodedImage) -> DecodedImage? {
    guard value != 1 else { return image }
    let swaps = value >= 5
    let (width, height) = swaps ? (image.height, image.width) : (image.width, image.height)
    return DecodedImage(width: width, height: height) { pixels, stride in
      image.withPixels { source, sourceStride in
        for y in 0..<height {
          for x in 0..<width {
            let (u, v) = self.origin(x, y, width, height)
            let pixel = (source + v * sourceStride + u * 4).load(as: UInt32.self)
            (pixels + y * stride + x * 4).storeBytes(of: pixel, as: UInt32.self)
          }
        }
      }
      return true
    }
  }

  /// Returns the position in the stored image of the pixel at `x`, `y` of the upright one, which is `width` by `height` pixels.
  private func origin(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
    let (right, bottom) = (width - 1 - x, height - 1 - y)
    return switch value {
    case 2: (right, y)
    case 3: (right, bottom)
    case 4: (x, bottom)
    case 5: (y, x)
    case 6: (y, right)
    case 7: (bottom, right)
    case 8: (bottom, x)
    default: (x, y)
    }
  }
}
