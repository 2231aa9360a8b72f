import Foundation
import Profiles

/// Whether a widget shows what it should at an instant, why not, and when that can change (Specification C11).
public struct Freshness: Equatable, Sendable {
  /// From when on another timeline is wanted, by its own or by somebody's wish; nil: it is not.
  public let wantedFrom: Date?
  /// Whether that has come.
  public let isStale: Bool
  /// The next chance of a reload as things stand; nil: nothing is wished for, or only an event can bring it.
  public let next: Date?
  /// The rule that holds the wish back, by its ``ReloadRule/name``; nil: none does.
  public let rule: String?
  /// Why a timeline is wished for; nil: it is not.
  public let reason: ReloadReason?
  /// Whether there has ever been a timeline.
  public let hasTimeline: Bool
  /// Since when an attempt is under way.
  public let attemptedSince: Date?
  /// How many attempts have failed in a row.
  public let failures: Int

  /// Since when it is stale; nil while it is fresh.
  public var staleSince: Date? { isStale ? wantedFrom : nil }
  public var isFresh: Bool { !isStale && hasTimeline }
}

extension DeviceState {
  /// How an instance stands at `date`, were nothing to happen until then; nil where there is no such instance.
  public func freshness(of id: InstanceID, at date: Date, profile: ReloadProfile = .standard) -> Freshness? {
    guard let instance = instances[id] else { return nil }
    var device = self
    device.usage.advance(to: date, profile: profile)
    let step = Step(device: device.reading(at: date, profile: profile), profile: profile, lastAttempt: 0, lastDecision: 0)
    let request = instance.pending ?? instance.inFlight?.request
    var hold: InstanceState.Hold?
    var next: Date?
    if let pending = instance.pending {
      hold = instance.hold(on: pending, step)
      // What nothing holds waits for a wake-up that others share.
      next = hold.map { $0.until == .distantFuture ? nil : $0.until } ?? max(wake ?? date, date)
    }
    return Freshness(
      wantedFrom: instance.wantedFrom, isStale: instance.wantedFrom.map { $0 <= date } ?? false, next: next, rule: hold?.rule.name,
      reason: request?.reason, hasTimeline: instance.timeline != nil,
      attemptedSince: instance.inFlight?.startedAt, failures: instance.failures)
  }
}

extension InstanceState {
  /// From when on another timeline is wanted, by the timeline's own date or because somebody asked, whichever was first.
  fileprivate var wantedFrom: Date? {
    let requests = [inFlight?.request, pending].compactMap(\.self)
    guard !requests.isEmpty else { return nil }
    return (requests.map { $0.reason.isPolicy ? $0.earliest : $0.madeAt } + [dueAt].compactMap(\.self)).min()
  }
}
