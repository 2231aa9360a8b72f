import AlmanacWireSchema
import SwiftUICore
import Testing
import WidgetKit

/// `_clockHandRotationEffect`: views that turn like the hands of a clock.
@Suite
@MainActor
struct ClockHandTests {
  private func drawn<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) -> (nodes: [DisplayNode], names: [String]) {
    var environment = EnvironmentValues()
    environment.core.family = .systemSmall
    environment.core.displaySize = CGSize(width: 100, height: 100)
    environment.layoutDirection = direction
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    let list = ViewRenderer.displayList(of: view, environment: environment, session: session)
    func all(_ node: DisplayNode) -> [DisplayNode] { [node] + node.group.children.flatMap(all) }
    return (all(list.root).filter(\.hasClockRotation), session.diagnostics.map(\.name).filter { $0 != "containerBackground.missing" })
  }

  private let zone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt

  @Test func `each period becomes a rotation about the anchor, in the time zone`() throws {
    let periods: [(_ClockHandRotationEffect.Period, Double)] = [
      (.hourHand, 43_200), (.minuteHand, 3600), (.secondHand, 60), (.custom(10), 10), (.custom(-2.5), -2.5),
    ]
    for (period, seconds) in periods {
      let (nodes, names) = drawn(Color.red.frame(width: 4, height: 40)._clockHandRotationEffect(period, in: zone, anchor: .bottom))
      let rotation = try #require(nodes.first).clockRotation
      #expect(rotation.period == seconds)
      #expect(rotation.timeZone == "Asia/Kathmandu")
      #expect(rotation.anchor == PointValue(x: 2, y: 40))
      #expect(nodes.count == 1 && names.isEmpty)
    }
    let plain = drawn(Color.red.frame(width: 4, height: 40)._clockHandRotationEffect(.hourHand, in: zone))
    #expect(plain.nodes.first?.clockRotation.anchor == PointValue(x: 2, y: 20))
    let mirrored = drawn(
      Color.red.frame(width: 4, height: 40)._clockHandRotationEffect(.hourHand, in: zone, anchor: .leading), direction: .rightToLeft)
    #expect(mirrored.nodes.first?.clockRotation.anchor == PointValue(x: 4, y: 20))
  }

  @Test(arguments: [0, .nan, .infinity, -.infinity, 0.01, -0.099, 1e13] as [Double])
  func `a period that no host accepts leaves the view as it is, with a warning`(period: Double) {
    let (nodes, names) = drawn(Color.red._clockHandRotationEffect(.custom(period), in: zone))
    #expect(nodes.isEmpty)
    #expect(names == ["clockRotation.invalid"])
  }

  @Test func `a turn that is too fast to be seen is named, and an anchor that is NaN is replaced`() {
    let fast = drawn(Color.red._clockHandRotationEffect(.custom(0.5), in: zone))
    #expect(fast.nodes.count == 1 && fast.names == ["clockRotation.fast"])
    let broken = drawn(Color.red._clockHandRotationEffect(.secondHand, in: zone, anchor: UnitPoint(x: .nan, y: 0.5)))
    #expect(broken.nodes.first?.clockRotation.anchor == PointValue(x: 0, y: 50))
    #expect(broken.names == ["number.invalid"])
  }

  @Test func `rotations inside each other stay apart`() {
    let swing = Color.red.frame(width: 10, height: 10)._clockHandRotationEffect(.custom(-5), in: zone)
      .frame(width: 40, height: 40, alignment: .leading)._clockHandRotationEffect(.custom(10), in: zone)
    #expect(drawn(swing).nodes.map(\.clockRotation.period) == [10, -5])
  }
}
