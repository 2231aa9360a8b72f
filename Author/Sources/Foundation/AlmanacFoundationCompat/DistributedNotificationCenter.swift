/// Notifications between programs. Here they reach only the program that posts them; a diagnostic reports this once.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
  }
  public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let deliverImmediately = Options(rawValue: 1)
    public static let postToAllSessions = Options(rawValue: 2)
  }
  private static let shared = DistributedNotificationCenter()

  open class func `default`() -> DistributedNotificationCenter {
    UnavailableServices.report(
      "distributedNotifications.local", "DistributedNotificationCenter reaches only this program; share data with another one through an app group")
    return shared
  }
  open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { `default`() }
  /// Always false: the center never holds notifications back.
  open var suspended: Bool {
    get { false }
    set {}
  }

  // The object is a text, but the base class compares objects by identity. So equal texts share one object.
  private static let texts = Texts()
  @preconcurrency
  public func addObserver(
    forName name: Notification.Name?, object: String?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: Self.texts[object], queue: queue, using: block) }
  open func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: String?, suspensionBehavior: SuspensionBehavior
  ) { addObserver(observer, selector: selector, name: name, object: Self.texts[object]) }
  open func post(name: Notification.Name, object: String?) { post(name: name, object: Self.texts[object], userInfo: nil) }
  open func postNotificationName(
    _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
  ) { post(name: name, object: Self.texts[object], userInfo: userInfo) }
  open func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []) {
    post(name: name, object: Self.texts[object], userInfo: userInfo)
  }
}

/// Returns the same object for equal texts.
// Unchecked: `lock` guards the texts.
private final class Texts: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: NSString] = [:]
  subscript(text: String?) -> Any? {
    guard let text else { return nil }
    return lock.withLock {
      let object = known[text] ?? NSString(string: text)
      known[text] = object
      return object
    }
  }
}
