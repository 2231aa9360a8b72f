import AlmanacProfiles
import Foundation

extension DeviceState {
  /// Returns when the device fell asleep, as of `date` and if no event comes before that; nil if it is awake.
  public func asleepSince(at date: Date, profile: ReloadProfile = .standard) -> Date? {
    var usage = usage
    usage.advance(to: date, profile: profile)
    return usage.asleepSince
  }
}
