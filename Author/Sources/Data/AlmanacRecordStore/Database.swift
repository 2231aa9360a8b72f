import CAlmanacSQLite
import Foundation

/// A connection to a SQLite database. Its owner makes sure that one thread at a time uses it.
package final class Database {
  /// The location of a database.
  package enum Place: Sendable, Hashable {
    case file(URL)
    case memory
  }

  let handle: OpaquePointer
  package let path: String
  package let isReadOnly: Bool
  /// Prepared statements by their text, for statements that run repeatedly.
  private var prepared: [String: Statement] = [:]
  private static let preparedLimit = 200
  var functions: [NativeFunction] = []
  /// The error that a function of this connection threw while a statement ran.
  var functionError: (any Error)?

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - isReadOnly: true to write nothing. A file that the account may not write is opened for reading, too.
  ///   - patience: the time that a statement waits for another process, in milliseconds.
  /// - Throws: ``DatabaseError``.
  package init(_ place: Place, isReadOnly: Bool = false, patience: Int32 = 5000) throws {
    switch place {
    case .memory:
      path = "the store in memory"
      handle = try Self.open(":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path)
      self.isReadOnly = false
    case .file(let url):
      path = url.path
      if isReadOnly || access(url.path, F_OK) == 0 && access(url.path, W_OK) != 0 {
        handle = try Self.openForReading(url)
        self.isReadOnly = true
      } else {
        handle = try Self.open(url.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path)
        self.isReadOnly = false
      }
    }
    sqlite3_busy_timeout(handle, patience)
    sqlite3_extended_result_codes(handle, 1)
    try addFunctions()
    if !self.isReadOnly, case .file = place {
      // Readers and one writer do not wait for each other. A change is on disk with the next checkpoint; a crash of the machine loses only whole
      // transactions, never a part of one.
      try execute("PRAGMA journal_mode=WAL")
      try execute("PRAGMA synchronous=NORMAL")
    }
  }

  deinit {
    prepared.removeAll()
    sqlite3_close_v2(handle)
  }

  private static func open(_ name: String, flags: Int32, _ path: String) throws -> OpaquePointer {
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard result == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(result))
      sqlite3_close_v2(handle)
      throw DatabaseError(code: result & 0xff, extendedCode: result, message: message, path: path)
    }
    return handle
  }

  /// Opens a file for reading. A database in WAL mode needs files beside it; if they cannot be created and no program writes, it is read without them.
  private static func openForReading(_ url: URL) throws -> OpaquePointer {
    let handle = try open(url.path, flags: SQLITE_OPEN_READONLY, url.path)
    let result = sqlite3_exec(handle, "SELECT count(*) FROM sqlite_master", nil, nil, nil)
    guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(result & 0xff), isEmpty(url.path + "-wal") else { return handle }
    sqlite3_close_v2(handle)
    let name = "file:" + (url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path) + "?immutable=1"
    return try open(name, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, url.path)
  }

  private static func isEmpty(_ path: String) -> Bool {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    return size == nil || size == 0
  }

  // MARK: Statements

  func failure(_ result: Int32) -> any Error {
    if let functionError {
      self.functionError = nil
      return functionError
    }
    return DatabaseError(code: result & 0xff, extendedCode: result, message: String(cString: sqlite3_errmsg(handle)), path: path)
  }

  /// Runs statements without parameters.
  package func execute(_ sql: String) throws {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  /// Returns a prepared statement, cached by its text.
  package func statement(_ sql: String) throws -> Statement {
    if let known = prepared[sql], !known.isRunning { return known }
    let new = try Statement(sql, self)
    if prepared.count >= Self.preparedLimit { prepared.removeAll() }
    prepared[sql] = new
    return new
  }

  /// Runs a statement to its end.
  package func run(_ sql: String, _ arguments: [StoredValue] = []) throws {
    try statement(sql).run(arguments)
  }

  /// Returns the rows of a query.
  package func rows(_ sql: String, _ arguments: [StoredValue] = []) throws -> [[StoredValue]] {
    let statement = try statement(sql)
    try statement.begin(arguments)
    defer { statement.end() }
    var rows: [[StoredValue]] = []
    while try statement.next() { rows.append((0..<statement.columnCount).map { statement.value($0) }) }
    return rows
  }

  /// Returns the first value of the first row; nil if there is no row.
  package func value(_ sql: String, _ arguments: [StoredValue] = []) throws -> StoredValue? {
    let statement = try statement(sql)
    try statement.begin(arguments)
    defer { statement.end() }
    return try statement.next() ? statement.value(0) : nil
  }

  /// The number of rows that the last statement changed.
  package var changes: Int { Int(sqlite3_changes(handle)) }

  // MARK: Transactions

  /// Performs `body` in a transaction that may write. Nothing is written if it throws.
  package func write<R>(_ body: () throws -> R) throws -> R { try transaction("BEGIN IMMEDIATE", body) }

  /// Performs `body` with one consistent state of the database.
  package func read<R>(_ body: () throws -> R) throws -> R { try transaction("BEGIN", body) }

  private func transaction<R>(_ begin: String, _ body: () throws -> R) throws -> R {
    guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
    try execute(begin)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
