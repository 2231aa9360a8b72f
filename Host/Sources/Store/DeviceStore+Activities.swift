import AlmanacScheduler
import Foundation
import GRDB

// Live activities, and the tokens with which servers update them, widgets and controls (Specification A5). Both go with their app.
extension DeviceStore {
  /// Returns the activities. Content that is sealed and cannot be opened now is nil.
  public func activities() throws -> [ActivityRecord] {
    let key = protection.withLock(\.key)
    return try read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM activity ORDER BY rowid").compactMap { row -> ActivityRecord? in
        guard let id = try? row.decode(String.self, forColumn: "id"), let app = try? row.decode(String.self, forColumn: "app"),
          let kind = try? row.decode(String.self, forColumn: "kind"), let life = try? row.decode(Data.self, forColumn: "life"),
          let stored = try? row.decode(Data.self, forColumn: "content")
        else { return nil }
        let content = SealedData.isSealed(stored) ? try? key?.open(stored, at: SealedData.activity(id)) : stored
        return ActivityRecord(id: id, app: AppID(app), kind: kind, life: life, content: content)
      }
    }
  }

  /// Stores an activity, in place of what was stored of it. Without content only its life is stored.
  ///
  /// - Throws: `LockError/locked` if its content must be sealed and cannot be; ``StoreError/failed(_:)`` if it is larger than what is read again.
  public func save(_ activity: ActivityRecord) throws {
    // The drawings of all presentations together; what encryption adds, and the other columns, take less than a kilobyte.
    guard (activity.content?.count ?? 0) + activity.life.count <= StoredBounds.valueBytes - 4096 else {
      throw StoreError.failed("the drawings of the live activity \(activity.id) take more than \(StoredBounds.valueBytes) bytes")
    }
    let protection = protection.withLock { $0 }
    var content = activity.content
    if let plain = content, protection.hasPasscode, protection.apps.contains(activity.app.rawValue) {
      guard let key = protection.key else { throw LockError.locked }
      content = try key.seal(plain, at: SealedData.activity(activity.id))
    }
    try write { db in
      if let content {
        try db.execute(
          sql: """
            INSERT INTO activity (id, app, kind, life, content) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET life = excluded.life, content = excluded.content
            """, arguments: [activity.id, activity.app.rawValue, activity.kind, activity.life, content])
      } else {
        try db.execute(sql: "UPDATE activity SET life = ? WHERE id = ?", arguments: [activity.life, activity.id])
      }
    }
  }

  /// Removes an activity; its token is answered as expired from now on.
  ///
  /// - Parameter kept: how many expired tokens are kept; beyond it the oldest are forgotten.
  public func removeActivity(_ id: String, at date: Date, keepingExpired kept: Int) throws {
    try write { db in
      try db.execute(sql: "DELETE FROM activity WHERE id = ?", arguments: [id])
      try db.execute(
        sql: "UPDATE pushToken SET expiredAt = ? WHERE use = ? AND subject = ? AND expiredAt IS NULL",
        arguments: [date.timeIntervalSince1970, PushTokenRecord.Use.activity.rawValue, id])
      try db.execute(
        sql: """
          DELETE FROM pushToken WHERE expiredAt IS NOT NULL AND rowid NOT IN
            (SELECT rowid FROM pushToken WHERE expiredAt IS NOT NULL ORDER BY expiredAt DESC LIMIT ?)
          """, arguments: [kept])
    }
  }

  /// Returns all tokens, also expired ones. One that cannot be read is removed; its server is answered as any with a wrong token.
  public func pushTokens() throws -> [PushTokenRecord] {
    let rows = try read { try Row.fetchAll($0, sql: "SELECT * FROM pushToken ORDER BY rowid") }
    var damaged = DamagedRows()
    defer { remove(damaged) }
    return damaged.readable(rows, of: "pushToken", by: ["token"]) { row -> PushTokenRecord? in
      guard let token = try? row.decode(Data.self, forColumn: "token"), let app = try? row.decode(String.self, forColumn: "app"),
        let use = (try? row.decode(String.self, forColumn: "use")).flatMap(PushTokenRecord.Use.init),
        let subject = try? row.decode(String.self, forColumn: "subject")
      else { return nil }
      let expiredAt = try row.decode(Double?.self, forColumn: "expiredAt")
      guard expiredAt.map(HistoryBounds.isInstant) ?? true else { return nil }
      return PushTokenRecord(
        token: token, app: AppID(app), use: use, subject: subject, expiredAt: expiredAt.map(Date.init(timeIntervalSince1970:)))
    }
  }

  /// Stores a new token.
  public func add(_ token: PushTokenRecord) throws {
    try write { db in
      try db.execute(
        sql: "INSERT INTO pushToken (token, app, use, subject, expiredAt) VALUES (?, ?, ?, ?, NULL)",
        arguments: [token.token, token.app.rawValue, token.use.rawValue, token.subject])
    }
  }
}
