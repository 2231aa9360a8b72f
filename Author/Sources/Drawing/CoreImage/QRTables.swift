/// Tables and formulas of ISO/IEC 18004:2015.
enum QRTables {
  /// Codewords of error correction in each block, by correction and version (table 9).
  private static let correctionCodewords: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30,
    ],
  ]
  /// Blocks, by correction and version (table 9).
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47,
      49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65,
      68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74,
      77,
      81,
    ],
  ]

  /// Returns the bits of data and correction together: all modules except those of function patterns.
  private static func rawBits(_ version: Int) -> Int {
    var bits = (16 * version + 128) * version + 64
    if version >= 2 {
      let centres = version / 7 + 2
      bits -= (25 * centres - 10) * centres - 55
    }
    return version >= 7 ? bits - 36 : bits
  }

  static func dataCodewords(_ version: Int, _ correction: QRCode.Correction) -> Int {
    rawBits(version) / 8 - correctionCodewords[correction.rawValue][version - 1] * blocks[correction.rawValue][version - 1]
  }

  /// Returns the rows and columns of the alignment patterns' centres (annex E).
  static func alignmentCentres(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let (count, last) = (version / 7 + 2, 4 * version + 10)
    // The distance is even; version 32 is an exception to the rule.
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { last - step * (count - 2 - $0) }
  }

  static func isMasked(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// Splits the data into blocks, adds error correction to each, and interleaves their codewords.
  static func interleaved(_ data: [UInt8], version: Int, _ correction: QRCode.Correction) -> [UInt8] {
    let (count, ownLength) = (blocks[correction.rawValue][version - 1], correctionCodewords[correction.rawValue][version - 1])
    let raw = rawBits(version) / 8
    // The last blocks have one more data codeword.
    let (shortLength, shortCount) = (raw / count - ownLength, count - raw % count)
    let divisor = ReedSolomon.divisor(degree: ownLength)
    var (parts, corrections, place) = ([[UInt8]](), [[UInt8]](), 0)
    for block in 0..<count {
      let length = shortLength + (block < shortCount ? 0 : 1)
      parts.append(Array(data[place..<place + length]))
      corrections.append(ReedSolomon.remainder(parts[block], divisor))
      place += length
    }
    let ordered = (0...shortLength).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
    return ordered + (0..<ownLength).flatMap { index in corrections.map { $0[index] } }
  }

  /// Penalizes runs of five and more, and patterns like a finder's with light modules beside them.
  static func linePenalty(_ line: [Bool]) -> Int {
    var (total, run) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { total += run - 2 }
        run = 1
      }
    }
    let finder = [true, false, true, true, true, false, true]
    guard line.count >= 11 else { return total }
    for start in 0...line.count - 7 where Array(line[start..<start + 7]) == finder {
      func isLight(_ range: Range<Int>) -> Bool { range.lowerBound >= 0 && range.upperBound <= line.count && !line[range].contains(true) }
      if start >= 4, isLight(start - 4..<start) { total += 40 }
      if start + 11 <= line.count, isLight(start + 7..<start + 11) { total += 40 }
    }
    return total
  }
}

/// Reed–Solomon codes over the field of 256 elements with the polynomial 0x11D.
enum ReedSolomon {
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for shift in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> shift & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(result)
  }

  /// The coefficients of the generator, highest power first, without the leading one.
  static func divisor(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
