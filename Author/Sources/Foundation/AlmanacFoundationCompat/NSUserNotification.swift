import Foundation

/// Stub. Notifications on a Mac before UserNotifications. The center delivers none: use `UNUserNotificationCenter`, whose notifications the host
/// shows.
open class NSUserNotification: NSObject, @unchecked Sendable {
  public enum ActivationType: Int, Sendable { case none, contentsClicked, actionButtonClicked, replied, additionalActionClicked }
  open var title: String?
  open var subtitle: String?
  open var informativeText: String?
  open var identifier: String?
  open var actionButtonTitle = ""
  open var otherButtonTitle = ""
  open var hasActionButton = true
  open var hasReplyButton = false
  open var responsePlaceholder: String?
  open var soundName: String?
  open var deliveryDate: Date?
  open var userInfo: [String: Any]?
  open var isPresented: Bool { false }
  open var isRemote: Bool { false }
  open var activationType: ActivationType { .none }
  public override init() { super.init() }
}
public let NSUserNotificationDefaultSoundName = "DefaultSoundName"
public protocol NSUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
  func userNotificationCenter(_ center: NSUserNotificationCenter, didActivate notification: NSUserNotification)
  func userNotificationCenter(_ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification) -> Bool
}
extension NSUserNotificationCenterDelegate {
  public func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification) {}
  public func userNotificationCenter(_ center: NSUserNotificationCenter, didActivate notification: NSUserNotification) {}
  public func userNotificationCenter(_ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification) -> Bool { false }
}
open class NSUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let one = NSUserNotificationCenter()
  open class var `default`: NSUserNotificationCenter { one }
  open weak var delegate: (any NSUserNotificationCenterDelegate)?
  open var scheduledNotifications: [NSUserNotification] = []
  open var deliveredNotifications: [NSUserNotification] { [] }
  open func deliver(_ notification: NSUserNotification) {
    UnavailableServices.report("userNotification.unavailable", "NSUserNotificationCenter delivers nothing; use UNUserNotificationCenter")
  }
  open func scheduleNotification(_ notification: NSUserNotification) { deliver(notification) }
  open func removeScheduledNotification(_ notification: NSUserNotification) {}
  open func removeDeliveredNotification(_ notification: NSUserNotification) {}
  open func removeAllDeliveredNotifications() {}
}
