extension UserDefaults {
  /// Key-value coding's name for `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Key-value coding's name for `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns true if a change of the other defaults can change these: these search the other's app group, or neither belongs to one.
  func sharesValues(with other: UserDefaults) -> Bool {
    switch (self as? AppGroupDefaults, other as? AppGroupDefaults) {
    case (let group?, let otherGroup?): group.searched.contains { $0.url == otherGroup.file.url }
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
  /// Opens the defaults that the members of an app group share; nil if the name is not valid for a group or is that of the global domain. Other members see a value as soon as it is set.
  public init?(suiteName: String) {
    guard let defaults = AppGroupDefaults(group: suiteName) as? Self else { return nil }
    self = defaults
  }
}
