/// Finds an app's entities.
public protocol EntityQuery: DynamicOptionsProvider, Sendable where Result.Value == Entity {
  associatedtype Entity: AppEntity
  /// An array of entities, or a collection of them in sections.
  associatedtype Result = [Entity]
  // `DefaultValue` has no default here: the compiler would prefer it to the type of the query's own `defaultResult()`, which is an array for an array
  // parameter.

  init()

  /// Returns the entities with these identifiers that still exist.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to choose from.
  func suggestedEntities() async throws -> Result
  // `defaultResult()` is a requirement of `DynamicOptionsProvider`. If this protocol repeated it, the compiler could not infer `Result` for a query
  // nested in its entity.
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that can also search for typed text.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query that can list all entities.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Stub. An entity that the system may index for its search. No search of the desktop reads it.
public protocol IndexedEntity: AppEntity {
  /// True if the system's search leaves the entity out.
  var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  public var hideInSpotlight: Bool { false }
}

/// An entity with a single instance, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// A query that finds the only entity of its type, which is also the default.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery {
  // The compiler can infer the entity only from a separate associated type, because the other methods have default implementations.
  associatedtype Unique where Entity == Unique
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }
  public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] { try await allEntities().filter { identifiers.contains($0.id) } }
  public func defaultResult() async -> Unique? { try? await uniqueEntity() }
}
