import Foundation
import SQLite3
import Testing

@Suite struct SQLite3Tests {
  @Test func `rows are written and read by SQLite's functions`() throws {
    var database: OpaquePointer?
    try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(sqlite3_exec(database, "CREATE TABLE tides (port TEXT, metres REAL)", nil, nil, nil) == SQLITE_OK)
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(database, "INSERT INTO tides VALUES (?, ?)", -1, &statement, nil) == SQLITE_OK)
    // As apps name it: a macro that Swift does not import.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    #expect(sqlite3_bind_text(statement, 1, "Husum", -1, transient) == SQLITE_OK && sqlite3_bind_double(statement, 2, 3.5) == SQLITE_OK)
    #expect(sqlite3_step(statement) == SQLITE_DONE && sqlite3_finalize(statement) == SQLITE_OK)
    try #require(sqlite3_prepare_v2(database, "SELECT port, metres FROM tides", -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    #expect(sqlite3_column_text(statement, 0).map { String(cString: $0) } == "Husum" && sqlite3_column_double(statement, 1) == 3.5)
  }

  @Test func `snapshots are an error where the system's library lacks them`() throws {
    var database: OpaquePointer?
    try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    // A database in memory has no WAL, so this is an error of libraries with snapshots too.
    var snapshot: UnsafeMutablePointer<sqlite3_snapshot>?
    #expect(sqlite3_snapshot_get(database, "main", &snapshot) == SQLITE_ERROR && snapshot == nil)
    #expect(sqlite3_snapshot_recover(database, "main") != SQLITE_OK)
  }
}
