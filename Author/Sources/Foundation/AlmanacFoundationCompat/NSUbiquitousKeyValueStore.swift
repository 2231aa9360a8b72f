/// Small values that iCloud synchronizes between a person's devices. Almanac has no such service: values stay on this machine, in a file for each
/// app.
// Unchecked: its only property is a constant, and `UserDefaults` has its own lock.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let defaults = UserDefaults(suiteName: "group.almanac.ubiquitous.\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)")

  open func object(forKey key: String) -> Any? { defaults?.object(forKey: key) }
  open func set(_ value: Any?, forKey key: String) { defaults?.set(value, forKey: key) }
  open func removeObject(forKey key: String) { defaults?.removeObject(forKey: key) }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 { (object(forKey: key) as? NSNumber)?.int64Value ?? Int64(object(forKey: key) as? Int ?? 0) }
  open func double(forKey key: String) -> Double { (object(forKey: key) as? NSNumber)?.doubleValue ?? object(forKey: key) as? Double ?? 0 }
  open func bool(forKey key: String) -> Bool { (object(forKey: key) as? NSNumber)?.boolValue ?? object(forKey: key) as? Bool ?? false }
  open var dictionaryRepresentation: [String: Any] { defaults?.dictionaryRepresentation() ?? [:] }
  /// Does nothing: each value is written as soon as it is set.
  @discardableResult open func synchronize() -> Bool { true }
}

/// The `userInfo` key for the reason of a change, an `Int`: one of the constants below.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The `userInfo` key for the keys whose values changed, a `[String]`.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
