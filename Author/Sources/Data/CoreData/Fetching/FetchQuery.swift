import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// The SQL of a fetch.
struct FetchQuery {
  let entity: NSEntityDescription
  let scope: SQLScope
  let condition: SQLText?
  /// The `ORDER BY` clause; nil if SQL cannot sort in this order.
  let order: String?
  let translation = PredicateTranslation()
  var functions: [NativeFunction] { translation.functions }
  /// The tables that the condition reads.
  let entities: Set<String>
  let term: PredicateTerm?
  private let limit: Int
  private let offset: Int

  /// - Throws: `PredicateFault`.
  init(_ fetch: FetchDescription, _ entity: NSEntityDescription) throws {
    self.entity = entity
    (limit, offset) = (fetch.limit, fetch.offset)
    scope = SQLScope(translation.newAlias(), entity)
    var parts: [SQLText] = []
    if !entity.root.subentities.isEmpty {
      let wanted = (fetch.includesSubentities ? entity.family : [entity]).map(\.knownName)
      let marks = wanted.map { _ in "?" }.joined(separator: ", ")
      parts.append(SQLText("\(scope.alias).\(quoted(ColumnName.entity)) IN (\(marks))", wanted.map { .text($0) }))
    }
    term = try fetch.predicate.map { try PredicateTerm($0) }
    if let term { parts.append("(" + (try translation.condition(term, scope)) + ")") }
    condition = parts.isEmpty ? nil : .joined(parts, " AND ")
    order = try Self.order(fetch.sortDescriptors, scope, translation)
    entities = translation.entities
  }

  /// Returns the terms of `ORDER BY`; nil if one of them has an order that SQL lacks.
  private static func order(_ descriptors: [NSSortDescriptor], _ scope: SQLScope, _ translation: PredicateTranslation) throws -> String? {
    var terms: [String] = []
    for descriptor in descriptors {
      guard let path = try SortOrder.path(of: descriptor) else { return nil }
      let direction = descriptor.ascending ? "ASC" : "DESC"
      switch try translation.resolve(path.split(separator: ".").map(String.init), scope) {
      case .column(_, .transformable, let name): throw PredicateFault("\(name) is Transformable, by which a store cannot sort")
      case .column(let column, .decimal, _): terms.append("\(column.text) COLLATE \(Database.decimalCollation) \(direction)")
      case .column(let column, _, _), .object(let column, _): terms.append("\(column.text) \(direction)")
      case .collection, .number, .value, .list: throw PredicateFault("objects cannot be sorted by “\(path)”")
      }
    }
    // Adds the order of insertion, so that equal values have an order, too.
    return (terms + ["\(scope.alias).\(quoted(keyColumn))"]).joined(separator: ", ")
  }

  /// Returns a statement.
  ///
  /// - Parameter windowed: true to apply limit and offset.
  func select(_ columns: String, windowed: Bool, sorted: Bool = true, distinct: Bool = false) -> SQLText {
    var sql = SQLText("SELECT \(distinct ? "DISTINCT " : "")\(columns) FROM \(quoted(entity.root.knownName)) AS \(scope.alias)\(scope.joins)")
    if let condition { sql = sql + " WHERE " + condition }
    if sorted { sql = sql + " ORDER BY \(order ?? "\(scope.alias).\(quoted(keyColumn))")" }
    guard windowed, limit > 0 || offset > 0 else { return sql }
    return sql + SQLText(" LIMIT ? OFFSET ?", [.integer(limit > 0 ? Int64(limit) : -1), .integer(Int64(max(offset, 0)))])
  }

  /// Returns a statement for values of objects or of groups of them.
  func select(_ columns: [SQLText], groupedBy groups: [SQLText], having: SQLText?, windowed: Bool) -> SQLText {
    var sql = "SELECT " + .joined(columns, ", ") + " FROM \(quoted(entity.root.knownName)) AS \(scope.alias)\(scope.joins)"
    if let condition { sql = sql + " WHERE " + condition }
    if !groups.isEmpty { sql = sql + " GROUP BY " + .joined(groups, ", ") }
    if let having { sql = sql + " HAVING " + having }
    sql = sql + " ORDER BY \(order ?? key)"
    guard windowed, limit > 0 || offset > 0 else { return sql }
    return sql + SQLText(" LIMIT ? OFFSET ?", [.integer(limit > 0 ? Int64(limit) : -1), .integer(Int64(max(offset, 0)))])
  }

  var key: String { "\(scope.alias).\(quoted(keyColumn))" }

  /// Applies limit and offset.
  func window<T>(_ objects: [T]) -> [T] {
    let rest = objects.dropFirst(max(offset, 0))
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}
