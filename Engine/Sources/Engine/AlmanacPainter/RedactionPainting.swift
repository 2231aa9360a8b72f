import AlmanacTextEngine
import AlmanacWireSchema
import CAlmanacPango

// Redacted content (Specification D5, D9): bars for lines of text, boxes for images, discs for symbols, in the hidden content's colour at the
// palette's opacity.
extension ListPainter {
  func paintRedactedLine(_ line: TextLine, width: Double, x: Double, box: RectValue, _ state: PaintState) {
    guard width > 0 else { return }
    let size = line.runs.map(\.font.size).max() ?? 0
    let ascent = line.ascent > 0 ? line.ascent : size * 0.8
    let descent = line.descent > 0 ? line.descent : size * 0.2
    // Slightly less than the line's height, so that the lines of a paragraph remain separate.
    let inset = (ascent + descent) * 0.08
    let bar = RectValue(x: x, y: line.origin.y - ascent + inset, width: width, height: ascent + descent - 2 * inset)
    let paint = line.runs.first { $0.hasPaint }?.paint ?? .hierarchical(1)
    paintRedacted(bar, radius: bar.height * redaction.cornerFraction, paint: paint, box: box, state)
  }

  func paintRedactedBox(_ box: RectValue, _ state: PaintState) { paintRedacted(box, radius: 0, state) }

  /// Paints a disc if the symbol is about as wide as high, otherwise a bar.
  func paintRedactedSymbol(_ symbol: SymbolContent, box: RectValue, _ state: PaintState) {
    let side = min(box.width, box.height)
    let round = side > 0 && max(box.width, box.height) / side < 1.4
    let shape = round ? RectValue(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side) : box
    let paint = symbol.paints.first ?? .hierarchical(1)
    paintRedacted(shape, radius: round ? side / 2 : side * redaction.cornerFraction, paint: paint, box: box, state)
  }

  func paintRedacted(_ rect: RectValue, radius: Double, paint: Paint = .system("label"), box: RectValue? = nil, _ state: PaintState) {
    var hidden = state
    hidden.alpha *= redaction.opacity
    guard !rect.isEmpty, setSource(paint, box: box ?? rect, hidden) else { return }
    var path = PathData()
    path.addRoundedRect(rect, radii: [radius], continuous: false)
    cairo_new_path(cr)
    addPath(path, to: cr)
    cairo_fill(cr)
  }
}
