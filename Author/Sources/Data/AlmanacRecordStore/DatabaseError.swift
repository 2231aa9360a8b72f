import CAlmanacSQLite

/// A failure of SQLite.
package struct DatabaseError: Error, CustomStringConvertible {
  /// The result code, without the extended part: `SQLITE_BUSY`, `SQLITE_CORRUPT` and so on.
  package let code: Int32
  package let extendedCode: Int32
  package let message: String
  package let path: String

  package enum Kind: Sendable {
    /// Another process holds the database longer than this one waits.
    case locked
    /// The file is not a database, or is damaged.
    case corrupt
    /// The file or its folder cannot be opened or written.
    case unavailable
    case full
    case uniqueness
    case primaryKey
    case other
  }

  package var kind: Kind {
    if extendedCode == SQLITE_CONSTRAINT | (8 << 8) { return .uniqueness }
    if extendedCode == SQLITE_CONSTRAINT | (6 << 8) || extendedCode == SQLITE_CONSTRAINT | (10 << 8) { return .primaryKey }
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .corrupt
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_IOERR, SQLITE_AUTH: return .unavailable
    case SQLITE_FULL: return .full
    default: return .other
    }
  }

  package var description: String {
    switch kind {
    case .locked: "\(path): another process holds the store; try again when it has finished (\(message))"
    case .corrupt: "\(path): the store is damaged or is not a SQLite database; it was left as it is (\(message))"
    case .unavailable: "\(path): the store cannot be opened or written (\(message))"
    case .full: "\(path): the disk is full (\(message))"
    case .uniqueness, .primaryKey, .other: "\(path): \(message)"
    }
  }
}
