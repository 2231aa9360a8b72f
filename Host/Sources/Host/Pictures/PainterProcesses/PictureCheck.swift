import Foundation

/// Checks the PNG file that a painter answers with. A file that the painter decoded may have taken it over, and viewers decode what passes here.
///
/// It checks the structure, not the compressed pixels: signature, size, pixel format, and only the chunks that the painter writes.
struct PictureCheck {
  let width: Int
  let height: Int

  /// The most bytes that a picture of this size can have: one filter byte a row, what is not compressible with its overhead, and the chunks.
  var largestFile: Int {
    let pixels = (width * 4 + 1) * height
    return pixels + pixels / 1000 + (64 << 10)
  }

  /// Returns what is wrong with the file; nil if nothing is.
  func fault(of png: Data) -> String? {
    guard png.count <= largestFile else { return "a picture of \(png.count) bytes, \(largestFile) are possible" }
    return png.withUnsafeBytes { fault(of: $0) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let (header, pixels, end) = (name("IHDR"), name("IDAT"), name("IEND"))
  private static func name(_ text: StaticString) -> UInt32 { text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } } }

  private func fault(of bytes: UnsafeRawBufferPointer) -> String? {
    func number(_ offset: Int) -> UInt32 { UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    guard bytes.count > 8, bytes[..<8].elementsEqual(Self.signature) else { return "a picture that is not a PNG file" }
    var position = 8
    var (chunks, pixelChunks) = (0, 0)
    while true {
      // Length, name, content, checksum.
      guard bytes.count - position >= 12 else { return "a picture that ends early" }
      let (length, name) = (Int(number(position)), number(position + 4))
      guard length <= bytes.count - position - 12 else { return "a picture that ends early" }
      let content = position + 8
      position = content + length + 4
      switch name {
      case Self.header where chunks == 0 && length == 13:
        let size = (Int(number(content)), Int(number(content + 4)))
        guard size == (width, height) else { return "a picture of \(size.0) × \(size.1) pixels instead of \(width) × \(height)" }
        // 8 bits a channel, RGBA, the only compression and filter method, not interlaced.
        guard bytes[(content + 8)..<(content + 13)].elementsEqual([8, 6, 0, 0, 0]) else { return "a picture in another format" }
      case Self.pixels where chunks > 0: pixelChunks += 1
      case Self.end where pixelChunks > 0 && length == 0:
        return position == bytes.count ? nil : "a picture with \(bytes.count - position) bytes after its end"
      default: return "a picture with a part that a painter does not write"
      }
      chunks += 1
    }
  }
}
