import AlmanacWireSchema
import CAlmanacPango

/// Adds `path` to Cairo's current path.
func addPath(_ path: PathData, to cr: OpaquePointer) {
  var current = (x: 0.0, y: 0.0)
  var start = (x: 0.0, y: 0.0)
  path.forEach { verb, numbers in
    func number(_ index: Int) -> Double { Double(numbers[index]) }
    switch verb {
    case .move:
      current = (number(0), number(1))
      start = current
      cairo_move_to(cr, current.x, current.y)
    case .line:
      current = (number(0), number(1))
      cairo_line_to(cr, current.x, current.y)
    case .quad:
      // Cairo has only cubic curves: the same parabola has its handles two thirds of the way to the control point.
      let control = (x: number(0), y: number(1))
      let end = (x: number(2), y: number(3))
      if cairo_has_current_point(cr) == 0 { current = control }
      cairo_curve_to(
        cr, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
        end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
      current = end
    case .cubic:
      current = (number(4), number(5))
      cairo_curve_to(cr, number(0), number(1), number(2), number(3), current.x, current.y)
    case .close:
      cairo_close_path(cr)
      current = start
    case .unspecified, .UNRECOGNIZED: break
    }
  }
}

/// Adds `shape` to Cairo's current path; a plain rectangle in the form that Cairo fills fastest.
func addShape(_ shape: ShapeValue, to cr: OpaquePointer) {
  switch shape.shape {
  case .rect(let rect): cairo_rectangle(cr, rect.x, rect.y, rect.width, rect.height)
  case .path(let path): addPath(path, to: cr)
  case .roundedRect(let rounded) where !rounded.continuous && rounded.radii.count == 1: addRoundedRect(rounded.rect, rounded.radii[0], to: cr)
  case .roundedRect, .ellipse: addPath(PathData(shape), to: cr)
  case nil: break
  }
}

/// Adds a rectangle with four equal circular corners, the common case, without building a path.
private func addRoundedRect(_ rect: RectValue, _ radius: Double, to cr: OpaquePointer) {
  let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  let radius = max(0, min(radius, min(right - left, bottom - top) / 2))
  cairo_move_to(cr, right, (top + bottom) / 2)
  cairo_arc(cr, right - radius, bottom - radius, radius, 0, 0.5 * .pi)
  cairo_arc(cr, left + radius, bottom - radius, radius, 0.5 * .pi, .pi)
  cairo_arc(cr, left + radius, top + radius, radius, .pi, 1.5 * .pi)
  cairo_arc(cr, right - radius, top + radius, radius, 1.5 * .pi, 2 * .pi)
  cairo_close_path(cr)
}

extension cairo_matrix_t {
  init(_ transform: TransformValue) {
    self.init(xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

extension TransformValue {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

/// Returns the context's transformation from user space to device space.
func currentTransform(_ cr: OpaquePointer) -> TransformValue {
  var matrix = cairo_matrix_t()
  cairo_get_matrix(cr, &matrix)
  return TransformValue(matrix)
}
