/// Changes a store's tables from one layout to another, without the author's code.
package struct LayoutMigration {
  /// The names of properties in the old layout, if they differ from the new ones; by entity and property.
  package var originalNames: [String: [String: String]]
  /// The values of new columns for existing rows; by entity and property.
  package var defaults: [String: [String: StoredValue]]

  package init(originalNames: [String: [String: String]], defaults: [String: [String: StoredValue]]) {
    self.originalNames = originalNames
    self.defaults = defaults
  }

  /// The reason why no migration is possible.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
    package init(description: String) { self.description = description }
  }

  /// - Throws: ``Fault`` before anything is lost; the caller's transaction is then rolled back.
  package func migrate(_ database: Database, from old: StoreLayout, to new: StoreLayout) throws {
    for entity in new.entities {
      guard let before = old.entity(entity.name) else {
        try database.execute(entity.tableStatement)
        continue
      }
      try change(before, to: entity, database)
    }
    for entity in old.entities where new.entity(entity.name) == nil { try database.execute("DROP TABLE \(entity.table)") }
    try dropIndices(database)
    for entity in new.entities { try makeIndices(of: entity, database) }
    try migratePairs(database, from: old, to: new)
  }

  private func change(_ before: StoredEntity, to entity: StoredEntity, _ database: Database) throws {
    let columns = try entity.columns.map { column in
      let original = originalNames[entity.name]?[column.name]
      // A column of the same name wins over a former name, which may have been left in the source.
      let previous = before.column(column.name) ?? original.flatMap { before.column($0) }
      return "\(try source(of: column, previous, entity, database)) AS \(quoted(column.name))"
    }
    guard before.columns != entity.columns else { return }
    // SQLite can change little of a table in place, so a new table gets the rows.
    let temporary = "\(entity.name)$new"
    var renamed = entity
    renamed.name = temporary
    try database.execute(renamed.tableStatement)
    let names = [keyColumn] + entity.columns.map(\.name)
    try database.execute(
      "INSERT INTO \(quoted(temporary)) (\(names.map(quoted).joined(separator: ", "))) "
        + "SELECT \(([quoted(keyColumn)] + columns).joined(separator: ", ")) FROM \(entity.table)")
    try database.execute("DROP TABLE \(entity.table)")
    try database.execute("ALTER TABLE \(quoted(temporary)) RENAME TO \(entity.table)")
  }

  /// Returns the expression for a new column's value.
  private func source(of column: StoredColumn, _ before: StoredColumn?, _ entity: StoredEntity, _ database: Database) throws -> String {
    let name = "\(entity.name).\(column.name)"
    let fallback = defaults[entity.name]?[column.name]
    guard let before else {
      if column.isOptional { return fallback.map(Self.literal) ?? "NULL" }
      if let fallback { return Self.literal(fallback) }
      guard try hasRows(entity, database) else { return "NULL" }
      throw Fault(
        description: "\(name) is new and has no default value for the objects that exist; give it one, make it optional, or write a migration plan")
    }
    guard before.kind == column.kind, before.target == column.target, before.hashModifier == column.hashModifier else {
      guard try !hasRows(entity, database) else {
        throw Fault(description: "\(name) was of another type (\(before.kind), now \(column.kind)); write a migration plan with a custom stage")
      }
      return "NULL"
    }
    guard before.isOptional, !column.isOptional else { return quoted(before.name) }
    if let fallback { return "ifnull(\(quoted(before.name)), \(Self.literal(fallback)))" }
    let empty = try database.value("SELECT 1 FROM \(entity.table) WHERE \(quoted(before.name)) IS NULL LIMIT 1")
    guard empty == nil else {
      throw Fault(description: "\(name) is not optional any more, and some objects have no value; give it a default value or write a migration plan")
    }
    return quoted(before.name)
  }

  private func hasRows(_ entity: StoredEntity, _ database: Database) throws -> Bool {
    try database.value("SELECT 1 FROM \(entity.table) LIMIT 1") != nil
  }

  private func dropIndices(_ database: Database) throws {
    let names = try database.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND name NOT LIKE '%$reverse'")
    for row in names { if case .text(let name) = row[0] { try database.execute("DROP INDEX \(quoted(name))") } }
  }

  private func makeIndices(of entity: StoredEntity, _ database: Database) throws {
    do { for statement in entity.indexStatements { try database.execute(statement) } } catch let error as DatabaseError
      where error.kind == .uniqueness
    {
      let names = entity.uniques.map { $0.joined(separator: " and ") }.joined(separator: ", ")
      throw Fault(
        description: "\(entity.name): several objects have the same value of \(names), which is unique now; write a migration plan that changes them")
    }
  }

  private func migratePairs(_ database: Database, from old: StoreLayout, to new: StoreLayout) throws {
    var left = old.pairs
    for table in new.pairs {
      let parts = table.name.split(separator: "$", maxSplits: 1).map(String.init)
      let former = parts.count == 2 ? originalNames[parts[0]]?[parts[1]].map { "\(parts[0])$\($0)" } : nil
      if let index = left.firstIndex(where: { $0.name == table.name }) ?? left.firstIndex(where: { $0.name == former }) {
        let before = left.remove(at: index)
        guard before.name != table.name else { continue }
        for statement in table.statements { try database.execute(statement) }
        try database.execute("INSERT INTO \(quoted(table.name)) SELECT * FROM \(quoted(before.name))")
        try database.execute("DROP TABLE \(quoted(before.name))")
      } else {
        for statement in table.statements { try database.execute(statement) }
      }
    }
    for table in left { try database.execute("DROP TABLE \(quoted(table.name))") }
  }

  private static func literal(_ value: StoredValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number): number.isFinite ? "\(number)" : number > 0 ? "9e999" : "-9e999"
    case .text(let text): "'\(text.replacing("'", with: "''"))'"
    case .blob(let data): "x'\(data.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined())'"
    }
  }
}
