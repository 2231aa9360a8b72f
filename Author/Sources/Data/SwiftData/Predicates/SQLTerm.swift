import AlmanacRecordStore
import Foundation

/// A piece of SQL with the arguments of its question marks, in order.
struct SQL {
  var text: String
  var arguments: [StoredValue] = []

  init(text: String, _ arguments: [StoredValue] = []) {
    self.text = text
    self.arguments = arguments
  }

  /// Joins pieces of SQL and their arguments.
  static func joined(_ parts: [SQL], _ separator: String) -> SQL {
    SQL(text: parts.map(\.text).joined(separator: separator), parts.flatMap(\.arguments))
  }
}

extension SQL: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var sql = SQL(text: "")
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { sql.text += literal }
    mutating func appendInterpolation(_ part: SQL) {
      sql.text += part.text
      sql.arguments += part.arguments
    }
    mutating func appendInterpolation(raw text: String) { sql.text += text }
  }
  init(stringLiteral value: String) { self.init(text: value) }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sql }
}

/// The SQL meaning of a part of a predicate.
enum SQLTerm {
  /// A value of a column or a computed one.
  case value(SQL)
  /// A value that does not depend on a row.
  case constant(Any)
  /// `nil`.
  case none
  /// A model.
  case model(SQLModel)
  /// The models of a to-many relationship.
  case relation(SQLRelation)
  case range(lower: SQL, upper: SQL, isClosed: Bool, ColumnType)
}

/// A query or subquery: its table, and the tables of to-one relationships that it uses.
final class SQLScope {
  let alias: String
  private(set) var joins = ""
  private var aliases: [String: String] = [:]

  init(alias: String) { self.alias = alias }

  /// Returns the alias of the row to which a column leads.
  func join(_ key: String, _ layout: _ModelLayout, _ translation: PredicateTranslation) -> String {
    if let known = aliases[key] { return known }
    let alias = translation.newAlias()
    aliases[key] = alias
    joins += " LEFT JOIN \(quoted(layout.entityName)) AS \(alias) ON \(alias).\(quoted(keyColumn)) = \(key)"
    translation.entities.insert(layout.entityName)
    return alias
  }
}

/// A model in a predicate.
struct SQLModel {
  /// The expression of its key.
  let key: String
  let layout: _ModelLayout
  let scope: SQLScope
  /// The alias of its row, if the row is part of the query anyway.
  let alias: String?

  func row(_ translation: PredicateTranslation) -> String { alias ?? scope.join(key, layout, translation) }
}

/// The models of a to-many relationship in a predicate, optionally filtered.
struct SQLRelation {
  let owner: SQLModel
  let property: PropertyLayout
  let target: _ModelLayout
  /// Conditions on a row of the target.
  var filters: [(SQLModel) throws -> SQL] = []

  /// Returns a subquery over the related rows.
  ///
  /// - Parameter condition: a further condition on a related row.
  func subquery(_ result: String, _ translation: PredicateTranslation, _ condition: ((SQLModel) throws -> SQL)? = nil) throws -> SQL {
    translation.entities.insert(target.entityName)
    let scope = SQLScope(alias: translation.newAlias())
    let key = "\(scope.alias).\(quoted(keyColumn))"
    let model = SQLModel(key: key, layout: target, scope: scope, alias: scope.alias)
    var conditions = [try link(scope.alias, translation)]
    for filter in filters + (condition.map { [$0] } ?? []) { conditions.append(try filter(model)) }
    let all = SQL.joined(conditions, " AND ")
    return "(SELECT \(raw: result) FROM \(raw: quoted(target.entityName)) AS \(raw: scope.alias)\(raw: scope.joins) WHERE \(all))"
  }

  private func link(_ alias: String, _ translation: PredicateTranslation) throws -> SQL {
    if owner.layout.hasJoinTable(property), let table = owner.layout.pairTable(property) {
      let (own, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      let keys = "SELECT \(quoted(other)) FROM \(quoted(table.name)) WHERE \(quoted(own)) = \(owner.key)"
      return SQL(text: "\(alias).\(quoted(keyColumn)) IN (\(keys))")
    }
    guard let inverse = owner.layout.inverse(of: property) else {
      throw PredicateFault("the relationship \(owner.layout.entityName).\(property.name) has no column")
    }
    return SQL(text: "\(alias).\(quoted(inverse.name)) = \(owner.key)")
  }
}

/// The reason why a predicate cannot be translated.
struct PredicateFault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
