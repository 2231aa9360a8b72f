import Foundation

/// A value of SQLite: what a column of a row holds.
package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  package var isNull: Bool { self == .null }
}
