import AlmanacRecordStore
import Foundation

import class AlmanacFoundationCompat.NSExpression

// Fetches dictionaries instead of objects. Dictionaries of plain attributes are made from objects, to include unsaved changes; the store computes others.

extension NSManagedObjectContext {
  /// One value of a dictionary.
  private struct Column {
    let name: String
    let expression: NSExpression
    var type = NSAttributeType.undefinedAttributeType
    /// True for an attribute, false for an expression.
    var isPlain = false
  }

  func dictionaries(_ fetch: FetchDescription, _ type: Any.Type) throws -> [NSDictionary] {
    let entity = try entity(fetch, type)
    let columns = try fetch.properties.map { try column($0, entity) }
    let isPlain = fetch.groups.isEmpty && fetch.having == nil && columns.allSatisfy { $0.isPlain && entity.attributesByName[$0.name] != nil }
    guard isPlain else { return try computed(fetch, type, columns) }
    let names = columns.isEmpty ? entity.attributesByName.keys.sorted() : columns.map(\.name)
    // Fetches all objects, because limit and offset count distinct results.
    var whole = fetch
    if fetch.isDistinct { (whole.limit, whole.offset) = (0, 0) }
    let rows = try objects(whole, type).map { object in
      NSDictionary(
        dictionary: names.reduce(into: [String: Any]()) { result, name in if let value = object.value(forKey: name) { result[name] = value } })
    }
    return fetch.isDistinct ? distinct(rows, fetch) : rows
  }

  private func column(_ property: Any, _ entity: NSEntityDescription) throws -> Column {
    switch property {
    case let described as NSExpressionDescription:
      guard let expression = described.expression else {
        throw CoreDataError.make(NSCoreDataError, "the description of the expression “\(described.name)” has no expression")
      }
      return Column(name: described.name, expression: expression, type: described.expressionResultType)
    case let described as NSPropertyDescription:
      return Column(name: described.name, expression: NSExpression(forKeyPath: described.name), isPlain: true)
    case let name as String: return Column(name: name, expression: NSExpression(forKeyPath: name), isPlain: true)
    default:
      throw CoreDataError.make(NSCoreDataError, "“\(property)” is not a property of \(entity.knownName); give its name or its description")
    }
  }

  private func distinct(_ rows: [NSDictionary], _ fetch: FetchDescription) -> [NSDictionary] {
    var seen: Set<NSDictionary> = []
    let distinct = rows.filter { seen.insert($0).inserted }
    let rest = distinct.dropFirst(max(fetch.offset, 0))
    return Array(fetch.limit > 0 ? rest.prefix(fetch.limit) : rest)
  }

  /// Returns values that the store computes. They do not include unsaved changes, as on Apple's systems.
  private func computed(_ fetch: FetchDescription, _ type: Any.Type, _ columns: [Column]) throws -> [NSDictionary] {
    let (query, store) = try query(fetch, type)
    guard query.order != nil else {
      throw CoreDataError.make(NSCoreDataError, "the store cannot sort computed values by a comparison of Swift; sort the result")
    }
    do {
      let translation = query.translation
      let groups = try fetch.groups.map { try column($0, query.entity) }
      let wanted = columns.isEmpty ? groups : columns
      translation.named = Dictionary((wanted + groups).map { ($0.name, $0.expression) }, uniquingKeysWith: { first, _ in first })
      let values = try wanted.map { column in
        let found = try translation.value(column.expression, query.scope)
        return (found.sql, column.type.kind.map { SQLResult.attribute($0) } ?? found.result)
      }
      let grouping = try groups.map { try translation.value($0.expression, query.scope).sql }
      let having = try fetch.having.map { try translation.condition(try PredicateTerm($0), query.scope) }
      let sql = query.select(values.map(\.0), groupedBy: grouping, having: having, windowed: !fetch.isDistinct)
      let rows = try store.read { database in
        try database.withFunctions(query.functions) { try database.rows(sql.text, sql.arguments) }
      }
      let result = rows.map { row in
        NSDictionary(
          dictionary: zip(wanted, zip(row, values)).reduce(into: [String: Any]()) { result, pair in
            if let value = pair.1.1.1.value(pair.1.0, store) { result[pair.0.name] = value }
          })
      }
      return fetch.isDistinct ? distinct(result, fetch) : result
    } catch let fault as PredicateFault {
      throw CoreDataError.make(NSCoreDataError, "the request for \(query.entity.knownName) cannot be translated to SQL: \(fault.description)")
    }
  }
}
