import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension ListPainter {
  /// Sets an angular gradient as the source, computed pixel by pixel for the visible part of `box`.
  ///
  /// A sweep of less than a turn leaves a gap: its first half has the last colour, its second half the first one. Of a sweep of several turns the
  /// last is drawn (SwiftUI, `AngularGradient`).
  func setAngular(_ gradient: AngularGradientPaint, box: RectValue, _ state: PaintState) -> Bool {
    let ramp = resolvedStops(gradient.stops, state)
    guard ramp.isVisible, !box.isEmpty else { return false }
    // A stroke may reach beyond the box, so cover one point more on every side.
    guard let layer = RasterLayer(ink: box.outset(by: 1), on: self) else { return false }
    let center = PointValue(x: box.x + gradient.center.x * box.width, y: box.y + gradient.center.y * box.height)
    let sweep = AngularSweep(start: gradient.startAngle, end: gradient.endAngle, ramp: ramp)
    layer.fillAngular(sweep, center: center)
    layer.setSource(on: self)
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
    return true
  }
}

/// The colours around a point by angle: a table over one full turn from `start`.
struct AngularSweep {
  static let steps = 4096
  let start: Double
  /// One pixel per step.
  let table: [UInt32]

  init(start: Double, end: Double, ramp: GradientRamp) {
    let turn = 2 * Double.pi
    var span = end - start
    // A counter-clockwise sweep is the mirrored ramp, drawn from its end.
    let ramp = span < 0 ? ramp.mirrored : ramp
    let first = span < 0 ? end : start
    span = abs(span)
    let whole = min(span, turn)
    // Of several turns only the last one is visible.
    let skipped = span > turn ? (span - turn) / span : 0
    let low = first + (span - whole)
    self.start = low
    let gap = turn - whole
    table = (0..<Self.steps).map { step in
      let angle = (Double(step) + 0.5) / Double(Self.steps) * turn
      let location: Double
      if angle <= whole, span > 0 {
        location = skipped + (1 - skipped) * angle / whole
      } else {
        location = angle - whole < gap / 2 ? 1 : 0
      }
      return premultiplied(ramp.color(at: location), alpha: 1)
    }
  }
}

extension GradientRamp {
  /// The ramp reversed.
  var mirrored: GradientRamp { GradientRamp(stops.reversed().map { ($0.color, 1 - $0.location) }) }
}

extension RasterLayer {
  /// Fills the layer; `center` is in the user space for which the layer was created.
  func fillAngular(_ sweep: AngularSweep, center: PointValue) {
    guard let inverse = pixelToUser else { return }
    withPixels { pixels, stride in
      sweep.table.withUnsafeBufferPointer { table in
        let scale = Double(AngularSweep.steps) / (2 * .pi)
        for row in 0..<self.height {
          for column in 0..<self.width {
            let point = inverse.apply(to: PointValue(x: Double(column) + 0.5, y: Double(row) + 0.5))
            var turn = (atan2(point.y - center.y, point.x - center.x) - sweep.start) * scale
            turn -= (turn / Double(AngularSweep.steps)).rounded(.down) * Double(AngularSweep.steps)
            pixels[row * stride + column] = table[min(AngularSweep.steps - 1, Int(turn))]
          }
        }
      }
    }
  }
}
