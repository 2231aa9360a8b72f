import AlmanacWireSchema

/// A paragraph's lines: the units on each, and the place of its ellipsis.
struct BrokenLines {
  struct Line {
    /// The index in `MeasuredText.hardLines`.
    let hardLine: Int
    /// The units before the ellipsis, without trailing spaces.
    var head: Range<Int>
    /// The run whose font the ellipsis after the head uses.
    var ellipsisRun: Int?
    /// The units after the ellipsis.
    var tail: Range<Int> = 0..<0
    /// The run whose font the hyphen after the head uses, if the line ends with a soft hyphen and the word goes on.
    var hyphenRun: Int?
    var width: Double
  }
  var lines: [Line] = []
  var isTruncated = false
  /// Whether a word was wider than a line and had to be split.
  var cutsWords = false
}

/// A greedy line breaker. It breaks at Unicode's break opportunities, and a word that is wider than a line between clusters.
///
/// A text of two lines has no single word on the second one, as on Apple's systems (`NSParagraphStyle.LineBreakStrategy.pushOut`): the last word of the
/// first line goes with it. Texts of more lines keep it.
struct LineBreaker {
  let text: MeasuredText
  let style: ParagraphStyle
  let width: Double
  let height: Double
  /// The width of a line as it is drawn.
  let drawnWidth: (BrokenLines.Line) -> Double

  /// The points by which a line may exceed the width, because sums of advances have rounding errors.
  static let tolerance = 0.001

  func lines() -> BrokenLines {
    var result = BrokenLines()
    let limit = style.lineLimit == 0 ? Int.max : Int(style.lineLimit)
    var used = 0.0
    for (index, hardLine) in text.hardLines.enumerated() {
      var start = 0
      repeat {
        let (end, next, lineWidth, cut) = nextLine(hardLine, from: start)
        var line = BrokenLines.Line(hardLine: index, head: start..<end, ellipsisRun: nil, width: lineWidth)
        if next < hardLine.units.count, end > start, hardLine.units[end - 1].isSoftHyphen {
          line.hyphenRun = hardLine.units[end - 1].run
          line.width += hyphen(after: end - 1, hardLine.units)
        }
        let box = LineBox(line, in: text)
        let before = result.lines.last.map { LineBox($0, in: text).leading + style.lineSpacing } ?? 0
        let isFull = result.lines.count == limit || (!result.lines.isEmpty && used + before + box.natural > height + Self.tolerance)
        if isFull {
          truncateLast(&result)
          return result
        }
        used += before + box.natural
        result.lines.append(line)
        result.cutsWords = result.cutsWords || cut
        start = next
      } while start < hardLine.units.count
    }
    avoidOrphan(&result)
    return result
  }

  /// Moves the last word of the first line of two to the second, if that has one word and there is room.
  private func avoidOrphan(_ result: inout BrokenLines) {
    guard result.lines.count == 2, text.hardLines.count == 1, !result.cutsWords, result.lines[0].hyphenRun == nil else { return }
    let units = text.hardLines[0].units
    let (first, second) = (result.lines[0].head, result.lines[1].head)
    guard !second.isEmpty, !second.dropFirst().contains(where: { units[$0].canBreakBefore }),
      let start = first.dropFirst().last(where: { units[$0].canBreakBefore })
    else { return }
    let width = sum(units, start..<second.upperBound)
    guard width <= self.width + Self.tolerance else { return }
    let kept = trimmed(units, first.lowerBound..<start)
    guard kept > first.lowerBound else { return }
    result.lines[0].head = first.lowerBound..<kept
    result.lines[0].width = sum(units, result.lines[0].head)
    result.lines[1].head = start..<second.upperBound
    result.lines[1].width = width
  }

  /// Returns the end of the visible part, the beginning of the next line, the width, and whether a word was split.
  private func nextLine(_ hardLine: MeasuredText.HardLine, from start: Int) -> (Int, Int, Double, Bool) {
    let units = hardLine.units
    var total = 0.0
    var lastBreak: Int?
    var index = start
    while index < units.count {
      let unit = units[index]
      if index > start, unit.canBreakBefore, hasRoomForHyphen(after: index - 1, units, total) { lastBreak = index }
      if !unit.isWhite, total + unit.advance > width + Self.tolerance, index > start {
        let end = lastBreak ?? index
        let visible = trimmed(units, start..<end)
        return (visible, end, sum(units, start..<visible), lastBreak == nil)
      }
      total += unit.advance
      index += 1
    }
    let visible = trimmed(units, start..<units.count)
    let lineWidth = sum(units, start..<visible)
    let cut = visible - start == 1 && lineWidth > width + Self.tolerance
    return (visible, units.count, lineWidth, cut)
  }

  /// Whether a line may end with the unit: after a soft hyphen there has to be room for the hyphen that it shows.
  private func hasRoomForHyphen(after index: Int, _ units: [MeasuredText.Unit], _ total: Double) -> Bool {
    !units[index].isSoftHyphen || total + hyphen(after: index, units) <= width + Self.tolerance
  }

  /// Returns the width of the hyphen that shows if a line ends with the unit; 0 if that is no soft hyphen.
  private func hyphen(after index: Int, _ units: [MeasuredText.Unit]) -> Double {
    units[index].isSoftHyphen ? text.hyphens[units[index].run] : 0
  }

