import AlmanacProfiles
import Foundation

/// Finds out which movements are significant changes of location (Specification C9).
struct SignificantChanges: Equatable, Codable {
  /// The place of the last significant change; nil: there was none yet.
  private(set) var anchor: DeviceLocation?
  /// When it was.
  private(set) var changedAt: Date?

  /// Records the location and returns whether it is a significant change.
  ///
  /// - Parameter isSetNow: whether somebody has just set it, so that the least time between two changes does not count.
  mutating func move(to location: DeviceLocation, at now: Date, isSetNow: Bool = false, profile: LocationProfile = Profiles.location) -> Bool {
    // After the clock was set back, the last change would otherwise hold back all others until then.
    if let last = changedAt, last > now { changedAt = now }
    if let anchor, anchor.distance(to: location) < profile.significantDistance { return false }
    guard isSetNow || now >= (earliest(profile) ?? now) else { return false }
    anchor = location
    changedAt = now
    return true
  }

  /// When the next change can be at the earliest; nil: at any time.
  func earliest(_ profile: LocationProfile = Profiles.location) -> Date? { changedAt?.addingTimeInterval(profile.significantInterval) }
}
