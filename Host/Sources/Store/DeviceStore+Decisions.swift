import AlmanacScheduler
import Foundation
import GRDB

extension Decision {
  /// How the detail begins of an answer that was not taken because the device was locked. An app cannot write it: `host` is no failure of an
  /// extension.
  public static let droppedDetail = "lock.dropped: the device was locked, and the app's data is protected"

  /// The decision without what an app said.
  public var withoutAppText: Decision {
    var decision = self
    if detail != "host: \(Self.droppedDetail)" { decision.detail = nil }
    return decision
  }
}

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
    let key = protection.withLock { $0.key }
    let known = rows.filter { row in
      // What is sealed stays where it is while the device is locked.
      guard key == nil, let record = try? row.decode(Data.self, forColumn: "record") else { return true }
      return !SealedData.isSealed(record)
    }
    let decisions = damaged.readable(known, of: "decision", by: ["device", "id"]) { row -> Decision? in
      let id: Int64 = try row.decode(forColumn: "id")
      var record: Data = try row.decode(forColumn: "record")
      if let key, SealedData.isSealed(record) {
        do {
          record = try key.open(record, at: SealedData.decision(try row.decode(forColumn: "device"), id))
        } catch LockError.locked {
          // Locked meanwhile.
          return nil
        }
      }
      guard record.count <= StoredBounds.decisionBytes else { return nil }
      let decision = try JSONDecoder().decode(Decision.self, from: record)
      return decision.instance == instance && Int64(clamping: decision.id) == id && decision.isInBounds ? decision : nil
    }
    if key == nil || !isLocked { remove(damaged) }
    return decisions
  }

  /// Adds a step's decisions, those on widgets of protected apps sealed, and deletes the oldest beyond ``decisionsKept``. Decisions on widgets that
  /// the step removed are dropped.
  func add(_ decisions: [Decision], of state: DeviceState, _ db: Database) throws {
    let decisions = decisions.filter { state.instances[$0.instance] != nil }
    let encoder = JSONEncoder()
    let protection = protection.withLock { $0 }
    for var decision in decisions {
      let isProtected = protection.hasPasscode && state.instances[decision.instance].map { protection.apps.contains($0.app.rawValue) } == true
      // While the device is locked no extension runs, so the decision holds nothing of the app; the detail could only be of an earlier failure.
      if isProtected, protection.key == nil { decision = decision.withoutAppText }
      var record = try encoder.encode(decision)
      if isProtected, let key = protection.key {
        record = try key.seal(record, at: SealedData.decision(state.id.rawValue, Int64(clamping: decision.id)))
      }
      // The id of a damaged row may be that of a later decision.
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO decision (device, id, instance, record) VALUES (?, ?, ?, ?)")
        .execute(arguments: [state.id.rawValue, Int64(clamping: decision.id), decision.instance.rawValue, record])
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
