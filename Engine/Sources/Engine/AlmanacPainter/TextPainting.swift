import AlmanacPaintingCost
import AlmanacTextEngine
import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension ListPainter {
  /// Paints lines that the text layout has broken; gradients span `box`.
  func paintText(_ lines: [TextLine], box: RectValue, _ state: PaintState) {
    for line in lines where !isStopped() {
      if state.redacts {
        paintRedactedLine(line, width: line.width, x: line.origin.x, box: box, state)
      } else {
        paintLine(line, box: box, state)
      }
    }
  }

  /// Lays out text that depends on the instant in its reserved frame (Specification A8, D6) and paints it.
  func paintDynamicText(_ text: DynamicTextContent, box: RectValue, _ state: PaintState) {
    let layout = engine.layout(
      text.runs, style: text.style, locale: job.list.locale, timeZone: job.list.timeZone, at: job.shownDate,
      reducedPrecision: job.presentation.luminance == .reduced, width: box.width, height: box.height)
    if state.redacts {
      // Each bar has the reserved width. A bar as long as the text would reveal the text's length and would change with it.
      let reserve = text.reserve(in: box.width)
      for line in layout.lines { paintRedactedLine(line, width: reserve.width, x: reserve.x, box: box, state) }
      return
    }
    let shift = text.style.indent(slack: box.width - layout.width)
    translated(shift, 0) { paintText(layout.lines, box: box.offset(x: -shift, y: 0), state) }
  }

  private func paintLine(_ line: TextLine, box: RectValue, _ state: PaintState) {
    let shaped = engine.shape(line, locale: job.list.locale)
    guard !shaped.runs.isEmpty else { return }
    let local = box.offset(x: -line.origin.x, y: -line.origin.y)
    translated(line.origin.x, line.origin.y) {
      for run in shaped.runs where line.runs.indices.contains(run.run) && !isStopped() {
        let source = line.runs[run.run]
        let paint = source.hasPaint ? source.paint : Paint.hierarchical(1)
        if case .image(let place) = run.content { paintInline(source.image, in: place, paint: paint, state) }
        guard setSource(paint, box: local, state) else { continue }
        switch run.content {
        case .glyphs(let glyphs): show(glyphs, ink: line.inkBounds.offset(x: -line.origin.x, y: -line.origin.y), state)
        case .blank, .image: break
        case .symbol(let outline, let size, let x, let y):
          let appearance = SymbolAppearance(mode: source.symbol.mode, paints: source.symbol.paints.isEmpty ? [paint] : source.symbol.paints)
          self.paint(outline, appearance, box: local, through: TransformValue(a: size, b: 0, c: 0, d: size, tx: x, ty: y), state)
          _ = setSource(paint, box: local, state)
        }
        paintDecoration(run.underline, source.underline, state)
        paintDecoration(run.strikethrough, source.strikethrough, state)
      }
    }
  }

  /// Draws glyphs, which lie within `ink`, with the context's source.
  private func show(_ run: GlyphRun, ink: RectValue, _ state: PaintState) {
    // Colour glyphs ignore the source: only a group applies the paint's alpha or a flat colour to them.
    if run.isColor, state.flattens || state.alpha < 1 {
      let paint = cairo_pattern_reference(cairo_get_source(cr))
      cairo_save(cr)
      clipToPixels(currentTransform(cr).apply(to: ink))
      cairo_push_group(cr)
      run.font.show(run.glyphs, on: cr)
      let picture = cairo_pop_group(cr)
      if state.flattens {
        cairo_set_source(cr, paint)
        cairo_mask(cr, picture)
      } else {
        cairo_set_source(cr, picture)
        cairo_paint_with_alpha(cr, state.alpha)
        cairo_set_source(cr, paint)
      }
      cairo_pattern_destroy(picture)
      cairo_pattern_destroy(paint)
      cairo_restore(cr)
    } else {
      run.font.show(run.glyphs, on: cr)
    }
  }

  private func paintDecoration(_ bar: DecorationLine?, _ decoration: TextDecoration, _ state: PaintState) {
    guard let bar else { return }
    cairo_save(cr)
    if decoration.hasColor { setColor(paintColor(decoration.color, state)) }
    cairo_new_path(cr)
    let dashes = decoration.pattern.dashes.map { $0 * bar.thickness }
    if dashes.isEmpty {
      cairo_rectangle(cr, bar.x, bar.y - bar.thickness / 2, bar.width, bar.thickness)
      cairo_fill(cr)
    } else {
      cairo_set_line_width(cr, bar.thickness)
      cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
      // The pattern starts with the line, so that it continues from one run to the next.
      cairo_set_dash(cr, dashes, Int32(dashes.count), bar.x)
      cairo_move_to(cr, bar.x, bar.y)
      cairo_line_to(cr, bar.x + bar.width, bar.y)
      cairo_stroke(cr)
    }
    cairo_restore(cr)
  }

  /// Paints an image among text; a template image in the run's paint unless it has its own.
  private func paintInline(_ image: InlineImage, in place: RectValue, paint: Paint, _ state: PaintState) {
    guard !place.isEmpty else { return }
    var content = image.content
    if content.template, !content.hasPaint { content.paint = paint }
    translated(place.x, place.y) {
      paintImage(content, box: RectValue(x: 0, y: 0, width: place.width, height: place.height), state)
    }
  }

  /// Fills a path given in other coordinates with the context's source.
  func fill(_ path: PathData, through transform: TransformValue) {
    guard abs(transform.determinant) > 1e-12 else { return }
    let outer = currentTransform(cr)
    var matrix = cairo_matrix_t(transform)
    cairo_new_path(cr)
    cairo_transform(cr, &matrix)
    addPath(path, to: cr)
    var back = cairo_matrix_t(outer)
    cairo_set_matrix(cr, &back)
    cairo_fill(cr)
  }
}

extension LinePatternValue {
  /// Alternating drawn and empty lengths, in multiples of the line's thickness; empty for a solid line. The proportions are those of Cocoa's text
  /// system: dots of three points three apart, dashes of ten five apart or three from a dot.
  fileprivate var dashes: [Double] {
    switch self {
    case .solid, .UNRECOGNIZED: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
