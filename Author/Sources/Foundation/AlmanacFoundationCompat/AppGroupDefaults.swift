import Synchronization

/// The defaults of an app group, stored in a file in the group's container.
final class AppGroupDefaults: UserDefaults {
  let file: DefaultsFile
  private let added = Mutex<[DefaultsFile]>([])

  init?(group: String) {
    guard let file = DefaultsFile(group: group) else { return nil }
    self.file = file
    super.init(suiteName: nil)
  }

  /// The files that are searched for a value, in order: that of the group, then those of the added suites.
  var searched: [DefaultsFile] { [file] + added.withLock { $0 } }

  override func object(forKey defaultName: String) -> Any? {
    for file in searched { if let value = file.values[defaultName] { return value } }
    return RegisteredDefaults.values[defaultName]
  }

  override func set(_ value: Any?, forKey defaultName: String) { write(value.map(StoredURL.object), defaultName) }
  override func removeObject(forKey defaultName: String) { write(nil, defaultName) }
  private func write(_ value: Any?, _ key: String) {
    file.set(value, forKey: key)
    announceChange()
  }
  private func announceChange() { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self) }

  override func register(defaults registrationDictionary: [String: Any]) { RegisteredDefaults.add(registrationDictionary) }

  override func dictionaryRepresentation() -> [String: Any] {
    searched.reversed().reduce(RegisteredDefaults.values) { all, file in all.merging(file.values) { _, searchedBefore in searchedBefore } }
  }

  override func addSuite(named suiteName: String) {
    guard let suite = DefaultsFile(group: suiteName), suite.url != file.url else { return }
    added.withLock { files in if !files.contains(where: { $0.url == suite.url }) { files.append(suite) } }
  }
  override func removeSuite(named suiteName: String) {
    let url = DefaultsFile(group: suiteName)?.url
    added.withLock { $0.removeAll { $0.url == url } }
  }

  // The persistent domain of a group's name is what the members of the group share. No other name has one: Foundation's would be a path of a file.
  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    guard let values = DefaultsFile(group: domainName)?.values, !values.isEmpty else { return nil }
    return values
  }
  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let file = DefaultsFile(group: domainName) else { return }
    file.replaceAll(with: domain.mapValues(StoredURL.object))
    announceChange()
  }
  override func removePersistentDomain(forName domainName: String) { setPersistentDomain([:], forName: domainName) }

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
  override func url(forKey defaultName: String) -> URL? { object(forKey: defaultName).flatMap(StoredURL.url) }
  override func set(_ value: Int, forKey defaultName: String) { write(value, defaultName) }
  override func set(_ value: Float, forKey defaultName: String) { write(NSNumber(value: value), defaultName) }
  override func set(_ value: Double, forKey defaultName: String) { write(value, defaultName) }
  override func set(_ value: Bool, forKey defaultName: String) { write(value, defaultName) }
  override func set(_ url: URL?, forKey defaultName: String) { write(url.map(StoredURL.object), defaultName) }

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
}
