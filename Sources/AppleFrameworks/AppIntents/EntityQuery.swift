/// Finds an app's entities.
public protocol EntityQuery: DynamicOptionsProvider, Sendable where Result.Value == Entity, DefaultValue == Entity {
  associatedtype Entity: AppEntity
  /// An array of entities, or a collection of them in sections.
  associatedtype Result = [Entity]

  init()

  /// The entities that have these identifiers; those that no longer exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities to choose from.
  func suggestedEntities() async throws -> Result
  // `defaultResult()` is asked of `DynamicOptionsProvider`: asked for here again, a query nested in its entity could not find out its `Result`.
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also searches by what a person types.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query over entities that are few enough to list.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
