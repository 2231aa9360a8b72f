import AlmanacWireSchema
import CAlmanacPango
import Foundation

extension ListPainter {
  /// Paints a bar or ring that follows the clock (Specification A8).
  func paintProgress(_ progress: DynamicProgressContent, box: RectValue, _ state: PaintState) {
    let track = progress.hasTrack ? progress.track : .system("systemFill")
    let fill = progress.hasFill ? progress.fill : .system("accent")
    let fraction = progress.fraction(at: job.shownDate)
    switch progress.form {
    case .linear, .UNRECOGNIZED:
      let height = progress.lineWidth > 0 ? min(progress.lineWidth, box.height) : box.height
      let bar = RectValue(x: 0, y: (box.height - height) / 2, width: box.width, height: height)
      if state.redacts { return paintRedacted(bar, radius: progress.roundCaps ? height / 2 : 0, state) }
      paintBar(bar, of: track, rounded: progress.roundCaps, box: bar, state)
      guard fraction > 0 else { return }
      let reached = bar.width * fraction
      // A round bar is at least as long as it is high: near 0 it slides in under the track's outline.
      let length = progress.roundCaps ? max(reached, height) : reached
      let filled = RectValue(x: job.list.rightToLeft ? bar.width - reached : reached - length, y: bar.y, width: length, height: height)
      cairo_save(cr)
      cairo_new_path(cr)
      addBar(bar, rounded: progress.roundCaps)
      cairo_clip(cr)
      paintBar(filled, of: fill, rounded: progress.roundCaps, box: bar, state)
      cairo_restore(cr)
    case .circular:
      let width = progress.lineWidth > 0 ? progress.lineWidth : 4
      if state.redacts {
        var hidden = state
        hidden.alpha *= redaction.opacity
        return paintRing(.system("label"), width: width, fraction: 1, round: false, box: box, hidden)
      }
      paintRing(track, width: width, fraction: 1, round: false, box: box, state)
      if fraction > 0 { paintRing(fill, width: width, fraction: fraction, round: progress.roundCaps, box: box, state) }
    }
  }

  private func addBar(_ rect: RectValue, rounded: Bool) {
    if rounded {
      var path = PathData()
      path.addCapsule(in: rect)
      addPath(path, to: cr)
    } else {
      cairo_rectangle(cr, rect.x, rect.y, rect.width, rect.height)
    }
  }

  private func paintBar(_ rect: RectValue, of paint: Paint, rounded: Bool, box: RectValue, _ state: PaintState) {
    guard setSource(paint, box: box, state) else { return }
    cairo_new_path(cr)
    addBar(rect, rounded: rounded)
    cairo_fill(cr)
  }

  /// Strokes a ring clockwise from the top; counter-clockwise in right-to-left layout.
  private func paintRing(_ paint: Paint, width: Double, fraction: Double, round: Bool, box: RectValue, _ state: PaintState) {
    let radius = (min(box.width, box.height) - width) / 2
    guard radius > 0, setSource(paint, box: box, state) else { return }
    cairo_new_path(cr)
    let top = -Double.pi / 2
    if job.list.rightToLeft {
      cairo_arc_negative(cr, box.midX, box.midY, radius, top, top - 2 * .pi * fraction)
    } else {
      cairo_arc(cr, box.midX, box.midY, radius, top, top + 2 * .pi * fraction)
    }
    cairo_set_dash(cr, nil, 0, 0)
    cairo_set_line_width(cr, width)
    cairo_set_line_cap(cr, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_stroke(cr)
  }
}

extension DynamicProgressContent {
  /// Returns the filled fraction at `date`, 0…1. It grows with time, or shrinks if the progress counts down.
  public func fraction(at date: Date) -> Double {
    let length = end.seconds - start.seconds
    let now = date.timeIntervalSince1970
    let passed = length > 0 ? max(0, min(1, (now - start.seconds) / length)) : (now >= end.seconds ? 1 : 0)
    return countsDown ? 1 - passed : passed
  }
}
