import WireSchema
import CPango
import Foundation

extension ListPainter {
  /// A gradient that turns about a point, computed pixel by pixel for what is visible of `box`.
  ///
  /// Less than a turn leaves a gap, whose first half continues the last colour and whose second half the first; of more
  /// than a turn the last one is drawn (SwiftUI, `AngularGradient`).
  func setAngular(_ gradient: AngularGradientPaint, box: RectValue, _ state: PaintState) -> Bool {
    let ramp = resolvedStops(gradient.stops, state)
    guard ramp.isVisible, !box.isEmpty else { return false }
    // A stroke may be wider than the box says: cover what is visible around it, within reason.
    guard let layer = RasterLayer(ink: box.outset(by: 1), on: self) else { return false }
    let center = PointValue(x: box.x + gradient.center.x * box.width, y: box.y + gradient.center.y * box.height)
    let sweep = AngularSweep(start: gradient.startAngle, end: gradient.endAngle, ramp: ramp)
    layer.fillAngular(sweep, center: center)
    layer.setSource(on: self)
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
    return true
  }
}

/// The colours around a point by angle, as a table over one whole turn from `start` on.
struct AngularSweep {
  static let steps = 4096
  let start: Double
  /// One pixel per step.
  let table: [UInt32]

  init(start: Double, end: Double, ramp: GradientRamp) {
    let turn = 2 * Double.pi
    var span = end - start
    // A sweep against the clock is the mirrored ramp from its end.
    let ramp = span < 0 ? ramp.mirrored : ramp
    let first = span < 0 ? end : start
    span = abs(span)
    let whole = min(span, turn)
    // Of several turns the last one shows.
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
  /// From end to start between 0 and 1.
  var mirrored: GradientRamp { GradientRamp(stops.reversed().map { ($0.color, 1 - $0.location) }) }
}

extension RasterLayer {
  /// Fills the layer; `center` lies in the user space that the layer was made for.
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
