import AlmanacWireSchema
import Statements

@testable import SwiftUICore

private struct Note: TransactionKey { static let defaultValue = "none" }
extension Transaction {
  fileprivate var note: String {
    get { self[Note.self] }
    set { self[Note.self] = newValue }
  }
}

extension Statement {
  /// The animation that a drawing records for the change to the next entry.
  @MainActor private static func recorded<V: View>(@ViewBuilder _ view: () -> V) -> AnimationValue? {
    LayoutFixture().render(view).list.root.group.children.first?.change.animation
  }
  @MainActor private static func recorded(_ animation: Animation) -> AnimationValue {
    recorded { Block("a", 1, 1).animation(animation) } ?? AnimationValue()
  }
  private static func page(_ name: String) -> DocumentSource { .apple("swiftui/animation/\(name)") }
  private static let spring = DocumentSource.apple("swiftui/spring")
  private static let curve = DocumentSource.apple("swiftui/unitcurve")

  static let animations: [Statement] = [
    Statement("Curves take 0.35 seconds unless they say otherwise", page("easeinout"), [0.35, 0.35, 0.35, 0.35, 2]) {
      [Animation.linear, .easeIn, .easeOut, .easeInOut, .linear(duration: 2)].map { CGFloat(recorded($0).duration) }
    },
    Statement("Ease in and out has its control points at 0.42 and 0.58", page("easeinout"), [0.42, 0, 0.58, 1]) {
      let curve = recorded(.easeInOut).cubic
      return [curve.x1, curve.y1, curve.x2, curve.y2].map { CGFloat($0) }
    },
    Statement("A curve of one's own is taken as given", page("timingcurve(_:_:_:_:duration:)"), [0.1, 0.75, 0.85, 0.35, 2]) {
      let animation = recorded(.timingCurve(0.1, 0.75, 0.85, 0.35, duration: 2))
      return [animation.cubic.x1, animation.cubic.y1, animation.cubic.x2, animation.cubic.y2].map { CGFloat($0) } + [CGFloat(animation.duration)]
    },
    Statement("The default is a spring of 0.55 seconds without bounce", page("default"), [0.55, 0]) {
      let animation = recorded(.default)
      return [CGFloat(animation.spring.duration), CGFloat(animation.spring.bounce)]
    },
    Statement("The default equals itself alone, not a spring of the same values", page("default"), is: [true, false]) {
      [Animation.default == .default, Animation.default == .spring(response: 0.55, dampingFraction: 1, blendDuration: 0)]
    },
    Statement("Springs called smooth, snappy and bouncy have more and more bounce", page("smooth"), [0, 0.15, 0.3]) {
      [Animation.smooth, .snappy, .bouncy].map { CGFloat(recorded($0).spring.bounce) }
    },
    Statement("What is called extra is added to a spring's bounce", page("bouncy(duration:extrabounce:)"), [0.5, 0.25]) {
      [CGFloat(recorded(.bouncy(extraBounce: 0.2)).spring.bounce), CGFloat(recorded(.snappy(extraBounce: 0.1)).spring.bounce)]
    },
    Statement("At a quarter of the speed an animation of a second takes four", page("speed(_:)"), [4, 0.5]) {
      [0.25, 2].map { CGFloat(1 / recorded(.linear(duration: 1).speed($0)).speed) }
    },
    Statement("A speed shortens a delay given before it, not one given after it", Source.openSwiftUI("SpeedAnimation, DelayAnimation"), [0.5, 1]) {
      [Animation.linear.delay(1).speed(2), .linear.speed(2).delay(1)].map {
        let animation = recorded($0)
        return CGFloat(animation.delay / (animation.speed > 0 ? animation.speed : 1))
      }
    },
    Statement("Delays before and after a speed are added", Source.openSwiftUI("SpeedAnimation, DelayAnimation"), [1.5]) {
      let animation = recorded(.linear.delay(1).speed(2).delay(1))
      return [CGFloat(animation.delay / animation.speed)]
    },
    Statement("Equal animations are equal, others are not", .apple("swiftui/animation"), is: [true, false, false]) {
      [Animation.easeIn == .easeIn(duration: 0.35), Animation.easeIn == .easeOut, Animation.linear == .linear.delay(1)]
    },
    Statement("A transaction has no animation unless one is given", .apple("swiftui/transaction/init()"), is: true) {
      Transaction().animation == nil && !Transaction().disablesAnimations
    },
    Statement("A key of a transaction has its default, or what is set", .apple("swiftui/transactionkey"), is: ["none", "x"]) {
      var transaction = Transaction()
      let before = transaction.note
      transaction.note = "x"
      return [before, transaction.note]
    },
    Statement("What a closure with an animation returns is returned", .apple("swiftui/withanimation(_:_:)"), is: 4) {
      withAnimation(.linear) { 2 + 2 }
    },
    Statement("A transaction that disables animations leaves none", .apple("swiftui/transaction/disablesanimations"), is: true) {
      recorded { Block("a", 1, 1).transaction { $0.disablesAnimations = true } } == AnimationValue(nil)
    },
    Statement("No animation is recorded as none", .apple("swiftui/view/animation(_:value:)"), is: true) {
      recorded { Block("a", 1, 1).animation(nil, value: 1) } == AnimationValue(nil)
    },
    Statement("An animation does not change the layout", .apple("swiftui/view/animation(_:value:)"), [20, 10]) {
      size { Color.red.frame(width: 20, height: 10).animation(.easeIn, value: 3) }
    },
  ]

