import WireSchema

/// An object of the app that a parameter can refer to by its identifier.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable, InstanceDisplayRepresentable, _IntentValue, Sendable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  public static var _intentType: _IntentValueType {
    var type = _IntentValueType("entity")
    type.query = QueriedOptions(query: defaultQuery)
    return type
  }
  public static func _foundDefault() async throws -> Self? { await defaultQuery.defaultResult() }
  public var _json: JSONFragment { .string(id.entityIdentifierString) }

  /// Finds the entity with the configured identifier.
  public static func _read(_ json: JSONFragment) async throws -> Self {
    guard let text = json.string ?? json["identifier"]?.string, let id = ID.entityIdentifier(for: text) else {
      throw ParameterValueError(expected: "the identifier of a \(Self.self)", found: json)
    }
    guard let entity = try await defaultQuery.entities(for: [id]).first else {
      throw ParameterValueError(expected: "the identifier of a \(Self.self) that still exists", found: json)
    }
    return entity
  }
}

/// An identifier that can be converted to a string.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "\(self)" }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}
extension URL: EntityIdentifierConvertible {
  public var entityIdentifierString: String { absoluteString }
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? { URL(string: entityIdentifierString) }
}
extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue.entityIdentifier(for: entityIdentifierString).flatMap(Self.init(rawValue:))
  }
}
