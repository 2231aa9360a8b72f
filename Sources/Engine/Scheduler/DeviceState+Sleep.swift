import Foundation
import Profiles

extension DeviceState {
  /// Since when the device sleeps at `date`, were nothing to happen until then; nil where it is awake.
  public func asleepSince(at date: Date, profile: ReloadProfile = .standard) -> Date? {
    var usage = usage
    usage.advance(to: date, profile: profile)
    return usage.asleepSince
  }
}
