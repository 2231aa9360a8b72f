import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: String
  init(name: String) { self.name = name }
  public static var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  public static var defaultCritical: UNNotificationSound { UNNotificationSound(name: "defaultCritical") }
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  /// - Parameter volume: from 0 to 1.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// - Parameter volume: from 0 to 1.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
