import Synchronization

/// A notification to be shown.
// Unchecked: every property is a constant; an open class cannot be checked.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

// Unchecked: has no state; an open class cannot be checked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .denied }
  public var soundSetting: UNNotificationSetting { .disabled }
  public var badgeSetting: UNNotificationSetting { .disabled }
  public var alertSetting: UNNotificationSetting { .disabled }
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
  public var lockScreenSetting: UNNotificationSetting { .disabled }
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  public var criticalAlertSetting: UNNotificationSetting { .disabled }
  public var timeSensitiveSetting: UNNotificationSetting { .disabled }
}

/// Whether the person allows a form of notifications. Nobody does.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// Why a notification is not shown.
public struct UNError: Error, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }
  public let code: Code
  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "The host shows widgets only, no notifications." }
}

/// An app's notifications. The host shows widgets and no notifications: permission is denied, every request fails with
/// `UNError.notificationsNotAllowed`, and the first request writes a message to standard error.
// Unchecked: its only stored property is a mutex; an open class cannot be checked.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public class func current() -> UNUserNotificationCenter { shared }

  private func refuse() -> UNError {
    UnavailableServices.report("userNotifications.unavailable", "the host shows widgets only, no notifications")
    return UNError(code: .notificationsNotAllowed)
  }

  open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(false, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let error = refuse()
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
  open func add(_ request: UNNotificationRequest) async throws { throw refuse() }

  // Requests are never pending or delivered.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
}
