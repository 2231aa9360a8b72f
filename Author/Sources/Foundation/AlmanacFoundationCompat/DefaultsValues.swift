/// Reads and writes user defaults for an author's code. Numbers are returned as `NSNumber`, as on Apple's systems, so that a stored `Int` can be read
/// `as? Double`.
public enum DefaultsValues {
  /// Stores a value; nil removes it. Foundation on Linux ends the process for numbers of some types, such as `CGFloat`.
  public static func set(_ value: Any?, forKey key: String, in defaults: UserDefaults) {
    if let value { defaults.set(casting(value), forKey: key) } else { defaults.removeObject(forKey: key) }
  }

  public static func object(forKey key: String, in defaults: UserDefaults) -> Any? { defaults.object(forKey: key).map(casting) }
  public static func array(forKey key: String, in defaults: UserDefaults) -> [Any]? { defaults.array(forKey: key)?.map(casting) }
  public static func dictionary(forKey key: String, in defaults: UserDefaults) -> [String: Any]? {
    defaults.dictionary(forKey: key)?.mapValues(casting)
  }
  public static func all(in defaults: UserDefaults) -> [String: Any] { defaults.dictionaryRepresentation().mapValues(casting) }

  /// Stores an address; nil removes the value. Foundation's function on Linux never returns for nil, and it stores only the path of a web address.
  public static func set(_ url: URL?, forKey key: String, in defaults: UserDefaults) {
    if let url { defaults.set(StoredURL.object(of: url), forKey: key) } else { defaults.removeObject(forKey: key) }
  }

  /// Returns the address that was stored; nil if there is none.
  public static func url(forKey key: String, in defaults: UserDefaults) -> URL? { defaults.object(forKey: key).flatMap(StoredURL.url) }

  /// Returns the value with its numbers, also those in arrays and dictionaries, as `NSNumber`.
  private static func casting(_ value: Any) -> Any {
    switch value {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Decimal: NSDecimalNumber(decimal: number)
    case let number as any FixedWidthInteger & SignedInteger: NSNumber(value: Int64(clamping: number))
    case let number as any FixedWidthInteger & UnsignedInteger: NSNumber(value: UInt64(clamping: number))
    case let values as [Any]: values.map(casting)
    case let values as [String: Any]: values.mapValues(casting)
    default: value
    }
  }
}
