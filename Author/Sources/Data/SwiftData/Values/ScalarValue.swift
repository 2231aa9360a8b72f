import AlmanacRecordStore
import Foundation

/// A type whose values are a single value of SQLite.
protocol ScalarValue {
  /// The column's declared type, which determines SQLite's conversions.
  static var columnType: ColumnType { get }
  /// The column contents that are always a value of the type; nil if only the conversion can tell.
  static var content: ColumnContent? { get }
  // A requirement, so that the compiler generates specialised code for each type.
  static func decode(_ stored: StoredValue) throws -> Self
  init?(_ stored: StoredValue)
  var stored: StoredValue { get }
}
extension ScalarValue {
  static var content: ColumnContent? { nil }

  static func decode(_ stored: StoredValue) throws -> Self {
    guard let value = Self(stored) else { throw AttributeFault.content(stored, type: "\(Self.self)") }
    return value
  }
}

/// The kinds of SQLite values that are always valid for a Swift type.
enum ColumnContent: Sendable {
  case integer, number, optionalNumber, text, blob, any

  func includes(_ value: StoredValue) -> Bool {
    switch (self, value) {
    case (.integer, .integer), (.text, .text), (.blob, .blob): true
    case (.any, _): true
    case (.number, .real), (.number, .integer), (.optionalNumber, .real), (.optionalNumber, .integer), (.optionalNumber, .null): true
    default: false
    }
  }
}

/// The type with which a column is declared.
enum ColumnType: String, Codable, Sendable {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case blob = "BLOB"
  /// A decimal number as text, in the order of its value.
  case decimal = "DECIMAL_TEXT"
  /// Values of several kinds, for which no single type fits.
  case any = "BLOB_ANY"

  /// The type in the table's definition.
  var declaration: String {
    switch self {
    case .integer, .real, .text, .blob: rawValue
    case .decimal: "TEXT"
    case .any: "BLOB"
    }
  }
}

extension FixedWidthInteger {
  static var columnType: ColumnType { .integer }
  init?(_ stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self.init(exactly: number)
  }
  var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}
extension Int: ScalarValue {
  static var content: ColumnContent? { .integer }
}
extension Int8: ScalarValue {}
extension Int16: ScalarValue {}
extension Int32: ScalarValue {}
extension Int64: ScalarValue {
  static var content: ColumnContent? { .integer }
}
extension UInt8: ScalarValue {}
extension UInt16: ScalarValue {}
extension UInt32: ScalarValue {}

/// Converts an unsigned 64-bit number, which SQLite lacks. Numbers beyond `Int64` are text of twenty digits, which SQLite sorts after all numbers.
private func unsigned(_ stored: StoredValue) -> UInt64? {
  switch stored {
  case .integer(let number): UInt64(exactly: number)
  case .text(let digits): UInt64(digits)
  default: nil
  }
}
private func stored(_ number: UInt64) -> StoredValue {
  if let small = Int64(exactly: number) { return .integer(small) }
  return .text(String(number))
}
extension UInt64: ScalarValue {
  static var columnType: ColumnType { .any }
  init?(_ stored: StoredValue) {
    guard let number = unsigned(stored) else { return nil }
    self = number
  }
  var stored: StoredValue { SwiftData.stored(self) }
}
extension UInt: ScalarValue {
  static var columnType: ColumnType { .any }
  init?(_ stored: StoredValue) {
    guard let number = unsigned(stored) else { return nil }
    self.init(exactly: number)
  }
  var stored: StoredValue { SwiftData.stored(UInt64(self)) }
}

extension Bool: ScalarValue {
  static var columnType: ColumnType { .integer }
  static var content: ColumnContent? { .integer }
  init?(_ stored: StoredValue) {
    guard case .integer(let number) = stored else { return nil }
    self = number != 0
  }
  var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension Double: ScalarValue {
  static var columnType: ColumnType { .real }
  static var content: ColumnContent? { .optionalNumber }
  /// Converts NULL to NaN, because SQLite stores NULL for it.
  init?(_ stored: StoredValue) {
    switch stored {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    case .null: self = .nan
    default: return nil
    }
  }
  var stored: StoredValue { isNaN ? .null : .real(self) }
}
extension Float: ScalarValue {
  static var columnType: ColumnType { .real }
  static var content: ColumnContent? { .optionalNumber }
  init?(_ stored: StoredValue) {
    guard let number = Double(stored) else { return nil }
    self = Float(number)
  }
  var stored: StoredValue { Double(self).stored }
}
extension CGFloat: ScalarValue {
  static var columnType: ColumnType { .real }
  static var content: ColumnContent? { .optionalNumber }
  init?(_ stored: StoredValue) {
    guard let number = Double(stored) else { return nil }
    self = CGFloat(number)
  }
  var stored: StoredValue { Double(self).stored }
}

extension String: ScalarValue {
  static var columnType: ColumnType { .text }
  static var content: ColumnContent? { .text }
  init?(_ stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self = text
  }
  var stored: StoredValue { .text(self) }
}
extension Data: ScalarValue {
  static var columnType: ColumnType { .blob }
  static var content: ColumnContent? { .blob }
  init?(_ stored: StoredValue) {
    guard case .blob(let data) = stored else { return nil }
    self = data
  }
  var stored: StoredValue { .blob(self) }
}

/// A date is the number of seconds since 2001, as in Core Data's stores.
extension Date: ScalarValue {
  static var columnType: ColumnType { .real }
  static var content: ColumnContent? { .number }
  init?(_ stored: StoredValue) {
    guard !stored.isNull, let seconds = Double(stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  var stored: StoredValue { .real(timeIntervalSinceReferenceDate) }
}
extension UUID: ScalarValue {
  static var columnType: ColumnType { .text }
  init?(_ stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(uuidString: text)
  }
  var stored: StoredValue { .text(uuidString) }
}
extension URL: ScalarValue {
  static var columnType: ColumnType { .text }
  init?(_ stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(string: text)
  }
  var stored: StoredValue { .text(absoluteString) }
}
extension Decimal: ScalarValue {
  static var columnType: ColumnType { .decimal }
  init?(_ stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(string: text)
  }
  var stored: StoredValue { .text(description) }
}
