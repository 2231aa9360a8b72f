import Foundation
import Profiles

/// How often and how recently a widget has been seen (Specification C6).
///
/// Every look counts one, and one more for each `ReloadProfile.viewQuantum` that it lasts, so a panel on the wall counts as seen often. What
/// comes back within `ReloadProfile.viewGap`, as by scrolling to and fro, goes on with the look before. What was seen counts for half after
/// `ReloadProfile.viewHalfLife`.
struct ViewHistory: Codable, Equatable, Sendable {
  /// Looks, the newest counting most.
  private var weight: Double = 0
  private var countedAt: Date?
  /// Since when it has been in sight; nil while it is not.
  private(set) var visibleSince: Date?
  /// When it was last in sight.
  private(set) var lastViewedAt: Date?

  /// The names that stored states have had from the start.
  private enum CodingKeys: String, CodingKey {
    case weight, countedAt
    case visibleSince = "shownSince"
    case lastViewedAt = "seenAt"
  }

  var isVisible: Bool { visibleSince != nil }

  mutating func begin(at now: Date, profile: ReloadProfile) {
    guard visibleSince == nil else { return }
    let goesOn = lastViewedAt.map { now.timeIntervalSince($0) < profile.viewGap } ?? false
    count(to: now, profile: profile)
    if !goesOn { weight += 1 }
    visibleSince = now
    lastViewedAt = now
  }

  mutating func end(at now: Date, profile: ReloadProfile) {
    guard visibleSince != nil else { return }
    count(to: now, profile: profile)
    visibleSince = nil
    lastViewedAt = now
  }

  /// The looks of a day, were every day like the last ones.
  func viewsPerDay(at now: Date, profile: ReloadProfile) -> Double {
    weight(at: now, profile: profile) * ln2 * DeviceUsage.day / profile.viewHalfLife
  }

  /// Forgets instants that the clock has not reached yet.
  mutating func rewind(to now: Date) {
    countedAt = countedAt.map { min($0, now) }
    visibleSince = visibleSince.map { min($0, now) }
    lastViewedAt = lastViewedAt.map { min($0, now) }
  }

  private mutating func count(to now: Date, profile: ReloadProfile) {
    weight = weight(at: now, profile: profile)
    countedAt = now
  }

  private func weight(at now: Date, profile: ReloadProfile) -> Double {
    guard let countedAt else { return 0 }
    let kept = exponentialDecay(max(0, now.timeIntervalSince(countedAt)) / profile.viewHalfLife)
    // While in sight looks come in evenly and fade as they come.
    let gained = isVisible ? profile.viewHalfLife / (ln2 * profile.viewQuantum) * (1 - kept) : 0
    return weight * kept + gained
  }
}
