import Archive
import CPango
import TextEngine

extension ListPainter {
  /// Fills a system symbol's outline so that it fits its frame, in the first of its paints.
  ///
  /// The outlines have one layer, so the palette and hierarchical modes paint all of it in the primary paint. A variable
  /// value leaves the share beyond it, from left to right, at the third level of the hierarchy.
  func paintSymbol(_ symbol: SymbolContent, box: RectValue, _ state: PaintState) {
    let outline = engine.symbol(symbol.name, weight: symbol.weight == 0 ? 400 : Int(symbol.weight))
    if outline.isFallback {
      diagnose(.warning, "symbol.unknown", "there is no outline for the symbol \(symbol.name); a stand-in is painted", place: symbol.name)
    }
    let paint = symbol.paints.first ?? .hierarchical(1)
    let fitted = fit(outline, in: box)
    guard symbol.hasVariableValue, symbol.variableValue < 1 else {
      if setSource(paint, box: box, state) { fill(outline.path, through: fitted) }
      return
    }
    let reached = box.x + box.width * max(0, symbol.variableValue)
    for (left, right, factor) in [(box.minX, reached, 1), (reached, box.maxX, colors.palette.hierarchyOpacities[2])] {
      var part = state
      part.alpha *= factor
      cairo_save(cr)
      cairo_new_path(cr)
      cairo_rectangle(cr, left, box.y, right - left, box.height)
      cairo_clip(cr)
      if setSource(paint, box: box, part) { fill(outline.path, through: fitted) }
      cairo_restore(cr)
    }
  }

  private func fit(_ outline: SymbolOutline, in box: RectValue) -> TransformValue {
    let size = min(box.width / max(outline.width, 1e-6), box.height / max(outline.height, 1e-6))
    return TransformValue(
      a: size, b: 0, c: 0, d: size, tx: box.x + (box.width - outline.width * size) / 2, ty: box.y + (box.height - outline.height * size) / 2)
  }
}
