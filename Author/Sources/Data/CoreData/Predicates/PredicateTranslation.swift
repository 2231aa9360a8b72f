import AlmanacDataModels
import AlmanacRecordStore
import Foundation

import class AlmanacFoundationCompat.NSExpression

/// Translates predicates to SQL. Each comparison is true or false, never SQL's NULL, so that `NOT` has its Swift meaning.
final class PredicateTranslation {
  /// Functions that the SQL calls, by their index.
  private(set) var functions: [NativeFunction] = []
  /// The entities whose rows the condition reads.
  private(set) var entities: Set<String> = []
  /// The expressions that variables stand for, by name.
  var named: [String: NSExpression] = [:]
  private var count = 0

  func newAlias() -> String {
    count += 1
    return "t\(count)"
  }

  /// One side of a comparison.
  enum Side {
    case column(SQLText, DataModel.AttributeType, name: String)
    case object(SQLText, NSEntityDescription)
    case number(SQLText)
    case collection(Collection)
    case value(Any?)
    case list([Any?])
  }

  /// A to-many relationship, and the path from its objects.
  struct Collection {
    let alias: String
    let relationship: NSRelationshipDescription
    let rest: [String]
  }

  // MARK: Logic

  /// - Parameter negated: true if the result is inside a `NOT`.
  func condition(_ term: PredicateTerm, _ scope: SQLScope, negated: Bool = false) throws -> SQLText {
    switch term {
    case .constant(let value): return SQLText(value ? "1" : "0")
    case .not(let inner): return "NOT (" + (try condition(inner, scope, negated: true)) + ")"
    case .and(let terms): return try joined(terms, scope, " AND ", "1", negated)
    case .or(let terms): return try joined(terms, scope, " OR ", "0", negated)
    case .comparison(let comparison): return try condition(comparison, scope, negated)
    }
  }

  private func joined(_ terms: [PredicateTerm], _ scope: SQLScope, _ word: String, _ empty: String, _ negated: Bool) throws -> SQLText {
    guard !terms.isEmpty else { return SQLText(empty) }
    return .joined(try terms.map { "(" + (try condition($0, scope, negated: negated)) + ")" }, word)
  }

  // MARK: Paths

  private func side(_ operand: PredicateTerm.Operand, _ scope: SQLScope) throws -> Side {
    switch operand {
    case .path(let names): return try resolve(names, scope)
    case .value(let expression as NSExpression): return try side(expression, scope)
    case .value(let value):
      if let members = PredicateEvaluation.elements(value) { return .list(members.map { $0 is NSNull ? nil : $0 }) }
      return .value(value is NSNull ? nil : value)
    case .list(let members):
      return .list(
        try members.map { member in
          guard case .value(let value) = member else { throw PredicateFault("a list with names of properties is not supported") }
          return value
        })
    }
  }

