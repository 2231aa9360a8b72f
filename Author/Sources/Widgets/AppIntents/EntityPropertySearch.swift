/// Searches entities by their text properties, for queries that offer no text search.
enum EntityPropertySearch {
  /// Returns true if the query can search for a part of a text property.
  static func finds(_ query: any EntityPropertyQuery) -> Bool { mapped(query) }

  private static func mapped<Query: EntityPropertyQuery>(_ query: Query) -> Bool { Query.properties.properties.contains { $0.contains != nil } }

  /// Returns the entities that have a property which contains `text`; nil if the query cannot compare this.
  static func list<Query: EntityPropertyQuery>(_ query: Query, containing text: String) async throws -> _ParameterOptionList? {
    let comparisons = Query.properties.properties.compactMap { $0.contains?(text) }
    guard !comparisons.isEmpty else { return nil }
    return _ParameterOptionList(try await query.entities(matching: comparisons, mode: .or, sortedBy: [], limit: nil))
  }
}
