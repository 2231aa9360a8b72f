import Foundation
import Synchronization

extension CKSyncEngine {
  /// What a sync engine has still to send.
  public final class State: Sendable {
    /// What an app keeps from one launch to the next.
    public struct Serialization: Codable, Sendable {
      private struct Zone: Codable, Sendable {
        let zone: String
        let owner: String
        init(_ identifier: CKRecordZone.ID) { (zone, owner) = (identifier.zoneName, identifier.ownerName) }
        var identifier: CKRecordZone.ID { CKRecordZone.ID(zoneName: zone, ownerName: owner) }
      }
      private struct Change: Codable, Sendable {
        let zone: Zone
        /// Nil: the change is the zone's own.
        let record: String?
        let isDeletion: Bool
      }
      private var changes: [Change]

      init(_ records: [PendingRecordZoneChange], _ zones: [PendingDatabaseChange]) {
        changes =
          zones.map { change in
            switch change {
            case .saveZone(let zone): Change(zone: Zone(zone.zoneID), record: nil, isDeletion: false)
            case .deleteZone(let zone): Change(zone: Zone(zone), record: nil, isDeletion: true)
            }
          }
          + records.map { change in
            switch change {
            case .saveRecord(let record): Change(zone: Zone(record.zoneID), record: record.recordName, isDeletion: false)
            case .deleteRecord(let record): Change(zone: Zone(record.zoneID), record: record.recordName, isDeletion: true)
            }
          }
      }
      var zoneChanges: [PendingDatabaseChange] {
        changes.filter { $0.record == nil }.map {
          $0.isDeletion ? .deleteZone($0.zone.identifier) : .saveZone(CKRecordZone(zoneID: $0.zone.identifier))
        }
      }
      var recordChanges: [PendingRecordZoneChange] {
        changes.compactMap { change in
          guard let name = change.record else { return nil }
          let record = CKRecord.ID(recordName: name, zoneID: change.zone.identifier)
          return change.isDeletion ? .deleteRecord(record) : .saveRecord(record)
        }
      }
    }

    private struct Content {
      var records: [PendingRecordZoneChange]
      var zones: [PendingDatabaseChange]
      var hasUntracked = false
      var follower: (@Sendable (Serialization) -> Void)?
    }
    private let content: Mutex<Content>

    init(_ serialization: Serialization?) {
      content = Mutex(Content(records: serialization?.recordChanges ?? [], zones: serialization?.zoneChanges ?? []))
    }
    func follow(_ body: @escaping @Sendable (Serialization) -> Void) { content.withLock { $0.follower = body } }

    private func change(_ body: @Sendable (inout Content) -> Void) {
      let (follower, now) = content.withLock { content in
        body(&content)
        return (content.follower, Serialization(content.records, content.zones))
      }
      follower?(now)
    }

    public var pendingRecordZoneChanges: [PendingRecordZoneChange] { content.withLock { $0.records } }
    public var pendingDatabaseChanges: [PendingDatabaseChange] { content.withLock { $0.zones } }
    public var hasPendingUntrackedChanges: Bool {
      get { content.withLock { $0.hasUntracked } }
      set { content.withLock { $0.hasUntracked = newValue } }
    }
    /// Empty: the server was never asked.
    public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

    /// Adds changes. A change replaces the one of the same record that is still to be sent.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      change { content in
        for change in pendingRecordZoneChanges {
          content.records.removeAll { $0.recordID == change.recordID }
          content.records.append(change)
        }
      }
    }
    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      change { content in content.records.removeAll { pendingRecordZoneChanges.contains($0) } }
    }
    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      change { content in
        for change in pendingDatabaseChanges {
          content.zones.removeAll { $0.zoneID == change.zoneID }
          content.zones.append(change)
        }
      }
    }
    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      change { content in content.zones.removeAll { one in pendingDatabaseChanges.contains { $0 == one } } }
    }
  }
}

extension CKSyncEngine.PendingRecordZoneChange {
  var recordID: CKRecord.ID {
    switch self {
    case .saveRecord(let identifier), .deleteRecord(let identifier): identifier
    }
  }
}
extension CKSyncEngine.PendingDatabaseChange {
  var zoneID: CKRecordZone.ID {
    switch self {
    case .saveZone(let zone): zone.zoneID
    case .deleteZone(let identifier): identifier
    }
  }
}
