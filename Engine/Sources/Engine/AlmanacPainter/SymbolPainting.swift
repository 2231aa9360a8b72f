import AlmanacTextEngine
import AlmanacWireSchema
import CAlmanacPango

extension ListPainter {
  /// Fills a symbol's outline, fitted into its frame.
  ///
  /// With a variable value, the parts beyond it are painted at the third level of the hierarchy: the first of three parts is on above 0, the second
  /// above a third. A system symbol without such parts is painted whole; of a symbol of the app's, whose parts are not known, what is right of the
  /// value is faint.
  func paintSymbol(_ symbol: SymbolContent, box: RectValue, _ state: PaintState) {
    let outline = outline(of: symbol)
    let fitted = fit(outline, in: box)
    let appearance = SymbolAppearance(mode: symbol.mode, paints: symbol.paints)
    guard symbol.hasVariableValue, symbol.variableValue < 1, symbol.hasOutline || outline.variable != nil else {
      return paint(outline, appearance, box: box, through: fitted, state)
    }
    let faint = colors.palette.hierarchyOpacities[2]
    if let variable = outline.variable {
      let paintOfAll = appearance.paints.first ?? .hierarchical(1)
      let parts =
        [(variable.constant, true)]
        + variable.steps.enumerated().map { index, step in
          (step, symbol.variableValue > Double(index) / Double(variable.steps.count))
        }
      for (path, isOn) in parts {
        var part = state
        part.alpha *= isOn ? 1 : faint
        if setSource(paintOfAll, box: box, part) { fill(path, through: fitted) }
      }
      return
    }
    let reached = box.x + box.width * max(0, symbol.variableValue)
    for (left, right, factor) in [(box.minX, reached, 1), (reached, box.maxX, faint)] {
      var part = state
      part.alpha *= factor
      cairo_save(cr)
      cairo_new_path(cr)
      cairo_rectangle(cr, left, box.y, right - left, box.height)
      cairo_clip(cr)
      paint(outline, appearance, box: box, through: fitted, part)
      cairo_restore(cr)
    }
  }

  private func outline(of symbol: SymbolContent) -> SymbolOutline {
    if symbol.hasOutline { return SymbolOutline(symbol.outline) }
    let outline = engine.symbol(symbol.name, weight: symbol.weight == 0 ? 400 : Int(symbol.weight))
    if outline.isFallback {
      diagnose(.warning, "symbol.unknown", "there is no outline for the symbol \(symbol.name); a stand-in is painted", place: symbol.name)
    }
    return outline
  }

  /// Fills an outline given in em: as one shape if the symbol has one colour, otherwise part by part.
  func paint(_ outline: SymbolOutline, _ appearance: SymbolAppearance, box: RectValue, through transform: TransformValue, _ state: PaintState) {
    // Flat groups have no second colour, so the whole outline with its cut-outs keeps the symbol legible.
    // Nor has a symbol without colours of its own in multicolor mode.
    let isWhole =
      outline.layers.isEmpty || appearance.mode == .monochrome || (appearance.mode == .multicolor && outline.layers.allSatisfy { $0.color == nil })
      || (state.flattens && (appearance.mode != .hierarchical || appearance.paints.count > 1))
    guard !isWhole else {
      if setSource(appearance.paints.first ?? .hierarchical(1), box: box, state) { fill(outline.path, through: transform) }
      return
    }
    let levels = Set(outline.layers.map(\.level)).sorted()
    for layer in outline.layers where setSource(appearance.paint(of: layer, among: levels), box: box, state) { fill(layer.path, through: transform) }
  }

  private func fit(_ outline: SymbolOutline, in box: RectValue) -> TransformValue {
    let size = min(box.width / max(outline.width, 1e-6), box.height / max(outline.height, 1e-6))
    return TransformValue(
      a: size, b: 0, c: 0, d: size, tx: box.x + (box.width - outline.width * size) / 2, ty: box.y + (box.height - outline.height * size) / 2)
  }
}

/// How a symbol's parts get their paints.
struct SymbolAppearance {
  var mode: SymbolRenderingModeValue
  /// Primary, secondary, tertiary.
  var paints: [Paint]

  /// - Parameter levels: the levels that the symbol has, in order. A palette gives its paints to them one after another, and the last one to all further
  ///   levels.
  func paint(of layer: SymbolOutline.Layer, among levels: [Int]) -> Paint {
    let first = paints.first ?? .hierarchical(1)
    switch mode {
    case .multicolor: return layer.color.map { .color($0) } ?? first
    case .palette where paints.count > 1: return paints[min(levels.firstIndex(of: layer.level) ?? 0, paints.count - 1)]
    // A level that no style was given for is a hierarchy of the first, as in Apple's picture of `foregroundStyle(_:_:)` (Documentation/Fidelity.md).
    case .hierarchical where paints.indices.contains(layer.level - 1): return paints[layer.level - 1]
    case .monochrome, .UNRECOGNIZED: return first
    // A palette of one paint is a hierarchy of that paint.
    case .hierarchical, .palette:
      guard layer.level > 1 else { return first }
      var paint = Paint()
      paint.hierarchical.level = UInt32(layer.level)
      paint.hierarchical.base = first
      return paint
    }
  }
}
