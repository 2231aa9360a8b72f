/// The description of an animation. It has no effect: an archived entry is drawn without animation, and the host decides how it replaces one entry
/// by the next.
public struct Animation: Hashable, Sendable {
  /// The duration in seconds.
  private var duration: Double = 0.35
  private var delay: Double = 0
  private var speed: Double = 1
  private var repeats = 1
  private var autoreverses = true

  private init(duration: Double = 0.35) { self.duration = duration }

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation(duration: 0.5)
  public static let interactiveSpring = Animation(duration: 0.15)
  public static let bouncy = Animation(duration: 0.5)
  public static let smooth = Animation(duration: 0.5)
  public static let snappy = Animation(duration: 0.5)

  public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation(duration: duration)
  }
  // Disfavored so that `.spring()` means the overload with duration and bounce.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    Animation(duration: response)
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(duration: duration)
  }
  @_disfavoredOverload
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
    Animation(duration: response)
  }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation {
    Animation(duration: duration)
  }
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation(duration: 0.5)
  }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation(duration: duration)
  }
  public static var interpolatingSpring: Animation { Animation(duration: 0.5) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(duration: spring.duration) }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation(duration: spring.duration) }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation(duration: duration) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation(duration: duration) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation(duration: duration) }

  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay = delay } }
  public func speed(_ speed: Double) -> Animation { with { $0.speed = speed } }
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

/// The context of a change, with its animation. It has no effect in an archived widget.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body` without animation, because nothing is animated in an archived widget.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
/// Runs `body` and immediately afterwards `completion`, because nothing is animated in an archived widget.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// The criterion by which an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body` without animation, because nothing is animated in an archived widget.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// A type-erased transition. It has no effect in an archived widget.
public struct AnyTransition: Sendable {
  private init() {}
  public init<T: Transition>(_ transition: T) {}
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static var blurReplace: AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition between contents of a view. It has no effect in an archived widget.
public struct ContentTransition: Equatable, Sendable {
  private init() {}
  public static let identity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let opacity = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
  /// Has no effect: an archived entry is drawn without animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Has no effect: an archived entry is drawn without animation.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Applies the changes of `body` without animation.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// Has no effect: an archived entry is drawn without animation.
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Has no effect: an archived entry is drawn without animation.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Has no effect: an archived entry is drawn without animation.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Has no effect: an archived entry is drawn without animation.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Has no effect: an archived entry is drawn without animation.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
