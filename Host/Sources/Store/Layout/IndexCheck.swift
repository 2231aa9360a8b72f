import GRDB

/// Checks that the indices of the layout and of the archives name exactly the rows of their tables. A wrong entry hides a row, and SQLite does not
/// notice.
///
/// The whole file is checked only after an end without notice. This is checked at each opening; it takes some milliseconds for a thousand widgets.
enum IndexCheck {
  private static let tables = ["app", "device", "instance", "parameter", "setting", LayoutChecksums.table]

  /// - Throws: `DatabaseError` for a wrong index, ``StoreError/damagedRecord(_:)`` for an archive that cannot be read.
  static func check(_ db: Database) throws {
    for table in tables {
      let fault = try String.fetchOne(db, sql: "PRAGMA integrity_check(\(table))")
      if let fault, fault != "ok" { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: fault) }
    }
    guard let found = try Row.fetchOne(db, sql: archives) else { return }
    let (rows, unreadable): (Int, Int) = (try found.decode(forColumn: "rows"), try found.decode(forColumn: "unreadable"))
    if unreadable > 0 { throw StoreError.damagedRecord("list of timelines") }
    for index in indices {
      let (entries, missing): (Int, Int) = (try found.decode(forColumn: "\(index.name)Entries"), try found.decode(forColumn: "\(index.name)Missing"))
      guard entries == rows, missing == 0 else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "wrong entries in index \(index.name)") }
    }
  }

  /// The indices of the archives, with the conditions that find a row's entry.
  private static let indices = [
    (name: "sqlite_autoindex_archive_1", entry: "entry.id = archive.id"),
    (name: "archiveByInstance", entry: "entry.instance = archive.instance AND entry.role = archive.role"),
  ]

  /// SQLite's own check would also read the headers, which take much more space than what the indices are made of.
  private static let archives = """
    SELECT count(*) AS rows,
      count(*) FILTER (WHERE typeof(id) <> 'text' OR typeof(instance) <> 'text'
        OR role NOT IN (\(ArchiveRole.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")))) AS unreadable,
      \(indices.map { index in
        """
        (SELECT count(*) FROM archive INDEXED BY \(index.name)) AS \(index.name)Entries,
        count(*) FILTER (WHERE NOT EXISTS (
          SELECT 1 FROM archive AS entry INDEXED BY \(index.name) WHERE \(index.entry) AND entry.rowid = archive.rowid
        )) AS \(index.name)Missing
        """
      }.joined(separator: ",\n"))
    FROM archive NOT INDEXED
    """
}
