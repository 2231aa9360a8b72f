import AlmanacRecordStore
import Foundation

/// The SQL of a fetch.
struct FetchQuery {
  let layout: _ModelLayout
  let columns: RowColumns
  let condition: SQL?
  let joins: String
  /// The `ORDER BY` clause; nil if SQL cannot sort in this order.
  let order: String?
  let functions: [NativeFunction]
  /// The entities that the condition reads.
  let entities: Set<String>
  private let alias: String

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ layout: _ModelLayout) throws {
    self.layout = layout
    let translation = PredicateTranslation()
    let alias = translation.newAlias()
    let scope = SQLScope(alias: alias)
    let model = SQLModel(key: "\(alias).\(quoted(keyColumn))", layout: layout, scope: scope, alias: alias)
    do { condition = try descriptor.predicate.map { try translation.condition($0, on: model) } } catch {
      throw SwiftDataError(
        .unsupportedPredicate,
        "\(descriptor.place): the predicate on \(layout.entityName) cannot be translated to SQL because of \(error). Fetch without it, and filter the result in Swift"
      )
    }
    joins = scope.joins
    functions = translation.functions
    entities = translation.entities
    self.alias = alias
    order = Self.order(descriptor.sortBy, layout, alias)
    let wanted = Set(descriptor.propertiesToFetch.compactMap { layout.property(at: $0)?.index })
    columns = wanted.isEmpty ? layout.columns : RowColumns(layout.properties, wanted)
  }

  /// Returns the terms of `ORDER BY`; nil if one of them has an order that SQL lacks.
  private static func order<T: PersistentModel>(_ descriptors: [SortDescriptor<T>], _ layout: _ModelLayout, _ alias: String) -> String? {
    var terms: [String] = []
    for descriptor in descriptors {
      guard let keyPath = descriptor.keyPath, let property = layout.property(at: keyPath), let codec = property.codec,
        property.attribute?.isEphemeral == false, !codec.isComposite
      else { return nil }
      let type = Swift.type(of: keyPath).valueType
      let base = (type as? any OptionalValue.Type)?.wrappedType ?? type
      // An enumeration's own order may differ from that of its raw values.
      guard base is any ScalarValue.Type else { return nil }
      var collation = ""
      if base == String.self {
        guard descriptor.stringComparator == nil || descriptor.stringComparator == .lexical else { return nil }
        collation = " COLLATE \(Database.stringCollation)"
      } else if codec.columnType == .decimal {
        collation = " COLLATE \(Database.decimalCollation)"
      }
      terms.append("\(alias).\(quoted(property.name))\(collation) \(descriptor.order == .forward ? "ASC" : "DESC")")
    }
    // Adds the order of insertion, so that equal values have an order, too.
    return (terms + ["\(alias).\(quoted(keyColumn))"]).joined(separator: ", ")
  }

  private func from(filtered: Bool) -> SQL {
    let start = SQL(text: "FROM \(quoted(layout.entityName)) AS \(alias)")
    guard filtered, let condition else { return start }
    return "\(start)\(raw: joins) WHERE \(condition)"
  }

  /// Returns the statement that reads rows.
  ///
  /// - Parameter filtered: true to apply the predicate; false to read every row.
  func rows(filtered: Bool, limit: Int?, offset: Int) -> SQL {
    let columns = columns.names.map { "\(alias).\($0)" }.joined(separator: ", ")
    return "SELECT \(raw: columns) \(from(filtered: filtered)) ORDER BY \(raw: order ?? "\(alias).\(quoted(keyColumn))")\(window(limit, offset))"
  }

  func keys(limit: Int?, offset: Int) -> SQL {
    "SELECT \(raw: alias).\(raw: quoted(keyColumn)) \(from(filtered: true)) ORDER BY \(raw: order ?? "1")\(window(limit, offset))"
  }

  func count(limit: Int?, offset: Int) -> SQL {
    guard limit != nil || offset > 0 else { return "SELECT count(*) \(from(filtered: true))" }
    return "SELECT count(*) FROM (SELECT 1 \(from(filtered: true))\(window(limit, offset)))"
  }

  private func window(_ limit: Int?, _ offset: Int) -> SQL {
    guard limit != nil || offset > 0 else { return "" }
    return SQL(text: " LIMIT ? OFFSET ?", [.integer(Int64(limit ?? -1)), .integer(Int64(offset))])
  }
}
