import Archive

/// An encoded image as it goes into the archive, and its size.
struct ImageBitmap {
  var blob: ImageBlob
  /// Pixels per point.
  var scale: Double
  /// The catalog says that the image is painted through its alpha.
  var isTemplate = false

  var size: CGSize {
    CGSize(width: CGFloat(blob.pixelWidth) / CGFloat(max(scale, 0.01)), height: CGFloat(blob.pixelHeight) / CGFloat(max(scale, 0.01)))
  }

  enum Failure: Error {
    case unknownFormat
    case tooLarge(pixels: Int)
    case tooManyBytes(Int)
  }

  /// The most bytes that one image may bring into an archive.
  static let largestFile = 16 << 20

  /// Reads the header of a PNG, JPEG, GIF or WebP file.
  init(data: Data, scale: Double, maxPixels: Int, isTemplate: Bool = false) throws {
    guard data.count <= Self.largestFile else { throw Failure.tooManyBytes(data.count) }
    guard let header = ImageHeader(data) else { throw Failure.unknownFormat }
    guard maxPixels == 0 || header.width * header.height <= maxPixels else { throw Failure.tooLarge(pixels: header.width * header.height) }
    blob = ImageBlob()
    blob.sha256 = SHA256.hash(data)
    blob.mediaType = header.mediaType
    blob.pixelWidth = UInt32(header.width)
    blob.pixelHeight = UInt32(header.height)
    blob.data = data
    self.scale = scale
    self.isTemplate = isTemplate
  }
}

/// Format and size of an encoded image, from its first bytes.
struct ImageHeader: Equatable {
  let mediaType: String
  let width: Int
  let height: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      mediaType = "image/png"
      width = word(16) << 16 | word(18)
      height = word(20) << 16 | word(22)
    } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.jpegSize(bytes) {
      mediaType = "image/jpeg"
      (width, height) = size
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      mediaType = "image/gif"
      width = Int(bytes[6]) | Int(bytes[7]) << 8
      height = Int(bytes[8]) | Int(bytes[9]) << 8
    } else if bytes.starts(with: Array("RIFF".utf8)), let size = Self.webPSize(bytes) {
      mediaType = "image/webp"
      (width, height) = size
    } else {
      return nil
    }
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return nil }
  }

  /// The size in a WebP's first chunk: lossy, lossless or extended.
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

  /// The size in a JPEG's frame header.
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
      // SOF0…SOF15 without DHT, JPG and DAC.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
