import AlmanacWireSchema

/// An app's value with properties but without an identifier. It is passed along, never looked up.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable, _IntentValue {
  init()
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  public static var _intentType: _IntentValueType {
    var type = _IntentValueType("entity")
    type.typeName = String(localized: typeDisplayRepresentation.name)
    return type
  }
  public var _json: JSONFragment { .null }
  /// Always throws: transient entities are not stored.
  public static func _read(_ json: JSONFragment) async throws -> Self {
    throw ParameterValueError(expected: "no value, because \(Self.self) cannot be configured", found: json)
  }
}
