import AlmanacFoundationCompat
import CoreLocation

/// Triggers a notification when a region is entered or left.
// Unchecked: immutable.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

extension UNNotificationContent {
  /// Throws: Almanac does not convert intents to notifications.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    throw UNError(.notificationInvalidNoContent)
  }
}
extension UNNotificationSound {
  public static var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "defaultRingtone") }
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
}
