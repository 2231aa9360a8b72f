import AlmanacScheduler
import Foundation
import GRDB

extension DeviceStore {
  /// How many of the newest views, budget samples and displayed entries are kept for each widget; enough for several days of a typical widget.
  static let historyKept = 2000

  /// Returns a widget's history from `start` to `end`. Rows that cannot be read, or have values that no host writes, are left out and removed.
  public func history(of instance: InstanceID, on device: DeviceID, from start: Date, to end: Date) throws -> InstanceHistory {
    let decisions = try decisions(of: instance, limit: decisionsKept).reversed().filter { start <= $0.at && $0.at < end }
    let window: StatementArguments = [instance.rawValue, start.timeIntervalSince1970, end.timeIntervalSince1970]
    let (views, budgets, entries, conditions) = try read { db in
      (
        try Row.fetchAll(
          db,
          sql: """
            SELECT * FROM viewing WHERE instance = ?1 AND ((ended IS NULL OR ended >= ?2) AND began < ?3
              OR ended < began OR \(HistoryBounds.isNoInstant("began")) OR \(HistoryBounds.isNoInstant("ended"))) ORDER BY began
            """, arguments: window),
        try Row.fetchAll(db, sql: Self.since("budget"), arguments: window), try Row.fetchAll(db, sql: Self.since("shownEntry"), arguments: window),
        try Row.fetchAll(
          db, sql: Self.since("deviceCondition", owner: "device"),
          arguments: [device.rawValue, start.timeIntervalSince1970, end.timeIntervalSince1970])
      )
    }
    var history = InstanceHistory(decisions: Array(decisions))
    var damaged = DamagedRows()
    history.views = damaged.readable(views, of: "viewing", by: ["instance", "began"]) {
      let view = RecordedView(began: try Self.date($0, "began"), ended: try Self.optionalDate($0, "ended"))
      return view.ended.map { view.began <= $0 } == false ? nil : view
    }
    history.budgets = damaged.readable(budgets, of: "budget", by: ["instance", "at"]) {
      BudgetSample(
        instance: instance, at: try Self.date($0, "at"), before: try Self.tokens($0, "before"), tokens: try Self.tokens($0, "tokens"),
        capacity: try Self.tokens($0, "capacity"), rate: try Self.tokens($0, "rate"))
    }
    history.entries = damaged.readable(entries, of: "shownEntry", by: ["instance", "at"]) {
      DisplayedEntry(instance: instance, at: try Self.date($0, "at"), date: try Self.date($0, "date"), due: try Self.optionalDate($0, "due"))
    }
    history.conditions = damaged.readable(conditions, of: "deviceCondition", by: ["device", "at"]) {
      DeviceCondition(
        at: try Self.date($0, "at"), activity: DeviceActivity(rawValue: try $0.decode(forColumn: "activity")) ?? .active,
        isLocked: try $0.decode(forColumn: "locked"), power: PowerState(rawValue: try $0.decode(forColumn: "power")) ?? .external,
        network: NetworkState(rawValue: try $0.decode(forColumn: "network")) ?? .unmetered)
    }
    remove(damaged)
    return history
  }

  /// Returns the SQL that selects the rows of a span, the newest row before it, and damaged rows that are of no span.
  private static func since(_ table: String, owner: String = "instance") -> String {
    """
    SELECT * FROM \(table) WHERE \(owner) = ?1 AND (at < ?3
      AND at >= coalesce((SELECT max(at) FROM \(table) WHERE \(owner) = ?1 AND at <= ?2), ?2) OR \(HistoryBounds.isNoInstant("at"))) ORDER BY at
    """
  }

