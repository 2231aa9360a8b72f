import Foundation
import Profiles

@testable import Scheduler

/// SplitMix64: small, seeded, the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}

/// An event and the instant at which it happens.
struct TimedEvent: Codable, Equatable {
  var event: SchedulerEvent
  var now: Date
}

/// Draws events that a device might meet, and some that it should not: answers late, twice and unasked, unknown widgets, instants that are none.
struct RandomEvents {
  var generator: SeededGenerator
  var now = Date(timeIntervalSinceReferenceDate: 700_000_000)
  /// Whether the clock may go back or leap, and events may be nonsense.
  var isHostile = true
  private var archives = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(for state: DeviceState) -> TimedEvent {
    advance(state)
    return TimedEvent(event: event(for: state), now: now)
  }

  private mutating func advance(_ state: DeviceState) {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<20: break
    case 20..<50: now += Double.random(in: 0..<30, using: &generator)
    case 50..<70: now += Double.random(in: 0..<1800, using: &generator)
    case 70..<97 where state.wake != nil: now = max(now, state.wake!)
    case 97 where isHostile: now -= Double.random(in: 0..<100_000, using: &generator)
    case 98 where isHostile: now += 400 * 86_400
    case 99 where isHostile: now -= 1e8
    default: now += 7200
    }
    if now.timeIntervalSinceReferenceDate < 0 || now.timeIntervalSinceReferenceDate > 5e9 {
      now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    }
  }

  private mutating func event(for state: DeviceState) -> SchedulerEvent {
    let id = InstanceID("w\(Int.random(in: 0..<6, using: &generator))")
    let app = AppID("app\(Int.random(in: 0..<3, using: &generator))")
    let kind = "kind\(Int.random(in: 0..<2, using: &generator))"
    switch Int.random(in: 0..<140, using: &generator) {
    case 0..<10: return .instanceAdded(id, app: app, kind: kind, family: "systemSmall")
    case 10..<12: return .instanceRemoved(id)
    case 12..<15: return .instanceConfigured(id)
    case 15..<45: return .timelineReceived(id, attempt(id, state), summary())
    case 45..<55:
      return .requestFailed(id, attempt(id, state), AttemptFailure(AttemptFailure.Kind.allCases.randomElement(using: &generator)!, "drawn"))
    case 55..<75:
      return .reloadRequested(target(id, app, kind), origin: .allCases.randomElement(using: &generator)!, foreground: generator.chance(0.2))
    case 75..<77: return .environmentChanged(.allCases.randomElement(using: &generator)!)
    case 77: return .appInstalled(app)
    case 78: return .appUpdated(app)
    case 79: return .appRemoved(app)
    case 80: return .appLaunched(app)
    case 81: return .hostStarted
    case 82..<100: return .tick
    case 100..<106: return .deviceActivity(.allCases.randomElement(using: &generator)!)
    case 106..<109: return .deviceActivity(.active)
    case 109..<113: return .deviceLocked(generator.chance(0.5))
    case 113: return .powerChanged(.allCases.randomElement(using: &generator)!)
    case 114: return .networkChanged(.allCases.randomElement(using: &generator)!)
    case 115..<118: return .locationChanged
    case 118..<126: return .viewBegan(id)
    case 126..<134: return .viewEnded(id)
    case 134: return .appForeground(app, generator.chance(0.5))
    case 135: return .appSession(app, generator.chance(0.5))
    case 136, 137: return .appDescribed(app, AppTraits(isProtected: generator.chance(0.5), usesLocation: generator.chance(0.5)))
    default: return .pushReceived(app, kind: generator.chance(0.5) ? kind : nil)
    }
  }

  private mutating func target(_ id: InstanceID, _ app: AppID, _ kind: String) -> ReloadTarget {
    [.instance(id), .kind(kind, app: app), .app(app), .all].randomElement(using: &generator)!
  }

  private mutating func attempt(_ id: InstanceID, _ state: DeviceState) -> AttemptID {
    if generator.chance(0.9), let attempt = state.instances[id]?.inFlight?.id { return attempt }
    return AttemptID(rawValue: UInt64.random(in: 0..<40, using: &generator))
  }

  mutating func summary() -> TimelineSummary {
    archives += 1
    var dates: [Date] = []
    var date = now + [0, 0, -3600, 600].randomElement(using: &generator)!
    for _ in 0..<Int.random(in: 0..<6, using: &generator) {
      dates.append(date)
      date += [0, 60, 300, 3600].randomElement(using: &generator)!
    }
    if generator.chance(0.1) { dates.shuffle(using: &generator) }
    if isHostile, generator.chance(0.05) { dates.append(Date(timeIntervalSinceReferenceDate: .nan)) }
    let policies: [TimelineSummary.Policy] = [
      .atEnd, .never, .after(now - 60), .after(now + 600), .after(now + 5000),
      .after(isHostile ? Date(timeIntervalSinceReferenceDate: -.infinity) : now),
    ]
    return TimelineSummary(archive: ArchiveID("archive\(archives)"), entryDates: dates, policy: policies.randomElement(using: &generator)!)
  }
}
