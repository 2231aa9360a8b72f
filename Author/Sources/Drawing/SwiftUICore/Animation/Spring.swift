/// The motion of a spring from rest to a target.
@frozen public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds.
  public let duration: Double
  /// The bounce, from −1 (overdamped) to 1 (undamped); 0 is critically damped.
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
    self.init(response: 2 * .pi / frequency, dampingRatio: damping / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot()))
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration / 2, dampingRatio: dampingRatio)
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { 4 * .pi * dampingRatio / duration }
}

/// A timing curve: it maps the elapsed fraction of an animation's time to the animation's progress, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable { case linear, bezier(CGFloat, CGFloat, CGFloat, CGFloat), circularIn, circularOut, circularInOut }
  private let kind: Kind
  private var isInverse = false

  public static let linear = UnitCurve(kind: .linear)
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }

  /// The control points of a cubic curve: the curve itself, or an approximation of a circular curve (Source: easings.net, easeInCirc and its mirror images).
  var controls: (x1: Double, y1: Double, x2: Double, y2: Double) {
    if isInverse {
      let (x1, y1, x2, y2) = inverse.controls
      return (y1, x1, y2, x2)
    }
    return switch kind {
    case .linear: (0, 0, 1, 1)
    case .bezier(let x1, let y1, let x2, let y2): (Double(x1), Double(y1), Double(x2), Double(y2))
    case .circularIn: (0.55, 0, 1, 0.45)
    case .circularOut: (0, 0.55, 0.45, 1)
    case .circularInOut: (0.85, 0, 0.15, 1)
    }
  }

  /// Returns the progress of the animation when the fraction `progress` of its time has elapsed.
  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    if isInverse {
      // Bisects for the time at which the other curve has this value; timing curves increase.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if inverse.value(at: middle) < t { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    switch kind {
    case .linear: return t
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      return t < 0.5 ? (1 - (1 - 4 * t * t).squareRoot()) / 2 : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      func curve(_ a: CGFloat, _ b: CGFloat, _ u: Double) -> Double {
        3 * Double(a) * u * (1 - u) * (1 - u) + 3 * Double(b) * u * u * (1 - u) + u * u * u
      }
      // Finds the curve's parameter for the given time by bisection, because time grows monotonically with the parameter.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if curve(x1, x2, middle) < t { low = middle } else { high = middle }
      }
      return curve(y1, y2, (low + high) / 2)
    }
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }
  /// Returns the slope of the curve when the fraction `progress` of the time has elapsed.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    guard after > before else { return 0 }
    return (value(at: after) - value(at: before)) / (after - before)
  }
}
