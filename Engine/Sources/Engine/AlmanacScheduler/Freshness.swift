import AlmanacProfiles
import Foundation

/// Whether a widget's timeline is up to date at one instant, why not, and when that can change (Specification C11).
public struct Freshness: Equatable, Sendable {
  /// When a new timeline is or was due, by the timeline's policy or by a request; nil: no new timeline is due.
  public let wantedFrom: Date?
  /// Whether ``wantedFrom`` has passed.
  public let isStale: Bool
  /// The next date at which a reload is possible if no event comes before it; nil: none is requested, or only an event can release it.
  public let next: Date?
  /// The ``ReloadRule/name`` of the rule that holds the request back; nil: none does.
  public let rule: String?
  /// Why a new timeline is requested; nil: it is not.
  public let reason: ReloadReason?
  /// Whether there has ever been a timeline.
  public let hasTimeline: Bool
  /// When the attempt under way began; nil: there is none.
  public let attemptedSince: Date?
  /// How many attempts have failed in succession.
  public let failures: Int

  /// When it became stale; nil while it is fresh.
  public var staleSince: Date? { isStale ? wantedFrom : nil }
  /// Whether the widget has a timeline that is not stale.
  public var isFresh: Bool { !isStale && hasTimeline }
}

extension DeviceState {
  /// Returns the freshness of an instance at `date` if no event comes before that; nil if there is no such instance.
  public func freshness(of id: InstanceID, at date: Date, profile: ReloadProfile = .standard) -> Freshness? {
    guard let instance = instances[id] else { return nil }
    var device = self
    device.usage.advance(to: date, profile: profile)
    let step = Step(device: device.snapshot(at: date, profile: profile), profile: profile, lastAttempt: 0, lastDecision: 0)
    let request = instance.pending ?? instance.inFlight?.request
    var hold: InstanceState.Hold?
    var next: Date?
    if let pending = instance.pending {
      hold = instance.hold(on: pending, step)
      // A request that no rule holds back waits for the next shared wake-up.
      next = hold.map { $0.until == .distantFuture ? nil : $0.until } ?? max(wake ?? date, date)
    }
    return Freshness(
      wantedFrom: instance.wantedFrom, isStale: instance.wantedFrom.map { $0 <= date } ?? false, next: next, rule: hold?.rule.name,
      reason: request?.reason, hasTimeline: instance.timeline != nil,
      attemptedSince: instance.inFlight?.startedAt, failures: instance.failures)
  }
}

extension InstanceState {
  /// When a new timeline is due: by the timeline's own date or by the first request, whichever is earlier.
  fileprivate var wantedFrom: Date? {
    let requests = [inFlight?.request, pending].compactMap(\.self)
    guard !requests.isEmpty else { return nil }
    return (requests.map { $0.reason.isPolicy ? $0.earliest : $0.madeAt } + [dueAt].compactMap(\.self)).min()
  }
}
