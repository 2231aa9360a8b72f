import Foundation
import Synchronization

/// Sends an app's changes to iCloud and fetches those of others.
///
/// Nobody is signed in: it keeps what is to be sent, tells its delegate of each new state, and sends nothing. A call to send or to fetch fails with
/// `notAuthenticated`.
public final class CKSyncEngine: Sendable {
  public struct Configuration: Sendable {
    public var database: CKDatabase
    public var stateSerialization: State.Serialization?
    public weak var delegate: (any CKSyncEngineDelegate)?
    public var automaticallySync = true
    public var subscriptionID: CKSubscription.ID?
    public init(database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate) {
      (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
    }
  }

  public let database: CKDatabase
  public let state: State
  private struct Delegate: Sendable { weak var object: (any CKSyncEngineDelegate)? }
  private let delegate: Mutex<Delegate>

  public init(_ configuration: Configuration) {
    database = configuration.database
    delegate = Mutex(Delegate(object: configuration.delegate))
    state = State(configuration.stateSerialization)
    state.follow { [weak self] in self?.tell($0) }
  }

  private func tell(_ serialization: State.Serialization) {
    guard let delegate = delegate.withLock({ $0.object }) else { return }
    Task { await delegate.handleEvent(.stateUpdate(Event.StateUpdate(stateSerialization: serialization)), syncEngine: self) }
  }

  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws { throw CKError.refusal() }
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws { throw CKError.refusal() }
  public func cancelOperations() async {}

  // MARK: What is to be sent

  public enum PendingRecordZoneChange: Hashable, Sendable { case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID) }
  public enum PendingDatabaseChange: Hashable, Sendable { case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID) }

  public struct RecordZoneChangeBatch: Sendable {
    public var recordsToSave: [CKRecord]
    public var recordIDsToDelete: [CKRecord.ID]
    public var atomicByZone: Bool
    public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
      (self.recordsToSave, self.recordIDsToDelete, self.atomicByZone) = (recordsToSave, recordIDsToDelete, atomicByZone)
    }
    /// - Returns: nil if there is nothing to send.
    @preconcurrency
    public init?(pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?) async {
      self.init()
      for change in pendingChanges {
        switch change {
        case .saveRecord(let identifier): if let record = await recordProvider(identifier) { recordsToSave.append(record) }
        case .deleteRecord(let identifier): recordIDsToDelete.append(identifier)
        }
      }
      if recordsToSave.isEmpty && recordIDsToDelete.isEmpty { return nil }
    }
  }

  // MARK: Options

  public enum SyncReason: Hashable, Sendable { case scheduled, manual }

  public struct FetchChangesOptions: Sendable {
    public enum Scope: Sendable {
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(zoneID)
        case .zoneIDs(let zones): zones.contains(zoneID)
        }
      }
    }
    public var scope: Scope
    public var operationGroup: CKOperationGroup
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []
    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      (self.scope, self.operationGroup) = (scope, operationGroup ?? CKOperationGroup())
    }
  }
  public struct FetchChangesContext: Sendable {
    public let reason: SyncReason
    public let options: FetchChangesOptions
  }

  public struct SendChangesOptions: Sendable {
    public enum Scope: Sendable {
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs([CKRecord.ID])
      public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
        switch pendingRecordZoneChange {
        case .saveRecord(let identifier), .deleteRecord(let identifier): contains(identifier)
        }
      }
      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(recordID.zoneID)
        case .zoneIDs(let zones): zones.contains(recordID.zoneID)
        case .recordIDs(let records): records.contains(recordID)
        }
      }
    }
    public var scope: Scope
    public var operationGroup: CKOperationGroup
    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      (self.scope, self.operationGroup) = (scope, operationGroup ?? CKOperationGroup())
    }
  }
  public struct SendChangesContext: Sendable {
    public let reason: SyncReason
    public let options: SendChangesOptions
  }
}

/// Gives a sync engine what it sends, and is told what it did.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  func nextFetchChangesOptions(_ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine) async -> CKSyncEngine.FetchChangesOptions
}
extension CKSyncEngineDelegate {
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}
