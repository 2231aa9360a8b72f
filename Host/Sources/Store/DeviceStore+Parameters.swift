import AlmanacScheduler
import Foundation
import GRDB

// The configured values of widgets, one row each.
extension DeviceStore {
  /// Replaces a widget's configured values.
  ///
  /// The column `configuration` holds the configuration of an earlier version until its values have rows.
  /// - Throws: ``StoreError/unknownInstance(_:)``; `LockError/locked` for values of a protected app while the device is locked.
  func replace(_ parameters: [ParameterRecord], of instance: String, _ db: Database) throws {
    let isStored = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM instance WHERE id = ?)", arguments: [instance])
    guard isStored == true else { throw try Self.missing(InstanceID(instance), db) }
    try db.execute(sql: "DELETE FROM parameter WHERE instance = ?", arguments: [instance])
    for parameter in try stored(parameters, of: instance, db) { try Self.insert(parameter, of: instance, db) }
    try db.execute(sql: "UPDATE instance SET configuration = x'' WHERE id = ? AND configuration <> x''", arguments: [instance])
  }

  /// Returns a widget's values as they are stored: those of a protected app sealed, if there is a passcode.
  ///
  /// - Throws: `LockError/locked`.
  func stored(_ parameters: [ParameterRecord], of instance: String, _ db: Database) throws -> [ParameterRecord] {
    let protection = protection.withLock { $0 }
    guard protection.hasPasscode, parameters.contains(where: { !$0.isSealed }) else { return parameters }
    let app = try String.fetchOne(db.cachedStatement(sql: "SELECT app FROM instance WHERE id = ?"), arguments: [instance])
    guard let app, protection.apps.contains(app) else { return parameters }
    guard let key = protection.key else { throw LockError.locked }
    return try parameters.map { $0.isSealed ? $0 : try $0.sealed(instance, key) }
  }

  /// Returns values encrypted, as they are kept while the device is locked.
  ///
  /// - Throws: `LockError/locked` without the key.
  public func sealed(_ parameters: [ParameterRecord], of instance: InstanceID) throws -> [ParameterRecord] {
    guard let key = protection.withLock({ $0.key }) else { throw LockError.locked }
    return try parameters.map { $0.isSealed ? $0 : try $0.sealed(instance.rawValue, key) }
  }

  /// Returns values as they were before they were encrypted; without the key as they are. One that was changed in the file is dropped as unreadable.
  public func opened(_ parameters: [ParameterRecord], of instance: InstanceID) -> [ParameterRecord] {
    guard parameters.isSealed, let key = protection.withLock({ $0.key }) else { return parameters }
    return parameters.map { parameter in
      guard parameter.isSealed else { return parameter }
      do { return try parameter.opened(instance.rawValue, key) } catch LockError.locked { return parameter } catch { return parameter.unreadable }
    }
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
  /// Returns the record with its value encrypted. Name and type are the app's, and stay readable.
  func sealed(_ instance: String, _ key: DataKey) throws -> ParameterRecord {
    var record = self
    record.value = try key.seal(value, at: SealedData.parameter(instance, name))
    record.chosen = try chosen.map { try key.seal($0, at: SealedData.choice(instance, name)) }
    return record
  }

  func opened(_ instance: String, _ key: DataKey) throws -> ParameterRecord {
    var record = self
    record.value = try key.open(value, at: SealedData.parameter(instance, name))
    record.chosen = try chosen.map { try key.open($0, at: SealedData.choice(instance, name)) }
    return record
  }

  /// What is left of a value that does not open.
  fileprivate var unreadable: ParameterRecord {
    ParameterRecord(name: name, type: type, isArray: isArray, value: Data("null".utf8), dropped: .unreadable)
  }

  init(_ row: Row) throws {
    let reason: String? = try row.decode(forColumn: "dropped")
    let dropped = reason.flatMap(Drop.init)
    guard (reason == nil) == (dropped == nil) else { throw StoreError.damagedRecord("configured value") }
    self.init(
      name: try row.decode(forColumn: "name"), type: try row.decode(forColumn: "type"), isArray: try row.decode(forColumn: "isArray"),
      value: try row.decode(forColumn: "value"), chosen: try row.decode(forColumn: "chosen"), dropped: dropped)
  }
}
