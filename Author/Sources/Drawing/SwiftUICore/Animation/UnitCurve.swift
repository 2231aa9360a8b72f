/// A timing curve: it maps the elapsed fraction of an animation's time to the animation's progress, both from 0 to 1.
///
/// Returns the same values and velocities as Apple's SwiftUI. Source: OpenSwiftUI's compatibility tests, which also run against SwiftUI.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable { case linear, bezier(UnitPoint, UnitPoint), circularIn, circularOut, circularInOut }
  private let kind: Kind

  public static let linear = UnitCurve(kind: .linear)
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)
  /// Creates a curve from (0, 0) to (1, 1). The x components of the control points are clamped to 0…1 when the curve is evaluated.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  /// The control points of a cubic curve: the curve itself, or an approximation of a circular curve (Source: easings.net, easeInCirc and its mirror images).
  var controls: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch kind {
    case .linear: (0, 0, 1, 1)
    case .bezier(let start, let end): (Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .circularIn: (0.55, 0, 1, 0.45)
    case .circularOut: (0, 0.55, 0.45, 1)
    case .circularInOut: (0.85, 0, 0.15, 1)
    }
  }

  /// Returns the progress of the animation when the fraction `progress` of its time, clamped to 0…1, has elapsed.
  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    switch kind {
    case .linear: return t
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      return t < 0.5 ? (1 - (1 - 4 * t * t).squareRoot()) / 2 : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
    case .bezier(let start, let end): return CubicCurve(start, end).value(at: t)
    }
  }

  /// Returns the slope of the curve when the fraction `progress` of the time, clamped to 0…1, has elapsed; infinity where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .circularIn: return t / (1 - t * t).squareRoot()
    case .circularOut: return (1 - t) / (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      let half = t < 0.5 ? 2 * t : 2 * (1 - t)
      return half / (1 - half * half).squareRoot()
    case .bezier(let start, let end): return CubicCurve(start, end).velocity(at: t)
    }
  }

  /// The curve that maps progress back to time. `circularEaseInOut` returns itself, as Apple's does. Source: OpenSwiftUI.
  public var inverse: UnitCurve {
    switch kind {
    case .linear, .circularInOut: self
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let start, let end):
      .bezier(startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }
}

/// A Bézier curve from (0, 0) to (1, 1) whose x grows with its parameter.
private struct CubicCurve {
  /// The coefficients of one coordinate: `((a·u + b)·u + c)·u` at the parameter `u`.
  private struct Polynomial {
    let a: Double, b: Double, c: Double
    init(_ start: Double, _ end: Double) {
      c = start * 3
      b = (end - start) * 3 - c
      a = 1 - c - b
    }
    func value(_ u: Double) -> Double { ((a * u + b) * u + c) * u }
    func slope(_ u: Double) -> Double { c + (b + b + a * 3 * u) * u }
  }
  private let x: Polynomial, y: Polynomial

  init(_ start: UnitPoint, _ end: UnitPoint) {
    func clamped(_ x: CGFloat) -> Double { Double(min(max(x, 0), 1)) }
    x = Polynomial(clamped(start.x), clamped(end.x))
    y = Polynomial(Double(start.y), Double(end.y))
  }

  /// Returns the parameter at which x is `t`, by bisection.
  private func parameter(at t: Double) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // More steps than a Double between 0 and 1 has digits.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if x.value(middle) < t { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  func value(at t: Double) -> Double { t >= 1 ? 1 : y.value(parameter(at: t)) }

  func velocity(at t: Double) -> Double {
    let u = parameter(at: t)
    let (across, up) = (x.slope(u), y.slope(u))
    // Where a control point lies on its end, both are 0 or, at the other end, what rounding leaves of 0; Apple's velocities there are 1 and 0.
    if across == up { return 1 }
    return across == 0 ? (up < 0 ? -.infinity : .infinity) : up / across
  }
}
