import AlmanacWireSchema

/// The timing of a change. In a widget it is the change from one entry to the next (`Specification A14`).
///
/// A host plays the change once: `repeatCount` and `repeatForever` have no effect, and a note reports it.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case cubic(Double, Double, Double, Double)
    /// A spring: its perceived duration in seconds, its bounce from −1 to 1, and its initial velocity, where 1 is the whole distance in a second.
    case spring(duration: Double, bounce: Double, velocity: Double)
  }
  /// How the animation was made, for its description.
  enum Origin: Hashable, Sendable {
    case standard, curve
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }
  private(set) var origin: Origin
  private(set) var curve: Curve
  /// The duration in seconds of a cubic curve; a spring has its own.
  private(set) var duration: Double
  private(set) var delay: Double = 0
  private(set) var speed: Double = 1
  private(set) var repeats = 1
  private var autoreverses = true

  private init(_ curve: Curve, duration: Double = standardDuration, origin: Origin = .curve) {
    self.curve = curve
    self.duration = duration
    self.origin = origin
  }

  /// The duration in seconds of a cubic curve without one of its own. Source: Apple's documentation of `easeInOut`.
  private static let standardDuration = 0.35

  private static func cubic(_ curve: UnitCurve, _ duration: Double = standardDuration) -> Animation {
    let (x1, y1, x2, y2) = curve.controls
    return Animation(.cubic(x1, y1, x2, y2), duration: duration)
  }

  private static func fluidSpring(_ response: Double, dampingFraction: Double, blendDuration: Double = 0) -> Animation {
    fluidSpring(response, Spring.bounce(ofDampingRatio: dampingFraction), dampingFraction, blendDuration)
  }
  private static func fluidSpring(_ duration: Double, bounce: Double, blendDuration: Double = 0) -> Animation {
    fluidSpring(duration, bounce, Spring.dampingRatio(ofBounce: bounce), blendDuration)
  }
  private static func fluidSpring(_ response: Double, _ bounce: Double, _ dampingFraction: Double, _ blendDuration: Double) -> Animation {
    Animation(
      .spring(duration: response, bounce: bounce, velocity: 0),
      origin: .fluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring without bounce whose response is 0.55 s. Source: Apple's documentation of `Animation.default`, iOS 17.
  public static let `default` = Animation(.spring(duration: 0.55, bounce: 0, velocity: 0), origin: .standard)
  public static let linear = cubic(.linear)
  public static let easeIn = cubic(.easeIn)
  public static let easeOut = cubic(.easeOut)
  public static let easeInOut = cubic(.easeInOut)
  public static let spring = fluidSpring(0.5, bounce: 0)
  public static let interactiveSpring = fluidSpring(0.15, bounce: 0.15, blendDuration: 0.25)
  public static let bouncy = fluidSpring(0.5, bounce: 0.3)
  public static let smooth = fluidSpring(0.5, bounce: 0)
  public static let snappy = fluidSpring(0.5, bounce: 0.15)

  public static func linear(duration: TimeInterval) -> Animation { cubic(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { cubic(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { cubic(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { cubic(.easeInOut, duration) }
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation(.cubic(x1, y1, x2, y2), duration: duration)
  }
  // Disfavoured, so that the compiler chooses the overload with duration and bounce for `.spring()`.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    fluidSpring(response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    fluidSpring(duration, bounce: bounce, blendDuration: blendDuration)
  }
  @_disfavoredOverload
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
    fluidSpring(response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  /// - Parameter extraBounce: What is added to the bounce of 0.15. Source: Apple's documentation of this function.
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation {
    fluidSpring(duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return Animation(
      .spring(duration: spring.duration, bounce: spring.bounce, velocity: initialVelocity),
      origin: .physicalSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    fluidSpring(spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      .spring(duration: spring.duration, bounce: spring.bounce, velocity: initialVelocity),
      origin: .physicalSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialVelocity))
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { cubic(curve, duration) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    fluidSpring(duration, bounce: 0.3 + extraBounce)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { fluidSpring(duration, bounce: extraBounce) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    fluidSpring(duration, bounce: 0.15 + extraBounce)
  }

  // A speed shortens the delays given before it. The host divides the whole delay by the speed, so a later one counts as longer.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay * $0.speed } }
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeats = count
      $0.autoreverses = autoreverses
    }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { repeatCount(.max, autoreverses: autoreverses) }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }
}

extension AnimationValue {
  /// Encodes an animation; nil if the change is not animated. Numbers that are not finite count as 0.
  init(_ animation: Animation?) {
    self.init()
    guard let animation else { return }
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    switch animation.curve {
    case .cubic(let x1, let y1, let x2, let y2):
      (cubic.x1, cubic.y1) = (Float(finite(x1)), Float(finite(y1)))
      (cubic.x2, cubic.y2) = (Float(finite(x2)), Float(finite(y2)))
      duration = finite(animation.duration)
    case .spring(let duration, let bounce, let velocity):
      spring.duration = finite(duration)
      spring.bounce = finite(bounce)
      spring.velocity = finite(velocity)
    }
    delay = finite(animation.delay)
    speed = animation.speed == 1 ? 0 : finite(animation.speed)
  }
}
