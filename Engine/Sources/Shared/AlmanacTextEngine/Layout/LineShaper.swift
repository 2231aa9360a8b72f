import AlmanacWireSchema
import CAlmanacPango

extension TextEngine {
  struct LineKey: Hashable {
    let runs: [RunKey]
    let rightToLeft: Bool
    let locale: String
    let decorations: [UInt8]
  }

  /// Shapes a line into glyphs for the painter; cached. Use the result only on this thread. The locale (BCP 47) selects regional forms of Han
  /// characters.
  public func shape(_ line: TextLine, locale: String = "") -> ShapedLine {
    let key = LineKey(
      runs: line.runs.map { RunKey($0) }, rightToLeft: line.rightToLeft, locale: locale,
      decorations: line.runs.map { ($0.hasUnderline ? 1 : 0) | ($0.hasStrikethrough ? 2 : 0) })
    return shapedLines.value(for: key, weight: key.runs.weight) { shape(key) }
  }

  private func shape(_ key: LineKey) -> ShapedLine {
    var bytes: [UInt8] = []
    var spans: [TextSpan] = []
    for (index, run) in key.runs.enumerated() {
      let start = bytes.count
      switch run.content {
      case .text(let text): bytes.append(contentsOf: text.utf8)
      case .symbol, .outline, .image: bytes.append(contentsOf: TextEngine.placeholder.utf8)
      }
      guard bytes.count > start else { continue }
      spans.append(
        TextSpan(
          start: start, end: bytes.count, run: index, font: font(for: run.font), tracking: run.tracking,
          baselineOffset: run.baselineOffset, box: inlineBox(run)))
    }
    let metrics = key.runs.map { font(for: $0.font).metrics }
    let ascent = zip(metrics, key.runs).reduce(0) { max($0, $1.0.ascent + max(0, $1.1.baselineOffset)) }
    let descent = zip(metrics, key.runs).reduce(0) { max($0, $1.0.descent + max(0, -$1.1.baselineOffset)) }
    guard !bytes.isEmpty else { return ShapedLine(runs: [], width: 0, ascent: ascent, descent: descent) }
    let shaped = shapeText(bytes, spans: spans, rightToLeft: key.rightToLeft, fallbackDirection: key.rightToLeft, locale: key.locale)
    var assembly = LineAssembly(spans: spans, decorations: key.decorations)
    // A cluster ends where the next one begins in logical order.
    let starts = Set(shaped.clusters.map(\.start)).sorted()
    let ends = Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst() + [bytes.count]))
    for cluster in shaped.clusters { assembly.append(cluster, bytes: cluster.start..<(ends[cluster.start] ?? bytes.count), of: shaped) }
    return ShapedLine(runs: assembly.finished(), width: assembly.pen, ascent: ascent, descent: descent)
  }
}

/// Collects a line's clusters into shaped runs, each of one font and one run of the line.
private struct LineAssembly {
  let spans: [TextSpan]
  let decorations: [UInt8]
  var pen = 0.0
  private var runs: [ShapedRun] = []
  private var glyphs: [cairo_glyph_t] = []
  private var slices: [ShapedSlice] = []
  private var font: GlyphFont?
  private var span = -1
  private var start = 0.0

  init(spans: [TextSpan], decorations: [UInt8]) {
    self.spans = spans
    self.decorations = decorations
  }

  mutating func append(_ cluster: ShapedText.Cluster, bytes: Range<Int>, of shaped: ShapedText) {
    let next = cluster.font.map { shaped.fonts[$0] }
    if cluster.span != span || next !== font { close() }
    span = cluster.span
    font = next
    let source = spans[cluster.span]
    let first = glyphs.count
    for glyph in shaped.glyphs[cluster.glyphs] {
      glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: pen + glyph.x, y: glyph.y - source.baselineOffset))
    }
    slices.append(ShapedSlice(x: pen, width: cluster.advance, glyphs: first..<glyphs.count, bytes: bytes))
    pen += cluster.advance
  }

  private mutating func close() {
    defer {
      start = pen
      glyphs = []
      slices = []
      font = nil
    }
    guard span >= 0 else { return }
    let source = spans[span]
    let content: ShapedRun.Content
    if case .symbol(let symbol)? = source.box {
      let size = source.font.key.size
      content = .symbol(symbol, size: size, x: start, y: -symbol.baseline * size - source.baselineOffset)
    } else if case .image(let width, let height)? = source.box {
      content = .image(RectValue(x: start, y: -height - source.baselineOffset, width: width, height: height))
    } else if let font, !glyphs.isEmpty {
      content = .glyphs(GlyphRun(font: font, glyphs: glyphs))
    } else if pen > start {
      content = .blank
    } else {
      return
    }
    runs.append(
      ShapedRun(
        run: source.run, content: content, slices: slices, x: start, width: pen - start,
        underline: decorations[source.run] & 1 != 0 ? line(source, below: true) : nil,
        strikethrough: decorations[source.run] & 2 != 0 ? line(source, below: false) : nil))
  }

  /// Places a decoration: an underline a tenth of an em below the baseline, a strikethrough at half the x-height. Both are a sixteenth of an em thick,
  /// a third more if bold.
  private func line(_ source: TextSpan, below: Bool) -> DecorationLine {
    let metrics = source.font.metrics
    let thickness = metrics.points / 16 * (source.font.key.weight >= 600 ? 4.0 / 3 : 1)
    let y = (below ? metrics.points / 10 : -metrics.xHeight / 2) - source.baselineOffset
    return DecorationLine(x: start, y: y, width: pen - start, thickness: thickness)
  }

  mutating func finished() -> [ShapedRun] {
    close()
    return runs
  }
}
