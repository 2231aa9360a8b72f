/// A QR code of bytes (ISO/IEC 18004:2015): versions 1 to 40, byte mode.
struct QRCode {
  enum Correction: Int {
    case low, medium, quartile, high
    /// The two bits of the format information.
    var formatBits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// Modules on each side, without a margin.
  let size: Int
  /// Row by row; true means dark.
  private(set) var modules: [Bool]
  /// True for the modules of function patterns, which a mask does not change.
  private var isPattern: [Bool]
  let version: Int
  private(set) var mask = 0

  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// Creates the smallest code for the bytes; returns nil if there are too many.
  init?(_ bytes: [UInt8], _ correction: Correction) {
    guard let version = (1...40).first(where: { QRTables.dataCodewords($0, correction) * 8 >= Self.bits(of: bytes.count, version: $0) }) else {
      return nil
    }
    self.version = version
    size = 17 + 4 * version
    modules = Array(repeating: false, count: size * size)
    isPattern = modules
    drawPatterns()
    place(QRTables.interleaved(Self.dataCodewords(bytes, version: version, correction), version: version, correction))
    // Chooses the mask with the smallest penalty by the standard's rules.
    let masks = (0..<8).map { mask -> (penalty: Int, mask: Int) in
      var tried = self
      tried.apply(mask, correction)
      return (tried.penalty, mask)
    }
    apply(masks.min { $0.penalty < $1.penalty }?.mask ?? 0, correction)
  }

  private static func bits(of count: Int, version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + 8 * count }

  /// Encodes mode, length, bytes, terminator and padding.
  private static func dataCodewords(_ bytes: [UInt8], version: Int, _ correction: Correction) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) } }
    append(0b0100, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let capacity = QRTables.dataCodewords(version, correction) * 8
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) } }
    for index in 0..<capacity / 8 - words.count { words.append(index % 2 == 0 ? 0xEC : 0x11) }
    return words
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    modules[y * size + x] = isDark
    isPattern[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (left, top) in [(0, 0), (size - 7, 0), (0, size - 7)] {
      for dy in -1...7 { for dx in -1...7 { set(left + dx, top + dy, [0, 1, 3].contains(max(abs(dx - 3), abs(dy - 3)))) } }
    }
    let centres = QRTables.alignmentCentres(version)
    for y in centres {
      for x in centres where !((x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)) {
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  /// Draws five bits of data with ten of a BCH code, twice.
  private mutating func drawFormat(_ data: Int) {
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  /// Draws six bits with twelve of a BCH code, twice, from version 7 on.
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  // MARK: Data

  /// Fills two columns at a time from the right, alternately upwards and downwards.
  private mutating func place(_ words: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      // The column of the timing pattern has no data.
      let right = right <= 6 ? right - 1 : right
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y * size + x] && index < words.count * 8 {
          modules[y * size + x] = words[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int, _ correction: Correction) {
    self.mask = mask
    for y in 0..<size {
      for x in 0..<size where !isPattern[y * size + x] && QRTables.isMasked(mask, x, y) { modules[y * size + x].toggle() }
    }
    drawFormat(correction.formatBits << 3 | mask)
  }

  /// The sum of the standard's penalties: long runs, blocks, patterns like the finders', and a proportion of dark modules other than a half.
  private var penalty: Int {
    var total = 0
    for isColumn in [false, true] {
      for line in 0..<size {
        func at(_ index: Int) -> Bool { isColumn ? self[line, index] : self[index, line] }
        total += QRTables.linePenalty((0..<size).map(at))
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 where self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1] && self[x, y] == self[x + 1, y + 1] { total += 3 }
    }
    let dark = modules.count { $0 }
    let (part, all) = (dark * 20, size * size)
    return total + ((abs(part - all * 10) + all - 1) / all - 1) * 10
  }
}
