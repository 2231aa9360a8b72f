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
  /// The bytes of the rows of the layout that were read.
  private var layoutBytes = 0

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
      var configuration = Configuration().boundingValues
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

  /// Returns the readable rows of a table: from the front up to the first damage, from the back up to the last, and by number in between. Rows that
  /// are larger than a host writes are left out, unread.
  ///
  /// - Parameter key: the columns by which the table is sorted.
  func rows(_ table: String, by key: [String] = ["rowid"]) -> [Row] {
    guard has(table), let size = try? queue.read({ try SizeCheck.rowSize(of: table, $0) }) else {
      damagedTables.insert(table)
      return []
    }
    let isLayout = SizeCheck.layoutTables.contains(table)
    // Of the layout no row is larger than what is decoded.
    let (bytesOfRow, most) = isLayout ? (StoredBounds.jsonBytes, StoredBounds.salvagedLayoutBytes) : (StoredBounds.valueBytes, Int.max)
    let order = key.joined(separator: ", ")
    let fitting = "SELECT * FROM \(table) NOT INDEXED WHERE \(size) <= \(bytesOfRow)"
    let (front, isWhole) = scan("\(fitting) ORDER BY \(order)", most)
    if isWhole {
      let others = "SELECT EXISTS (SELECT 1 FROM \(table) NOT INDEXED WHERE \(size) > \(bytesOfRow))"
      if (try? queue.read { try Bool.fetchOne($0, sql: others) }) != false { damagedTables.insert(table) }
      return isLayout ? bounded(front, of: table) : front
    }
    damagedTables.insert(table)
    let (back, _) = scan("\(fitting) ORDER BY \(key.map { "\($0) DESC" }.joined(separator: ", "))", most)
    let between = key == ["rowid"] ? between("\(fitting) AND rowid = ?", front.count, most) : []
    var seen: Set<[DatabaseValue]> = []
    let rows = (front + between + back.reversed()).filter { seen.insert(Array($0.databaseValues)).inserted }
    return isLayout ? bounded(rows, of: table) : rows
  }

  /// Leaves out the largest rows of a layout that no host writes for its size, so that the new database has none of that size.
  private func bounded(_ rows: [Row], of table: String) -> [Row] {
    let sizes = rows.map(\.bytes)
    var kept: Set<Int> = []
    for index in sizes.indices.sorted(by: { sizes[$0] < sizes[$1] }) where layoutBytes + sizes[index] <= StoredBounds.salvagedLayoutBytes {
      layoutBytes += sizes[index]
      kept.insert(index)
    }
    if kept.count < rows.count { damagedTables.insert(table) }
    return rows.indices.filter { kept.contains($0) }.map { rows[$0] }
  }

  /// Most rows that are looked up one by one behind a damaged page.
  private static let lookups = 4096

  /// Returns rows of at most `most` bytes together, by their numbers.
  private func between(_ sql: String, _ read: Int, _ most: Int) -> [Row] {
    var (rows, bytes): ([Row], Int) = ([], 0)
    try? queue.read { db in
      for number in 1...Self.lookups {
        guard let row = try? Row.fetchOne(db, sql: sql, arguments: [read + number]) else { continue }
        bytes += row.bytes
        guard bytes <= most else { return }
        rows.append(row)
      }
    }
    return rows
  }

  /// Returns rows of at most `most` bytes together, and whether these are all.
  private func scan(_ sql: String, _ most: Int) -> (rows: [Row], isWhole: Bool) {
    var (rows, bytes): ([Row], Int) = ([], 0)
    do {
      try queue.read { db in
        let cursor = try Row.fetchCursor(db, sql: sql)
        while let row = try cursor.next()?.copy() {
          bytes += row.bytes
          guard bytes <= most else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
          rows.append(row)
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

extension Row {
  /// The bytes that the values take, about.
  fileprivate var bytes: Int { databaseValues.reduce(0) { $0 + $1.bytes } }
}

extension DatabaseValue {
  /// The bytes that the value takes, about.
  fileprivate var bytes: Int {
    switch storage {
    case .null: 0
    case .int64, .double: 8
    case .string(let text): text.utf8.count
    case .blob(let data): data.count
    }
  }
}
