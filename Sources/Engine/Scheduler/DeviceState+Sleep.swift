import Foundation
import Profiles

extension DeviceState {
  /// When the device fell asleep, as of `date` and assuming no event until then; nil if it is awake.
  public func asleepSince(at date: Date, profile: ReloadProfile = .standard) -> Date? {
    var usage = usage
    usage.advance(to: date, profile: profile)
    return usage.asleepSince
  }
}
