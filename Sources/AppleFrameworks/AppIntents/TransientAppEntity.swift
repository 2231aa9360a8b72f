import WireSchema

/// A value of the app with properties and no identity: it is handed on and never looked up.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, _IntentValue, Sendable {
  init()
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  public static var _intentType: _IntentValueType { _IntentValueType("entity") }
  public var _json: JSONFragment { .null }
  /// Nothing of such a value is stored, so none can be read.
  public static func _read(_ json: JSONFragment) async throws -> Self {
    throw ParameterValueError(expected: "nothing: a \(Self.self) is not configured", found: json)
  }
}
