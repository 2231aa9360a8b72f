import AlmanacFoundationCompat
import Foundation
import Synchronization
import TestWaiting
import Testing

/// Methods that are called by a selector.
@Suite struct FoundationSelectorTests {
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

  private final class Called: NSObject, @unchecked Sendable {
    let count = Mutex(0)
    func call() { count.withLock { $0 += 1 } }
  }

  @MainActor @Test func `a request that is cancelled is not performed`() async throws {
    let (cancelled, kept) = (Called(), Called())
    cancelled.perform(Selector(Called.call), with: nil, afterDelay: 0.01)
    kept.perform(Selector(Called.call), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    try await until({ kept.count.withLock { $0 } }, is: 1)
    #expect(cancelled.count.withLock { $0 } == 0)
  }

  @Test func `a timer without an action can stand in a property; one with a date calls its method then`() {
    final class Caller {
      var calls: [Timer] = []
      func call(_ timer: Timer) { calls.append(timer) }
    }
    let none = Timer()
    #expect(none.isValid)
    none.invalidate()
    let caller = Caller()
    let start = Date()
    let timer = Timer(
      fireAt: start + 0.05, interval: 0, target: caller, selector: Selector(Caller.call(_:)), userInfo: nil, repeats: false)
    RunLoop.current.add(timer, forMode: .default)
    blockUntil(pause: { RunLoop.current.run(until: Date() + 0.02) }) {
      !caller.calls.isEmpty
    } seen: {
      "no call \(Date().timeIntervalSince(start)) s later"
    }
    #expect(caller.calls == [timer] && Date() >= start + 0.05)
  }
}
