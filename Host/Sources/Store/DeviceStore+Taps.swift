import AlmanacScheduler
import Foundation
import GRDB

// Taps, so that each intent is performed at most once, also when the host ends meanwhile (Specification A14).
extension DeviceStore {
  /// How many of the newest taps are kept: of each widget, and on all live activities of an app.
  public static let tapsKept = 200

  /// Records a tap before its intent is performed. Returns the tap that is recorded under the same key already; nil: this one is new.
  public func add(_ tap: TapRecord) throws -> TapRecord? {
    try write { db in
      if let known = try Self.tap(tap.key, on: tap.subject, db) { return known }
      switch tap.subject {
      case .widget(let instance): try Self.insert(tap, of: instance, db)
      case .activity(let activity): try Self.insert(tap, of: activity, db)
      }
      return nil
    }
  }

  private static func insert(_ tap: TapRecord, of instance: InstanceID, _ db: Database) throws {
    guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM instance WHERE id = ?)", arguments: [instance.rawValue]) == true else {
      throw try missing(instance, db)
    }
    try db.execute(
      sql: "INSERT INTO tap (instance, key, date, outcome, errorName, message) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [instance.rawValue, tap.key, tap.date.timeIntervalSince1970, tap.outcome.rawValue, tap.errorName, tap.message])
    // Those that wait or run are among the newest: a widget has far fewer of them.
    try db.execute(
      sql: """
        DELETE FROM tap WHERE instance = ?1 AND rowid NOT IN (SELECT rowid FROM tap WHERE instance = ?1 ORDER BY rowid DESC LIMIT ?2)
        """, arguments: [instance.rawValue, tapsKept])
  }

  private static func insert(_ tap: TapRecord, of activity: String, _ db: Database) throws {
    guard let app = try String.fetchOne(db, sql: "SELECT app FROM activity WHERE id = ?", arguments: [activity]) else {
      throw StoreError.unknownInstance(activity)
    }
    try db.execute(
      sql: "INSERT INTO activityTap (activity, key, app, date, outcome, errorName, message) VALUES (?, ?, ?, ?, ?, ?, ?)",
      arguments: [activity, tap.key, app, tap.date.timeIntervalSince1970, tap.outcome.rawValue, tap.errorName, tap.message])
    try db.execute(
      sql: """
        DELETE FROM activityTap WHERE app = ?1 AND rowid NOT IN (SELECT rowid FROM activityTap WHERE app = ?1 ORDER BY rowid DESC LIMIT ?2)
        """, arguments: [app, tapsKept])
  }

  /// Records what became of a tap. A tap of a widget or app that was removed meanwhile is not recorded any more.
  public func update(_ tap: TapRecord) throws {
    let (table, column, subject) = Self.row(of: tap.subject)
    try write { db in
      try db.execute(
        sql: "UPDATE \(table) SET outcome = ?, errorName = ?, message = ? WHERE \(column) = ? AND key = ?",
        arguments: [tap.outcome.rawValue, tap.errorName, tap.message, subject, tap.key])
    }
  }

  /// Returns the tap with this key; nil: there is none.
  public func tap(_ key: String, on subject: TapSubject) throws -> TapRecord? { try read { try Self.tap(key, on: subject, $0) } }

  /// Returns the app of a live activity that was tapped, also after the activity's end; nil: there is no such tap.
  public func app(ofTapOn activity: String, key: String) throws -> AppID? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT app FROM activityTap WHERE activity = ? AND key = ?", arguments: [activity, key]).map { AppID($0) }
    }
  }

  /// Returns the taps that were not finished when the host ended.
  public func unfinishedTaps() throws -> [TapRecord] {
    try read { db in
      try ["tap", "activityTap"].flatMap { table in
        try Row.fetchAll(
          db, sql: "SELECT * FROM \(table) WHERE outcome IN (?, ?) ORDER BY rowid",
          arguments: [TapRecord.Outcome.waiting.rawValue, TapRecord.Outcome.performing.rawValue]
        ).compactMap(TapRecord.init)
      }
    }
  }

  private static func tap(_ key: String, on subject: TapSubject, _ db: Database) throws -> TapRecord? {
    let (table, column, id) = row(of: subject)
    return try Row.fetchOne(db, sql: "SELECT * FROM \(table) WHERE \(column) = ? AND key = ?", arguments: [id, key]).flatMap(TapRecord.init)
  }

  /// Where a subject's taps are stored.
  private static func row(of subject: TapSubject) -> (table: String, column: String, id: String) {
    switch subject {
    case .widget(let instance): ("tap", "instance", instance.rawValue)
    case .activity(let activity): ("activityTap", "activity", activity)
    }
  }
}

extension TapRecord {
  /// Nil for a row that no host writes.
  fileprivate init?(_ row: Row) {
    let instance = row.hasColumn("instance") ? try? row.decode(String.self, forColumn: "instance") : nil
    let activity = row.hasColumn("activity") ? try? row.decode(String.self, forColumn: "activity") : nil
    guard let subject = instance.map({ TapSubject.widget(InstanceID($0)) }) ?? activity.map(TapSubject.activity),
      let key = try? row.decode(String.self, forColumn: "key"), let date = try? row.decode(Double.self, forColumn: "date"),
      let outcome = (try? row.decode(String.self, forColumn: "outcome")).flatMap(Outcome.init),
      let errorName = try? row.decode(String.self, forColumn: "errorName"), let message = try? row.decode(String.self, forColumn: "message")
    else { return nil }
    self.init(on: subject, key: key, date: Date(timeIntervalSince1970: date), outcome: outcome, errorName: errorName, message: message)
  }
}
