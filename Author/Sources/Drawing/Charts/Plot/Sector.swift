import SwiftUICore

/// A part of a ring around `center`, from one angle to another, clockwise from the top, in radians.
struct Sector {
  let center: CGPoint
  let start: CGFloat
  let end: CGFloat
  let inner: CGFloat
  let outer: CGFloat
  /// The distance by which the straight edges are moved into the sector, in points.
  let inset: CGFloat

  /// The point halfway between both radii at half of the angle, where an annotation is placed.
  var middle: CGPoint {
    let (angle, radius) = ((start + end) / 2 - .pi / 2, inner > 0 ? (inner + outer) / 2 : outer * 0.62)
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns the outline, with corners rounded by `cornerRadius` or as far as the space allows.
  func path(cornerRadius: CGFloat) -> Path {
    let half = (end - start) / 2
    guard half > 1e-9, outer > 0, outer > inner else { return Path() }
    guard half < .pi - 1e-6 else { return ring }
    let sine = sin(min(half, .pi / 2))
    guard outer * sine > inset else { return Path() }
    let round = max(0, min(cornerRadius, (outer - inner) / 2, (outer * sine - inset) / (1 + sine)))
    // If the hole is smaller than the gap, the straight edges meet before they reach it.
    let hasHole = inner * sine > inset
    let innerRound = hasHole ? max(0, min(round, sine < 1 ? (inner * sine - inset) / (1 - sine) : round)) : 0
    let (first, last) = (Edge(angle: start - .pi / 2, turn: 1), Edge(angle: end - .pi / 2, turn: -1))

    var path = Path()
    let outerFirst = first.corner(radius: outer - round, across: inset + round)
    let outerLast = last.corner(radius: outer - round, across: inset + round)
    path.move(to: at(first.point(along: outerFirst.along, across: inset)))
    turn(&path, outerFirst.center, round, from: first.outward, to: outerFirst.direction)
    arc(&path, outer, from: outerFirst.direction, to: outerLast.direction, clockwise: true)
    turn(&path, outerLast.center, round, from: outerLast.direction, to: last.outward)
    if hasHole {
      let innerFirst = first.corner(radius: inner + innerRound, across: inset + innerRound)
      let innerLast = last.corner(radius: inner + innerRound, across: inset + innerRound)
      path.addLine(to: at(last.point(along: innerLast.along, across: inset)))
      turn(&path, innerLast.center, innerRound, from: last.outward, to: innerLast.direction + .pi)
      arc(&path, inner, from: innerLast.direction, to: innerFirst.direction, clockwise: false)
      turn(&path, innerFirst.center, innerRound, from: innerFirst.direction + .pi, to: first.outward)
    } else if half > .pi / 2 {
      // If the sector is more than half a circle, its straight edges do not meet.
      path.addLine(to: at(last.point(along: 0, across: inset)))
      path.addLine(to: at(first.point(along: 0, across: inset)))
    } else {
      let (apex, angle) = (inset / sin(half), (start + end) / 2 - .pi / 2)
      path.addLine(to: at(CGPoint(x: apex * cos(angle), y: apex * sin(angle))))
    }
    path.closeSubpath()
    return path
  }

  /// The whole circle with its hole.
  private var ring: Path {
    var path = Path()
    path.addRelativeArc(center: center, radius: outer, startAngle: .radians(-.pi / 2), delta: .radians(2 * .pi))
    path.closeSubpath()
    guard inner > 0 else { return path }
    path.move(to: CGPoint(x: center.x, y: center.y - inner))
    path.addRelativeArc(center: center, radius: inner, startAngle: .radians(-.pi / 2), delta: .radians(-2 * .pi))
    path.closeSubpath()
    return path
  }

  /// One of the straight edges, relative to the ring's centre.
  private struct Edge {
    let angle: CGFloat
    /// 1 if the sector is clockwise of the edge, -1 if it is counterclockwise.
    let turn: CGFloat

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
      CGPoint(x: along * cos(angle) - turn * across * sin(angle), y: along * sin(angle) + turn * across * cos(angle))
    }
    /// The direction from the centre of a rounded corner to the edge.
    var outward: CGFloat { angle - turn * .pi / 2 }

    func corner(radius: CGFloat, across: CGFloat) -> (center: CGPoint, along: CGFloat, direction: CGFloat) {
      let along = sqrt(max(0, radius * radius - across * across))
      let center = point(along: along, across: across)
      return (center, along, atan2(center.y, center.x))
    }
  }

  private func at(_ point: CGPoint) -> CGPoint { CGPoint(x: center.x + point.x, y: center.y + point.y) }

  private func arc(_ path: inout Path, _ radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool) {
    var delta = (to - from).truncatingRemainder(dividingBy: 2 * .pi)
    if clockwise, delta < 0 { delta += 2 * .pi }
    if !clockwise, delta > 0 { delta -= 2 * .pi }
    path.addRelativeArc(center: center, radius: radius, startAngle: .radians(Double(from)), delta: .radians(Double(delta)))
  }

  /// Adds a rounded corner, always clockwise, because every corner of a sector is convex or tangent to the hole.
  private func turn(_ path: inout Path, _ middle: CGPoint, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
    guard radius > 0 else { return }
    var delta = (to - from).truncatingRemainder(dividingBy: 2 * .pi)
    if delta < 0 { delta += 2 * .pi }
    path.addRelativeArc(center: at(middle), radius: radius, startAngle: .radians(Double(from)), delta: .radians(Double(delta)))
  }
}
