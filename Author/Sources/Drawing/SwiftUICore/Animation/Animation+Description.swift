extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation as Apple's systems print it. Delay and speed follow, if it has them. Source: OpenSwiftUI's compatibility tests and its audit of
  /// Apple's binaries.
  public var description: String { base("") + changes }
  public var debugDescription: String { "AnyAnimator(\(base("SwiftUI."))\(changes))" }
  public var customMirror: Mirror { Mirror(self, children: ["base": base("SwiftUI.") + changes]) }

  private func base(_ module: String) -> String {
    switch (origin, curve) {
    case (.standard, _): "\(module)DefaultAnimation()"
    case (.fluidSpring(let response, let fraction, let blend), _):
      "\(module)FluidSpringAnimation(response: \(response), dampingFraction: \(fraction), blendDuration: \(blend))"
    case (.physicalSpring(let mass, let stiffness, let damping, let velocity), _):
      "\(module)SpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), initialVelocity: "
        + "SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(velocity)))"
    case (.curve, _): "\(module)BezierAnimation(duration: \(duration), curve: \(solver))"
    }
  }

  /// The coefficients of the curve's coordinates, which Apple's description has in place of its control points.
  private var solver: String {
    guard case .cubic(let x1, let y1, let x2, let y2) = curve else { return "" }
    func coefficients(_ start: Double, _ end: Double) -> [Double] {
      let c = start * 3
      let b = (end - start) * 3 - c
      return [1 - c - b, b, c]
    }
    let named = zip(["ax", "bx", "cx", "ay", "by", "cy"], coefficients(x1, x2) + coefficients(y1, y2)).map { "\($0): \($1)" }
    return "SwiftUI.UnitCurve.CubicSolver(\(named.joined(separator: ", ")))"
  }

  private var changes: String { (delay == 0 ? "" : ".delay(\(delay))") + (speed == 1 ? "" : ".speed(\(speed))") }
}
