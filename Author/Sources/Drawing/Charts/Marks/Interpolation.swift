import SwiftUICore

/// The course of a line between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }
  let kind: Kind
  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Each step begins at its point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Each step ends at its point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension: tension)) }
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha: alpha)) }

  /// The method that gives the same line for the points in reverse order.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }

  /// Adds the line through `points` to `path`, whose current point is the first of them.
  func add(_ points: [CGPoint], to path: inout Path) {
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      switch kind {
      case .linear: path.addLine(to: b)
      case .stepStart:
        path.addLine(to: CGPoint(x: b.x, y: a.y))
        path.addLine(to: b)
      case .stepEnd:
        path.addLine(to: CGPoint(x: a.x, y: b.y))
        path.addLine(to: b)
      case .stepCenter:
        let middle = (a.x + b.x) / 2
        path.addLine(to: CGPoint(x: middle, y: a.y))
        path.addLine(to: CGPoint(x: middle, y: b.y))
        path.addLine(to: b)
      case .monotone:
        let third = (b.x - a.x) / 3
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + third, y: a.y + third * slope(points, index - 1)),
          control2: CGPoint(x: b.x - third, y: b.y - third * slope(points, index)))
      case .cardinal(let tension):
        let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
        let k = (1 - tension) / 6
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + (b.x - before.x) * k, y: a.y + (b.y - before.y) * k),
          control2: CGPoint(x: b.x - (after.x - a.x) * k, y: b.y - (after.y - a.y) * k))
      case .catmullRom(let alpha):
        let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
        let (c1, c2) = catmullRom(before, a, b, after, alpha: alpha)
        path.addCurve(to: b, control1: c1, control2: c2)
      }
    }
  }

  /// Returns the slope at a point that keeps the curve monotone between neighbouring points (Fritsch and Carlson; Steffen's rule).
  private func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    func secant(_ i: Int) -> CGFloat { points[i + 1].x != points[i].x ? (points[i + 1].y - points[i].y) / (points[i + 1].x - points[i].x) : 0 }
    guard index > 0 else { return secant(0) }
    guard index < points.count - 1 else { return secant(index - 1) }
    let (s0, s1) = (secant(index - 1), secant(index))
    guard s0 * s1 > 0 else { return 0 }
    let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
    guard h0 + h1 != 0 else { return 0 }
    let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
    return (s0 < 0 ? -1 : 1) * min(2 * abs(s0), 2 * abs(s1), abs(mean))
  }

  /// Returns the control points of the curve from `b` to `c`, with knots spaced by distance to the power of `alpha`.
  private func catmullRom(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, alpha: CGFloat) -> (CGPoint, CGPoint) {
    let (d1, d2, d3) = (pow(hypot(b.x - a.x, b.y - a.y), alpha), pow(hypot(c.x - b.x, c.y - b.y), alpha), pow(hypot(d.x - c.x, d.y - c.y), alpha))
    func control(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ near: CGFloat) -> CGPoint {
      // p: the point before or after the segment; q: the end that the control point belongs to; r: the other end.
      guard near > 1e-6, d2 > 1e-6 else { return q }
      let (n2, m2) = (near * near, d2 * d2)
      let (kq, k) = (2 * n2 + 3 * near * d2 + m2, 3 * near * (near + d2))
      return CGPoint(x: (n2 * r.x - m2 * p.x + kq * q.x) / k, y: (n2 * r.y - m2 * p.y + kq * q.y) / k)
    }
    return (control(a, b, c, d1), control(d, c, b, d3))
  }
}