  static let springs: [Statement] = [
    Statement("A spring lasts 0.5 seconds and has no bounce by default", .apple("swiftui/spring/init(duration:bounce:)"), [0.5, 0]) {
      [CGFloat(Spring().duration), CGFloat(Spring().bounce)]
    },
    Statement("Without bounce a spring is critically damped", .apple("swiftui/spring/dampingratio"), [1]) { [CGFloat(Spring().dampingRatio)] },
    Statement("A spring's response is its perceived duration", .apple("swiftui/spring/init(response:dampingratio:)"), [0.4, 0.3]) {
      let spring = Spring(response: 0.4, dampingRatio: 0.7)
      return [CGFloat(spring.duration), CGFloat(spring.bounce)]
    },
    Statement("A spring starts at 0 and ends at its target", .apple("swiftui/spring/value(target:initialvelocity:time:)"), [0, 100], within: 0.2) {
      [CGFloat(Spring().value(target: 100.0, time: 0)), CGFloat(Spring().value(target: 100.0, time: 5))]
    },
    Statement("A bouncy spring goes beyond its target, a smooth one does not", spring, is: [true, false]) {
      [Spring.bouncy, .smooth].map { spring in (1...200).contains { spring.value(target: 1.0, time: Double($0) / 100) > 1.0001 } }
    },
    Statement("A linear curve's output is its input, with a velocity of 1", .apple("swiftui/unitcurve/linear"), [0.3, 1, 0.9, 1]) {
      [0.3, 0.9].flatMap { [CGFloat(UnitCurve.linear.value(at: $0)), CGFloat(UnitCurve.linear.velocity(at: $0))] }
    },
    Statement("A curve's input is clamped to 0 to 1", .apple("swiftui/unitcurve/value(at:)"), [0, 1]) {
      [CGFloat(UnitCurve.easeIn.value(at: -3)), CGFloat(UnitCurve.easeIn.value(at: 7))]
    },
    Statement("The inverse of a curve gives the input for an output", .apple("swiftui/unitcurve/inverse"), [0.25, 0.6], within: 0.001) {
      [UnitCurve.easeInOut, .circularEaseIn].enumerated().map { index, curve in
        CGFloat(curve.inverse.value(at: curve.value(at: [0.25, 0.6][index])))
      }
    },
    Statement("A circular curve is a quarter of a circle", .apple("swiftui/unitcurve/circulareasein"), [0.134, 0.866], within: 0.001) {
      [CGFloat(UnitCurve.circularEaseIn.value(at: 0.5)), CGFloat(UnitCurve.circularEaseOut.value(at: 0.5))]
    },
    Statement(
      "Ease in is slower at its start than ease out", curve,
      holds: {
        UnitCurve.easeIn.value(at: 0.25) < 0.25 && UnitCurve.easeOut.value(at: 0.25) > 0.25
      }),
  ]
}
