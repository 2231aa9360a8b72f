import AlmanacPaintingCost
import AlmanacProfiles
import AlmanacTextEngine
import AlmanacWireSchema
import CAlmanacPango
import Foundation

/// Paints one display list into a Cairo context: an exhaustive switch over the kinds of nodes (ARCHITECTURE rule 1).
///
/// Used for one picture on one thread. Its parts have their own files: layers and effects, paints, text, images, symbols, progress, redaction.
final class ListPainter {
  /// The current context; a layer replaces it with its own while it is painted.
  @exclusivity(unchecked) var cr: OpaquePointer
  let job: PaintJob
  let colors: ColorResolver
  let engine: TextEngine
  /// Raster layers' pixels per unit of the context: 1 on a raster surface, more on a vector surface.
  let rasterScale: Double
  private(set) var diagnostics: [Diagnostic] = []
  /// Why the rest is not painted; nil: it is.
  private(set) var stopped: PainterError?

  init(job: PaintJob, context: OpaquePointer, rasterScale: Double) {
    self.job = job.withTurnedToggles()
    cr = context
    self.rasterScale = rasterScale
    engine = TextEngine.current
    colors = ColorResolver(
      palette: Profiles.palette(job.palette), presentation: job.presentation, accent: job.list.hasAccent ? job.list.accent : nil)
  }

  var redaction: RedactionAppearance { colors.palette.redaction }

  /// Paints the whole picture.
  func paintPicture() {
    if let layout = job.label {
      paintList(with: layout, mask: job.mask)
    } else if job.list.curvesContent {
      paintFlat()
    } else {
      paintList()
    }
  }

  /// Paints the background, unless the presentation removes it, then the content.
  func paintList() {
    let state = PaintState(job.presentation)
    if job.list.hasBackground, job.presentation.background != .removed { paintBackground(state) }
    if job.list.hasRoot { paint(job.list.root, state) }
  }

  /// Paints the container background. In accented mode it loses its colour and keeps its brightness: in one flat colour it would hide the content.
  private func paintBackground(_ state: PaintState) {
    guard state.flattens else { return paint(job.list.background, state) }
    var unflattened = state
    unflattened.flattens = false
    var gray = DisplayNode()
    gray.frame = RectValue(x: 0, y: 0, width: job.list.size.width, height: job.list.size.height)
    gray.group.children = [job.list.background]
    gray.effects = [.with { $0.grayscale = 1 }]
    paint(gray, unflattened)
  }

  /// Returns whether painting has to end; asked before each part that takes long.
  func isStopped() -> Bool {
    if stopped == nil { stopped = job.stop?.reason }
    return stopped != nil
  }

  /// Takes over the diagnostics of another painter of the same picture.
  func take(_ part: ListPainter) {
    for diagnostic in part.diagnostics where diagnostics.count < Self.maxDiagnostics && !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    if stopped == nil { stopped = part.stopped }
  }

  func checkStopped() throws { if let stopped { throw stopped } }

  /// Paints `node` in its parent's coordinates.
  func paint(_ node: DisplayNode, _ outer: PaintState) {
    guard !isStopped(), node.toggleFace != .tapped else { return }
    var state = outer.entering(node)
    var opacity = node.hasOpacity ? max(0, min(1, Double(node.opacity))) : 1
    if state.redaction.isInvalidated, node.invalidatable { opacity *= redaction.invalidatedOpacity }
    guard opacity > 0 else { return }

    state.alpha *= opacity
    // Nearly every node only moves the origin, so saving the whole state is unnecessary.
    if node.isPlain, state.alpha == 1 || node.foldsOpacity {
      return translated(node.frame.x, node.frame.y) { paintContent(of: node, boxed: node.redactAsBox && state.redacts, state) }
    }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_translate(cr, node.frame.x, node.frame.y)
    if node.hasTransform {
      guard abs(node.transform.determinant) > 1e-9 else { return }
      var matrix = cairo_matrix_t(node.transform)
      cairo_transform(cr, &matrix)
    }
    if node.hasClockRotation {
      var matrix = cairo_matrix_t(node.clockRotation.transform(at: job.shownDate))
      cairo_transform(cr, &matrix)
    }
    let boxed = node.redactAsBox && state.redacts
    let layer = Layer(node, opacity: state.alpha, boxed: boxed)
    guard layer.isNeeded else {
      if node.hasClip { clip(to: node.clip) }
      paintContent(of: node, boxed: boxed, state)
      return
    }
    state.alpha = 1
    paint(layer: layer, of: node, boxed: boxed, state)
  }

