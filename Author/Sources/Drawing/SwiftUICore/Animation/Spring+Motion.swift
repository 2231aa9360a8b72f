/// The position and the velocity of a spring at a point in time, from the equation of a damped oscillator.
extension Spring {
  /// Returns the factors of the initial distance from the target and of the initial velocity, for the distance and for the velocity at `time`.
  private func motion(at time: TimeInterval) -> (distance: (Double, Double), velocity: (Double, Double)) {
    let frequency = 2 * Double.pi / max(response, 1e-9)
    let ratio = max(dampingRatio, 0)
    let t = max(time, 0)
    if ratio < 1 {
      let decay = ratio * frequency
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let (e, c, s) = (exp(-decay * t), cos(damped * t), sin(damped * t))
      return (
        (e * (c + decay / damped * s), e * s / damped),
        (-e * s * (damped + decay * decay / damped), e * (c - decay / damped * s))
      )
    }
    if ratio == 1 {
      let e = exp(-frequency * t)
      return ((e * (1 + frequency * t), e * t), (-e * frequency * frequency * t, e * (1 - frequency * t)))
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-frequency * (ratio + root), -frequency * (ratio - root))
    let (f, s) = (exp(fast * t), exp(slow * t))
    return (
      ((fast * s - slow * f) / (fast - slow), (f - s) / (fast - slow)),
      (fast * slow * (s - f) / (fast - slow), (fast * f - slow * s) / (fast - slow))
    )
  }
  private func sum<V: VectorArithmetic>(_ factors: (Double, Double), _ first: V, _ second: V) -> V {
    var (a, b) = (first, second)
    a.scale(by: factors.0)
    b.scale(by: factors.1)
    return a + b
  }

  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target + sum(motion(at: time).distance, .zero - target, initialVelocity)
  }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    sum(motion(at: time).velocity, .zero - target, initialVelocity)
  }
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let factors = motion(at: deltaTime)
    let distance = value - target
    (value, velocity) = (target + sum(factors.distance, distance, velocity), sum(factors.velocity, distance, velocity))
  }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    sum((stiffness, -damping), target - position, velocity)
  }

  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    let distance = toValue.animatableData - start
    result.animatableData = start + value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The time in seconds after which the spring stays within a thousandth of the way to its target. A spring without damping never does.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double = 0.001) -> TimeInterval {
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    // The motion is within a decaying envelope: double the time until the envelope is narrow enough, then bisect.
    func isSettled(_ time: TimeInterval) -> Bool {
      let ends = (0..<8).map { time + response * Double($0) / 8 }
      return ends.allSatisfy { (target - value(target: target, initialVelocity: initialVelocity, time: $0)).magnitudeSquared <= epsilon * epsilon }
    }
    var (low, high) = (0.0, max(response, 0.001))
    while !isSettled(high), high < 1e6 { (low, high) = (high, high * 2) }
    guard high < 1e6 else { return .infinity }
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
