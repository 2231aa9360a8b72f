import AlmanacWireSchema
import CAlmanacPango

/// A paragraph's text, shaped and measured once, so that it can be broken at any width.
final class MeasuredText {
  /// A grapheme cluster in logical order.
  struct Unit {
    /// Byte range in the hard line's text.
    let start: Int
    let end: Int
    let advance: Double
    let run: Int
    /// Whether a line may begin here.
    let canBreakBefore: Bool
    let isWhite: Bool
    /// Whether it is a soft hyphen (U+00AD), which shows only if a line ends with it.
    var isSoftHyphen = false
  }
  /// Text between two line feeds.
  struct HardLine {
    let bytes: [UInt8]
    let units: [Unit]
    let isRightToLeft: Bool
    /// The run whose font determines the height of an empty line.
    let run: Int
    /// Whether it contains letters of a joining script, whose width changes when they are separated.
    var joinsLetters = false
  }

  /// What a line that ends with a soft hyphen shows there.
  static let hyphen = "-"

  let hardLines: [HardLine]
  /// The runs that the units refer to.
  let runs: [RunKey]
  let fonts: [ResolvedFont]
  /// The width of an ellipsis in each run's font, with tracking, in points.
  let ellipses: [Double]
  /// The width of a hyphen in each run's font, likewise; empty if the text has no soft hyphen.
  let hyphens: [Double]

  init(hardLines: [HardLine], runs: [RunKey], fonts: [ResolvedFont], ellipses: [Double], hyphens: [Double] = []) {
    self.hardLines = hardLines
    self.runs = runs
    self.fonts = fonts
    self.ellipses = ellipses
    self.hyphens = hyphens
  }
}

extension TextEngine {
  struct MeasureKey: Hashable {
    let runs: [RunKey]
    let locale: String
    let rightToLeft: Bool
  }

  /// Everything that the width of an ellipsis or a hyphen depends on.
  struct SignKey: Hashable {
    let text: String
    let font: FontKey
    let tracking: Double
    let locale: String
  }

  func measured(_ key: MeasureKey) -> MeasuredText {
    measuredTexts.value(for: key, weight: key.runs.weight) { measure(key) }
  }

  private func measure(_ key: MeasureKey) -> MeasuredText {
    let fonts = key.runs.map { font(for: $0.font) }
    var lines: [MeasuredText.HardLine] = []
    var bytes: [UInt8] = []
    var spans: [TextSpan] = []
    func close(_ run: Int) {
      lines.append(measureLine(bytes, spans: spans, run: run, key: key))
      bytes = []
      spans = []
    }
    for (index, run) in key.runs.enumerated() {
      var start = bytes.count
      func span() {
        guard bytes.count > start else { return }
        spans.append(
          TextSpan(
            start: start, end: bytes.count, run: index, font: fonts[index], tracking: run.tracking, baselineOffset: run.baselineOffset,
            box: nil))
        start = bytes.count
      }
      switch run.content {
      case .symbol, .outline, .image:
        bytes.append(contentsOf: TextEngine.placeholder.utf8)
        spans.append(
          TextSpan(
            start: start, end: bytes.count, run: index, font: fonts[index], tracking: run.tracking, baselineOffset: run.baselineOffset,
            box: inlineBox(run)))
      case .text(let text):
        for character in text {
          if character.isNewline {
            span()
            close(index)
            start = 0
          } else {
            bytes.append(contentsOf: character.utf8)
          }
        }
        span()
      }
    }
    close(max(key.runs.count - 1, 0))
    func widths(_ text: String) -> [Double] {
      zip(key.runs, fonts).map { run, font in
        signWidths.value(for: SignKey(text: text, font: run.font, tracking: run.tracking, locale: key.locale)) {
          width(of: text, font, tracking: run.tracking, locale: key.locale)
        }
      }
    }
    let hyphenates = lines.contains { $0.units.contains(where: \.isSoftHyphen) }
    return MeasuredText(
      hardLines: lines, runs: key.runs, fonts: fonts, ellipses: widths("…"), hyphens: hyphenates ? widths(MeasuredText.hyphen) : [])
  }

  private func measureLine(_ bytes: [UInt8], spans: [TextSpan], run: Int, key: MeasureKey) -> MeasuredText.HardLine {
    guard !bytes.isEmpty else { return MeasuredText.HardLine(bytes: [], units: [], isRightToLeft: key.rightToLeft, run: run) }
    var mayBreak = [Bool](repeating: false, count: bytes.count + 1)
    var isWhite = mayBreak
    // Without any font Pango cannot be used; then break after spaces.
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") {
      isWhite[index] = true
      mayBreak[index + 1] = true
    }
    let shaped = shapeText(bytes, spans: spans, rightToLeft: nil, fallbackDirection: key.rightToLeft, locale: key.locale) { layout in
      var count: Int32 = 0
      guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
      var character = 0
      for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
        guard character < Int(count) else { return }
        mayBreak[index] = almanac_log_attr_line_break(attributes + character) != 0
        isWhite[index] = almanac_log_attr_white(attributes + character) != 0
        character += 1
      }
    }
    let ordered = shaped.clusters.sorted { $0.start < $1.start }
    var units: [MeasuredText.Unit] = []
    units.reserveCapacity(ordered.count)
    for (index, cluster) in ordered.enumerated() {
      let end = index + 1 < ordered.count ? ordered[index + 1].start : bytes.count
      units.append(
        MeasuredText.Unit(
          start: cluster.start, end: end, advance: cluster.advance, run: spans[cluster.span].run,
          canBreakBefore: mayBreak[cluster.start], isWhite: isWhite[cluster.start],
          isSoftHyphen: end - cluster.start == 2 && bytes[cluster.start] == 0xC2 && bytes[cluster.start + 1] == 0xAD))
    }
    return MeasuredText.HardLine(
      bytes: bytes, units: units, isRightToLeft: shaped.isRightToLeft, run: spans.last?.run ?? run, joinsLetters: Self.joinsLetters(bytes))
  }

  private static func joinsLetters(_ bytes: [UInt8]) -> Bool {
    // No letter below U+0600 joins, so the bytes alone rule out most text.
    guard bytes.contains(where: { $0 >= 0xD8 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10AC0...0x10AFF, 0x1E900...0x1E95F: true
      default: false
      }
    }
  }

  private func width(of text: String, _ font: ResolvedFont, tracking: Double, locale: String) -> Double {
    let bytes = Array(text.utf8)
    let span = TextSpan(start: 0, end: bytes.count, run: 0, font: font, tracking: tracking, baselineOffset: 0, box: nil)
    return shapeText(bytes, spans: [span], rightToLeft: false, fallbackDirection: false, locale: locale).clusters.reduce(0) { $0 + $1.advance }
  }
}
