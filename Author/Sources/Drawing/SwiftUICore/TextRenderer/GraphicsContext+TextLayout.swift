import AlmanacTextEngine
import AlmanacWireSchema

extension GraphicsContext {
  /// Draws a line at its position in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    var node = DisplayNode()
    node.frame = RectValue(line.text.box)
    node.debugName = "Text.line"
    node.text.lines = [line.text.line]
    drawing.onMain(self) { _, context in context.add(node) }
  }
  /// Draws a run of glyphs at its position in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw(run[0..<run.count], options: options) }
  /// Draws some glyphs at their positions in the text: as outlines, or as text if they are coloured glyphs or images.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    drawing.onMain((self, slice)) { _, given in
      let (context, slice) = given
      for node in SliceDrawing(slice).nodes() { context.add(node) }
    }
  }
}

/// Converts a slice to display nodes.
@MainActor
private struct SliceDrawing {
  private let slice: Text.Layout.RunSlice
  private let text: Text.Layout.LineText
  private let source: TextRun
  private let bounds: CGRect

  init(_ slice: Text.Layout.RunSlice) {
    self.slice = slice
    text = slice.run.text
    let run = slice.run.run.run
    source = text.line.runs.indices.contains(run) ? text.line.runs[run] : TextRun()
    bounds = slice.typographicBounds.rect
  }

  func nodes() -> [DisplayNode] {
    guard !slice.slices.isEmpty, bounds.width > 0 else { return [] }
    var nodes: [DisplayNode] = []
    switch slice.run.run.content {
    case .glyphs(let glyphs) where !glyphs.isColor: nodes.append(outline(of: glyphs))
    case .glyphs, .symbol, .image: nodes += slice.slices.map(words)
    case .blank: break
    }
    for (bar, decoration) in [(slice.run.run.underline, source.underline), (slice.run.run.strikethrough, source.strikethrough)] {
      if let bar { nodes.append(line(bar, decoration)) }
    }
    return nodes
  }

  /// Returns a filled path in the slice's frame, which redaction covers like text.
  private func filled(_ path: PathData) -> DisplayNode {
    var node = DisplayNode()
    node.frame = RectValue(bounds)
    node.debugName = "Text.glyphs"
    node.path.shape.path = path
    node.path.fill = source.hasPaint ? source.paint : .hierarchical(1)
    if node.path.fill.needsBounds { node.path.paintBounds = RectValue(text.box.offsetBy(dx: -bounds.minX, dy: -bounds.minY)) }
    node.redactAsBox = true
    return node
  }

  private func outline(of run: GlyphRun) -> DisplayNode {
    var path = PathData()
    let (dx, dy) = (text.origin.x - bounds.minX, text.origin.y - bounds.minY)
    for part in slice.slices {
      for glyph in run.glyphs[part.glyphs] {
        let outline = run.font.outline(of: UInt32(glyph.index))
        path.verbs += outline.verbs
        for (index, number) in outline.coordinates.enumerated() {
          path.coordinates.append(number + Float(index.isMultiple(of: 2) ? glyph.x + Double(dx) : glyph.y + Double(dy)))
        }
      }
    }
    return filled(path)
  }

  /// Returns the slice as text, shaped again without its neighbours. This is for emoji, symbols and images, which have no outlines.
  private func words(_ part: ShapedSlice) -> DisplayNode {
    var node = DisplayNode()
    node.frame = RectValue(text.box)
    node.debugName = "Text.glyphs"
    var run = source
    if case .text? = run.value { run.text = text.text(of: part.bytes) }
    // Underlines and strikethroughs are drawn for the whole slice.
    run.clearUnderline()
    run.clearStrikethrough()
    var line = text.line
    line.origin.x += part.x
    line.width = part.width
    line.runs = [run]
    node.text.lines = [line]
    return node
  }

  private func line(_ bar: DecorationLine, _ decoration: TextDecoration) -> DisplayNode {
    var path = PathData()
    path.addRect(
      RectValue(x: 0, y: Double(text.origin.y - bounds.minY) + bar.y - bar.thickness / 2, width: Double(bounds.width), height: bar.thickness))
    var node = filled(path)
    if decoration.hasColor { node.path.fill = .color(decoration.color) }
    return node
  }
}
