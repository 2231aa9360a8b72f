import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// When a layer changes, and with which easing.
public struct LayerTiming: Sendable, Equatable {
  /// Seconds from the start.
  public var delay: Double
  /// Seconds.
  public var duration: Double
  /// An easing function of CSS: `linear`, `cubic-bezier(…)` or `linear(…)` with the points of a spring.
  public let easing: String

  /// When the change is over, in seconds from the start.
  public var end: Double { delay + duration }
}

extension LayerTiming {
  /// The system's own timing.
  static func standard(_ profile: EntryAnimationProfile) -> LayerTiming {
    LayerTiming(spring: SpringMotion(duration: profile.defaultResponse, bounce: 0, velocity: 0), profile)
  }

  /// The timing that an author asks for; nil: no animation. What would last longer than the longest time runs faster.
  init?(_ value: AnimationValue, _ profile: EntryAnimationProfile) {
    switch value.curve {
    case .cubic(let cubic):
      func share(_ value: Float) -> String { number(min(max(Double(value), 0), 1)) }
      func level(_ value: Float) -> String { number(min(max(Double(value), -10), 10)) }
      let isLinear = cubic.x1 == cubic.y1 && cubic.x2 == cubic.y2
      self.init(
        delay: 0, duration: max(0, value.duration),
        easing: isLinear ? "linear" : "cubic-bezier(\(share(cubic.x1)), \(level(cubic.y1)), \(share(cubic.x2)), \(level(cubic.y2)))")
    case .spring(let spring):
      self.init(spring: SpringMotion(duration: spring.duration, bounce: spring.bounce, velocity: spring.velocity), profile)
    case nil: return nil
    }
    let speed = value.speed > 0 ? value.speed : 1
    delay = max(0, value.delay) / speed
    duration /= speed
    if end > profile.longest {
      let factor = profile.longest / end
      delay *= factor
      duration *= factor
    }
    // A change without duration happens at once.
    guard duration > 0.001 else { return nil }
  }

  private init(spring: SpringMotion, _ profile: EntryAnimationProfile) {
    let settled = spring.settlingTime(within: profile.settled)
    let count = profile.curvePoints
    var points = (0..<count).map { number(1 - spring.distance(at: settled * Double($0) / Double(count - 1))) }
    points[0] = "0"
    points[count - 1] = "1"
    self.init(delay: 0, duration: settled, easing: "linear(\(points.joined(separator: ", ")))")
  }
}

/// A number for CSS with at most four decimals.
private func number(_ value: Double) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

/// The motion of a spring from a distance of 1 to 0.
struct SpringMotion {
  private let frequency: Double
  private let ratio: Double
  private let velocity: Double

  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: from −1 (overdamped) to 1 (undamped); 0 is critically damped.
  ///   - velocity: towards the goal at the start, in distances per second.
  init(duration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.9), 0.95)
    frequency = 2 * .pi / min(max(duration, 0.01), 10)
    ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.velocity = min(max(velocity, -100), 100)
  }

  /// The distance that is left after `time` seconds.
  func distance(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 0.9999 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-decay * time) * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }
    if ratio < 1.0001 { return exp(-frequency * time) * (1 + (frequency - velocity) * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let share = (-velocity - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
  }

  /// The time after which the distance stays below `limit`, in seconds, at most 10.
  func settlingTime(within limit: Double) -> Double {
    let step = 1.0 / 120
    var last = 0
    for index in 0..<1200 where abs(distance(at: Double(index) * step)) >= limit { last = index }
    return Double(last + 1) * step
  }
}
