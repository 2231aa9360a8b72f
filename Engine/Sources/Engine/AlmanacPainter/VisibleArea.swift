import AlmanacPaintingCost
import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension ListPainter {
  /// What the context can still show, in device units: its clip's extents.
  var visibleArea: RectValue {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    cairo_set_matrix(cr, &matrix)
    return RectValue(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The largest area of a layer: the picture and as much on every side. What is farther away counts as clear, so that a layer's memory is bounded.
  var layerLimit: RectValue {
    let canvas = RectValue(
      x: 0, y: 0, width: Double(job.pixelSize.width) / rasterScale, height: Double(job.pixelSize.height) / rasterScale)
    let pixels = canvas.width * canvas.height * rasterScale * rasterScale
    let share = min(1, max(0, (Double(Painter.maxPixels) / pixels).squareRoot() - 1) / 2)
    return canvas.outset(by: max(canvas.width, canvas.height) * share)
  }
}

extension RectValue {
  /// Whether all figures are small enough to become pixels.
  var isBounded: Bool { [x, y, width, height].allSatisfy { abs($0) <= 1e5 } }
}
