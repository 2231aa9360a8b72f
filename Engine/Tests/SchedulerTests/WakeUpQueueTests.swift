import AlmanacBasics
import Foundation
import Testing

@testable import AlmanacScheduler

/// WakeUpQueue: which instance is due when.
@Suite struct WakeUpQueueTests {
  /// A reference implementation that sorts everything each time.
  private struct Plain {
    var entries: [InstanceID: WakeUp] = [:]

    func due(at now: Date) -> [InstanceID] {
      entries.filter { $0.value.due <= now }.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
    }
    var wake: Date? { entries.values.map(\.latest).min() }
  }

  @Test(arguments: [3, 40, 700])
  func `it agrees with a sorted list through thousands of changes`(widgets: Int) {
    var chance = SplitMix64(seed: UInt64(widgets))
    var wakeUps = WakeUpQueue()
    var plain = Plain()
    for step in 0..<6000 {
      let id = InstanceID("w\(Int.random(in: 0..<widgets, using: &chance))")
      let due = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<500, using: &chance)))
      // Some instances leave the queue.
      let wakeUp = Int.random(in: 0..<5, using: &chance) == 0 ? nil : WakeUp(due: due, latest: due + Double(Int.random(in: 0..<60, using: &chance)))
      wakeUps.set(id, from: plain.entries[id], to: wakeUp)
      plain.entries[id] = wakeUp
      #expect(wakeUps.wake == plain.wake)
      if step.isMultiple(of: 97) { #expect(wakeUps.due(at: due) == plain.due(at: due)) }
    }
    for id in plain.entries.keys { wakeUps.set(id, from: plain.entries[id], to: nil) }
    #expect(wakeUps.wake == nil)
    #expect(wakeUps.due(at: .distantFuture).isEmpty)
  }

  @Test func `every reason has a number of its own`() {
    #expect(ReloadReason.allCases.map(\.number) == Array(0..<ReloadReason.allCases.count))
    #expect(Set(ReloadReason.allCases.map(\.description)).count == ReloadReason.allCases.count)
  }
}
