import Synchronization

/// A notification and its trigger.
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

/// Stub. The host shows widgets and no notifications: permission is denied, every request fails with `UNError.notificationsNotAllowed`, and the first
/// request writes a message to standard error.
// Unchecked: its stored properties are mutexes.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public class func current() -> UNUserNotificationCenter { shared }

  // Unchecked: the mutex guards the reference; the app decides on which threads its delegate may be used.
  private struct Receiver: @unchecked Sendable { weak var delegate: (any UNUserNotificationCenterDelegate)? }
  private let receiver = Mutex(Receiver())
  /// Held weakly and never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { receiver.withLock(\.self).delegate }
    set {
      let new = Receiver(delegate: newValue)
      receiver.withLock { $0 = new }
    }
  }
  open var supportsContentExtensions: Bool { false }

  private let categories = Mutex<Set<UNNotificationCategory>>([])
  /// Stores the categories for this process.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories.withLock { $0 = categories } }
  @preconcurrency
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    let known = categories.withLock(\.self)
    DispatchQueue.global().async { completionHandler(known) }
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock(\.self) }

  private func refuse() -> UNError {
    UnavailableServices.report("userNotifications.unavailable", "notifications are not shown: the host shows only widgets")
    return UNError(.notificationsNotAllowed)
  }

  @preconcurrency
  open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(false, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  @preconcurrency
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  @preconcurrency
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let error = refuse()
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
  open func add(_ request: UNNotificationRequest) async throws { throw refuse() }

  // Always empty: requests are never pending or delivered.
  @preconcurrency
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  @preconcurrency
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  @preconcurrency
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let error = refuse()
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
  open func setBadgeCount(_ newBadgeCount: Int) async throws { throw refuse() }
}
