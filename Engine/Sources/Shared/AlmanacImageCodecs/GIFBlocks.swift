/// Reads the blocks of a GIF file one after the other.
struct GIFBlocks {
  let bytes: [UInt8]
  private(set) var loopCount: Int?
  private var position = 0
  private var colors: ArraySlice<UInt8> = []
  private var size = (width: 0, height: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the size of the screen and the colours of all pictures, which stand at the start.
  mutating func screen() -> (width: Int, height: Int)? {
    position = 6
    guard let width = number(), let height = number(), let flags = byte(), byte() != nil, byte() != nil else { return nil }
    if flags & 0x80 != 0 {
      guard let table = table(flags) else { return nil }
      colors = table
    }
    size = (width, height)
    return size
  }

  /// Returns the next complete picture; nil at the end, and for one that is larger than the screen.
  mutating func next() -> GIFAnimation.Frame? {
    var (transparent, disposal, delay): (Int?, Int, Int) = (nil, 0, 0)
    while let kind = byte() {
      switch kind {
      case 0x21:
        guard let label = byte(), let parts = subblocks() else { return nil }
        if label == 0xF9, let part = parts.first, part.count >= 4 {
          let start = part.lowerBound
          disposal = Int(bytes[start] >> 2 & 7)
          delay = Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8
          transparent = bytes[start] & 1 == 1 ? Int(bytes[start + 3]) : nil
        }
        if label == 0xFF, parts.count >= 2, bytes[parts[0]].elementsEqual("NETSCAPE2.0".utf8), parts[1].count >= 3, bytes[parts[1].lowerBound] == 1 {
          loopCount = Int(bytes[parts[1].lowerBound + 1]) | Int(bytes[parts[1].lowerBound + 2]) << 8
        }
      case 0x2C:
        guard let left = number(), let top = number(), let width = number(), let height = number(), let flags = byte(), width > 0, height > 0,
          width <= size.width, height <= size.height
        else { return nil }
        var own = colors
        if flags & 0x80 != 0 {
          guard let table = table(flags) else { return nil }
          own = table
        }
        guard let codeWidth = byte(), (1...11).contains(codeWidth), let blocks = subblocks() else { return nil }
        return GIFAnimation.Frame(
          left: left, top: top, width: width, height: height, isInterlaced: flags & 0x40 != 0, colors: own, transparent: transparent,
          disposal: disposal, delay: delay, codeWidth: Int(codeWidth), blocks: blocks)
      default: return nil
      }
    }
    return nil
  }

  private mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }
  private mutating func number() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }
  private mutating func table(_ flags: UInt8) -> ArraySlice<UInt8>? {
    let count = 3 << (Int(flags & 7) + 1)
    guard position + count <= bytes.count else { return nil }
    position += count
    return bytes[position - count..<position]
  }
  /// The places of the parts of a block. nil if the file ends before them.
  private mutating func subblocks() -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    while let count = byte() {
      if count == 0 { return parts }
      guard position + Int(count) <= bytes.count else { return nil }
      parts.append(position..<position + Int(count))
      position += Int(count)
    }
    return nil
  }
}

/// The compressed indices of a picture: codes of growing width, each for a row of indices that occurred before and one more.
enum GIFCodes {
  /// nil for a code that no earlier one explains, and for too few indices.
  static func indices(of frame: GIFAnimation.Frame, in bytes: [UInt8]) -> [UInt8]? {
    let wanted = frame.width * frame.height
    var indices: [UInt8] = []
    indices.reserveCapacity(wanted)
    let (clear, end) = (1 << frame.codeWidth, 1 << frame.codeWidth + 1)
    var prefix = [Int](repeating: -1, count: 4_096)
    var last = [UInt8](repeating: 0, count: 4_096)
    for code in 0..<min(clear, 256) { last[code] = UInt8(code) }
    var (next, width, previous) = (clear + 2, frame.codeWidth + 1, -1)
    var (bits, count) = (0, 0)
    var row: [UInt8] = []

    for block in frame.blocks {
      for byte in bytes[block] {
        bits |= Int(byte) << count
        count += 8
        while count >= width {
          let code = bits & (1 << width - 1)
          bits >>= width
          count -= width
          if code == clear {
            (next, width, previous) = (clear + 2, frame.codeWidth + 1, -1)
            continue
          }
          if code == end { return indices.count >= wanted ? indices : nil }
          guard code < next || (code == next && previous >= 0) else { return nil }
          // A code that is only being made begins as the previous one and ends with its first index.
          var link = code == next ? previous : code
          row.removeAll(keepingCapacity: true)
          while link >= 0 {
            row.append(last[link])
            link = prefix[link]
          }
          guard let first = row.last else { return nil }
          indices.append(contentsOf: row.reversed())
          if code == next { indices.append(first) }
          if indices.count >= wanted { return indices }
          if previous >= 0, next < 4_096 {
            (prefix[next], last[next]) = (previous, first)
            next += 1
            if next == 1 << width, width < 12 { width += 1 }
          }
          previous = code
        }
      }
    }
    return nil
  }
}
