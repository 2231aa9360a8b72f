import AlmanacWireSchema
import Foundation

/// Draws its content turned by the clock. The host computes the angle for each picture, so that one entry can show moving hands.
package struct ClockRotation: NodeModifier {
  let period: Double
  let timeZone: TimeZone
  let anchor: UnitPoint

  /// - Parameters:
  ///   - period: the length of a full turn in seconds; negative to turn anticlockwise. Content is not turned if the period is 0, infinite or NaN,
  ///     shorter than a tenth of a second, or longer than dates go (`clockRotation.invalid`).
  ///   - timeZone: turns are counted in the local time of this zone.
  ///   - anchor: the point of the view that stays in place.
  package init(period: Double, timeZone: TimeZone, anchor: UnitPoint) {
    self.period = period
    self.timeZone = timeZone
    self.anchor = anchor
  }

  @MainActor package func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    guard ClockRotationValue.periods.contains(abs(period)) else {
      session.diagnose(
        .warning, "clockRotation.invalid",
        "a clock hand's period of \(period) s was left out; give \(ClockRotationValue.periods.lowerBound) s or more, negative to turn anticlockwise")
      return child
    }
    if abs(period) <= Self.shortest {
      session.diagnose(
        .note, "clockRotation.fast",
        "a turn in \(abs(period)) s is not seen: pictures change at most once per second, so give a period above \(Self.shortest) s")
    }
    let isRightToLeft = EnvironmentStack.isRightToLeft
    return LayerNode(child, session: session) { [period, timeZone, anchor, unowned session] node, size in
      let point = session.finite(anchor.physicalPoint(in: size, isRightToLeft), of: "the anchor of a clock hand")
      node.clockRotation = .with {
        $0.anchor = PointValue(x: Double(point.x), y: Double(point.y))
        $0.period = period
        $0.timeZone = timeZone.identifier
      }
    }
  }

  /// The shortest period, in seconds, at which the direction of a turn is visible: a turn then has more than two pictures.
  private static let shortest = 2.0
}
