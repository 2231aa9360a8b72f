import Foundation

extension CKSyncEngine {
  /// What a sync engine did. Of these only `stateUpdate` comes here.
  public enum Event: Sendable, CustomStringConvertible {
    case stateUpdate(StateUpdate)
    case accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    case sentDatabaseChanges(SentDatabaseChanges)
    case sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges)
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    case didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges)
    case didSendChanges(DidSendChanges)

    public var description: String {
      switch self {
      case .stateUpdate: "stateUpdate"
      case .accountChange: "accountChange"
      case .fetchedDatabaseChanges: "fetchedDatabaseChanges"
      case .fetchedRecordZoneChanges: "fetchedRecordZoneChanges"
      case .sentDatabaseChanges: "sentDatabaseChanges"
      case .sentRecordZoneChanges: "sentRecordZoneChanges"
      case .willFetchChanges: "willFetchChanges"
      case .willFetchRecordZoneChanges: "willFetchRecordZoneChanges"
      case .didFetchRecordZoneChanges: "didFetchRecordZoneChanges"
      case .didFetchChanges: "didFetchChanges"
      case .willSendChanges: "willSendChanges"
      case .didSendChanges: "didSendChanges"
      }
    }
  }
}

extension CKSyncEngine.Event {
  public struct StateUpdate: Sendable { public let stateSerialization: CKSyncEngine.State.Serialization }

  public struct AccountChange: Sendable {
    public enum ChangeType: Sendable {
      case signIn(currentUser: CKRecord.ID)
      case signOut(previousUser: CKRecord.ID)
      case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
    }
    public let changeType: ChangeType
  }

  public struct FetchedDatabaseChanges: Sendable {
    public let modifications: [CKDatabase.DatabaseChange.Modification]
    public let deletions: [CKDatabase.DatabaseChange.Deletion]
  }
  public struct FetchedRecordZoneChanges: Sendable {
    public let modifications: [CKDatabase.RecordZoneChange.Modification]
    public let deletions: [CKDatabase.RecordZoneChange.Deletion]
  }

  public struct SentDatabaseChanges: Sendable {
    public struct FailedZoneSave: Sendable {
      public let zone: CKRecordZone
      public let error: CKError
    }
    public let savedZones: [CKRecordZone]
    public let failedZoneSaves: [FailedZoneSave]
    public let deletedZoneIDs: [CKRecordZone.ID]
    public let failedZoneDeletes: [CKRecordZone.ID: CKError]
  }
  public struct SentRecordZoneChanges: Sendable {
    public struct FailedRecordSave: Sendable {
      public let record: CKRecord
      public let error: CKError
    }
    public let savedRecords: [CKRecord]
    public let failedRecordSaves: [FailedRecordSave]
    public let deletedRecordIDs: [CKRecord.ID]
    public let failedRecordDeletes: [CKRecord.ID: CKError]
  }

  public struct WillFetchChanges: Sendable { public let context: CKSyncEngine.FetchChangesContext }
  public struct WillFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID }
  public struct DidFetchRecordZoneChanges: Sendable {
    public let zoneID: CKRecordZone.ID
    public let error: CKError?
  }
  public struct DidFetchChanges: Sendable { public let context: CKSyncEngine.FetchChangesContext }
  public struct WillSendChanges: Sendable { public let context: CKSyncEngine.SendChangesContext }
  public struct DidSendChanges: Sendable { public let context: CKSyncEngine.SendChangesContext }
}
