import AlmanacProfiles
import Foundation

/// Where a live activity is in its life.
public enum ActivityPhase: String, Codable, Sendable, Hashable {
  /// Scheduled for a later date.
  case pending
  /// Shown, and up to date.
  case active
  /// Shown, and its stale date has passed.
  case stale
  /// Ended, and still shown on the lock screen.
  case ended
  /// Not shown any more.
  case dismissed
}

/// The text that an update shows for a moment.
public struct ActivityAlert: Codable, Sendable, Hashable {
  /// The first line.
  public let title: String
  /// The text below it.
  public let body: String
  /// When it was sent.
  public let date: Date
}

/// The dates and flags of a live activity, from which its phase follows (Specification A5). It is pure: time is an argument.
struct ActivityLife: Codable, Hashable, Sendable {
  var requestedAt: Date
  /// Later than the request for an activity that was scheduled.
  var startsAt: Date
  /// When its content becomes out of date; nil: never.
  var staleDate: Date?
  /// The app's activity with the highest score is shown first.
  var relevanceScore = 0.0
  /// When it was ended; nil: not yet, and then it ends eight hours after its start.
  var endedAt: Date?
  /// Until when the app wants it to be shown after its end; nil: as long as the system allows.
  var dismissalDate: Date?
  /// The timestamp of the newest content.
  var timestamp: Date
  var takesPushes = false
  /// Whether it ends when the device is locked.
  var isTransient = false

  /// When it ends, or has ended.
  func end(_ profile: ActivityProfile) -> Date { endedAt ?? startsAt.addingTimeInterval(profile.activeSeconds) }

  /// When it is not shown any more: at the app's date, and at most four hours after its end.
  func dismissal(_ profile: ActivityProfile) -> Date {
    let latest = end(profile).addingTimeInterval(profile.endedSeconds)
    return max(min(dismissalDate ?? latest, latest), end(profile))
  }

  func phase(at now: Date, _ profile: ActivityProfile) -> ActivityPhase {
    if now >= dismissal(profile) { return .dismissed }
    if now >= end(profile) { return .ended }
    if now < startsAt { return .pending }
    return isStale(at: now) ? .stale : .active
  }

  /// Whether the content's stale date has passed; the app's views can read this.
  func isStale(at now: Date) -> Bool { staleDate.map { $0 <= now } ?? false }

  /// When the phase changes next without an update; nil: never.
  func nextChange(after now: Date, _ profile: ActivityProfile) -> Date? {
    [startsAt, staleDate, end(profile), dismissal(profile)].compactMap(\.self).filter { $0 > now }.min()
  }
}

extension ActivityLife {
  /// The most bytes of an encoded life: some dates and flags, and in an earlier version an alert.
  private static let encodedBytes = 1 << 16

  /// Reads what a host has stored; nil for anything else.
  init?(encoded: Data) {
    guard encoded.count <= Self.encodedBytes, let life = try? JSONDecoder().decode(Self.self, from: encoded) else { return nil }
    self = life
  }

  /// Returns the alert in the encoded life of an earlier version, which stored it there: unencrypted.
  static func formerAlert(in encoded: Data) -> ActivityAlert? {
    struct Former: Decodable { let alert: ActivityAlert? }
    guard encoded.count <= encodedBytes else { return nil }
    return (try? JSONDecoder().decode(Former.self, from: encoded))?.alert
  }
}
