import AlmanacWireSchema

/// A value of the app that a parameter can have: an entity or a case of an enumeration.
public protocol AppValue: TypeDisplayRepresentable, Sendable {}

/// An object of the app that a parameter can refer to by its identifier.
public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable, _IntentValue
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  /// The title of the entity's representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  public static var _intentType: _IntentValueType {
    var type = _IntentValueType("entity")
    type.typeName = String(localized: typeDisplayRepresentation.name)
    type.query = QueriedOptions(query: defaultQuery)
    return type
  }
  /// The proposed entity; of several ones, which the query proposes for an array, the first.
  public static func _foundDefault() async throws -> Self? {
    let proposed = await defaultQuery.defaultResult()
    return (proposed as? Self) ?? (proposed as? [Self])?.first
  }
  public static func _foundDefaults() async throws -> [Self]? { await defaultQuery.defaultResult() as? [Self] }
  public var _json: JSONFragment { .string(id.entityIdentifierString) }

  /// Finds the entity with the configured identifier.
  public static func _read(_ json: JSONFragment) async throws -> Self { try await _read(json, _ValueReading()) }
  public static func _read(_ json: JSONFragment, _ reading: _ValueReading) async throws -> Self {
    guard let entity = try await _readAll([json], reading)[0] else {
      throw ParameterValueError(expected: "the identifier of a \(Self.self) that still exists", found: json, isVanished: true)
    }
    return entity
  }

  /// Returns the entity of each configured identifier; nil for one that no longer exists. The query is called once for all of them.
  public static func _readAll(_ values: [JSONFragment], _ reading: _ValueReading) async throws -> [Self?] {
    let identifiers = try values.map { json in
      guard let text = json.string ?? json["identifier"]?.string, let id = ID.entityIdentifier(for: text) else {
        throw ParameterValueError(expected: "the identifier of a \(Self.self)", found: json)
      }
      return id
    }
    guard !identifiers.isEmpty else { return [] }
    let entities = try await entities(for: identifiers, in: reading.query)
    let found = Dictionary(entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return identifiers.map { found[$0] }
  }

  /// Calls the parameter's own query if it finds entities of this type, otherwise the type's default query.
  private static func entities(for identifiers: [ID], in query: (any EntityQuery)?) async throws -> [Self] {
    func ask<Query: EntityQuery>(_ query: Query) async throws -> [Self]? {
      guard let identifiers = identifiers as? [Query.Entity.ID] else { return nil }
      return try await query.entities(for: identifiers) as? [Self]
    }
    if let query, let found = try await ask(query) { return found }
    return try await defaultQuery.entities(for: identifiers)
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
