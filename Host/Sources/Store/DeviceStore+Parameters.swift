import Foundation
import GRDB
import Scheduler

// The configured values of widgets, one row each.
extension DeviceStore {
  /// Replaces a widget's configured values.
  ///
  /// The column `configuration` holds the configuration of an earlier version until its values have rows.
  /// - Throws: ``StoreError/unknownInstance(_:)``.
  static func replace(_ parameters: [ParameterRecord], of instance: String, _ db: Database) throws {
    let isStored = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM instance WHERE id = ?)", arguments: [instance])
    guard isStored == true else { throw try missing(InstanceID(instance), db) }
    try db.execute(sql: "DELETE FROM parameter WHERE instance = ?", arguments: [instance])
    for parameter in parameters { try insert(parameter, of: instance, db) }
    try db.execute(sql: "UPDATE instance SET configuration = x'' WHERE id = ? AND configuration <> x''", arguments: [instance])
  }

  static func insert(_ parameter: ParameterRecord, of instance: String, _ db: Database) throws {
    try db.cachedStatement(
      // Of a damaged database two rows of one name may be read.
      sql: "INSERT INTO parameter (instance, name, type, isArray, value, chosen, dropped) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    ).execute(arguments: [
      instance, parameter.name, parameter.type, parameter.isArray, parameter.value, parameter.chosen, parameter.dropped?.rawValue,
    ])
  }

  /// Returns the configured values of all widgets, by the widgets' ids and sorted by name.
  static func parameters(_ db: Database) throws -> [String: [ParameterRecord]] {
    try parameters(of: Row.fetchAll(db, sql: "SELECT * FROM parameter ORDER BY instance, name")) { throw $0 }
  }

  /// Returns the values in these rows, by widget and sorted by name.
  ///
  /// - Parameter fault: is called for each row that cannot be read.
  static func parameters(of rows: [Row], _ fault: (any Error) throws -> Void) rethrows -> [String: [ParameterRecord]] {
    var found: [String: [ParameterRecord]] = [:]
    for row in rows {
      do {
        found[try row.decode(String.self, forColumn: "instance"), default: []].append(try ParameterRecord(row))
      } catch {
        try fault(error)
      }
    }
    return found.mapValues { $0.sorted { $0.name < $1.name } }
  }
}

extension ParameterRecord {
  init(_ row: Row) throws {
    let reason: String? = try row.decode(forColumn: "dropped")
    let dropped = reason.flatMap(Drop.init)
    guard (reason == nil) == (dropped == nil) else { throw StoreError.damagedRecord("configured value") }
    self.init(
      name: try row.decode(forColumn: "name"), type: try row.decode(forColumn: "type"), isArray: try row.decode(forColumn: "isArray"),
      value: try row.decode(forColumn: "value"), chosen: try row.decode(forColumn: "chosen"), dropped: dropped)
  }
}
