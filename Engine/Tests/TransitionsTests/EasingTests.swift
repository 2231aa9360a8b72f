import AlmanacProfiles
import AlmanacWireSchema
import Testing

@testable import AlmanacTransitions

/// Curves of time.
@Suite struct EasingTests {
  private let profile = Profiles.entryAnimations

  private func points(_ timing: LayerTiming) -> [Double] {
    timing.easing.dropFirst("linear(".count).dropLast().split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
  }

  @Test func `the system's spring goes from 0 to 1 without overshooting in less than a second`() {
    let timing = LayerTiming.standard(profile)
    let points = points(timing)
    #expect(points.count == profile.curvePoints)
    #expect(points.first == 0 && points.last == 1)
    #expect(points == points.sorted())
    #expect((0.6..<1).contains(timing.duration))
  }

  @Test func `a spring with bounce overshoots, and one without is critically damped`() {
    let bouncy = SpringMotion(duration: 0.5, bounce: 0.3, velocity: 0)
    // A damping ratio of 0.7 overshoots by e^(-π·0.7/√(1 - 0.49)), 4.6 %.
    let least = stride(from: 0.0, to: 2, by: 0.001).map(bouncy.distance).min() ?? 0
    #expect(abs(least + 0.046) < 0.001)
    let smooth = SpringMotion(duration: 0.5, bounce: 0, velocity: 0)
    // (1 + ωt)·e^(-ωt) at ωt = 2π·0.25/0.5 = π.
    #expect(abs(smooth.distance(at: 0.25) - (1 + .pi) * 0.04321391826) < 1e-6)
    #expect(SpringMotion(duration: 0.5, bounce: -0.5, velocity: 0).distance(at: 0.25) > smooth.distance(at: 0.25))
    #expect(SpringMotion(duration: 0.5, bounce: 0, velocity: 5).distance(at: 0.05) < smooth.distance(at: 0.05))
  }

  @Test func `cubic curves are those of CSS`() {
    func timing(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, duration: Double = 0.35, delay: Double = 0, speed: Double = 0) -> LayerTiming? {
      LayerTiming(
        .with {
          ($0.cubic.x1, $0.cubic.y1, $0.cubic.x2, $0.cubic.y2) = (x1, y1, x2, y2)
          ($0.duration, $0.delay, $0.speed) = (duration, delay, speed)
        }, profile)
    }
    #expect(timing(0.42, 0, 0.58, 1)?.easing == "cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(timing(0, 0, 1, 1)?.easing == "linear")
    // Outside of 0 to 1 CSS refuses it.
    #expect(timing(-3, -40, 7, 2)?.easing == "cubic-bezier(0, -10, 1, 2)")
    let fast = timing(0, 0, 1, 1, duration: 1, delay: 0.5, speed: 2)
    #expect(fast?.duration == 0.5 && fast?.delay == 0.25)
    #expect(timing(0, 0, 1, 1, duration: 0) == nil)
  }

  @Test func `nothing takes longer than two seconds`() {
    let late = LayerTiming(.with { ($0.cubic.x2, $0.cubic.y2, $0.duration, $0.delay) = (1, 1, 30, 10) }, profile)
    #expect(late.map { abs($0.end - 2) < 1e-9 } == true)
    #expect(late.map { abs($0.delay - 0.5) < 1e-9 } == true)
    for value in [0, 1e6, -1e6, 0.001] {
      for bounce in [-1e6, -1, 0, 0.99, 1e6] {
        let timing = LayerTiming(.with { ($0.spring.duration, $0.spring.bounce, $0.spring.velocity) = (value, bounce, value) }, profile)
        #expect(timing.map { $0.end <= 2.000_001 && points($0).allSatisfy(\.isFinite) } ?? true, "\(value) \(bounce)")
      }
    }
  }

  @Test func `an animation without a curve is none`() {
    #expect(LayerTiming(AnimationValue(), profile) == nil)
  }
}