  /// Returns the end of the range without trailing white space.
  private func trimmed(_ units: [MeasuredText.Unit], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, units[end - 1].isWhite { end -= 1 }
    return end
  }

  private func sum(_ units: [MeasuredText.Unit], _ range: Range<Int>) -> Double {
    units[range].reduce(0) { $0 + $1.advance }
  }

  /// Puts an ellipsis into the last line, because more text follows.
  private func truncateLast(_ result: inout BrokenLines) {
    result.isTruncated = true
    guard var line = result.lines.popLast() else { return }
    line.hyphenRun = nil
    let hardLine = text.hardLines[line.hardLine]
    let units = hardLine.units
    let start = line.head.lowerBound
    switch style.truncation {
    case .head: truncateHead(&line, units, start)
    case .middle: truncateMiddle(&line, units, start)
    default: truncateTail(&line, units, start)
    }
    if hardLine.joinsLetters { narrow(&line) }
    result.lines.append(line)
  }

  /// Removes letters beside the ellipsis until the line, measured as it is drawn, fits. In joining scripts the last letter before the ellipsis has
  /// another form, and so another width, than within its word.
  private func narrow(_ line: inout BrokenLines.Line) {
    line.width = drawnWidth(line)
    while line.width > width + Self.tolerance, line.head.count + line.tail.count > 1 {
      if line.head.count >= line.tail.count {
        line.head = line.head.lowerBound..<line.head.upperBound - 1
      } else {
        line.tail = line.tail.lowerBound + 1..<line.tail.upperBound
      }
      line.width = drawnWidth(line)
    }
  }

  private func run(at index: Int, _ units: [MeasuredText.Unit], _ line: BrokenLines.Line) -> Int {
    units.indices.contains(index) ? units[index].run : text.hardLines[line.hardLine].run
  }

  private func truncateTail(_ line: inout BrokenLines.Line, _ units: [MeasuredText.Unit], _ start: Int) {
    var end = start
    var total = 0.0
    while end < units.count {
      let next = total + units[end].advance
      if next + text.ellipses[units[end].run] > width + Self.tolerance { break }
      total = next
      end += 1
    }
    let visible = trimmed(units, start..<end)
    let font = run(at: max(visible - 1, start), units, line)
    line.head = start..<visible
    line.ellipsisRun = font
    line.width = sum(units, line.head) + text.ellipses[font]
  }

  private func truncateHead(_ line: inout BrokenLines.Line, _ units: [MeasuredText.Unit], _ start: Int) {
    let end = trimmed(units, start..<units.count)
    let font = run(at: start, units, line)
    var begin = end
    var total = text.ellipses[font]
    while begin > start, total + units[begin - 1].advance <= width + Self.tolerance {
      begin -= 1
      total += units[begin].advance
    }
    while begin < end, units[begin].isWhite { begin += 1 }
    line.head = start..<start
    line.ellipsisRun = font
    line.tail = begin..<end
    line.width = text.ellipses[font] + sum(units, line.tail)
  }

  private func truncateMiddle(_ line: inout BrokenLines.Line, _ units: [MeasuredText.Unit], _ start: Int) {
    let end = trimmed(units, start..<units.count)
    let font = run(at: start, units, line)
    var left = start
    var right = end
    var total = text.ellipses[font]
    var isLeft = true
    while left < right {
      let advance = isLeft ? units[left].advance : units[right - 1].advance
      if total + advance > width + Self.tolerance { break }
      total += advance
      if isLeft { left += 1 } else { right -= 1 }
      isLeft.toggle()
    }
    let visible = trimmed(units, start..<left)
    while right < end, units[right].isWhite { right += 1 }
    line.head = start..<visible
    line.ellipsisRun = font
    line.tail = right..<end
    line.width = sum(units, line.head) + text.ellipses[font] + sum(units, line.tail)
  }
}

/// A line's vertical extent. Only the specified fonts determine it, so that a fallback glyph does not move lines.
struct LineBox {
  var ascent = 0.0
  var descent = 0.0
  /// The points that a text style's line height adds between this line and the next; negative if it is less than the font's own height.
  var leading = 0.0
  var natural: Double { ascent + descent }

  init(_ line: BrokenLines.Line, in text: MeasuredText) {
    let hardLine = text.hardLines[line.hardLine]
    var pitch = 0.0
    func include(_ run: Int) {
      let metrics = text.fonts[run].metrics
      let offset = text.runs[run].baselineOffset
      // An offset extends the box only on the side to which the text moves (documentation of `Text.baselineOffset(_:)`).
      ascent = max(ascent, metrics.ascent + max(0, offset))
      // An image stands on the baseline and increases the line's height to its own.
      if case .image(_, let height) = text.runs[run].content { ascent = max(ascent, height + offset) }
      descent = max(descent, metrics.descent + max(0, -offset))
      pitch = max(pitch, metrics.lineHeight)
    }
    var last = -1
    for unit in hardLine.units[line.head] where unit.run != last {
      include(unit.run)
      last = unit.run
    }
    for unit in hardLine.units[line.tail] where unit.run != last {
      include(unit.run)
      last = unit.run
    }
    if let run = line.ellipsisRun { include(run) }
    if pitch == 0, text.fonts.indices.contains(hardLine.run) { include(hardLine.run) }
    leading = pitch - natural
  }
}
