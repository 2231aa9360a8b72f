@_exported import AlmanacFoundationCompat

/// The content of a notification.
// Unchecked: immutable; `UNMutableNotificationContent` is set up before it becomes part of a request.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  /// From 0 to 1.
  open fileprivate(set) var relevanceScore = 0.0
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  open fileprivate(set) var launchImageName = ""
  open fileprivate(set) var targetContentIdentifier: String?
  open fileprivate(set) var filterCriteria: String?
  open fileprivate(set) var summaryArgument = ""
  open fileprivate(set) var summaryArgumentCount = 0

  public override init() {}
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(self) }

  fileprivate init(_ other: UNNotificationContent) {
    (title, subtitle, body, badge, sound) = (other.title, other.subtitle, other.body, other.badge, other.sound)
    (categoryIdentifier, threadIdentifier, userInfo) = (other.categoryIdentifier, other.threadIdentifier, other.userInfo)
    (interruptionLevel, relevanceScore, attachments) = (other.interruptionLevel, other.relevanceScore, other.attachments)
    (launchImageName, targetContentIdentifier) = (other.launchImageName, other.targetContentIdentifier)
    (filterCriteria, summaryArgument, summaryArgumentCount) = (other.filterCriteria, other.summaryArgument, other.summaryArgumentCount)
  }
}

/// Notification content with mutable properties.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}
