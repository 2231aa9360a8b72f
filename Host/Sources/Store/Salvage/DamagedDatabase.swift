import Foundation
import GRDB

/// Reads what is readable in a damaged database, from a copy of its files: opening a database changes it.
final class DamagedDatabase {
  private let queue: DatabaseQueue
  private let folder: URL
  /// More rows than the file has room for come from pages that refer to one another.
  private let rowLimit: Int
  /// The tables of which a part could not be read.
  private(set) var damagedTables: Set<String> = []

  /// Returns nil if nothing can be read, for instance because the page with the schema is damaged.
  init?(copyOf file: URL, in parent: URL) {
    let folder = parent.appending(path: "salvage-\(UUID().uuidString)")
    self.folder = folder
    let copy = folder.appending(path: "database.sqlite")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.copyItem(at: file, to: copy)
      let journal = file.path + "-wal"
      if FileManager.default.fileExists(atPath: journal) { try FileManager.default.copyItem(atPath: journal, toPath: copy.path + "-wal") }
      try Self.mendHeader(copy)
      let size = try FileManager.default.attributesOfItem(atPath: copy.path)[.size] as? Int ?? 0
      rowLimit = size / 8 + 100
      var configuration = Configuration()
      configuration.prepareDatabase { db in
        // Reads tables whose neighbours in the schema are damaged.
        try db.execute(sql: "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON")
      }
      queue = try DatabaseQueue(path: copy.path, configuration: configuration)
      _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return nil
    }
  }

  deinit {
    try? queue.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Whether the schema has the table, and its rows can be read without running what the schema says: a view, a virtual table or a computed column.
  func has(_ table: String) -> Bool {
    (try? queue.read { db in
      let statements = try String.fetchAll(db, sql: "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", arguments: [table])
      guard statements.count == 1, !statements[0].uppercased().hasPrefix("CREATE VIRTUAL") else { return false }
      // Hidden: 2 and 3 are computed columns (https://www.sqlite.org/pragma.html#pragma_table_xinfo).
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM pragma_table_xinfo(?) WHERE hidden <> 0", arguments: [table]) == 0
    }) == true
  }

  /// Returns the readable rows of a table: from the front up to the first damage, from the back up to the last, and by number in between.
  ///
  /// - Parameter key: the columns by which the table is sorted.
  func rows(_ table: String, by key: [String] = ["rowid"]) -> [Row] {
    guard has(table) else {
      damagedTables.insert(table)
      return []
    }
    let order = key.joined(separator: ", ")
    let (front, isWhole) = scan("SELECT * FROM \(table) NOT INDEXED ORDER BY \(order)")
    if isWhole { return front }
    damagedTables.insert(table)
    let (back, _) = scan("SELECT * FROM \(table) NOT INDEXED ORDER BY \(key.map { "\($0) DESC" }.joined(separator: ", "))")
    let between = key == ["rowid"] ? between(table, front.count) : []
    var seen: Set<[DatabaseValue]> = []
    return (front + between + back.reversed()).filter { seen.insert(Array($0.databaseValues)).inserted }
  }

  /// Most rows that are looked up one by one behind a damaged page.
  private static let lookups = 4096

  private func between(_ table: String, _ read: Int) -> [Row] {
    (try? queue.read { db in
      (1...Self.lookups).compactMap { try? Row.fetchOne(db, sql: "SELECT * FROM \(table) NOT INDEXED WHERE rowid = ?", arguments: [read + $0]) }
    }) ?? []
  }

  private func scan(_ sql: String) -> (rows: [Row], isWhole: Bool) {
    var rows: [Row] = []
    do {
      try queue.read { db in
        let cursor = try Row.fetchCursor(db, sql: sql)
        while let row = try cursor.next() {
          rows.append(row.copy())
          guard rows.count <= rowLimit else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        }
      }
      return (rows, true)
    } catch {
      return (Array(rows.prefix(rowLimit)), false)
    }
  }

  /// Restores the bytes of the file's header that are the same in every database of ours, so that damage to them hides nothing.
  private static func mendHeader(_ file: URL) throws {
    let handle = try FileHandle(forUpdating: file)
    defer { try? handle.close() }
    let size = try handle.seekToEnd()
    guard size >= 512 else { return }
    // https://www.sqlite.org/fileformat.html: the name, pages of 4096 bytes, write-ahead mode, and the fixed fractions of a page.
    let start = Data("SQLite format 3\0".utf8) + [0x10, 0x00, 2, 2, 0, 64, 32, 32]
    // No free pages: nothing is written to this copy. Then schema format 4, no vacuum, UTF-8.
    let middle = Data(count: 8)
    let rest = Data([0, 0, 0, 4]) + Data(count: 8) + Data([0, 0, 0, 1])
    for (offset, bytes) in [(UInt64(0), start), (32, middle), (44, rest), (64, Data(count: 4))] {
      try handle.seek(toOffset: offset)
      try handle.write(contentsOf: bytes)
    }
  }
}
