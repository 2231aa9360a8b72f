import Foundation
import GRDB

extension DeviceStore {
  /// Returns the value of `key`; nil when there is none, or it is longer than what a host stores.
  public func setting(_ key: String) throws -> Data? {
    try read {
      try Data.fetchOne(
        $0, sql: "SELECT value FROM setting WHERE key = ? AND length(value) <= ?", arguments: [key, StoredBounds.jsonBytes])
    }
  }

  /// Sets the value of `key`; nil deletes it.
  public func setSetting(_ key: String, _ value: Data?) throws {
    try writeLayout { db in
      if let value {
        try db.execute(
          sql: "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", arguments: [key, value])
      } else {
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      }
      return ((), true)
    }
  }
}
