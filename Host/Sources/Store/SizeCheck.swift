import GRDB
import GRDBSQLite

/// Finds values that are larger than any that a host writes, before one of them is read.
///
/// A row of hundreds of megabytes would end a host whose memory is limited, at every start. Every connection refuses to read such a value
/// (`Configuration.boundingValues`); this check finds them all, so that the database is repaired.
enum SizeCheck {
  /// The tables that are read as a whole: those of the layout.
  static let layoutTables: Set<String> = ["app", "device", "instance", "parameter", "setting"]

  /// Checks all rows of a database whose schema and pages were checked. It reads no value that is too large.
  ///
  /// - Throws: ``StoreError/corrupt(path:detail:)`` with the first such table. Errors of GRDB.
  static func check(_ db: Database, _ path: String) throws {
    // A later release has bounds of its own; whoever opens it refuses it.
    guard try !Schema.migrator.hasBeenSuperseded(db) else { return }
    let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    var layout = 0
    for table in try String.fetchAll(db, sql: names) {
      let isLayout = layoutTables.contains(table)
      guard let found = try sizes(of: table, withTotal: isLayout, db), found.largest <= StoredBounds.valueBytes else {
        throw StoreError.corrupt(
          path: path, detail: "its table \(table) has a row of more than \(StoredBounds.valueBytes) bytes, which no host writes")
      }
      layout += found.total
      guard layout <= StoredBounds.layoutBytes else {
        throw StoreError.corrupt(
          path: path, detail: "its apps, widgets and settings take more than \(StoredBounds.layoutBytes) bytes, which no host writes")
      }
    }
  }

  /// Returns the size of a table's largest row and, if it is asked for, of all rows. Returns nil if a text is too large to be read.
  private static func sizes(of table: String, withTotal: Bool, _ db: Database) throws -> (largest: Int, total: Int)? {
    let rows = "SELECT \(try rowSize(of: table, db)) AS size FROM \(table.quotedDatabaseIdentifier) NOT INDEXED"
    do {
      guard let row = try Row.fetchOne(db, sql: "SELECT max(size) AS largest, \(withTotal ? "sum(size)" : "0") AS total FROM (\(rows))") else {
        return (0, 0)
      }
      // Both are null for a table without rows.
      let (largest, total): (Int?, Int?) = (try row.decode(forColumn: "largest"), try row.decode(forColumn: "total"))
      return (largest ?? 0, total ?? 0)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return nil
    }
  }

  /// Returns SQL for the bytes of a row's values. SQLite reads a blob's length without the blob; a text is read, up to the bound of the connection.
  static func rowSize(of table: String, _ db: Database) throws -> String {
    try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table]).map { column in
      let name = column.quotedDatabaseIdentifier
      return "CASE typeof(\(name)) WHEN 'text' THEN length(CAST(\(name) AS BLOB)) ELSE coalesce(length(\(name)), 0) END"
    }.joined(separator: " + ")
  }
}

extension Configuration {
  /// The configuration with connections that read and write no value of more than ``StoredBounds/connectionBytes``: SQLite answers `SQLITE_TOOBIG` instead.
  var boundingValues: Configuration {
    var configuration = self
    // It comes before GRDB's first statement, which reads the schema.
    configuration.prepareDatabase { db in _ = sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, Int32(StoredBounds.connectionBytes)) }
    return configuration
  }
}
