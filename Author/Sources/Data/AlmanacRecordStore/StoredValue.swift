import Foundation

/// A value of SQLite: the content of a column of a row.
package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  package var isNull: Bool { self == .null }
}
