/// Counts the scans of a JPEG file. A progressive picture comes in several, and each may touch all of its pixels.
///
/// Source: ITU-T T.81, B.1.1 and B.2.
enum JPEGScans {
  /// Returns whether the file has more than `limit` scans, without decoding them.
  static func exceed(_ limit: Int, in bytes: [UInt8]) -> Bool {
    var scans = 0
    var index = 2
    while index + 1 < bytes.count {
      // Compressed data, in which 0xFF is followed by zero or a restart marker, and fill bytes before a marker.
      guard bytes[index] == 0xFF, !(0xD0...0xD7).contains(bytes[index + 1]), bytes[index + 1] != 0, bytes[index + 1] != 0xFF else {
        index += 1
        continue
      }
      let marker = bytes[index + 1]
      index += 2
      if marker == 0xD9 { return false }
      if marker == 0xDA {
        scans += 1
        if scans > limit { return true }
      }
      // A segment, whose length counts itself. An embedded thumbnail is in one and is skipped with it.
      guard marker != 0xD8, marker != 0x01 else { continue }
      guard index + 1 < bytes.count else { return false }
      index += Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }
    return false
  }
}
