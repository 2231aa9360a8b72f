import Foundation
import GRDB
import Scheduler

extension DeviceStore {
  /// Returns the decisions on a widget, newest first (Specification C11). A decision that cannot be read, or has values that no host writes, is left out
  /// and removed.
  ///
  /// - Parameters:
  ///   - limit: the largest number to return.
  ///   - id: return only decisions before the one with this id, for paging; nil: all.
  public func decisions(of instance: InstanceID, limit: Int = 100, before id: UInt64? = nil) throws -> [Decision] {
    let rows = try read { db in
      try Row.fetchAll(
        db, sql: "SELECT device, id, record FROM decision WHERE instance = ? AND id < ? ORDER BY id DESC LIMIT ?",
        arguments: [instance.rawValue, Int64(clamping: id ?? .max), max(0, limit)])
    }
    var damaged = DamagedRows()
    let decisions = damaged.readable(rows, of: "decision", by: ["device", "id"]) { row -> Decision? in
      let decision = try JSONDecoder().decode(Decision.self, from: try row.decode(forColumn: "record"))
      let id: Int64 = try row.decode(forColumn: "id")
      return decision.instance == instance && Int64(clamping: decision.id) == id && decision.isInBounds ? decision : nil
    }
    remove(damaged)
    return decisions
  }

  /// Adds a step's decisions and deletes the oldest beyond ``decisionsKept``. Decisions on widgets that the step removed are dropped.
  func add(_ decisions: [Decision], of state: DeviceState, _ db: Database) throws {
    let decisions = decisions.filter { state.instances[$0.instance] != nil }
    let encoder = JSONEncoder()
    for decision in decisions {
      // The id of a damaged row may be that of a later decision.
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO decision (device, id, instance, record) VALUES (?, ?, ?, ?)")
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
