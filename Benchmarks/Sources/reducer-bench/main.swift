// What one event costs the reload engine, by the number of widgets on the device.
import Foundation
import Profiles
import Scheduler

/// A device whose widgets change entries one after the other, never two at once.
struct Bench {
  var state = DeviceState(id: "bench")
  var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  let ids: [InstanceID]
  let profile = ReloadProfile.standard
  var round = 0

  init(widgets: Int) {
    ids = (0..<widgets).map { InstanceID("w\($0)") }
    for (index, id) in ids.enumerated() {
      _ = state.apply(.instanceAdded(id, app: "App", kind: "Kind", family: "systemSmall"), now: now, profile: profile)
      answer(id, offset: Double(index) * 3600 / Double(widgets))
    }
  }

  mutating func answer(_ id: InstanceID, offset: TimeInterval) {
    guard let attempt = state.instances[id]?.inFlight?.id else { return }
    round += 1
    let dates = [now] + (1..<24).map { now + offset + Double($0) * 3600 }
    let summary = TimelineSummary(archive: ArchiveID("t\(round)"), entryDates: dates, policy: .never)
    _ = state.apply(.timelineReceived(id, attempt, summary), now: now, profile: profile)
  }

  /// The wake-up for one entry change of one widget; nanoseconds per event.
  mutating func ticks(_ count: Int) -> Double {
    var events = 0
    let start = ContinuousClock.now
    while events < count, let wake = state.wake {
      now = wake
      _ = state.apply(.tick, now: now, profile: profile)
      events += 1
    }
    return nanoseconds(since: start) / Double(max(1, events))
  }

  /// A free request and the timeline that answers it; nanoseconds per event.
  mutating func reloads(_ count: Int) -> Double {
    let offset = 1800.0
    let start = ContinuousClock.now
    for index in 0..<count {
      now += 0.001
      let id = ids[index % ids.count]
      _ = state.apply(.reloadRequested(.instance(id), origin: .intent, foreground: false), now: now, profile: profile)
      answer(id, offset: offset)
    }
    return nanoseconds(since: start) / Double(count * 2)
  }

  /// A background request that the floor holds back, again and again; nanoseconds per event.
  mutating func deferrals(_ count: Int) -> Double {
    let start = ContinuousClock.now
    for index in 0..<count {
      let target = ReloadTarget.instance(ids[index % ids.count])
      _ = state.apply(.reloadRequested(target, origin: .app, foreground: false), now: now, profile: profile)
    }
    return nanoseconds(since: start) / Double(count)
  }

  private func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    Double((ContinuousClock.now - start) / .nanoseconds(1))
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

print("reducer, ns per event (median of 9; aim: 2,000 with 20 widgets)")
print("   widgets   entry change   reload + answer   deferred request")
for widgets in [1, 20, 200, 2000] {
  let runs = (0..<9).map { _ in
    var bench = Bench(widgets: widgets)
    let ticks = bench.ticks(min(5000, widgets * 20))
    let reloads = bench.reloads(5000)
    let deferrals = bench.deferrals(5000)
    return (ticks, reloads, deferrals)
  }
  let figures = [median(runs.map(\.0)), median(runs.map(\.1)), median(runs.map(\.2))].map { String(Int($0.rounded())) }
  print(column("\(widgets)", 10) + column(figures[0], 15) + column(figures[1], 18) + column(figures[2], 19))
}
