import Foundation
import GRDB
import Logging

/// Rows of the decisions and the history that cannot be read, by their keys. Each is worth less than the rows beside it, so it is removed.
struct DamagedRows {
  private var keys: [(table: String, values: [(column: String, value: DatabaseValue)])] = []

  var isEmpty: Bool { keys.isEmpty }

  /// Returns what `body` makes of the rows, and collects those of which it makes nothing.
  ///
  /// - Parameter key: the columns that identify a row of the table.
  mutating func readable<Value>(_ rows: [Row], of table: String, by key: [String], _ body: (Row) throws -> Value?) -> [Value] {
    rows.compactMap { row in
      if let value = try? body(row) { return value }
      keys.append((table, key.map { (column: $0, value: row[$0] as DatabaseValue) }))
      return nil
    }
  }

  /// Deletes the rows and returns their number.
  fileprivate func delete(_ db: Database) throws -> Int {
    var deleted = 0
    for (table, values) in keys {
      try db.execute(
        sql: "DELETE FROM \(table) WHERE \(values.map { "\($0.column) IS ?" }.joined(separator: " AND "))",
        arguments: StatementArguments(values.map(\.value)))
      deleted += db.changesCount
    }
    return deleted
  }
}

extension DeviceStore {
  private static let logger = Logger(label: "almanac.store")

  /// Removes rows that cannot be read, reports that once, and has the whole file checked at the next opening.
  ///
  /// If they cannot be removed, for instance on a full disk, they are found again.
  func remove(_ damaged: DamagedRows) {
    guard !damaged.isEmpty else { return }
    isDamaged.store(true, ordering: .relaxed)
    guard let deleted = try? write(damaged.delete), deleted > 0 else { return }
    didRemove(deleted)
  }

  /// Counts rows that were removed because they cannot be read, and reports them.
  func didRemove(_ count: Int) {
    isDamaged.store(true, ordering: .relaxed)
    removedRows.add(count, ordering: .relaxed)
    Self.logger.warning("\(Self.notice(removed: count))")
  }

  /// Builds all indices anew, once in a run. Their content is that of the tables, so nothing is lost.
  ///
  /// - Returns: whether that was done.
  func rebuildIndices() -> Bool {
    isDamaged.store(true, ordering: .relaxed)
    guard !hasRebuiltIndices.exchange(true, ordering: .relaxed) else { return false }
    do { try database.writeWithoutTransaction { try $0.execute(sql: "REINDEX") } } catch { return false }
    Self.logger.warning("an index of the database was damaged; all were built anew, and the database is checked at the next start")
    return true
  }

  /// What was removed since the opening because it could not be read; nil: nothing.
  public var removalNotice: String? {
    let removed = removedRows.load(ordering: .relaxed)
    return removed > 0 ? Self.notice(removed: removed) : nil
  }

  private static func notice(removed: Int) -> String {
    "\(removed) damaged record\(removed == 1 ? "" : "s") of timelines, decisions or history could not be read and \(removed == 1 ? "was" : "were") removed; "
      + "the database is checked at the next start"
  }
}
