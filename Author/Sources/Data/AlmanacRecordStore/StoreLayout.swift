/// The tables of a store. The layout is saved in the store, so that the next program that opens it can find what has changed.
///
/// Each entity has a table of its name with a row for each object. The key is the column `$id`; the dollar sign distinguishes our names from properties.
/// A to-one relationship is a column with the other row's key. A relationship that neither side can hold in a column has a table of pairs.
package struct StoreLayout: Codable, Equatable, Sendable {
  package var entities: [StoredEntity]
  package var pairs: [PairTable]

  package init(entities: [StoredEntity], pairs: [PairTable]) {
    self.entities = entities
    self.pairs = pairs
  }

  package func entity(_ name: String) -> StoredEntity? { entities.first { $0.name == name } }

  /// Removes every object.
  package func deleteRows(_ database: Database) throws {
    for entity in entities { try database.run("DELETE FROM \(quoted(entity.name))") }
    for table in pairs { try database.run("DELETE FROM \(quoted(table.name))") }
  }
}

/// The key of a row.
package let keyColumn = "$id"

package struct StoredEntity: Codable, Equatable, Sendable {
  package var name: String
  package var columns: [StoredColumn]
  /// The columns that are unique together.
  package var uniques: [[String]]
  package var indices: [[String]]

  package init(name: String, columns: [StoredColumn], uniques: [[String]], indices: [[String]]) {
    self.name = name
    self.columns = columns
    self.uniques = uniques
    self.indices = indices
  }

  package func column(_ name: String) -> StoredColumn? { columns.first { $0.name == name } }

  var table: String { quoted(name) }
  /// The statements that create the indices. An index has the name of its table and columns.
  var indexStatements: [String] {
    let references = columns.filter { $0.target != nil }.map { [$0.name] }
    let plain = (indices + references).filter { !uniques.contains($0) }
    var seen: Set<[String]> = []
    return (uniques.map { ($0, "UNIQUE INDEX") } + plain.map { ($0, "INDEX") }).compactMap { columns, kind in
      guard seen.insert(columns).inserted else { return nil }
      let name = quoted("\(self.name)$" + columns.joined(separator: "$"))
      return "CREATE \(kind) \(name) ON \(table) (\(columns.map(quoted).joined(separator: ", ")))"
    }
  }
  var tableStatement: String {
    let definitions = ["\(quoted(keyColumn)) INTEGER PRIMARY KEY"] + columns.map(\.definition)
    return "CREATE TABLE \(table) (\(definitions.joined(separator: ", ")))"
  }
}

package struct StoredColumn: Codable, Equatable, Sendable {
  package var name: String
  /// The type with which SQLite declares the column.
  package var type: String
  /// The kind of value, which is finer than the type: two kinds with the same declared type cannot replace each other.
  package var kind: String
  package var isOptional: Bool
  /// The entity of a to-one relationship's rows.
  package var target: String?
  /// Distinguishes versions of a property whose values have changed although the type has not.
  package var hashModifier: String?

  package init(name: String, type: String, kind: String, isOptional: Bool, target: String? = nil, hashModifier: String? = nil) {
    self.name = name
    self.type = type
    self.kind = kind
    self.isOptional = isOptional
    self.target = target
    self.hashModifier = hashModifier
  }

  var definition: String { "\(quoted(name)) \(type)" }
}

/// A table of pairs of keys.
package struct PairTable: Codable, Equatable, Sendable {
  package var name: String
  package var source: String
  package var destination: String

  package init(name: String, source: String, destination: String) {
    self.name = name
    self.source = source
    self.destination = destination
  }

  package static let sourceColumn = "$source"
  package static let destinationColumn = "$destination"

  var statements: [String] {
    let (source, destination) = (quoted(Self.sourceColumn), quoted(Self.destinationColumn))
    return [
      "CREATE TABLE \(quoted(name)) (\(source) INTEGER NOT NULL, \(destination) INTEGER NOT NULL, PRIMARY KEY (\(source), \(destination)))",
      "CREATE INDEX \(quoted(name + "$reverse")) ON \(quoted(name)) (\(destination))",
    ]
  }
}

extension StoreLayout {
  /// Creates all tables of an empty store.
  package func createTables(_ database: Database) throws {
    for entity in entities {
      try database.execute(entity.tableStatement)
      for statement in entity.indexStatements { try database.execute(statement) }
    }
    for table in pairs { for statement in table.statements { try database.execute(statement) } }
  }
}

extension StoreLayout {
  /// Replaces the tables of another layout by those of this one, with the rows from another database.
  package func replaceTables(of old: StoreLayout, in database: Database, by other: Database) throws {
    for name in old.entities.map(\.name) + old.pairs.map(\.name) { try database.execute("DROP TABLE \(quoted(name))") }
    try createTables(database)
    let tables =
      entities.map { ($0.name, [keyColumn] + $0.columns.map(\.name)) }
      + pairs.map { ($0.name, [PairTable.sourceColumn, PairTable.destinationColumn]) }
    for (name, columns) in tables {
      let names = columns.map(quoted).joined(separator: ", ")
      let places = columns.map { _ in "?" }.joined(separator: ", ")
      let rows = try other.statement("SELECT \(names) FROM \(quoted(name))")
      try rows.begin([])
      defer { rows.end() }
      while try rows.next() {
        try database.run("INSERT INTO \(quoted(name)) (\(names)) VALUES (\(places))", (0..<columns.count).map { rows.value($0) })
      }
    }
  }
}
