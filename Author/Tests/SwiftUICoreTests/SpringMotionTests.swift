import SwiftUICore
import Testing

/// Positions of springs over time, and timing curves with time and value exchanged.
@Suite struct SpringMotionTests {
  private func isClose(_ a: Double, _ b: Double, _ difference: Double = 1e-6) -> Bool { abs(a - b) < difference }

  @Test func `a spring without bounce goes to its target and not beyond`() {
    let spring = Spring(duration: 1, bounce: 0)
    // 1 − e^(−ωt)(1 + ωt) with ω = 2π.
    #expect(spring.value(target: 1.0, time: 0) == 0 && isClose(spring.value(target: 1.0, time: 0.25), 0.465_583_95))
    #expect(isClose(spring.value(target: 1.0, time: spring.settlingDuration), 0.999))
  }

  @Test func `a spring without damping swings and never rests`() {
    let spring = Spring(duration: 1, bounce: 1)
    #expect(isClose(spring.value(target: 1.0, time: 0.5), 2) && isClose(spring.value(target: 1.0, time: 1), 0))
    #expect(spring.settlingDuration == .infinity)
  }

  @Test(arguments: [-1, 0, 0.3, 0.9]) func `small steps lead to where one step leads, and the force is what changes the velocity`(bounce: Double) {
    let spring = Spring(duration: 0.8, bounce: bounce)
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01) }
    #expect(isClose(value, spring.value(target: 2, initialVelocity: 3, time: 0.3)))
    #expect(isClose(velocity, spring.velocity(target: 2, initialVelocity: 3, time: 0.3)))
    func speed(_ time: Double) -> Double { spring.velocity(target: 2, initialVelocity: 3, time: time) }
    let acceleration = (speed(0.3 + 1e-5) - speed(0.3 - 1e-5)) / 2e-5
    #expect(isClose(acceleration, spring.force(target: 2, position: value, velocity: velocity), 1e-3))
  }

  @Test func `values between others move by their animatable data`() {
    let value = Spring(duration: 1, bounce: 1).value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 3, y: 2), initialVelocity: .zero, time: 0.5)
    #expect(isClose(value.x, 5) && isClose(value.y, 2))
  }

  @Test func `the inverse of a curve gives the time of a value`() {
    #expect(isClose(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)), 0.3))
    #expect(isClose(UnitCurve.circularEaseIn.inverse.value(at: 0.4), UnitCurve.circularEaseOut.value(at: 0.4)))
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn && isClose(UnitCurve.linear.velocity(at: 0.5), 1))
  }
}
