import AlmanacProfiles
import Foundation

/// When the device is awake, and for how much of a day it usually is (Specification C6, C7).
///
/// Budgets accrue by ``awakeClock``, which stands still while the device sleeps, so that a token corresponds to the same amount of use on a long day
/// and on a short one.
struct DeviceUsage: Codable, Equatable, Sendable {
  /// The last reported activity, or `asleep` after a long idle time.
  private(set) var activity = DeviceActivity.active
  /// Whether any activity has ever been reported; otherwise the device counts as awake all day.
  private(set) var isReported = false
  /// When the current activity began.
  private var since: Date?
  /// The instant up to which `awake` and `awakeShare` are counted.
  private var countedAt: Date?
  /// Seconds awake since the device was created.
  private var awake: TimeInterval = 0
  /// The fraction of time that the device has been awake, with exponentially decaying weights; nil: nothing measured yet.
  private var awakeShare: Double?

  var isAwake: Bool { activity != .asleep }
  /// When it fell asleep, as of the newest ``advance(to:profile:)``; nil while it is awake.
  var asleepSince: Date? { isAwake ? nil : since }

  /// Counts the time until `now`; an idle device falls asleep after `ReloadProfile.sleepAfter`.
  mutating func advance(to now: Date, profile: ReloadProfile) {
    if activity == .idle, let since {
      let bedtime = since.addingTimeInterval(profile.sleepAfter)
      if bedtime <= now {
        count(to: bedtime, profile: profile)
        activity = .asleep
        self.since = bedtime
      }
    }
    count(to: now, profile: profile)
  }

  /// Records the activity from `now` on. Call ``advance(to:profile:)`` with the same instant first.
  mutating func report(_ activity: DeviceActivity, at now: Date) {
    isReported = true
    // Repeated reports of the same activity do not move its beginning.
    guard activity != self.activity else { return }
    // Only use wakes the device: an idle report leaves a sleeping device asleep.
    if self.activity == .asleep, activity == .idle { return }
    self.activity = activity
    since = now
  }

  /// Seconds awake, up to the newest ``advance(to:profile:)``.
  var awakeClock: TimeInterval { awake }

  /// How many seconds per 24 hours the device is usually awake.
  func usualAwake(profile: ReloadProfile) -> TimeInterval {
    guard isReported else { return Self.day }
    return min(Self.day, max(profile.leastAwake, (awakeShare ?? profile.usualAwake / Self.day) * Self.day))
  }

  /// Clamps all stored instants to `now`, after the clock went back.
  mutating func rewind(to now: Date) {
    since = since.map { min($0, now) }
    countedAt = countedAt.map { min($0, now) }
  }

  private mutating func count(to now: Date, profile: ReloadProfile) {
    let seconds = max(0, now.timeIntervalSince(countedAt ?? now))
    countedAt = now
    guard seconds > 0 else { return }
    if isAwake { awake += seconds }
    guard isReported else { return }
    let kept = exponentialDecay(seconds / profile.awakeHalfLife)
    awakeShare = (awakeShare ?? profile.usualAwake / Self.day) * kept + (isAwake ? 1 - kept : 0)
  }

  static let day: TimeInterval = 86_400
}
