import AlmanacWireSchema
import Foundation

extension TextEngine {
  /// Everything that a layout depends on, and so not the runs' paint.
  struct LayoutKey: Hashable {
    let runs: [RunKey]
    let alignment: TextAlignmentValue
    let lineLimit: UInt32
    let truncation: TruncationModeValue
    let lineSpacing: Double
    let minimumScale: Double
    let rightToLeft: Bool
    let tightens: Bool
    let locale: String
    let width: Double
    let height: Double
  }

  /// A cached layout. It does not contain the runs' paint, so that runs which differ only in paint share it.
  final class SolvedLayout {
    /// The part of a run that is on one line.
    struct Piece {
      /// The index of the run.
      let run: Int
      let text: String
    }
    struct Line {
      let x: Double
      let baseline: Double
      let width: Double
      let ascent: Double
      let descent: Double
      let isRightToLeft: Bool
      let pieces: [Piece]
    }
    let lines: [Line]
    let width: Double
    let height: Double
    let isTruncated: Bool
    /// Whether a word was wider than a line and was split.
    let cutsWords: Bool
    let scale: Double
    /// Points added to the runs' tracking.
    let tightening: Double

    init(lines: [Line], width: Double, height: Double, isTruncated: Bool, cutsWords: Bool, scale: Double, tightening: Double) {
      self.lines = lines
      self.width = width
      self.height = height
      self.isTruncated = isTruncated
      self.cutsWords = cutsWords
      self.scale = scale
      self.tightening = tightening
    }
  }

  /// Breaks a paragraph into lines: at full size, then tightened if the style allows it, then at the largest scale that fits.
  func solve(_ key: LayoutKey, style: ParagraphStyle) -> SolvedLayout {
    var attempt = broken(key, style: style, scale: 1, tightening: 0)
    if fits(attempt, key) { return place(attempt, key: key, style: style) }
    if key.tightens {
      // The platform tightens text by up to a twentieth of an em before it truncates.
      for step in 1...5 {
        let tighter = broken(key, style: style, scale: 1, tightening: -0.01 * Double(step))
        if fits(tighter, key) { return place(tighter, key: key, style: style) }
      }
    }
    if key.minimumScale < 1 {
      attempt = broken(key, style: style, scale: key.minimumScale, tightening: 0)
      if fits(attempt, key) {
        var low = key.minimumScale
        var high = 1.0
        while high - low > 0.004 {
          let middle = (low + high) / 2
          let candidate = broken(key, style: style, scale: middle, tightening: 0)
          if fits(candidate, key) {
            low = middle
            attempt = candidate
          } else {
            high = middle
          }
        }
      }
    }
    return place(attempt, key: key, style: style)
  }

  /// A paragraph broken at one scale and tightening.
  struct Attempt {
    let text: MeasuredText
    let lines: BrokenLines
    let scale: Double
    let tightening: Double
  }

  private func broken(_ key: LayoutKey, style: ParagraphStyle, scale: Double, tightening: Double) -> Attempt {
    var runs = scale == 1 ? key.runs : key.runs.map { $0.scaled(by: scale) }
    if tightening != 0 { runs = runs.map { $0.tightened(by: tightening) } }
    let text = measured(MeasureKey(runs: runs, locale: key.locale, rightToLeft: key.rightToLeft))
    let breaker = LineBreaker(text: text, style: style, width: key.width, height: key.height) { line in
      self.drawnWidth(of: line, in: text, locale: key.locale)
    }
    return Attempt(text: text, lines: breaker.lines(), scale: scale, tightening: tightening)
  }

  /// Returns whether all text fits. If text may shrink, no word may be split and the lines may not exceed the height either.
  private func fits(_ attempt: Attempt, _ key: LayoutKey) -> Bool {
    if attempt.lines.isTruncated { return false }
    guard key.minimumScale < 1 else { return true }
    if attempt.lines.cutsWords { return false }
    guard key.height.isFinite else { return true }
    return boxes(attempt, spacing: key.lineSpacing).height <= key.height + LineBreaker.tolerance
  }

  private func boxes(_ attempt: Attempt, spacing: Double) -> (boxes: [LineBox], height: Double) {
    let boxes = attempt.lines.lines.map { LineBox($0, in: attempt.text) }
    let gaps = boxes.dropLast().reduce(0) { $0 + $1.leading + spacing }
    return (boxes, boxes.reduce(gaps) { $0 + $1.natural })
  }

