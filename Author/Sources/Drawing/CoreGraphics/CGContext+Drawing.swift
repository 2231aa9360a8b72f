import CAlmanacPango

extension CGContext {
  // MARK: Path

  public func beginPath() { cairo_new_path(cr) }
  public func closePath() { cairo_close_path(cr) }
  public func move(to point: CGPoint) { cairo_move_to(cr, point.x, point.y) }
  public func addLine(to point: CGPoint) { cairo_line_to(cr, point.x, point.y) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.quad(end, control: control)) }
  public func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
  }
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let joins = cairo_has_current_point(cr) != 0
    for step in ArcSteps.steps(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise, joins: joins) { add(step) }
  }
  public func addPath(_ path: CGPath) { for step in path.steps { add(step) } }

  private func add(_ step: CGPath.Step) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
    case .quad(let end, let control):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(cr, &x, &y)
      // Cairo has only cubic curves. Handles at two thirds of the way to the control point result in the same parabola.
      addCurve(
        to: end, control1: CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3),
        control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
    case .close: closePath()
    }
  }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  public func strokePath() { drawPath(using: .stroke) }
  public func drawPath(using mode: CGPathDrawingMode) {
    casting { paintPath(mode, fill: state.fill, stroke: state.stroke) }
    cairo_new_path(cr)
  }

  private func paintPath(_ mode: CGPathDrawingMode, fill: CGColor, stroke: CGColor) {
    let fills = mode != .stroke
    let strokes = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
    if fills {
      cairo_set_fill_rule(cr, mode == .eoFill || mode == .eoFillStroke ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setSource(fill)
      cairo_fill_preserve(cr)
    }
    if strokes {
      setSource(stroke)
      cairo_stroke_preserve(cr)
    }
  }

  private func setSource(_ color: CGColor) { cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * state.alpha) }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (index, point) in points.enumerated() { index.isMultiple(of: 2) ? move(to: point) : addLine(to: point) }
    strokePath()
  }
  /// Makes `rect` transparent.
  public func clear(_ rect: CGRect) {
    cairo_save(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
    cairo_new_path(cr)
    addRect(rect)
    cairo_fill(cr)
    cairo_restore(cr)
  }

  // MARK: Clip

  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cr)
  }
  /// Has no effect: curves are always as smooth as the pixels allow.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Removes the clip until the previous state is restored.
  public func resetClip() { cairo_reset_clip(cr) }
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }
  public func clip(to rects: [CGRect]) {
    beginPath()
    for rect in rects { addRect(rect) }
    clip()
  }

  // MARK: Images and gradients

  /// Draws the image into `rect` with its top row at the largest y: upright if y points up, upside down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, firstRowAtLargestY: true) }

  package func draw(_ image: CGImage, in rect: CGRect, firstRowAtLargestY: Bool) {
    casting { paint(image, in: rect, firstRowAtLargestY: firstRowAtLargestY) }
  }

  private func paint(_ image: CGImage, in rect: CGRect, firstRowAtLargestY: Bool) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, let source = image.bitmap.surface() else { return }
    defer { cairo_surface_destroy(source) }
    cairo_save(cr)
    cairo_translate(cr, rect.minX, rect.minY)
    if firstRowAtLargestY {
      cairo_translate(cr, 0, rect.height)
      cairo_scale(cr, 1, -1)
    }
    cairo_scale(cr, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    cairo_set_source_surface(cr, source, 0, 0)
    let filter = state.interpolation == .none ? CAIRO_FILTER_NEAREST : state.interpolation == .high ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
    let pattern = cairo_get_source(cr)
    cairo_pattern_set_filter(pattern, filter)
    // Pads the edges, so that scaling does not blend them with transparent pixels.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
    cairo_clip(cr)
    cairo_paint_with_alpha(cr, state.alpha)
    cairo_restore(cr)
  }

  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    paint(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
  }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(gradient, cairo_pattern_create_radial(startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius), options)
  }

  private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ color: CGColor, at location: CGFloat, alpha: CGFloat) {
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
    }
    // If the gradient does not extend beyond an end, adds a transparent stop at the same location.
    if !options.contains(.drawsBeforeStartLocation), let first = gradient.stops.first { add(first.color, at: 0, alpha: 0) }
    for stop in gradient.stops { add(stop.color, at: stop.location, alpha: 1) }
    if !options.contains(.drawsAfterEndLocation), let last = gradient.stops.last { add(last.color, at: 1, alpha: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    casting {
      cairo_set_source(cr, pattern)
      cairo_paint_with_alpha(cr, state.alpha)
    }
  }
}
