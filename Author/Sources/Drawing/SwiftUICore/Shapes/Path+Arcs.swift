extension Path {
  /// Adds an arc of a circle. If the last part of the path is open, a line connects its end to the start of the arc.
  ///
  /// - Parameter clockwise: the direction in a space whose y axis points up; on the screen, `false` is clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let sweep = ArcSteps.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
  }

  /// Adds an arc that spans `delta` from `startAngle`; positive is clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let pieces = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = CGFloat(delta.radians) / CGFloat(pieces)
    let handle = radius * 4 / 3 * tan(step / 4)
    func on(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    func ahead(_ angle: CGFloat, _ by: CGFloat) -> CGPoint {
      let point = on(angle)
      return CGPoint(x: point.x - by * sin(angle), y: point.y + by * cos(angle)).applying(transform)
    }

    var angle = CGFloat(startAngle.radians)
    let start = on(angle).applying(transform)
    var steps: [Element] = [endsClosed ? .move(to: start) : .line(to: start)]
    for _ in 0..<pieces {
      let next = angle + step
      steps.append(.curve(to: on(next).applying(transform), control1: ahead(angle, handle), control2: ahead(next, -handle)))
      angle = next
    }
    append(steps)
  }

  /// Adds an arc of `radius` that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    guard let from = currentPoint?.applying(transform.inverted()) else { return move(to: corner.applying(transform)) }
    let (ax, ay, bx, by) = (from.x - corner.x, from.y - corner.y, end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    // Collinear lines have no tangent arc.
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else { return addLine(to: corner.applying(transform)) }
    let half = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b)))) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    let leave = CGPoint(x: corner.x + bx / b * reach, y: corner.y + by / b * reach)
    // An arc does not go on from a closed part, but the tangent does.
    if endsClosed { addLine(to: touch.applying(transform)) }
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let distance = radius / sin(half) / hypot(mx, my)
    let center = CGPoint(x: corner.x + mx * distance, y: corner.y + my * distance)
    let start = atan2(touch.y - center.y, touch.x - center.x)
    var sweep = atan2(leave.y - center.y, leave.x - center.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addRelativeArc(center: center, radius: radius, startAngle: .radians(Double(start)), delta: .radians(Double(sweep)), transform: transform)
  }

  /// True if the path is empty or its last part is closed.
  private var endsClosed: Bool { isEmpty || elements.last == .closeSubpath }
}