  func resolve(_ names: [String], _ scope: SQLScope) throws -> Side {
    var (alias, entity) = (scope.alias, scope.entity)
    entities.insert(entity.root.knownName)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      guard let property = Self.property(name, entity) else {
        if isLast, ["objectID", "self", "SELF"].contains(name) { break }
        throw PredicateFault("\(entity.knownName) has no property \(name)")
      }
      guard !property.isTransient else { throw PredicateFault("\(entity.knownName).\(name) is transient, so the store does not have it") }
      let column = "\(alias).\(quoted(ColumnName.of(property)))"
      if let attribute = property as? NSAttributeDescription {
        guard isLast, let kind = attribute.kind else { throw PredicateFault("\(entity.knownName).\(name) has no property \(names[index + 1])") }
        return .column(SQLText(column), kind, name: "\(entity.knownName).\(name)")
      }
      guard let relationship = property as? NSRelationshipDescription, let destination = relationship.destinationEntity else {
        throw PredicateFault("\(entity.knownName).\(name) cannot be compared")
      }
      if relationship.isToMany { return .collection(Collection(alias: alias, relationship: relationship, rest: Array(names[(index + 1)...]))) }
      if isLast { return .object(SQLText(column), destination) }
      if index == names.count - 2, ["objectID", "self"].contains(names[index + 1]) { return .object(SQLText(column), destination) }
      alias = scope.join(column, destination.root.knownName, newAlias)
      entity = destination
      entities.insert(entity.root.knownName)
    }
    return .object(SQLText("\(alias).\(quoted(keyColumn))"), entity)
  }

  /// Returns a property of an entity or of one of its descendants.
  private static func property(_ name: String, _ entity: NSEntityDescription) -> NSPropertyDescription? {
    entity.propertiesByName[name] ?? entity.subentities.lazy.compactMap { property(name, $0) }.first
  }

  // MARK: Collections

  /// Returns `FROM … WHERE …` for the objects of a collection, and the scope of its rows.
  private func source(_ collection: Collection, _ body: (SQLScope) throws -> SQLText?) throws -> (columns: SQLText, from: SQLText) {
    let relationship = collection.relationship
    guard let destination = relationship.destinationEntity else { throw PredicateFault("\(relationship.name) has no destination") }
    let scope = SQLScope(newAlias(), destination)
    entities.insert(destination.root.knownName)
    let own = "\(collection.alias).\(quoted(keyColumn))"
    let inner = try body(scope) ?? SQLText("1")
    var from = " FROM \(quoted(destination.root.knownName)) AS \(scope.alias)"
    var link: String
    if let inverse = relationship.inverseRelationship, relationship.isKeptByInverse {
      link = "\(scope.alias).\(quoted(ColumnName.of(inverse))) = \(own)"
    } else if let table = relationship.pairTable {
      let pair = newAlias()
      let (mine, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      from += " JOIN \(quoted(table.name)) AS \(pair) ON \(pair).\(quoted(other)) = \(scope.alias).\(quoted(keyColumn))"
      link = "\(pair).\(quoted(mine)) = \(own)"
    } else {
      throw PredicateFault("\(relationship.name) cannot be followed")
    }
    from += scope.joins
    link = " WHERE \(link)"
    return (inner, SQLText(from + link))
  }

  /// Returns the condition that some object of a collection satisfies a comparison.
  private func exists(_ collection: Collection, _ comparison: PredicateTerm.Comparison, negated: Bool) throws -> SQLText {
    var inner = comparison
    inner.left = .path(collection.rest)
    // For a further to-many relationship in the path, any of its objects suffices, too.
    inner.modifier = .direct
    let (test, from) = try source(collection) { scope in
      if case .collection(let next) = try self.resolve(collection.rest, scope) { return try self.exists(next, inner, negated: negated) }
      return try self.condition(inner, scope, negated)
    }
    return "EXISTS (SELECT 1" + from + " AND " + (negated ? "NOT (" + test + ")" : test) + ")"
  }

  /// Returns the value of `@count`, `@sum` and so on; nil if the path has none.
  func aggregate(_ collection: Collection) throws -> SQLText? {
    guard let function = collection.rest.first, function.hasPrefix("@") else { return nil }
    if function == "@count" { return "(SELECT count(*)" + (try source(collection) { _ in nil }.from) + ")" }
    guard let name = ["@sum": "total", "@avg": "avg", "@min": "min", "@max": "max"][function] else {
      throw PredicateFault("\(function) is not supported")
    }
    let (column, from) = try source(collection) { scope in
      guard case .column(let column, let kind, let shown) = try self.resolve(Array(collection.rest.dropFirst()), scope) else {
        throw PredicateFault("\(function) needs an attribute")
      }
      guard [.integer16, .integer32, .integer64, .double, .float, .date].contains(kind) else {
        throw PredicateFault("\(function) of \(shown), which is \(kind.rawValue), is not supported")
      }
      return column
    }
    return "(SELECT \(name)(" + column + ")" + from + ")"
  }

  // MARK: Comparisons

  private func condition(_ comparison: PredicateTerm.Comparison, _ scope: SQLScope, _ negated: Bool) throws -> SQLText {
    var left = try side(comparison.left, scope)
    var right = try side(comparison.right, scope)
    if case .collection(let collection) = left, let number = try aggregate(collection) { left = .number(number) }
    if case .collection(let collection) = right, let number = try aggregate(collection) { right = .number(number) }
    if case .collection(let collection) = left { return try condition(collection, comparison, negated) }
    guard comparison.modifier == .direct else {
      throw PredicateFault("\(comparison.modifier.rawValue.uppercased()) needs a path with a to-many relationship on its left")
    }
    if case .collection(let collection) = right {
      guard comparison.relation == .isIn else {
        throw PredicateFault("the to-many relationship \(collection.relationship.name) stands on the right; write it on the left")
      }
      var turned = comparison
      (turned.left, turned.right, turned.relation) = (comparison.right, comparison.left, .equal)
      return try exists(collection, turned, negated: false)
    }
    return try SQLComparison(comparison, left, right, negated: negated).text { self.add($0) }
  }

  private func condition(_ collection: Collection, _ comparison: PredicateTerm.Comparison, _ negated: Bool) throws -> SQLText {
    switch comparison.modifier {
    case .any: return try exists(collection, comparison, negated: false)
    case .none: return "NOT " + (try exists(collection, comparison, negated: false))
    case .all: return "NOT " + (try exists(collection, comparison, negated: true))
    case .direct:
      guard comparison.relation == .contains else {
        throw PredicateFault("\(collection.relationship.name) is a to-many relationship; write ANY, ALL or NONE before it, or @count behind it")
      }
      var equal = comparison
      equal.relation = .equal
      return try exists(collection, equal, negated: false)
    }
  }

  /// Adds a function and returns its index.
  func add(_ function: @escaping NativeFunction) -> Int {
    functions.append(function)
    return functions.count - 1
  }
}
