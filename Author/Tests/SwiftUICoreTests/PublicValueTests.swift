import Testing

@testable import SwiftUICore

/// Values that public code prints and compares. They are those that OpenSwiftUI's compatibility tests expect of Apple's SwiftUI.
@Suite struct PublicValueTests {
  @Test func `an angle is animated in 128ths of a radian`() {
    var angle = Angle.degrees(90)
    #expect(angle.animatableData == Double.pi / 2 * 128)
    angle.animatableData *= 2
    #expect(angle == .radians(.pi))
    var point = UnitPoint(x: 0.5, y: 0.25)
    #expect(point.animatableData == AnimatablePair(64, 32))
    point.animatableData = AnimatablePair(128, 0)
    #expect(point == UnitPoint(x: 1, y: 0))
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    #expect(color.animatableData == AnimatablePair(64, AnimatablePair(32, AnimatablePair(128, 64))))
    color.animatableData.second.second.second = 128
    #expect(color.opacity == 1 && color.linearRed == 0.5)
  }

  @Test func `a vector is scaled and blended`() {
    #expect(3.0.scaled(by: 2) == 6 && AnimatablePair(1.0, 2.0).scaled(by: -1) == AnimatablePair(-1.0, -2.0))
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    var value = 4.0
    value.interpolate(towards: 0, amount: 0.5)
    #expect(value == 2)
  }

  @Test func `an orientation has a bit for each of exchanged axes, mirroring and turning`() {
    let raw = Dictionary(uniqueKeysWithValues: Image.Orientation.allCases.map { ("\($0)", $0.rawValue) })
    #expect(
      raw == ["up": 0, "left": 1, "upMirrored": 2, "leftMirrored": 3, "downMirrored": 4, "rightMirrored": 5, "down": 6, "right": 7])
    #expect(Image.Orientation(rawValue: 6) == .down && Image.Orientation(rawValue: 8) == nil)
  }

  @Test func `axes have names`() {
    #expect(Axis.horizontal.description == "horizontal" && "\(Axis.vertical)" == "vertical")
    #expect(Axis.Set(.vertical) == .vertical && Axis.Set(.horizontal) == .horizontal)
  }

  @Test(arguments: [
    (Color.red, "red"), (.red.opacity(0.334), "33% red"), (.red.opacity(0.336), "34% red"), (.red.opacity(0.3).opacity(0.5), "50% 30% red"),
    (.primary, "primary"), (.secondary, "secondary"), (.white, "white"), (.black, "black"), (.clear, "clear"),
    (Color(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3), "#4C4C4C4D"), (Color(white: 0.6), "#999999FF"),
    (Color("Sea"), "NamedColor(name: \"Sea\", bundle: nil)"), (.red.opacity(.infinity), "inf% red"),
  ])
  func `a colour is described as on Apple's systems`(color: Color, text: String) { #expect(color.description == text) }

  @Test(
    arguments: [
      (Color.RGBColorSpace.sRGB, [0, 0, 0, 0], "#00000000"), (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"), (.sRGB, [2, -1, 0, 1], "#FF0000FF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"), (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"), (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func `a resolved colour is described by eight hexadecimal digits`(space: Color.RGBColorSpace, parts: [Float], text: String) {
    #expect(Color.Resolved(colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]).description == text)
  }

  @Test func `an animation is described by what it is based on`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(
      Animation.spring(duration: 0.4, bounce: 0.25).description == "FluidSpringAnimation(response: 0.4, dampingFraction: 0.75, blendDuration: 0.0)")
    #expect(
      Animation.linear(duration: 2).description
        == "BezierAnimation(duration: 2.0, curve: SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))")
    let physical = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(physical.description.hasPrefix("SpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, initialVelocity: "))
    #expect(Animation.default.delay(1).speed(2).description == "DefaultAnimation().delay(1.0).speed(2.0)")
  }

  @Test func `an interactive spring has a bounce of 0_15, to which a call adds, and an overdamped one a negative bounce`() {
    #expect(Animation.interactiveSpring.description == "FluidSpringAnimation(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)")
    #expect(Animation.interactiveSpring(extraBounce: 0.25).description.contains("dampingFraction: 0.6,"))
    #expect(Spring(response: 1, dampingRatio: 2).bounce == -0.5 && Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: -0.5).damping > Spring(duration: 1, bounce: 0).damping)
  }

  @Test func `the environment's description lists what was set by key, the latest first`() {
    struct Number: EnvironmentKey { static let defaultValue = 0 }
    struct Flag: EnvironmentKey { static let defaultValue = false }
    var values = EnvironmentValues()
    #expect(values.description == "[]" && values[Number.self] == 0)
    values[Flag.self] = false
    values[Flag.self] = true
    values[Number.self] = 3
    #expect(
      values.description == "[EnvironmentPropertyKey<Number> = 3, EnvironmentPropertyKey<Flag> = true, EnvironmentPropertyKey<Flag> = false]")
    for number in 0..<1000 { values[Number.self] = number }
    #expect(values.description.count < 3000 && values.description.hasPrefix("[EnvironmentPropertyKey<Number> = 999, "))
  }

  @Test func `line styles of UIKit and of SwiftUI are converted to each other`() {
    let patterns: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
      (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash), ([.single, .patternDashDot], .dashDot),
      ([.single, .patternDashDotDot], .dashDotDot),
    ]
    for (style, pattern) in patterns {
      #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
      #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)) == style)
    }
    for other: NSUnderlineStyle in [[], .thick, .double, .byWord, [.single, .thick], [.single, .byWord], [.single, .patternDot, .thick]] {
      #expect(Text.LineStyle(nsUnderlineStyle: other) == nil)
    }
  }
}
