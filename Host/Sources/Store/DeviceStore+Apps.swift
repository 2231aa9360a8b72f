import AlmanacScheduler
import Foundation
import GRDB

extension DeviceStore {
  /// Stores `app`, in place of an older record of its id.
  public func save(_ app: AppRecord) throws {
    try writeLayout { db in
      try db.execute(
        sql: """
          INSERT INTO app (id, bundle, identifier, displayName, installedAt, description) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET bundle = excluded.bundle, identifier = excluded.identifier, displayName = excluded.displayName,
            installedAt = excluded.installedAt, description = excluded.description
          """,
        arguments: [
          app.id.rawValue, app.bundle.path(percentEncoded: false), app.identifier, app.displayName, app.installedAt.timeIntervalSince1970,
          app.description,
        ])
      return ((), true)
    }
  }

  /// Returns all apps, by id.
  public func apps() throws -> [AppRecord] {
    try read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM app ORDER BY id").map { row in
        AppRecord(
          id: AppID(try row.decode(forColumn: "id")), bundle: URL(filePath: try row.decode(forColumn: "bundle")),
          identifier: try row.decode(forColumn: "identifier"), displayName: try row.decode(forColumn: "displayName"),
          installedAt: Date(timeIntervalSince1970: try row.decode(forColumn: "installedAt")), description: try row.decode(forColumn: "description"))
      }
    }
  }

  /// Deletes an app with its widgets, their archives and decisions. Call it after the commit of the step that removed the app from its devices.
  public func removeApp(_ id: AppID) throws {
    try writeLayout { db in
      let archives = try String.fetchAll(
        db, sql: "SELECT archive.id FROM archive JOIN instance ON instance.id = archive.instance WHERE instance.app = ?", arguments: [id.rawValue])
      try Self.removeArchives(archives, db)
      try db.execute(sql: "DELETE FROM app WHERE id = ?", arguments: [id.rawValue])
      return ((), true)
    }
    committed.withLock { $0.removeAll() }
  }
}
