import AlmanacWireSchema
import CAlmanacPango

extension GlyphFont {
  /// Returns a glyph's outline in points from its origin, y down; empty for spaces and colour glyphs.
  public func outline(of glyph: UInt32) -> PathData { contours(of: glyph).pathData }

  func contours(of glyph: UInt32) -> Outline {
    guard !isColor, let shaper = pango_font_get_hb_font(font) else { return Outline() }
    let pen = GlyphPen()
    hb_font_get_glyph_shape(shaper, glyph, GlyphPen.functions, Unmanaged.passUnretained(pen).toOpaque())
    pen.close()
    let unit = Double(PANGO_SCALE)
    return pen.outline.transformed(xScale / unit, 0, 0, -yScale / unit, 0, 0)
  }
}

/// Receives a glyph's outline from HarfBuzz, y up, in Pango's units.
private final class GlyphPen {
  var outline = Outline()
  private var contour: Outline.Contour?
  private var current = Outline.Point(x: 0, y: 0)

  func move(_ point: Outline.Point) {
    close()
    contour = Outline.Contour(start: point)
    current = point
  }

  func line(_ point: Outline.Point) {
    contour?.segments.append(.line(point))
    current = point
  }

  func quad(_ control: Outline.Point, _ end: Outline.Point) {
    func towards(_ p: Outline.Point) -> Outline.Point {
      Outline.Point(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    cubic(towards(current), towards(end), end)
  }

  func cubic(_ a: Outline.Point, _ b: Outline.Point, _ end: Outline.Point) {
    contour?.segments.append(.curve(a, b, end))
    current = end
  }

  func close() {
    if let contour, !contour.segments.isEmpty { outline.contours.append(contour) }
    contour = nil
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> GlyphPen? {
    data.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ x: Float, _ y: Float) -> Outline.Point { Outline.Point(x: Double(x), y: Double(y)) }

  // Unsafe: made immutable before it is shared (`hb_draw_funcs_make_immutable`).
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(functions, { _, data, _, x, y, _ in GlyphPen.pen(data)?.move(GlyphPen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(functions, { _, data, _, x, y, _ in GlyphPen.pen(data)?.line(GlyphPen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, cx, cy, x, y, _ in GlyphPen.pen(data)?.quad(GlyphPen.point(cx, cy), GlyphPen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        GlyphPen.pen(data)?.cubic(GlyphPen.point(ax, ay), GlyphPen.point(bx, by), GlyphPen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in GlyphPen.pen(data)?.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
