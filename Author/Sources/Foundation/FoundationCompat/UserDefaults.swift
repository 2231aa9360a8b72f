extension UserDefaults {
  /// Key-value coding's name for `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Key-value coding's name for `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns true if a change of the other defaults can change these: both belong to the same app group, or neither belongs to one.
  func sharesValues(with other: UserDefaults) -> Bool {
    switch (self as? AppGroupDefaults, other as? AppGroupDefaults) {
    case (let group?, let otherGroup?): group.file.url == otherGroup.file.url
    case (nil, nil): true
    default: false
    }
  }
}

/// Makes `UserDefaults(suiteName:)` return an ``AppGroupDefaults``: an initializer in a protocol extension can choose the class, one in a class
/// extension cannot.
public protocol _SuiteDefaults {}
extension UserDefaults: _SuiteDefaults {}

extension _SuiteDefaults where Self: UserDefaults {
  /// Opens the defaults that the members of an app group share; nil if the name is not valid for a group. Other members see a value as soon as it is set.
  public init?(suiteName: String) {
    guard let defaults = AppGroupDefaults(group: suiteName) as? Self else { return nil }
    self = defaults
  }
}

/// The defaults of an app group, stored in a file in the group's container.
final class AppGroupDefaults: UserDefaults {
  fileprivate let file: DefaultsFile
  private let lock = NSLock()
  private var registered: [String: Any] = [:]

  init?(group: String) {
    guard let folder = AppGroupContainers.folder(of: group) else { return nil }
    file = DefaultsFile(url: folder.appendingPathComponent("Library/Preferences/\(group).plist"))
    super.init(suiteName: nil)
  }

  override func object(forKey defaultName: String) -> Any? {
    if let value = file.values[defaultName] { return value }
    lock.lock()
    defer { lock.unlock() }
    return registered[defaultName]
  }

  override func set(_ value: Any?, forKey defaultName: String) { write(value.map(Self.storable), defaultName) }
  override func removeObject(forKey defaultName: String) { write(nil, defaultName) }
  private func write(_ value: Any?, _ key: String) {
    file.set(value, forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    lock.lock()
    defer { lock.unlock() }
    registered.merge(registrationDictionary) { _, new in new }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.lock()
    defer { lock.unlock() }
    return registered.merging(file.values) { _, set in set }
  }

  /// Does nothing: each value is written as soon as it is set.
  @discardableResult
  override func synchronize() -> Bool { true }

  // Also overrides the typed accessors, so that they do not depend on how Foundation implements its own.
  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let value as String: value
    case let value as NSNumber: value.stringValue
    default: nil
    }
  }
  override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  override func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  override func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
  override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  override func integer(forKey defaultName: String) -> Int { number(defaultName)?.intValue ?? 0 }
  override func float(forKey defaultName: String) -> Float { number(defaultName)?.floatValue ?? 0 }
  override func double(forKey defaultName: String) -> Double { number(defaultName)?.doubleValue ?? 0 }
  override func bool(forKey defaultName: String) -> Bool {
    if let text = object(forKey: defaultName) as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
    return number(defaultName)?.boolValue ?? false
  }
  override func url(forKey defaultName: String) -> URL? {
    (object(forKey: defaultName) as? String).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) }
  }
  override func set(_ value: Int, forKey defaultName: String) { write(value, defaultName) }
  override func set(_ value: Float, forKey defaultName: String) { write(Double(value), defaultName) }
  override func set(_ value: Double, forKey defaultName: String) { write(value, defaultName) }
  override func set(_ value: Bool, forKey defaultName: String) { write(value, defaultName) }
  override func set(_ url: URL?, forKey defaultName: String) {
    write(url.map { $0.isFileURL ? $0.path : $0.absoluteString }, defaultName)
  }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as String: Double(value).map { NSNumber(value: $0) }
    default: nil
    }
  }

  private static func storable(_ value: Any) -> Any {
    switch value {
    case let url as URL: url.isFileURL ? url.path : url.absoluteString
    default: value
    }
  }
}
