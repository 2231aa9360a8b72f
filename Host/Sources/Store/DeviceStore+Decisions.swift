import Foundation
import GRDB
import Scheduler

extension DeviceStore {
  /// Returns the decisions on a widget, newest first (Specification C11).
  ///
  /// - Parameters:
  ///   - limit: the largest number to return.
  ///   - id: return only decisions before the one with this id, for paging; nil: all.
  public func decisions(of instance: InstanceID, limit: Int = 100, before id: UInt64? = nil) throws -> [Decision] {
    try read { db in
      try Data.fetchAll(
        db, sql: "SELECT record FROM decision WHERE instance = ? AND id < ? ORDER BY id DESC LIMIT ?",
        arguments: [instance.rawValue, Int64(clamping: id ?? .max), max(0, limit)]
      ).map { try Self.decode($0, "decision on the widget \(instance)") }
    }
  }

  /// Adds a step's decisions and deletes the oldest beyond ``decisionsKept``. Decisions on widgets that the step removed are dropped.
  func add(_ decisions: [Decision], of state: DeviceState, _ db: Database) throws {
    let decisions = decisions.filter { state.instances[$0.instance] != nil }
    let encoder = JSONEncoder()
    for decision in decisions {
      try db.cachedStatement(sql: "INSERT INTO decision (device, id, instance, record) VALUES (?, ?, ?, ?)")
        .execute(arguments: [state.id.rawValue, Int64(clamping: decision.id), decision.instance.rawValue, try encoder.encode(decision)])
    }
    for instance in Set(decisions.map(\.instance)) {
      try db.cachedStatement(
        sql: """
          DELETE FROM decision WHERE instance = ?1 AND id <= (SELECT id FROM decision WHERE instance = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
          """
      ).execute(arguments: [instance.rawValue, decisionsKept])
    }
  }
}
