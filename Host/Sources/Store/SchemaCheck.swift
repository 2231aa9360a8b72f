import GRDB

/// Checks that a database has the tables, columns and indices that its migrations make, and nothing else.
///
/// A database is input: a backup may come from another person. A trigger or a view would run with the host's next statement, and could run for ever; a
/// missing table or column would fail much later. So the schema is compared before any of its statements is used, and what differs is damage.
enum SchemaCheck {
  /// An item of the schema.
  private struct Item: Hashable {
    let type: String
    let name: String
    /// The statement that made it, without comments and line breaks; empty: SQLite made it for a table.
    let statement: String

    init(_ row: Row) throws {
      type = try row.decode(forColumn: "type")
      name = try row.decode(forColumn: "name")
      statement = Self.plain(try row.decode(String?.self, forColumn: "sql") ?? "")
    }

    /// Comments and line breaks say nothing; they may differ between the releases that made a table.
    private static func plain(_ sql: String) -> String {
      sql.split(separator: "\n").map { line in line.range(of: "--").map { line[..<$0.lowerBound] } ?? line[...] }
        .joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Checks a database before it is migrated.
  ///
  /// - Throws: ``StoreError/corrupt(path:detail:)`` with the first difference. Errors of GRDB.
  static func check(_ db: Database, _ path: String) throws {
    func damaged(_ detail: String) -> StoreError { .corrupt(path: path, detail: detail) }
    let found: Set<Item>
    do {
      found = Set(try Row.fetchAll(db, sql: "SELECT type, name, sql FROM sqlite_master").map(Item.init))
    } catch is RowDecodingError {
      throw damaged("its schema cannot be read")
    }
    // An empty file becomes a new database.
    guard !found.isEmpty else { return }
    if let foreign = found.filter({ $0.type == "trigger" || $0.type == "view" }).map({ "\($0.type) \($0.name)" }).min() {
      throw damaged("it has the \(foreign), which no host makes")
    }
    let migrator = Schema.migrator
    guard found.contains(where: { $0.type == "table" && $0.name == "grdb_migrations" }) else { throw damaged("its list of migrations is missing") }
    // A later release has tables of its own; whoever opens it refuses it.
    guard try !migrator.hasBeenSuperseded(db) else { return }
    let applied = try migrator.appliedIdentifiers(db)
    let known = migrator.migrations
    guard Set(known.prefix(applied.count)) == applied else { throw damaged("its list of migrations is damaged") }
    let wanted = try known.prefix(applied.count).last.map(items(upTo:)) ?? items(upTo: nil)
    if let missing = wanted.subtracting(found).map({ "\($0.type) \($0.name)" }).min() {
      throw damaged("its \(missing) is missing or is not as a host makes it")
    }
    if let other = found.subtracting(wanted).filter({ !isStatistics($0) }).map({ "\($0.type) \($0.name)" }).min() {
      throw damaged("it has the \(other), which no host makes")
    }
  }

  /// What the migrations make, up to one of them; nil: only their own table.
  private static func items(upTo migration: String?) throws -> Set<Item> {
    let queue = try DatabaseQueue()
    defer { try? queue.close() }
    var migrator = DatabaseMigrator()
    if let migration {
      migrator = Schema.migrator
      try migrator.migrate(queue, upTo: migration)
    } else {
      try migrator.migrate(queue)
    }
    return try queue.read { Set(try Row.fetchAll($0, sql: "SELECT type, name, sql FROM sqlite_master").map(Item.init)) }
  }

  /// SQLite keeps figures about indices in tables of its own (`ANALYZE`).
  private static func isStatistics(_ item: Item) -> Bool { item.type == "table" && item.name.hasPrefix("sqlite_stat") }
}