  private func place(_ attempt: Attempt, key: LayoutKey, style: ParagraphStyle) -> SolvedLayout {
    let (boxes, height) = boxes(attempt, spacing: key.lineSpacing)
    let width = Self.roundedUp(attempt.lines.lines.reduce(0) { max($0, $1.width) })
    var lines: [SolvedLayout.Line] = []
    var top = 0.0
    for (line, box) in zip(attempt.lines.lines, boxes) {
      let isTrailing = (key.alignment == .trailing) != key.rightToLeft
      let x = key.alignment == .center ? (width - line.width) / 2 : isTrailing ? width - line.width : 0
      lines.append(
        SolvedLayout.Line(
          x: x, baseline: top + box.ascent, width: line.width, ascent: box.ascent, descent: box.descent,
          isRightToLeft: attempt.text.hardLines[line.hardLine].isRightToLeft, pieces: pieces(of: line, in: attempt.text)))
      top += box.natural + box.leading + key.lineSpacing
    }
    return SolvedLayout(
      lines: lines, width: width, height: Self.roundedUp(height), isTruncated: attempt.lines.isTruncated, cutsWords: attempt.lines.cutsWords,
      scale: attempt.scale, tightening: attempt.tightening)
  }

  /// Returns the width of a line that is shaped by itself, as it is drawn.
  private func drawnWidth(of line: BrokenLines.Line, in text: MeasuredText, locale: String) -> Double {
    var bytes: [UInt8] = []
    let spans = pieces(of: line, in: text).map { piece in
      let run = text.runs[piece.run]
      let box = piece.text == Self.placeholder ? inlineBox(run) : nil
      let start = bytes.count
      bytes += piece.text.utf8
      return TextSpan(
        start: start, end: bytes.count, run: piece.run, font: text.fonts[piece.run], tracking: run.tracking, baselineOffset: run.baselineOffset,
        box: box)
    }
    let isRightToLeft = text.hardLines[line.hardLine].isRightToLeft
    let shaped = shapeText(bytes, spans: spans, rightToLeft: isRightToLeft, fallbackDirection: isRightToLeft, locale: locale)
    return shaped.clusters.reduce(0) { $0 + $1.advance }
  }

  private func pieces(of line: BrokenLines.Line, in text: MeasuredText) -> [SolvedLayout.Piece] {
    let hardLine = text.hardLines[line.hardLine]
    var pieces: [SolvedLayout.Piece] = []
    func append(_ range: Range<Int>) {
      var start = range.lowerBound
      while start < range.upperBound {
        let run = hardLine.units[start].run
        var end = start + 1
        while end < range.upperBound, hardLine.units[end].run == run { end += 1 }
        let bytes = hardLine.bytes[hardLine.units[start].start..<hardLine.units[end - 1].end]
        pieces.append(SolvedLayout.Piece(run: run, text: String(decoding: bytes, as: UTF8.self)))
        start = end
      }
    }
    append(line.head)
    // Appends the sign to the text before it, so that both are shaped as one run.
    func end(with sign: String, _ run: Int) {
      if let last = pieces.last, last.run == run, !text.runs[run].isBox {
        pieces[pieces.count - 1] = SolvedLayout.Piece(run: run, text: last.text + sign)
      } else {
        pieces.append(SolvedLayout.Piece(run: run, text: sign))
      }
    }
    if let run = line.hyphenRun { end(with: MeasuredText.hyphen, run) }
    if let run = line.ellipsisRun { end(with: "…", run) }
    append(line.tail)
    return pieces
  }

  /// Rounds up to a third of a point, the pixel of a 3× screen, as SwiftUI does with a text's size.
  static func roundedUp(_ value: Double) -> Double {
    (value * 3 - 0.001).rounded(.up) / 3
  }
}

extension RunKey {
  /// Whether it is a symbol or an image.
  var isBox: Bool {
    if case .text = content { return false }
    return true
  }

  /// Returns the key with `amount` em added to its tracking.
  func tightened(by amount: Double) -> RunKey {
    var key = self
    key.tracking += amount * font.size
    return key
  }
}
