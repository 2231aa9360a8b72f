import CAlmanacSQLite
import Foundation

/// A closure that SQL calls as `native(index, …)` while one query runs.
package typealias NativeFunction = ([StoredValue]) throws -> StoredValue

extension Database {
  /// Performs `body`, whose statements may call the functions by their index.
  package func withFunctions<R>(_ functions: [NativeFunction], _ body: () throws -> R) rethrows -> R {
    let outer = self.functions
    self.functions = functions
    defer { self.functions = outer }
    return try body()
  }

  /// The order of Swift's strings, in which canonically equivalent text is equal.
  package static let stringCollation = "SWIFT_STRING"
  /// The order of decimal numbers that are stored as text.
  package static let decimalCollation = "SWIFT_DECIMAL"
  package static let nativeFunction = "native"

  func addFunctions() throws {
    let context = Unmanaged.passUnretained(self).toOpaque()
    var result = sqlite3_create_function_v2(
      handle, Self.nativeFunction, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, context,
      { context, count, values in Database.call(context, count, values) }, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(result) }
    result = sqlite3_create_collation_v2(
      handle, Self.stringCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        Database.compare(text(left, leftCount), text(right, rightCount))
      }, nil)
    guard result == SQLITE_OK else { throw failure(result) }
    result = sqlite3_create_collation_v2(
      handle, Self.decimalCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let one = Decimal(string: text(left, leftCount)) ?? .nan
        let other = Decimal(string: text(right, rightCount)) ?? .nan
        return Database.compare(one, other)
      }, nil)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  private static func compare<V: Comparable>(_ one: V, _ other: V) -> Int32 { one < other ? -1 : one == other ? 0 : 1 }

  private static func call(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    guard let data = sqlite3_user_data(context), let values, count > 0 else { return sqlite3_result_null(context) }
    let database = Unmanaged<Database>.fromOpaque(data).takeUnretainedValue()
    let index = Int(sqlite3_value_int64(values[0]))
    guard database.functions.indices.contains(index) else { return sqlite3_result_error(context, "no such function", -1) }
    do {
      let arguments = (1..<Int(count)).map { value(values[$0]) }
      set(try database.functions[index](arguments), context)
    } catch {
      database.functionError = error
      sqlite3_result_error(context, "\(error)", -1)
    }
  }

  private static func value(_ value: OpaquePointer?) -> StoredValue {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: .real(sqlite3_value_double(value))
    case SQLITE_TEXT: .text(text(sqlite3_value_text(value), sqlite3_value_bytes(value)))
    case SQLITE_BLOB: .blob(sqlite3_value_blob(value).map { Data(bytes: $0, count: Int(sqlite3_value_bytes(value))) } ?? Data())
    default: .null
    }
  }

  private static func set(_ value: StoredValue, _ context: OpaquePointer?) {
    switch value {
    case .null: sqlite3_result_null(context)
    case .integer(let number): sqlite3_result_int64(context, number)
    case .real(let number): sqlite3_result_double(context, number)
    case .text(let text): text.withCString { sqlite_result_text_copied(context, $0, UInt64(text.utf8.count)) }
    case .blob(let data):
      data.isEmpty
        ? sqlite3_result_zeroblob(context, 0) : data.withUnsafeBytes { sqlite_result_blob_copied(context, $0.baseAddress, UInt64($0.count)) }
    }
  }
}

private func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
  guard let bytes else { return "" }
  return String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}