  /// Adds a step's history. The history of widgets that the step removed is dropped.
  static func add(_ history: StepHistory, of state: DeviceState, _ db: Database) throws {
    for change in history.views where state.instances[change.instance] != nil { try add(change, db) }
    for sample in history.budgets where state.instances[sample.instance] != nil {
      // Of several samples of one instant, the first has the tokens before that instant.
      try db.cachedStatement(
        sql: """
          INSERT INTO budget (instance, at, before, tokens, capacity, rate) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (instance, at) DO UPDATE SET tokens = excluded.tokens, capacity = excluded.capacity, rate = excluded.rate
          """
      ).execute(arguments: [
        sample.instance.rawValue, sample.at.timeIntervalSince1970, sample.before, sample.tokens, sample.capacity, sample.rate,
      ])
      try prune("budget", by: "at", owner: sample.instance.rawValue, db)
    }
    for entry in history.entries where state.instances[entry.instance] != nil {
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO shownEntry (instance, at, date, due) VALUES (?, ?, ?, ?)")
        .execute(arguments: [
          entry.instance.rawValue, entry.at.timeIntervalSince1970, entry.date.timeIntervalSince1970, entry.due?.timeIntervalSince1970,
        ])
      try prune("shownEntry", by: "at", owner: entry.instance.rawValue, db)
    }
    if let condition = history.condition {
      try db.cachedStatement(
        sql: "INSERT OR REPLACE INTO deviceCondition (device, at, activity, locked, power, network) VALUES (?, ?, ?, ?, ?, ?)"
      ).execute(arguments: [
        state.id.rawValue, condition.at.timeIntervalSince1970, condition.activity.rawValue, condition.isLocked, condition.power.rawValue,
        condition.network.rawValue,
      ])
      try prune("deviceCondition", by: "at", owner: state.id.rawValue, column: "device", db)
    }
  }

  private static func add(_ change: ViewChange, _ db: Database) throws {
    let (instance, at) = (change.instance.rawValue, change.at.timeIntervalSince1970)
    guard change.isVisible else {
      // The clock may have been set back since the view began.
      try db.cachedStatement(sql: "UPDATE viewing SET ended = max(began, ?2) WHERE instance = ?1 AND ended IS NULL").execute(arguments: [
        instance, at,
      ])
      return
    }
    let last = try Row.fetchOne(
      db, sql: "SELECT began, ended FROM viewing WHERE instance = ? ORDER BY began DESC LIMIT 1", arguments: [instance])
    if let last {
      guard let ended = try last.decode(Double?.self, forColumn: "ended") else { return }
      if ended >= change.resumesAfter.timeIntervalSince1970, ended <= at {
        try db.cachedStatement(sql: "UPDATE viewing SET ended = NULL WHERE instance = ?1 AND began = ?2").execute(arguments: [
          instance, try last.decode(Double.self, forColumn: "began"),
        ])
        return
      }
    }
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO viewing (instance, began, ended) VALUES (?, ?, NULL)").execute(arguments: [instance, at])
    try prune("viewing", by: "began", owner: instance, db)
  }

  private static func prune(_ table: String, by order: String, owner: String, column: String = "instance", _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        DELETE FROM \(table) WHERE \(column) = ?1
          AND \(order) <= (SELECT \(order) FROM \(table) WHERE \(column) = ?1 ORDER BY \(order) DESC LIMIT 1 OFFSET ?2)
        """
    ).execute(arguments: [owner, historyKept])
  }

  private static func date(_ row: Row, _ column: String) throws -> Date { try instant(row.decode(forColumn: column)) }

  private static func optionalDate(_ row: Row, _ column: String) throws -> Date? {
    try row.decode(Double?.self, forColumn: column).map(instant)
  }

  private static func instant(_ seconds: Double) throws -> Date {
    guard HistoryBounds.isInstant(seconds) else { throw StoreError.damagedRecord("instant") }
    return Date(timeIntervalSince1970: seconds)
  }

  private static func tokens(_ row: Row, _ column: String) throws -> Double {
    let value: Double = try row.decode(forColumn: column)
    guard HistoryBounds.isTokens(value) else { throw StoreError.damagedRecord("budget") }
    return value
  }
}
