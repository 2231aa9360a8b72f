import AlmanacBasics
import Foundation

@testable import AlmanacScheduler

extension SplitMix64 {
  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}

/// Draws random steps, including some that should not happen: late, repeated and unrequested replies, unknown widgets, unusable dates.
struct RandomEvents {
  private var generator: SplitMix64
  /// Whether the clock may go back or leap, and whether events may be nonsense.
  private let isHostile: Bool

  init(seed: UInt64, isHostile: Bool = true) {
    generator = SplitMix64(seed: seed)
    self.isHostile = isHostile
  }

  static func sequence(seed: UInt64, length: Int, isHostile: Bool = true) -> EventSequence {
    var random = RandomEvents(seed: seed, isHostile: isHostile)
    return EventSequence(steps: (0..<length).map { _ in random.next() })
  }

  mutating func next() -> DrawnStep { DrawnStep(advance: advance(), act: act()) }

  private mutating func advance() -> DrawnStep.Advance {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<20: .seconds(0)
    case 20..<50: .seconds(Double.random(in: 0..<30, using: &generator))
    case 50..<70: .seconds(Double.random(in: 0..<1800, using: &generator))
    case 97 where isHostile: .seconds(-Double.random(in: 0..<100_000, using: &generator))
    case 98 where isHostile: .seconds(400 * 86_400)
    case 99 where isHostile: .seconds(-1e8)
    default: .wake
    }
  }

  private mutating func act() -> DrawnStep.Act {
    let id = InstanceID("w\(Int.random(in: 0..<6, using: &generator))")
    let app = AppID("app\(Int.random(in: 0..<3, using: &generator))")
    let kind = "kind\(Int.random(in: 0..<2, using: &generator))"
    switch Int.random(in: 0..<161, using: &generator) {
    case 0..<10: return .event(.instanceAdded(id, app: app, kind: kind, family: "systemSmall"))
    case 10..<12: return .event(.instanceRemoved(id))
    case 12..<15: return .event(.instanceConfigured(id))
    case 138, 139: return .event(.instanceResized(id, family: generator.chance(0.5) ? "systemSmall" : "systemMedium"))
    case 140, 141: return .restore(id)
    case 15..<42: return .answer(generator.chance(0.7) ? "" : id, entries: entries(), policy())
    case 42..<45: return .stray(id, attempt: UInt64.random(in: 0..<40, using: &generator), entries: entries(), policy())
    case 45..<50: return .fail(generator.chance(0.5) ? "" : id, .allCases.randomElement(using: &generator)!)
    case 50..<75:
      return .event(
        .reloadRequested(target(id, app, kind), origin: .allCases.randomElement(using: &generator)!, foreground: generator.chance(0.2)))
    case 75..<77: return .event(.environmentChanged(.allCases.randomElement(using: &generator)!))
    case 77: return .event(.appInstalled(app))
    case 78: return .event(.appUpdated(app))
    case 79: return .event(.appRemoved(app))
    case 80: return .event(.appLaunched(app))
    case 81: return .event(.hostStarted)
    case 82..<98: return .event(.tick)
    case 98, 99:
      return .event(.requestFailed(id, AttemptID(rawValue: UInt64.random(in: 0..<40, using: &generator)), AttemptFailure(.crash, "stray")))
    case 100..<106: return .event(.deviceActivity(.allCases.randomElement(using: &generator)!))
    case 106..<109: return .event(.deviceActivity(.active))
    case 109..<113: return .event(.deviceLocked(generator.chance(0.5)))
    case 113: return .event(.powerChanged(.allCases.randomElement(using: &generator)!))
    case 114: return .event(.networkChanged(.allCases.randomElement(using: &generator)!))
    case 115, 116: return .event(.locationChanged)
    case 117: return .event(.locationAllowed(app))
    case 118..<126: return .event(.viewBegan(id))
    case 126..<134: return .event(.viewEnded(id))
    case 134: return .event(.appForeground(app, generator.chance(0.5)))
    case 135: return .event(.appSession(app, generator.chance(0.5)))
    case 136, 137:
      let relevant = generator.chance(0.5) ? [RelevanceKind("kind0", standsFor: generator.chance(0.5) ? "kind1" : nil)] : nil
      return .event(
        .appDescribed(app, AppTraits(isProtected: generator.chance(0.5), usesLocation: generator.chance(0.5), relevanceKinds: relevant)))
    case 144..<147:
      let members = (0..<6).map { InstanceID("w\($0)") }.shuffled(using: &generator).prefix(Int.random(in: 0..<5, using: &generator))
      return .event(
        .stackArranged(
          StackID("s\(Int.random(in: 0..<2, using: &generator))"), Array(members), rotates: generator.chance(0.8),
          top: generator.chance(0.2) ? id : nil))
    case 147..<150: return .event(.stackTurned(StackID("s\(Int.random(in: 0..<2, using: &generator))"), to: id))
    case 150..<153: return .event(.contextsChanged(id, spans()))
    case 153..<158:
      let members = (0..<6).map { InstanceID("w\($0)") }.shuffled(using: &generator).prefix(Int.random(in: 0..<6, using: &generator))
      return .event(.listArranged(RelevanceListID("l\(Int.random(in: 0..<2, using: &generator))"), Array(members)))
    case 158..<161: return .event(.pinned(id, generator.chance(0.5)))
    default: return .event(.pushReceived(app, kind: generator.chance(0.5) ? kind : nil))
    }
  }

  private mutating func spans() -> [RelevantSpan] {
    (0..<Int.random(in: 0..<4, using: &generator)).compactMap { _ in
      let start = EventSequence.start.addingTimeInterval(Double.random(in: 0..<200_000, using: &generator))
      let configuration = generator.chance(0.5) ? UInt64.random(in: 0..<3, using: &generator) : nil
      if generator.chance(0.3) { return RelevantSpan(.location, from: start, configuration: configuration) }
      let length = isHostile ? [60, 3600, 0, -5, .nan, .infinity].randomElement(using: &generator)! : 1800
      return RelevantSpan(.date, from: start, to: start.addingTimeInterval(length), configuration: configuration)
    }
  }

  private mutating func target(_ id: InstanceID, _ app: AppID, _ kind: String) -> ReloadTarget {
    [.instance(id), .kind(kind, app: app), .app(app), .all].randomElement(using: &generator)!
  }

  private mutating func entries() -> [Double] {
    var offsets: [Double] = []
    var offset = [0.0, 0, -3600, 600].randomElement(using: &generator)!
    for _ in 0..<Int.random(in: 0..<6, using: &generator) {
      offsets.append(offset)
      offset += [0, 60, 300, 3600].randomElement(using: &generator)!
    }
    if generator.chance(0.1) { offsets.shuffle(using: &generator) }
    if isHostile, generator.chance(0.05) { offsets.append(1e300) }
    return offsets
  }

  private mutating func policy() -> DrawnStep.Policy {
    let policies: [DrawnStep.Policy] = [
      .atEnd, .never, .after(-60), .after(600), .after(5000),
      isHostile ? [.afterNaN, .after(1e12), .after(-1e12)].randomElement(using: &generator)! : .after(0),
    ]
    return policies.randomElement(using: &generator)!
  }
}
