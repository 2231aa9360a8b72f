/// A bar code of ASCII text (ISO/IEC 15417, Code 128).
struct Code128 {
  /// The widths of all bars and spaces, starting with a bar.
  let widths: [Int]
  /// The number of modules.
  var count: Int { widths.reduce(0, +) }

  /// Returns nil if a byte is not ASCII, or if there are none or more than 1,000.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.count <= 1_000, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    let symbols = Self.symbols(bytes)
    let check = symbols.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
    widths = (symbols + [check, Self.stop]).flatMap { Self.patterns[$0].utf8.map { Int($0) - 48 } }
  }

  /// For each module, true if it is dark.
  var modules: [Bool] { widths.enumerated().flatMap { Array(repeating: $0.offset.isMultiple(of: 2), count: $0.element) } }

  private enum CodeSet: Int {
    // The raw value is the symbol that switches to the set; the symbols from 103 start with one.
    case digits = 99, text, control
    var start: Int { [.control: 103, .text: 104, .digits: 105][self]! }
  }
  private static let stop = 106

  /// Returns the symbols from the start up to the check symbol. A run of digits is encoded in pairs if it is long enough to be worth the switch.
  private static func symbols(_ bytes: [UInt8]) -> [Int] {
    var symbols: [Int] = []
    var set: CodeSet?
    func use(_ wanted: CodeSet) {
      if set != wanted { symbols.append(set == nil ? wanted.start : wanted.rawValue) }
      set = wanted
    }
    var place = 0
    while place < bytes.count {
      let run = bytes[place...].prefix { (48...57).contains($0) }.count
      let isAtEdge = place == 0 || place + run == bytes.count
      if run == bytes.count && run == 2 || run >= (isAtEdge ? 4 : 6) || set == .digits && run >= 2 {
        // An odd digit goes before the pairs, unless they have started.
        if !run.isMultiple(of: 2), set != .digits, place > 0 {
          use(set ?? .text)
          symbols.append(Int(bytes[place]) - 32)
          place += 1
        }
        use(.digits)
        for _ in 0..<(run / 2) where place + 1 < bytes.count && (48...57).contains(bytes[place + 1]) {
          symbols.append(Int(bytes[place] - 48) * 10 + Int(bytes[place + 1] - 48))
          place += 2
        }
        continue
      }
      let byte = bytes[place]
      // Only set A has control characters, only set B has small letters.
      if byte < 32 { use(.control) } else if byte >= 96 { use(.text) } else if set != .control { use(.text) }
      symbols.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
      place += 1
    }
    return symbols
  }

  /// The widths of bars and spaces of each symbol, from the standard's table.
  static let patterns: [Substring] = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132
    221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
    231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
    314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
    111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
    114131 311141 411131 211412 211214 211232 2331112
    """.split { $0 == " " || $0 == "\n" }
}

extension FilterRecipes {
  /// Draws one point for each module, and a quiet zone at each end.
  @Sendable static func code128(_ filter: CIFilter) -> CIImage? {
    guard let message = filter.values["inputMessage"] as? Data, let code = Code128([UInt8](message)) else { return nil }
    let (quiet, height) = (min(max(filter.number("inputQuietSpace", 7), 0), 100).rounded(), min(max(filter.number("inputBarcodeHeight", 32), 1), 500))
    let extent = CGRect(x: 0, y: 0, width: Double(code.count) + 2 * quiet, height: height.rounded())
    return CIImage(BarsSource(modules: code.modules, quiet: Int(quiet)), extent: extent)
  }
  private struct BarsSource: CIImageSource {
    let modules: [Bool]
    let quiet: Int
    func pixel(_ x: Double, _ y: Double) -> CIPixel {
      let column = Int(x.rounded(.down)) - quiet
      return modules.indices.contains(column) && modules[column] ? CIPixel(0, 0, 0, 1) : CIPixel(1, 1, 1, 1)
    }
  }
}
