import Foundation
import Profiles

/// How often and how recently a widget has been seen (C6).
///
/// Every look counts one, and one more for each `ReloadProfile.viewQuantum` that it lasts, so a panel on the wall counts as seen often. What
/// comes back within `ReloadProfile.lookGap`, as by scrolling to and fro, goes on with the look before. What was seen counts for half after
/// `ReloadProfile.viewHalfLife`.
struct ViewHistory: Codable, Equatable, Sendable {
  /// Looks, the newest counting most.
  private var weight: Double = 0
  private var countedAt: Date?
  /// Since when it has been in sight; nil while it is not.
  private(set) var shownSince: Date?
  /// When it was last in sight.
  private(set) var seenAt: Date?

  var isShown: Bool { shownSince != nil }

  mutating func begin(at now: Date, profile: ReloadProfile) {
    guard shownSince == nil else { return }
    let goesOn = seenAt.map { now.timeIntervalSince($0) < profile.lookGap } ?? false
    count(to: now, profile: profile)
    if !goesOn { weight += 1 }
    shownSince = now
    seenAt = now
  }

  mutating func end(at now: Date, profile: ReloadProfile) {
    guard shownSince != nil else { return }
    count(to: now, profile: profile)
    shownSince = nil
    seenAt = now
  }

  /// The looks of a day, were every day like the last ones.
  func viewsPerDay(at now: Date, profile: ReloadProfile) -> Double {
    weight(at: now, profile: profile) * ln2 * DeviceUsage.day / profile.viewHalfLife
  }

  /// Forgets instants that the clock has not reached yet.
  mutating func rewind(to now: Date) {
    countedAt = countedAt.map { min($0, now) }
    shownSince = shownSince.map { min($0, now) }
    seenAt = seenAt.map { min($0, now) }
  }

  private mutating func count(to now: Date, profile: ReloadProfile) {
    weight = weight(at: now, profile: profile)
    countedAt = now
  }

  private func weight(at now: Date, profile: ReloadProfile) -> Double {
    guard let countedAt else { return 0 }
    let kept = halving(max(0, now.timeIntervalSince(countedAt)) / profile.viewHalfLife)
    // While in sight looks come in evenly and fade as they come.
    let gained = isShown ? profile.viewHalfLife / (ln2 * profile.viewQuantum) * (1 - kept) : 0
    return weight * kept + gained
  }
}
