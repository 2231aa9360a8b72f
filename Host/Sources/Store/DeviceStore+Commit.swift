import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import GRDB

extension DeviceStore {
  /// Stores the result of a step in one transaction: the state, the archives that it took into use, its decisions and its history.
  ///
  /// Writes only the widgets that differ from the last commit. Widgets that the state no longer has are deleted with their decisions and
  /// archives. Archives that no widget uses any more are also deleted, with the display lists and images that no other archive uses.
  /// - Throws: ``StoreError``; then nothing of the step is stored.
  public func commit(_ step: StepCommit) throws {
    let state = step.state
    let last = committed.withLock { $0[state.id] }
    try writeLayout { db in
      try db.execute(
        sql:
          "INSERT INTO device (id, sequence, state) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, state = excluded.state",
        arguments: [state.id.rawValue, Int64(clamping: state.sequence), try JSONEncoder().encode(state.header)])
      for record in step.added { try insert(record, into: state.id, db) }
      let removed = try Self.removeAbsent(from: state, db, last: last)
      for (instance, family) in step.resized { try Self.resize(instance, to: family, db) }
      try Self.move(step.moved, db)
      for archive in step.archives { try insert(archive.archive, archive.id, archive.role, archive.instance, db) }
      for (instance, parameters) in step.configured { try replace(parameters, of: instance.rawValue, db) }
      for instance in state.instances.values where last?.instances[instance.id] != instance {
        try Self.update(instance, db)
        // Most steps change no timeline. The first commit of this run knows no last state, and removes what an earlier run left.
        if last?.instances[instance.id]?.archives != instance.archives { try removeUnusedArchives(of: instance, db) }
      }
      try add(step.decisions, of: state, db)
      try Self.add(step.history, of: state, db)
      let isPlaced = removed || !step.added.isEmpty || !step.configured.isEmpty || !step.resized.isEmpty || !step.moved.isEmpty
      return ((), isPlaced || last.map { Layout.Device($0.header) } != Layout.Device(state.header))
    }
    committed.withLock { $0[state.id] = state }
  }

  private func insert(_ record: InstanceRecord, into device: DeviceID, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO instance (id, device, app, kind, family, configuration, addedAt, profile, place, slot, gridPage, gridColumn, gridRow)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        record.id.rawValue, device.rawValue, record.app.rawValue, record.kind, record.family, Data(),
        record.addedAt.timeIntervalSince1970, record.placement?.profile, record.placement?.place, record.placement?.slot, record.position?.page,
        record.position?.column, record.position?.row,
      ])
    for parameter in try stored(record.parameters, of: record.id.rawValue, db) { try Self.insert(parameter, of: record.id.rawValue, db) }
  }

  /// Stores where widgets are, in one transaction.
  ///
  /// - Throws: ``StoreError``; then all are where they were.
  public func move(_ positions: [InstanceID: GridPosition]) throws {
    guard !positions.isEmpty else { return }
    try writeLayout { db in
      try Self.move(positions, db)
      return ((), true)
    }
  }

  private static func move(_ positions: [InstanceID: GridPosition], _ db: Database) throws {
    for (id, position) in positions {
      try db.execute(
        sql: "UPDATE instance SET gridPage = ?, gridColumn = ?, gridRow = ? WHERE id = ?",
        arguments: [position.page, position.column, position.row, id.rawValue])
      if db.changesCount == 0 { throw try missing(id, db) }
    }
  }

  /// Stores a widget's new family, and removes everything that was laid out for the old one.
  private static func resize(_ id: InstanceID, to family: String, _ db: Database) throws {
    try db.execute(sql: "UPDATE instance SET family = ? WHERE id = ?", arguments: [family, id.rawValue])
    if db.changesCount == 0 { throw try missing(id, db) }
    try removeArchives(try String.fetchAll(db, sql: "SELECT id FROM archive WHERE instance = ?", arguments: [id.rawValue]), db)
  }

  private static func update(_ instance: InstanceState, _ db: Database) throws {
    try db.execute(sql: "UPDATE instance SET state = ? WHERE id = ?", arguments: [try JSONEncoder().encode(instance), instance.id.rawValue])
    if db.changesCount == 0 { throw try missing(instance.id, db) }
  }

  /// Returns why a widget's row was not found by its id: it is not stored, or the index of the ids is wrong.
  static func missing(_ id: InstanceID, _ db: Database) throws -> any Error {
    let isStored = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM instance NOT INDEXED WHERE id = ?)", arguments: [id.rawValue])
    if isStored == true { return DatabaseError(resultCode: .SQLITE_CORRUPT, message: "wrong entries in an index of the widgets") }
    return StoreError.unknownInstance(id.rawValue)
  }

  /// Deletes the widgets that the state no longer has. Returns whether there were any.
  private static func removeAbsent(from state: DeviceState, _ db: Database, last: DeviceState?) throws -> Bool {
    // Before the first commit of this run, the known widgets are those in the table.
    let known =
      try last?.instances.keys.map(\.rawValue)
      ?? String.fetchAll(db, sql: "SELECT id FROM instance WHERE device = ?", arguments: [state.id.rawValue])
    let absent = known.filter { state.instances[InstanceID($0)] == nil }
    for id in absent {
      try removeArchives(try String.fetchAll(db, sql: "SELECT id FROM archive WHERE instance = ?", arguments: [id]), db)
      try db.execute(sql: "DELETE FROM instance WHERE id = ?", arguments: [id])
    }
    return !absent.isEmpty
  }
}
