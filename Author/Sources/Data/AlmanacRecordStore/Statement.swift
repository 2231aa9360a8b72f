import CAlmanacSQLite
import Foundation

/// A prepared statement of a ``Database``.
package final class Statement {
  private let handle: OpaquePointer
  // Unowned: the database owns its statements and outlives those in use.
  private unowned let database: Database
  package let columnCount: Int
  private(set) var isRunning = false

  init(_ sql: String, _ database: Database) throws {
    var handle: OpaquePointer?
    let result = sqlite3_prepare_v3(database.handle, sql, -1, 0, &handle, nil)
    guard result == SQLITE_OK, let handle else { throw database.failure(result) }
    self.handle = handle
    self.database = database
    columnCount = Int(sqlite3_column_count(handle))
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds the arguments, before ``next()``.
  package func begin(_ arguments: [StoredValue]) throws {
    isRunning = true
    for (index, value) in arguments.enumerated() {
      let result = bind(value, Int32(index + 1))
      guard result == SQLITE_OK else {
        end()
        throw database.failure(result)
      }
    }
  }

  private func bind(_ value: StoredValue, _ index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { sqlite_bind_text_copied(handle, index, $0.baseAddress ?? Self.empty, UInt64($0.count)) }
      }
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
        bytes.isEmpty ? sqlite3_bind_zeroblob(handle, index, 0) : sqlite_bind_blob_copied(handle, index, bytes.baseAddress, UInt64(bytes.count))
      }
    }
  }

  // Unsafe: never written.
  nonisolated(unsafe) private static let empty = UnsafePointer(UnsafeMutablePointer<CChar>.allocate(capacity: 1).initialized(to: 0))

  /// Moves to the next row; returns false at the end.
  package func next() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw database.failure(result)
    }
  }

  /// Ends the run, so that the statement holds no lock and no arguments.
  package func end() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isRunning = false
  }

  /// Runs the statement to its end.
  package func run(_ arguments: [StoredValue]) throws {
    try begin(arguments)
    defer { end() }
    while try next() {}
  }

  /// Runs the statement to its end with `count` arguments, each made just before it is bound.
  package func run(count: Int, _ argument: (Int) throws -> StoredValue) throws {
    isRunning = true
    defer { end() }
    for index in 0..<count {
      let result = bind(try argument(index), Int32(index + 1))
      guard result == SQLITE_OK else { throw database.failure(result) }
    }
    while try next() {}
  }

  // MARK: Columns of the current row

  package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  package func value(_ column: Int) -> StoredValue {
    // One call gets the column, instead of one for its type and one for its content. Connections have no lock of their own (SQLITE_OPEN_NOMUTEX), so
    // SQLite allows reading such a value.
    let cell = sqlite3_column_value(handle, Int32(column))
    switch sqlite3_value_type(cell) {
    case SQLITE_INTEGER: return .integer(sqlite3_value_int64(cell))
    case SQLITE_FLOAT: return .real(sqlite3_value_double(cell))
    case SQLITE_TEXT:
      guard let text = sqlite3_value_text(cell) else { return .text("") }
      let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(cell)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_value_blob(cell) else { return .blob(Data()) }
      return .blob(Data(bytes: bytes, count: Int(sqlite3_value_bytes(cell))))
    default: return .null
    }
  }
}

extension UnsafeMutablePointer {
  fileprivate func initialized(to value: Pointee) -> Self {
    initialize(to: value)
    return self
  }
}
