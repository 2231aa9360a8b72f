import Archive
import CPango
import Foundation
import TextEngine

extension ListPainter {
  /// Paints lines that the layout broke; gradients run over `box`.
  func paintText(_ lines: [TextLine], box: RectValue, _ state: PaintState) {
    for line in lines {
      if state.redacts {
        paintRedactedLine(line, width: line.width, x: line.origin.x, box: box, state)
      } else {
        paintLine(line, box: box, state)
      }
    }
  }

  /// Lays out text that depends on the instant inside its reserved frame (rows A8, D6) and paints it.
  func paintDynamicText(_ text: DynamicTextContent, box: RectValue, _ state: PaintState) {
    let layout = engine.layout(
      text.runs, style: text.style, locale: job.list.locale, timeZone: job.list.timeZone, at: job.date,
      reducedPrecision: job.presentation.luminance == .reduced, width: box.width, height: box.height)
    if state.redacts {
      // The reserved width: a bar as long as the words would tell them, and move with every tick.
      for line in layout.lines { paintRedactedLine(line, width: box.width, x: 0, box: box, state) }
      return
    }
    let slack = box.width - layout.width
    let shift: Double =
      switch text.style.alignment {
      case .leading, .UNRECOGNIZED: text.style.rightToLeft ? slack : 0
      case .center: slack / 2
      case .trailing: text.style.rightToLeft ? 0 : slack
      }
    translated(shift, 0) { paintText(layout.lines, box: box.offset(x: -shift, y: 0), state) }
  }

  private func paintLine(_ line: TextLine, box: RectValue, _ state: PaintState) {
    let shaped = engine.shape(line, locale: job.list.locale)
    guard !shaped.runs.isEmpty else { return }
    let local = box.offset(x: -line.origin.x, y: -line.origin.y)
    translated(line.origin.x, line.origin.y) {
      for run in shaped.runs where line.runs.indices.contains(run.run) {
        let source = line.runs[run.run]
        let paint = source.hasPaint ? source.paint : Paint.hierarchical(1)
        guard setSource(paint, box: local, state) else { continue }
        switch run.content {
        case .glyphs(let glyphs): show(glyphs, state)
        case .blank: break
        case .symbol(let outline, let size, let x, let y):
          fill(outline.path, through: TransformValue(a: size, b: 0, c: 0, d: size, tx: x, ty: y))
        }
        paintDecoration(run.underline, source.underline, state)
        paintDecoration(run.strikethrough, source.strikethrough, state)
      }
    }
  }

  /// Shows glyphs with the context's source.
  private func show(_ run: GlyphRun, _ state: PaintState) {
    run.font.apply(to: cr)
    // Colour glyphs are laid down as they are: only through a group do the paint's alpha and a flat colour reach them.
    if run.isColor, state.flattens || state.alpha < 1 {
      let paint = cairo_pattern_reference(cairo_get_source(cr))
      cairo_push_group(cr)
      cairo_show_glyphs(cr, run.glyphs, Int32(run.glyphs.count))
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
    } else {
      cairo_show_glyphs(cr, run.glyphs, Int32(run.glyphs.count))
    }
  }

  private func paintDecoration(_ bar: DecorationLine?, _ decoration: TextDecoration, _ state: PaintState) {
    guard let bar else { return }
    cairo_save(cr)
    if decoration.hasColor { setColor(paintColor(decoration.color, state)) }
    cairo_new_path(cr)
    cairo_rectangle(cr, bar.x, bar.y - bar.thickness / 2, bar.width, bar.thickness)
    cairo_fill(cr)
    cairo_restore(cr)
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
