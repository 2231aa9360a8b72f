import AlmanacProfiles
import Foundation

/// How often and how recently a widget has been viewed (Specification C6).
///
/// Every view counts one, plus one for each `ReloadProfile.viewQuantum` that it lasts, so a panel on the wall counts as viewed often. A view that
/// begins within `ReloadProfile.viewGap` of the last one, as when scrolling back and forth, continues it. A view's weight halves every
/// `ReloadProfile.viewHalfLife`.
struct ViewHistory: Codable, Equatable, Sendable {
  /// The number of views, with exponentially decaying weights.
  private var weight: Double = 0
  private var countedAt: Date?
  /// When it became visible; nil while it is not visible.
  private(set) var visibleSince: Date?
  /// When it was last visible.
  private(set) var lastViewedAt: Date?

  /// The keys of stored states keep their original names.
  private enum CodingKeys: String, CodingKey {
    case weight, countedAt
    case visibleSince = "shownSince"
    case lastViewedAt = "seenAt"
  }

  var isVisible: Bool { visibleSince != nil }

  mutating func begin(at now: Date, profile: ReloadProfile) {
    guard visibleSince == nil else { return }
    let isContinuation = lastViewedAt.map { now.timeIntervalSince($0) < profile.viewGap } ?? false
    count(to: now, profile: profile)
    if !isContinuation { weight += 1 }
    visibleSince = now
    lastViewedAt = now
  }

  mutating func end(at now: Date, profile: ReloadProfile) {
    guard visibleSince != nil else { return }
    count(to: now, profile: profile)
    visibleSince = nil
    lastViewedAt = now
  }

  /// Returns the number of views per day, weighted towards the most recent days.
  func viewsPerDay(at now: Date, profile: ReloadProfile) -> Double {
    weight(at: now, profile: profile) * ln2 * DeviceUsage.day / profile.viewHalfLife
  }

  /// Clamps all stored instants to `now`, after the clock went back.
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
    // While visible, views are gained at a constant rate and decay at the same time.
    let gained = isVisible ? profile.viewHalfLife / (ln2 * profile.viewQuantum) * (1 - kept) : 0
    return weight * kept + gained
  }
}