  /// Runs `body` with the origin moved, then restores only the transformation.
  @inline(__always)
  func translated(_ x: Double, _ y: Double, _ body: () -> Void) {
    var outer = cairo_matrix_t()
    cairo_get_matrix(cr, &outer)
    cairo_translate(cr, x, y)
    body()
    cairo_set_matrix(cr, &outer)
  }

  func clip(to clip: Clip) {
    cairo_new_path(cr)
    addShape(clip.shape, to: cr)
    cairo_set_fill_rule(cr, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cr)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
  }

  /// Paints the content of `node` in the node's own coordinates, without its layer.
  func paintContent(of node: DisplayNode, boxed: Bool, _ state: PaintState) {
    let box = RectValue(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
    if boxed { return paintRedactedBox(box, state) }
    switch node.content {
    case .group(let group):
      for child in group.children { paint(child, state) }
    case .path(let path): paintPath(path, state)
    case .text(let text): paintText(text.lines, box: box, state)
    case .dynamicText(let text): paintDynamicText(text, box: box, state)
    case .image(let image):
      if state.redacts { paintRedactedBox(box, state) } else { paintImage(image, box: box, state) }
    case .symbol(let symbol):
      if state.redacts { paintRedactedSymbol(symbol, box: box, state) } else { paintSymbol(symbol, box: box, state) }
    case .dynamicProgress(let progress): paintProgress(progress, box: box, state)
    case nil: break
    }
  }

  private func paintPath(_ path: PathContent, _ state: PaintState) {
    let box = path.hasPaintBounds ? path.paintBounds : path.shape.bounds
    if path.hasFill, setSource(path.fill, box: box, state) {
      cairo_new_path(cr)
      addShape(path.shape, to: cr)
      cairo_set_fill_rule(cr, path.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    }
    if path.hasStroke, path.strokeStyle.width > 0, setSource(path.stroke, box: box.outset(by: path.strokeStyle.width / 2), state) {
      cairo_new_path(cr)
      addShape(path.shape, to: cr)
      apply(path.strokeStyle)
      cairo_stroke(cr)
    }
  }

  private func apply(_ stroke: StrokeValue) {
    cairo_set_line_width(cr, stroke.width)
    switch stroke.cap {
    case .butt, .UNRECOGNIZED: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter, .UNRECOGNIZED: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, stroke.miterLimit > 0 ? stroke.miterLimit : 10)
    // Cairo rejects negative lengths and an all-zero pattern; a pattern too fine to see would take extremely long.
    let dashes = stroke.dash.map { max(0, $0) }
    if dashes.reduce(0, +) > 0.02 * Double(dashes.count) {
      cairo_set_dash(cr, dashes, Int32(dashes.count), stroke.dashPhase)
    } else {
      cairo_set_dash(cr, nil, 0, 0)
    }
  }

  // MARK: Diagnostics

  private static let maxDiagnostics = 100

  /// Records something that cannot be painted as specified; equal diagnostics are recorded once, and at most ``maxDiagnostics``.
  func diagnose(_ severity: DiagnosticSeverity, _ name: String, _ message: String, place: String) {
    var diagnostic = Diagnostic()
    diagnostic.severity = severity
    diagnostic.name = name
    diagnostic.message = message
    diagnostic.place = place
    if diagnostics.count < Self.maxDiagnostics, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func paintColor(_ color: ColorValue, _ state: PaintState) -> FlatColor {
    colors.paintColor(color, state) { name in
      diagnose(.warning, "color.unknown", "no palette has a colour named \(name); it is painted as the label colour", place: name)
    }
  }

  func setColor(_ color: FlatColor) { cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha) }
}

extension DisplayNode {
  /// Whether the node has no transform, no clip and nothing but opacity that needs a layer.
  var isPlain: Bool { !hasTransform && !hasClockRotation && !hasClip && !hasMask && blendMode == .normal && effects.isEmpty && !isolates }

  /// Whether blend modes inside stop at this node: it has an explicit opacity, even of 1 (a compositing group), and something inside blends.
  var isolates: Bool { hasOpacity && blendsInside }

  private var blendsInside: Bool {
    guard case .group(let group)? = content else { return false }
    return group.children.contains { $0.blendMode != .normal || $0.blendsInside }
  }
}
