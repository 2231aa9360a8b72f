import AlmanacWireSchema

/// The scope of a text search.
public struct StringSearchScope: Hashable, Sendable {
  private let name: String
  public static let general = StringSearchScope(name: "general")
}

/// The text of a search in the app.
public struct StringSearchCriteria: Hashable, Sendable {
  public var term: String
  public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("string") }
  public static var _unconfigured: StringSearchCriteria? { StringSearchCriteria(term: "") }
  public var _json: JSONFragment { .string(term) }
  public static func _read(_ json: JSONFragment) async throws -> StringSearchCriteria { StringSearchCriteria(term: try await String._read(json)) }
}
