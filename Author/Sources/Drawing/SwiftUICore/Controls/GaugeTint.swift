import AlmanacWireSchema

/// The tint of a gauge. A gradient runs along the bar or around the ring instead of from top to bottom.
struct GaugeTint: ShapeStyle {
  enum Direction: Sendable {
    case along
    case around(start: Angle, span: Angle)
  }
  let direction: Direction
  /// A colour to use instead of the environment's tint; nil = the tint.
  var override: Color?

  @MainActor func _paint(in context: _StyleContext) -> _StylePaint {
    var result = override.map { $0._paint(in: context) } ?? TintShapeStyle()._paint(in: context)
    guard case .linearGradient(let gradient)? = result.paint.paint else { return result }
    let isRightToLeft = context.environment.core.layoutDirection == .rightToLeft
    switch direction {
    case .along:
      result.paint.linearGradient.start = PointValue(isRightToLeft ? .trailing : .leading)
      result.paint.linearGradient.end = PointValue(isRightToLeft ? .leading : .trailing)
    case .around(let start, let span):
      result.paint.angularGradient.center = PointValue(.center)
      // From right to left the ring runs the other way round, as its dot and labels do. An angle grows clockwise in any case, so the stops turn.
      let (first, last) = isRightToLeft ? (Angle.degrees(180) - start - span, Angle.degrees(180) - start) : (start, start + span)
      result.paint.angularGradient.stops = isRightToLeft ? gradient.stops.turned : gradient.stops
      result.paint.angularGradient.startAngle = first.radians
      result.paint.angularGradient.endAngle = last.radians
    }
    return result
  }
}

/// The colour of the environment's tint at a value; it fills the gauge's dot.
struct GaugeTintSample: ShapeStyle {
  let value: Double

  @MainActor func _paint(in context: _StyleContext) -> _StylePaint {
    let tint = TintShapeStyle()._paint(in: context)
    guard case .linearGradient(let gradient)? = tint.paint.paint, let first = gradient.stops.first else { return tint }
    let stops = gradient.stops
    guard let after = stops.firstIndex(where: { $0.location >= value }) else { return _StylePaint(.color(stops[stops.count - 1].color)) }
    guard after > 0 else { return _StylePaint(.color(first.color)) }
    let (low, high) = (stops[after - 1], stops[after])
    var color = ColorValue()
    color.mixed.from = low.color
    color.mixed.to = high.color
    color.mixed.fraction = high.location > low.location ? Float((value - low.location) / (high.location - low.location)) : 1
    color.mixed.perceptual = high.perceptual
    return _StylePaint(.color(color))
  }
}

extension [GradientStop] {
  /// The stops of the gradient that runs the other way.
  fileprivate var turned: [GradientStop] {
    reversed().map { stop in
      var stop = stop
      stop.location = 1 - stop.location
      return stop
    }
  }
}
