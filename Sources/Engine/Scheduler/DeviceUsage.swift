import Foundation
import Profiles

/// When the device is awake, and for how much of a day it usually is (Specification C6, C7).
///
/// Budgets accrue by the ``awakeClock(at:)``, which stands still while the device sleeps; so a token is worth the same stretch of use
/// on a long day and on a short one.
struct DeviceUsage: Codable, Equatable, Sendable {
  /// What was told last, with sleep that followed from it.
  private(set) var activity = DeviceActivity.active
  /// Whether anybody has ever told: a device of which nothing is known counts as awake all day.
  private(set) var isReported = false
  /// Since when the activity holds.
  private var since: Date?
  /// Up to where the two sums below have been counted.
  private var countedAt: Date?
  /// Seconds awake since the device was made.
  private var awake: TimeInterval = 0
  /// The share of the time that the device has been awake, the newest counting most; nil: nothing learned yet.
  private var awakeShare: Double?

  var isAwake: Bool { activity != .asleep }
  /// Since when it has slept, as of the newest ``advance(to:profile:)``; nil while it is awake.
  var asleepSince: Date? { isAwake ? nil : since }

  /// Counts the time until `now`, and falls asleep when the device has been idle for long enough.
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

  /// Takes note of what the device does from `now` on; ``advance(to:profile:)`` has been there before.
  mutating func report(_ activity: DeviceActivity, at now: Date) {
    isReported = true
    // A device that is put down again and again has been idle since the first time.
    guard activity != self.activity else { return }
    // Only use wakes: what was put down and has fallen asleep stays so.
    if self.activity == .asleep, activity == .idle { return }
    self.activity = activity
    since = now
  }

  /// Seconds awake until the instant of the newest ``advance(to:profile:)``.
  var awakeClock: TimeInterval { awake }

  /// For how many seconds of 24 hours the device is usually awake.
  func usualAwake(profile: ReloadProfile) -> TimeInterval {
    guard isReported else { return Self.day }
    return min(Self.day, max(profile.leastAwake, (awakeShare ?? profile.usualAwake / Self.day) * Self.day))
  }

  /// Forgets instants that the clock has not reached yet.
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
