import Foundation
import FoundationCompat
import Testing

/// Methods that are called by a selector.
@Suite struct SelectorTests {
  private final class Lamp: NSObject {
    var steps: [String] = []
    func on() { steps.append("on") }
    func dim(_ to: String) { steps.append(to) }
  }

  @Test func `a method's selector calls it, and a name's calls nothing`() {
    let lamp = Lamp()
    lamp.perform(Selector(Lamp.on))
    lamp.perform(Selector(Lamp.dim), with: "half")
    #expect(lamp.steps == ["on", "half"] && lamp.responds(to: Selector(Lamp.on)))
    let unknown = NSSelectorFromString("off")
    #expect(!lamp.responds(to: unknown) && NSStringFromSelector(unknown) == "off")
    #expect(lamp.perform(unknown) == nil && lamp.steps.count == 2)
    #expect(UnavailableServices.all.count { $0.name == "selector.unknown" } == 1)
  }

  @MainActor private final class Switch: NSObject {
    var steps: [String] = []
    func turn() { steps.append("turn") }
    func set(_ to: String) { steps.append(to) }
    lazy var all = [Selector(turn), Selector(self.set), Selector(Switch.turn), Selector(Switch.set(_:))]
  }

  @MainActor @Test func `methods of the main actor are called, with and without their object`() {
    let light = Switch()
    for selector in light.all { light.perform(selector, with: "a") }
    #expect(light.steps == ["turn", "a", "turn", "a"])
  }
}
