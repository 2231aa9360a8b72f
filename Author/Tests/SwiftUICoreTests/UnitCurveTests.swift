import Testing

@testable import SwiftUICore

/// Values and velocities of timing curves. The figures are those that OpenSwiftUI's compatibility tests expect of Apple's SwiftUI.
@Suite struct UnitCurveTests {
  private static let times = [0.0, 0.25, 0.5, 0.75, 1]

  @Test(
    arguments: [
      ("linear", UnitCurve.linear, [0, 0.25, 0.5, 0.75, 1], [1, 1, 1, 1, 1]),
      ("easeIn", .easeIn, [0, 0.09, 0.32, 0.62, 1], [0, 0.67, 1.07, 1.37, 0]),
      ("easeOut", .easeOut, [0, 0.38, 0.68, 0.91, 1], [1, 1.37, 1.07, 0.67, 0]),
      ("easeInOut", .easeInOut, [0, 0.13, 0.5, 0.87, 1], [0, 1.06, 1.72, 1.06, 0]),
      ("circularEaseIn", .circularEaseIn, [0, 0.032, 0.134, 0.339, 1], [0, 0.258, 0.577, 1.134, .infinity]),
      ("circularEaseOut", .circularEaseOut, [0, 0.661, 0.866, 0.968, 1], [.infinity, 1.134, 0.577, 0.258, 0]),
      ("circularEaseInOut", .circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], [0, 0.577, .infinity, 0.577, 0]),
    ] as [(String, UnitCurve, [Double], [Double])])
  func `a curve has Apple's values and velocities`(name: String, curve: UnitCurve, values: [Double], velocities: [Double]) {
    for (index, time) in Self.times.enumerated() {
      #expect(abs(curve.value(at: time) - values[index]) < 0.01, "\(name) at \(time)")
      let velocity = curve.velocity(at: time)
      #expect(velocity == velocities[index] || abs(velocity - velocities[index]) < 0.01, "\(name) at \(time): \(velocity)")
    }
    // The ends are exact, and so is what is outside.
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: -0.5) == 0 && curve.value(at: 1.5) == 1)
    #expect(curve.velocity(at: -0.5) == curve.velocity(at: 0) && curve.velocity(at: 1.5) == curve.velocity(at: 1))
  }

  @Test func `the x of control points is clamped to the unit, their y is not`() {
    let wild = UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(wild.value(at: 0) == 0 && wild.value(at: 1) == 1)
    #expect(abs(wild.value(at: 0.5) - 0.5) < 1e-9 && abs(wild.velocity(at: 0.5) + 1) < 1e-9)
    #expect(wild.value(at: 0.2) > 0.5 && wild.value(at: 0.8) < 0.5)
    let usual = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(usual.value(at: 0.5) - 0.5) < 1e-9 && abs(usual.velocity(at: 0.5) - 1.2) < 0.01)
    // A start that is vertical, upwards and downwards.
    let up = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 1))
    let down = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(up.velocity(at: 0) == .infinity && down.velocity(at: 0) == -.infinity)
  }

  @Test func `an inverse exchanges the coordinates`() {
    #expect(UnitCurve.linear.inverse == .linear && UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut && UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    let (start, end) = (UnitPoint(x: 0.25, y: 0.1), UnitPoint(x: 0.75, y: 0.9))
    let curve = UnitCurve.bezier(startControlPoint: start, endControlPoint: end)
    #expect(curve.inverse == .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.25), endControlPoint: UnitPoint(x: 0.9, y: 0.75)))
    for time in [0.1, 0.3, 0.7] {
      for curve in [curve, .easeIn, .easeOut, .easeInOut, .circularEaseIn] {
        #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
      }
      #expect(UnitCurve.easeIn.inverse.value(at: time) != UnitCurve.easeOut.value(at: time))
    }
  }
}
