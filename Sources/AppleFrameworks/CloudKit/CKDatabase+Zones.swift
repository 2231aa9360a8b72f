import Foundation

extension CKDatabase {
  // MARK: Zones

  @preconcurrency
  public func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) { refuse(completionHandler) }
  @preconcurrency
  public func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  @preconcurrency
  public func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) { refuse(completionHandler) }
  @preconcurrency
  public func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.refusal() }
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.refusal() }
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.refusal() }
  @discardableResult public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw CKError.refusal() }
  public func recordZones(for ids: [CKRecordZone.ID]) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] { throw CKError.refusal() }
  @discardableResult public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>], deleteResults: [CKRecordZone.ID: Result<Void, any Error>]) {
    throw CKError.refusal()
  }

  // MARK: Changes

  public struct DatabaseChange {
    public struct Modification: Hashable, Sendable { public let zoneID: CKRecordZone.ID }
    public struct Deletion: Hashable, Sendable {
      public enum Reason: Hashable, Sendable { case deleted, purged, encryptedDataReset }
      public let zoneID: CKRecordZone.ID
      public let reason: Reason
      /// Whether the person removed the app's data in the settings.
      public var purged: Bool { reason == .purged }
    }
  }
  public struct RecordZoneChange {
    public struct Modification: Hashable, Sendable { public let record: CKRecord }
    public struct Deletion: Hashable, Sendable {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }
  public func databaseChanges(
    since previousServerChangeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.refusal() }
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since previousServerChangeToken: CKServerChangeToken?, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>], deletions: [RecordZoneChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.refusal() }

  // MARK: Subscriptions

  @preconcurrency
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @preconcurrency
  public func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) { refuse(completionHandler) }
  @preconcurrency
  public func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  @preconcurrency
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.refusal() }
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw CKError.refusal() }
  @discardableResult public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.refusal() }
  @discardableResult public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError.refusal()
  }
  public func subscriptions(for ids: [CKSubscription.ID]) async throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] {
    throw CKError.refusal()
  }
  @discardableResult public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>], deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) { throw CKError.refusal() }
}
