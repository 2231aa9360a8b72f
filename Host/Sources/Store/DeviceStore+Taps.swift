import Foundation
import GRDB
import Scheduler

// Taps, so that each intent is performed at most once, also when the host ends meanwhile (Specification A14).
extension DeviceStore {
  /// How many of the newest taps on a widget are kept.
  public static let tapsKept = 200

  /// Records a tap before its intent is performed. Returns the tap that is recorded under the same key already; nil: this one is new.
  public func add(_ tap: TapRecord) throws -> TapRecord? {
    try write { db in
      if let known = try Self.tap(tap.key, of: tap.instance, db) { return known }
      guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM instance WHERE id = ?)", arguments: [tap.instance.rawValue]) == true else {
        throw try Self.missing(tap.instance, db)
      }
      try db.execute(
        sql: "INSERT INTO tap (instance, key, date, outcome, errorName, message) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          tap.instance.rawValue, tap.key, tap.date.timeIntervalSince1970, tap.outcome.rawValue, tap.errorName, tap.message,
        ])
      // Those that wait or run are among the newest: a widget has far fewer of them.
      try db.execute(
        sql: """
          DELETE FROM tap WHERE instance = ?1 AND rowid NOT IN (SELECT rowid FROM tap WHERE instance = ?1 ORDER BY rowid DESC LIMIT ?2)
          """, arguments: [tap.instance.rawValue, Self.tapsKept])
      return nil
    }
  }

  /// Records what became of a tap. A tap of a widget that was removed meanwhile is not recorded any more.
  public func update(_ tap: TapRecord) throws {
    try write { db in
      try db.execute(
        sql: "UPDATE tap SET outcome = ?, errorName = ?, message = ? WHERE instance = ? AND key = ?",
        arguments: [tap.outcome.rawValue, tap.errorName, tap.message, tap.instance.rawValue, tap.key])
    }
  }

  /// Returns the tap with this key; nil: there is none.
  public func tap(_ key: String, of instance: InstanceID) throws -> TapRecord? { try read { try Self.tap(key, of: instance, $0) } }

  /// Returns the taps that were not finished when the host ended.
  public func unfinishedTaps() throws -> [TapRecord] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM tap WHERE outcome IN (?, ?) ORDER BY rowid",
        arguments: [TapRecord.Outcome.waiting.rawValue, TapRecord.Outcome.performing.rawValue]
      ).compactMap(TapRecord.init)
    }
  }

  private static func tap(_ key: String, of instance: InstanceID, _ db: Database) throws -> TapRecord? {
    try Row.fetchOne(db, sql: "SELECT * FROM tap WHERE instance = ? AND key = ?", arguments: [instance.rawValue, key]).flatMap(TapRecord.init)
  }
}

extension TapRecord {
  /// Nil for a row that no host writes.
  fileprivate init?(_ row: Row) {
    guard let instance = try? row.decode(String.self, forColumn: "instance"), let key = try? row.decode(String.self, forColumn: "key"),
      let date = try? row.decode(Double.self, forColumn: "date"),
      let outcome = (try? row.decode(String.self, forColumn: "outcome")).flatMap(Outcome.init),
      let errorName = try? row.decode(String.self, forColumn: "errorName"), let message = try? row.decode(String.self, forColumn: "message")
    else { return nil }
    self.init(
      instance: InstanceID(instance), key: key, date: Date(timeIntervalSince1970: date), outcome: outcome, errorName: errorName, message: message)
  }
}
