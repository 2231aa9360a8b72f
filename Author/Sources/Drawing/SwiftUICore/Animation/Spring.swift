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
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: Self.bounce(ofDampingRatio: dampingRatio)) }
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
  public var dampingRatio: Double { Self.dampingRatio(ofBounce: bounce) }
  /// The bounce of a spring with a damping ratio: 1 to 0 as the ratio goes from 0 to 1, negative above.
  static func bounce(ofDampingRatio ratio: Double) -> Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The inverse. A bounce of −1, which would be infinitely damped, counts as −0.999.
  static func dampingRatio(ofBounce bounce: Double) -> Double { bounce < 0 ? 1 / max(bounce + 1, 0.001) : 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { 4 * .pi * dampingRatio / duration }
}
