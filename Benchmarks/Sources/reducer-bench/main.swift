import AlmanacProfiles
import AlmanacScheduler
// The cost of one event in the scheduler, by the number of widgets on the device.
import Figures
import Foundation

/// A device whose widgets change entries one after another, never two at once.
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

  /// Measures the wake-up for one entry change of one widget, in nanoseconds per event.
  mutating func ticks(_ count: Int) -> Double {
    var events = 0
    let took = processorMilliseconds {
      while events < count, let wake = state.wake {
        now = wake
        _ = state.apply(.tick, now: now, profile: profile)
        events += 1
      }
    }
    return took * 1e6 / Double(max(1, events))
  }

  /// Measures a free request and its timeline, in nanoseconds per event.
  mutating func reloads(_ count: Int) -> Double {
    let took = processorMilliseconds {
      for index in 0..<count {
        now += 0.001
        let id = ids[index % ids.count]
        _ = state.apply(.reloadRequested(.instance(id), origin: .intent, foreground: false), now: now, profile: profile)
        answer(id, offset: 1800)
      }
    }
    return took * 1e6 / Double(count * 2)
  }

  /// Measures a repeated background request that the floor defers, in nanoseconds per event.
  mutating func deferrals(_ count: Int) -> Double {
    let took = processorMilliseconds {
      for index in 0..<count {
        let target = ReloadTarget.instance(ids[index % ids.count])
        _ = state.apply(.reloadRequested(target, origin: .app, foreground: false), now: now, profile: profile)
      }
    }
    return took * 1e6 / Double(count)
  }

  /// Measures a widget that becomes visible and invisible, in nanoseconds per event.
  mutating func views(_ count: Int) -> Double {
    let took = processorMilliseconds {
      for index in 0..<count {
        now += 0.001
        let id = ids[index % ids.count]
        _ = state.apply(.viewBegan(id), now: now, profile: profile)
        _ = state.apply(.viewEnded(id), now: now, profile: profile)
      }
    }
    return took * 1e6 / Double(count * 2)
  }

  /// Measures the locking and unlocking of the device, which affects every widget, in nanoseconds per event and widget.
  mutating func locks(_ count: Int) -> Double {
    let took = processorMilliseconds {
      for index in 0..<count {
        now += 0.001
        _ = state.apply(.deviceLocked(index.isMultiple(of: 2)), now: now, profile: profile)
      }
    }
    return took * 1e6 / Double(count * ids.count)
  }
}

/// Measures a rotation of a stack, in nanoseconds: every widget has a day of entries, and at each wake-up another one is the most relevant.
func rotations(widgets: Int, entries: Int, _ count: Int) -> Double {
  var profile = ReloadProfile.standard
  profile.stacks.leastOnTop = 0
  var state = DeviceState(id: "stack")
  var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  let ids = (0..<widgets).map { InstanceID("w\($0)") }
  for (index, id) in ids.enumerated() {
    _ = state.apply(.instanceAdded(id, app: "App", kind: "Kind", family: "systemSmall"), now: now, profile: profile)
    guard let attempt = state.instances[id]?.inFlight?.id else { continue }
    let relevance = (0..<entries).map { EntryRelevance(score: $0 % widgets == index ? 9 : 1) }
    let summary = TimelineSummary(
      archive: ArchiveID("\(id)"), entryDates: (0..<entries).map { now + Double($0) * 60 }, policy: .never, relevance: relevance)
    _ = state.apply(.timelineReceived(id, attempt, summary), now: now, profile: profile)
  }
  _ = state.apply(.stackArranged("s", ids, rotates: true, top: nil), now: now, profile: profile)
  var events = 0
  var turns = 0
  let took = processorMilliseconds {
    while events < count, let wake = state.wake {
      now = wake
      let top = state.stacks["s"]?.top
      _ = state.apply(.tick, now: now, profile: profile)
      if state.stacks["s"]?.top != top { turns += 1 }
      events += 1
    }
  }
  precondition(turns * 10 >= events * 9)
  return took * 1e6 / Double(max(1, turns))
}

/// Measures the minimum work of an event, without any rule: find its widget and change it; in nanoseconds.
func lookUps(widgets: Int, _ count: Int) -> Double {
  let ids = (0..<widgets).map { InstanceID("w\($0)") }
  var dates = Dictionary(uniqueKeysWithValues: ids.map { ($0, Date(timeIntervalSinceReferenceDate: 0)) })
  let took = processorMilliseconds {
    for index in 0..<count { dates[ids[index % widgets]]? += 1 }
  }
  precondition(dates.count == widgets)
  return took * 1e6 / Double(count)
}

print("reducer, ns of processor per event (medians of 9; aim: 2,000 with 20 widgets, near flat beyond)")
print("   widgets   entry change   reload + reply    deferred request      view   lock, per widget   a bare look-up")
for widgets in [1, 20, 200, 2000, 10_000] {
  let runs = (0..<9).map { _ in
    var bench = Bench(widgets: widgets)
    return [
      bench.ticks(min(5000, widgets * 20)), bench.reloads(5000), bench.deferrals(5000), bench.views(5000), bench.locks(max(2, 5000 / widgets)),
      lookUps(widgets: widgets, 5000),
    ]
  }
  let figures = (0..<6).map { index in String(Int(median(runs.map { $0[index] }).rounded())) }
  print(column("\(widgets)", 10) + zip(figures, [15, 18, 19, 10, 19, 17]).map(column).joined())
}

print("\na rotation of a stack, µs of processor (medians of 9; each widget also changes its entry)")
print("   widgets   24 entries   400 entries")
for widgets in [2, 10] {
  let figures = [24, 400].map { entries in median((0..<9).map { _ in rotations(widgets: widgets, entries: entries, entries - 1) }) / 1000 }
  print(column("\(widgets)", 10) + column("\(Int(figures[0].rounded()))", 13) + column("\(Int(figures[1].rounded()))", 14))
}
