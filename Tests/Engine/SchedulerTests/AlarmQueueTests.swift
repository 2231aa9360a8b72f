import Basics
import Foundation
import Testing

@testable import Scheduler

@Suite("AlarmQueue: who is due when")
struct AlarmQueueTests {
  /// The same by sorting everything each time.
  private struct Plain {
    var alarms: [InstanceID: Alarm] = [:]

    func due(at now: Date) -> [InstanceID] {
      alarms.filter { $0.value.due <= now }.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
    }
    var wake: Date? { alarms.values.map(\.latest).min() }
  }

  @Test(arguments: [3, 40, 700])
  func `it says what a sorted list would, through thousands of changes`(widgets: Int) {
    var chance = SplitMix64(seed: UInt64(widgets))
    var alarmQueue = AlarmQueue()
    var plain = Plain()
    for step in 0..<6000 {
      let id = InstanceID("w\(Int.random(in: 0..<widgets, using: &chance))")
      let due = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<500, using: &chance)))
      // Now and then it leaves the alarmQueue.
      let alarm = Int.random(in: 0..<5, using: &chance) == 0 ? nil : Alarm(due: due, latest: due + Double(Int.random(in: 0..<60, using: &chance)))
      alarmQueue.set(id, from: plain.alarms[id], to: alarm)
      plain.alarms[id] = alarm
      #expect(alarmQueue.wake == plain.wake)
      if step.isMultiple(of: 97) { #expect(alarmQueue.due(at: due) == plain.due(at: due)) }
    }
    for id in plain.alarms.keys { alarmQueue.set(id, from: plain.alarms[id], to: nil) }
    #expect(alarmQueue.wake == nil)
    #expect(alarmQueue.due(at: .distantFuture).isEmpty)
  }

  @Test func `every reason has a number of its own`() {
    #expect(ReloadReason.allCases.map(\.number) == Array(0..<ReloadReason.allCases.count))
    #expect(Set(ReloadReason.allCases.map(\.description)).count == ReloadReason.allCases.count)
  }
}
