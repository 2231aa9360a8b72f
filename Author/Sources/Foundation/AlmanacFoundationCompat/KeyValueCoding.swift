import Foundation

/// An object whose properties can be set by name.
package protocol KeyValueWritable: AnyObject {
  func write(_ value: Any?, forKey key: String)
}

/// Reads and sets properties by name.
///
/// A protocol, because classes such as NSManagedObject and CIFilter declare these methods themselves, and a method of an extension of `NSObject`
/// could not be redeclared.
public protocol KeyValueCoding {}
extension NSObject: KeyValueCoding {}

extension KeyValueCoding where Self: NSObject {
  /// Returns the value of a stored property, of a dictionary's key, or of a property of each member of a collection.
  ///
  /// Traps with the key's name if the key is unknown, as Apple's does. Computed properties are unknown here: without the Objective-C runtime only
  /// stored properties can be found by name.
  public func value(forKey key: String) -> Any? { KeyValues.value(key, of: self) }
  public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(keyPath.split(separator: ".").map(String.init), of: self) }

  /// Sets a key of a dictionary, of `UserDefaults` or of a managed object. Traps with the key's name for any other property, which cannot be set by
  /// name here; Apple's traps for unknown keys.
  public func setValue(_ value: Any?, forKey key: String) { KeyValues.set(value, key, of: self) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let key = names.last else { return }
    guard let owner = KeyValues.value(names.dropLast(), of: self) as? NSObject else { return }
    KeyValues.set(value, key, of: owner)
  }
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { KeyValues.set(value is NSNull ? nil : value, key, of: self) }
  }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, KeyValues.value($0, of: self) ?? NSNull()) })
  }

  /// Traps: a class has no stored properties.
  public static func value(forKey key: String) -> Any? { KeyValues.unknown("valueForUndefinedKey", key, "\(Self.self)") }
  /// Traps: a class has no stored properties.
  public static func value(forKeyPath keyPath: String) -> Any? { KeyValues.unknown("valueForUndefinedKey", keyPath, "\(Self.self)") }
}

private enum KeyValues {
  static func value(_ names: [String], of object: Any?) -> Any? {
    guard let name = names.first else { return object }
    // Functions such as @count and @sum apply to the rest of the path.
    if name.hasPrefix("@") { return PredicateEvaluation.value(names, of: object) }
    return value(Array(names.dropFirst()), of: member(name, of: object))
  }

  private static func member(_ name: String, of object: Any?) -> Any? {
    switch object {
    case nil: nil
    case let object as NSObject: value(name, of: object)
    case let dictionary as [String: Any]: dictionary[name]
    default: PredicateEvaluation.elements(object)?.map { member(name, of: $0) ?? NSNull() }
    }
  }

  static func value(_ key: String, of object: NSObject) -> Any? {
    switch object {
    case let readable as any KeyValueReadable: return readable.value(atPath: [key])
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let list as NSArray: return NSArray(array: list.map { member(key, of: $0) ?? NSNull() })
    case let list as NSOrderedSet: return NSOrderedSet(array: list.array.map { member(key, of: $0) ?? NSNull() })
    case let set as NSSet: return NSSet(array: set.allObjects.compactMap { member(key, of: $0) })
    default:
      guard let property = property(key, of: object) else { unknown("valueForUndefinedKey", key, "\(type(of: object))") }
      return unwrapped(property)
    }
  }

  static func set(_ value: Any?, _ key: String, of object: NSObject) {
    switch object {
    case let writable as any KeyValueWritable: writable.write(value, forKey: key)
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
    case let list as NSArray: list.forEach { member in (member as? NSObject).map { set(value, key, of: $0) } }
    default: unknown("setValue:forUndefinedKey:", key, "\(type(of: object))")
    }
  }

  /// Returns a stored property, found by the names that key-value coding tries.
  private static func property(_ key: String, of object: NSObject) -> Any? {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    var properties: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let one = mirror {
      for child in one.children { if let label = child.label, properties[label] == nil { properties[label] = child.value } }
      mirror = one.superclassMirror
    }
    return [key, "is\(capitalized)", "_\(key)", "_is\(capitalized)", "$__lazy_storage_$_\(key)"].lazy.compactMap { properties[$0] }.first
  }

  /// Unwraps a value that may be an optional.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func unknown(_ method: String, _ key: String, _ type: String) -> Never {
    NSException(
      name: .undefinedKeyException,
      reason: """
        [<\(type)> \(method)]: this class is not key value coding-compliant for the key \(key). Here only stored properties are read by their names, and \
        only dictionaries, UserDefaults and managed objects are set by them; write the property itself
        """
    ).raise()
  }
}
