import AlmanacWireSchema

/// A property of a type that an intent definition declares.
public struct INObjectProperty {
  package let name: String
  package let read: (INObject) -> JSONFragment?
  /// Sets the property. Returns false if the value has the wrong type.
  package let write: (INObject, JSONFragment) -> Bool

  /// Returns a property of any kind that an intent definition can have.
  public static func value<Object: INObject, Value>(_ name: String, _ kind: INValueKind<Value>, _ keyPath: ReferenceWritableKeyPath<Object, Value?>)
    -> INObjectProperty
  {
    INObjectProperty(
      name: name, read: { ($0 as? Object)?[keyPath: keyPath].map(kind.write) },
      write: { object, json in
        guard let value = kind.read(json) else { return false }
        (object as? Object)?[keyPath: keyPath] = value
        return true
      })
  }

  /// Returns a property that always has a value, such as an enumeration.
  public static func value<Object: INObject, Value>(_ name: String, _ kind: INValueKind<Value>, _ keyPath: ReferenceWritableKeyPath<Object, Value>)
    -> INObjectProperty where Value: RawRepresentable, Value.RawValue == Int
  {
    INObjectProperty(
      name: name, read: { ($0 as? Object).map { kind.write($0[keyPath: keyPath]) } },
      write: { object, json in
        guard let value = kind.read(json) else { return false }
        (object as? Object)?[keyPath: keyPath] = value
        return true
      })
  }
}
