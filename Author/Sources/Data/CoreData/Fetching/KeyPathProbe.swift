import Foundation

/// Finds the property names in a Swift key path.
///
/// There is no Objective-C runtime to ask for them. Instead, the key path is evaluated on an object without values, whose accessors record their names.
final class KeyPathProbe {
  private var names: [String] = []
  private var lastType: Any.Type = Void.self

  /// Returns the path of names, such as `list.name`; nil if the key path does not lead to one property of a managed object.
  static func path(of keyPath: AnyKeyPath) -> String? {
    guard let root = type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
    let probe = KeyPathProbe()
    let object: Any = probe.object(of: root)
    _ = object[keyPath: keyPath]
    guard !probe.names.isEmpty, plain(probe.lastType) == plain(type(of: keyPath).valueType) else { return nil }
    return probe.names.joined(separator: ".")
  }

  private static func plain(_ type: Any.Type) -> ObjectIdentifier { ObjectIdentifier((type as? any OptionalType.Type)?.wrappedType ?? type) }

  private func object(of type: NSManagedObject.Type) -> NSManagedObject {
    let object = type.init(entity: NSEntityDescription(), insertInto: nil)
    object.probe = self
    return object
  }

  /// Records a name and returns an arbitrary value of the type.
  func value<T>(_ key: String, of object: NSManagedObject) -> T {
    names.append(key)
    lastType = T.self
    let type = (T.self as? any OptionalType.Type)?.wrappedType ?? T.self
    if let managed = type as? NSManagedObject.Type, let next = ManagedValue.cast(self.object(of: managed), to: T.self) { return next }
    let missing = ManagedValue.cast(nil, to: T.self)
    if let value = missing ?? Self.samples.lazy.compactMap({ $0() as? T }).first ?? Self.sample(T.self) { return value }
    programFault(
      "the key path \(names.joined(separator: ".")) of a \(T.self) cannot be followed here; give the sort descriptor the property's name as a key")
  }

  private static let samples: [@Sendable () -> Any] = [
    { Date(timeIntervalSince1970: 0) }, { UUID() }, { URL(fileURLWithPath: "/") }, { Decimal(0) }, { NSDecimalNumber(value: 0) },
    { NSNumber(value: 0) },
    { NSDate() }, { NSData() }, { NSString() }, { NSObject() },
  ]

  /// Returns an arbitrary value of an enumeration.
  private static func sample<T>(_ type: T.Type) -> T? {
    func first<R: RawRepresentable>(_ type: R.Type) -> Any? {
      let numbers = (0..<16).map { NSNumber(value: $0) }
      return numbers.lazy.compactMap { ManagedValue.cast($0, to: R.self) }.first ?? ManagedValue.cast("", to: R.self)
    }
    if let cases = type as? any CaseIterable.Type { return any(cases) as? T }
    return (type as? any RawRepresentable.Type).flatMap { first($0) } as? T
  }
  private static func any<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }
}
