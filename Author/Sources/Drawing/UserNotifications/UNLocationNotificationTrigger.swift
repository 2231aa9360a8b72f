import CoreLocation
import FoundationCompat

/// The trigger of a notification at a place.
// Unchecked: restates the superclass's conformance; its own property is a constant.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

extension UNNotificationContent {
  /// Throws: nothing here turns an intent into a notification.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    throw UNError(.notificationInvalidNoContent)
  }
}
extension UNNotificationSound {
  public static var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "defaultRingtone") }
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
}
