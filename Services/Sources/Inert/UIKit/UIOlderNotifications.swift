// Stub. Notifications from before UserNotifications. They are never scheduled.

public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }
}
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject { open var identifier: String? { nil } }
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  public override init() { super.init() }
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var repeatCalendar: Calendar?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var hasAction = true
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?
}
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// Stub. A request for a scene, which is never created.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
    (self.userActivity, self.options) = (userActivity, options)
    super.init()
  }
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
    (self.userActivity, self.options) = (userActivity, options)
    super.init()
  }
}
