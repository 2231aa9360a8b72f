import AlmanacProfiles
import AlmanacScheduler
import Foundation
import GRDB

extension DeviceStore {
  /// Returns the ids of all devices that have been committed.
  public func devices() throws -> [DeviceID] {
    try read { try String.fetchAll($0, sql: "SELECT id FROM device NOT INDEXED ORDER BY id").map { DeviceID($0) } }
  }

  /// Returns the scheduler's last committed state; nil for a device without a commit.
  ///
  /// - Throws: ``StoreError/damagedRecord(_:)`` when it cannot be decoded.
  public func device(_ id: DeviceID) throws -> DeviceState? {
    let state: DeviceState? = try read { db in
      guard let data = try Data.fetchOne(db, sql: "SELECT state FROM device WHERE id = ?", arguments: [id.rawValue]) else { return nil }
      let instances = try Row.fetchAll(
        db, sql: "SELECT id, state FROM instance WHERE device = ? AND state IS NOT NULL ORDER BY id", arguments: [id.rawValue])
      let header: DeviceState.Header = try Self.decode(data, "state of the device \(id)")
      return DeviceState(header: header, instances: try instances.map { try Self.instance($0) })
    }
    committed.withLock { $0[id] = state }
    return state
  }

  /// Returns the widgets of a device in the order in which they were added. While the device is locked, configured values of protected apps are sealed.
  public func instances(of device: DeviceID) throws -> [InstanceRecord] {
    try read { db in
      let parameters = try Self.parameters(db)
      return try Row.fetchAll(db, sql: "SELECT * FROM instance WHERE device = ? ORDER BY addedAt, id", arguments: [device.rawValue]).map { row in
        let id: String = try row.decode(forColumn: "id")
        return InstanceRecord(
          id: InstanceID(id), app: AppID(try row.decode(forColumn: "app")), kind: try row.decode(forColumn: "kind"),
          family: try row.decode(forColumn: "family"),
          parameters: try parameters[id].map { opened($0, of: InstanceID(id)) }
            ?? [ParameterRecord](untyped: try row.decode(forColumn: "configuration")),
          addedAt: Date(timeIntervalSince1970: try row.decode(forColumn: "addedAt")), placement: try PlacementRecord(row),
          position: try GridPosition(row))
      }
    }
  }

  private static func instance(_ row: Row) throws -> InstanceState {
    let id: String = try row.decode(forColumn: "id")
    let state: InstanceState = try decode(try row.decode(forColumn: "state"), "state of the widget \(id)")
    guard state.id.rawValue == id else { throw StoreError.damagedRecord("state of the widget \(id)") }
    return state
  }

  static func decode<Value: Decodable>(_ data: Data, _ what: String) throws -> Value {
    guard data.count <= StoredBounds.jsonBytes else { throw StoreError.damagedRecord(what) }
    do { return try JSONDecoder().decode(Value.self, from: data) } catch { throw StoreError.damagedRecord(what) }
  }
}
