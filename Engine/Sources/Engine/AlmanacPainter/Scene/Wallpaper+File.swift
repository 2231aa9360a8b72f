import AlmanacImageCodecs
import Foundation

extension Wallpaper {
  /// Reads the size in pixels of a PNG, JPEG, WebP or GIF file, and checks that the file is not cut off. The size is that of the picture after it is
  /// turned as its orientation tag says. Nothing is decoded, so the time depends only on the file's length.
  ///
  /// - Parameter maxPixels: the most pixels that are allowed.
  /// - Throws: ``Fault``.
  public static func size(ofFile file: Data, maxPixels: Int) throws(Fault) -> (width: Int, height: Int) {
    guard let header = ImageFileHeader(file) else { throw .noImage }
    guard header.width <= maxPixels / header.height else { throw .tooManyPixels(header.width * header.height, limit: maxPixels) }
    let ends =
      switch header.format {
      case .png: endsPNG(file)
      case .jpeg: endsJPEG(file)
      case .gif: file.last { $0 != 0 } == 0x3B
      // The length of what follows it.
      case .webp: file.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } <= file.count - 8
      }
    guard ends else { throw .truncated }
    return header.uprightSize
  }

  /// Whether the chunks of a PNG file follow each other up to the last one.
  private static func endsPNG(_ file: Data) -> Bool {
    file.withUnsafeBytes { bytes in
      var position = 8
      while bytes.count - position >= 12 {
        let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
        if bytes[(position + 4)..<(position + 8)].elementsEqual("IEND".utf8) { return true }
        guard length <= bytes.count - position - 12 else { return false }
        position += length + 12
      }
      return false
    }
  }

  /// Whether the marker of the end follows the first scan of a JPEG file. Segments before the scan are skipped: a preview in them has an end, too.
  private static func endsJPEG(_ file: Data) -> Bool {
    file.withUnsafeBytes { bytes in
      var position = 2
      while position + 4 <= bytes.count {
        guard bytes[position] == 0xFF else { return false }
        switch bytes[position + 1] {
        case 0xFF: position += 1
        case 0x01, 0xD0...0xD7: position += 2
        // The scan. Its data has no other byte than 0 after 0xFF, apart from markers.
        case 0xDA: return hasEnd(bytes[(position + 2)...])
        default: position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
        }
      }
      return false
    }
  }

  private static func hasEnd(_ scan: Slice<UnsafeRawBufferPointer>) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: scan)
    guard let base = bytes.baseAddress else { return false }
    var position = 0
    while position + 2 <= bytes.count, let found = memchr(base + position, 0xFF, bytes.count - 1 - position) {
      let marker = UnsafeRawPointer(found) - base
      if bytes[marker + 1] == 0xD9 { return true }
      position = marker + 1
    }
    return false
  }
}
