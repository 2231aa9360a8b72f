import CloudKit
import CoreLocation
import Foundation
import Testing

/// Records in memory, and what answers without an account.
@Suite struct CloudKitTests {
  private func boat() -> CKRecord { CKRecord(recordType: "Boat", recordID: CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "sea"))) }

  @Test func `a field is read as any type of number, and as the type that is asked for`() {
    let record = boat()
    record["name"] = "Ada" as CKRecordValue
    record["masts"] = 2
    record["ports"] = ["Bergen", "Oban"]
    record["gone"] = nil
    let masts: Int64? = record["masts"]
    #expect(masts == 2 && record["masts"] as? Double == 2 && record["name"] as? String == "Ada")
    #expect(record["ports"] as? [String] == ["Bergen", "Oban"] && record["gone"] == nil)
    #expect(record.allKeys() == ["masts", "name", "ports"] && record.changedKeys() == ["gone", "masts", "name", "ports"])
    #expect(record.map(\.0) == record.allKeys() && record.recordChangeTag == nil && record.share == nil)
  }

  @Test func `encrypted values are apart from the others`() {
    let record = boat()
    record.encryptedValues["secret"] = "s"
    let secret: String? = record.encryptedValues["secret"]
    #expect(secret == "s" && record["secret"] == nil && record.allKeys().isEmpty)
  }

  @Test func `system fields and whole records survive an archive`() throws {
    let record = boat()
    record["name"] = "Ada"
    record["place"] = CLLocation(latitude: 60, longitude: 5)
    record["owner"] = CKRecord.Reference(record: record, action: .deleteSelf)
    record.setParent(CKRecord.ID(recordName: "fleet"))
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let system = try #require(CKRecord(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(system.recordID == record.recordID && system.recordType == "Boat" && system.allKeys().isEmpty)
    #expect(system.parent?.recordID.recordName == "fleet")

    let data = try NSKeyedArchiver.archivedData(withRootObject: record, requiringSecureCoding: true)
    let whole = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: data))
    #expect(whole["name"] as? String == "Ada" && whole["owner"] as? CKRecord.Reference == record["owner"] as? CKRecord.Reference)
    #expect((whole["place"] as? CLLocation)?.coordinate.latitude == 60)
  }

  @Test func `an error has its code, and what the server said`() {
    let record = boat()
    let error = CKError(.serverRecordChanged, userInfo: [CKRecordChangedErrorServerRecordKey: record, CKErrorRetryAfterKey: NSNumber(value: 3)])
    #expect(error.serverRecord === record && error.clientRecord == nil && error.retryAfterSeconds == 3)
    #expect((error as NSError).code == 14 && CKError.Code.accountTemporarilyUnavailable.rawValue == 36 && CKError.Code.zoneBusy.rawValue == 23)
    func name(_ error: any Error) -> String {
      switch error {
      case CKError.serverRecordChanged: "changed"
      case CKError.zoneBusy: "busy"
      default: "other"
      }
    }
    #expect(name(error) == "changed" && name(CKError(.zoneBusy) as NSError) == "busy" && name(URLError(.timedOut)) == "other")
  }

  @Test func `nothing reaches iCloud without an account`() async throws {
    let container = CKContainer(identifier: "iCloud.example")
    let database = container.database(with: .private)
    #expect(try await container.accountStatus() == .noAccount && database.databaseScope == .private)
    let query = CKQuery(recordType: "Boat", predicate: NSPredicate(value: true))
    await #expect(throws: CKError(.notAuthenticated)) { try await database.records(matching: query) }
    await #expect(throws: CKError(.notAuthenticated)) { try await database.modifyRecords(saving: [boat()], deleting: []) }
    await #expect(throws: CKError(.notAuthenticated)) { try await database.allRecordZones() }
    await #expect(throws: CKError(.notAuthenticated)) { try await database.recordZoneChanges(inZoneWith: .default, since: nil) }
    await #expect(throws: CKError(.notAuthenticated)) { try await database.save(CKDatabaseSubscription(subscriptionID: "all")) }
    await #expect(throws: CKError(.notAuthenticated)) { try await container.shareMetadata(for: URL(fileURLWithPath: "/")) }
    let code = await withCheckedContinuation { (done: CheckedContinuation<CKError.Code?, Never>) in
      let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default], configurationsByRecordZoneID: [.default: .init(resultsLimit: 5)])
      changes.fetchRecordZoneChangesResultBlock = { result in
        if case .failure(let error) = result { done.resume(returning: (error as? CKError)?.code) } else { done.resume(returning: nil) }
      }
      database.add(changes)
    }
    #expect(code == .notAuthenticated)
  }

  @Test func `a push of iCloud is read as its kind`() {
    let detail: [String: Any] = ["rid": "a", "zid": "sea", "zoid": "me", "fo": 3, "dbs": 2, "sid": "boats"]
    let push: [AnyHashable: Any] = ["ck": ["cid": "iCloud.example", "qry": detail]]
    let query = CKNotification(fromRemoteNotificationDictionary: push) as? CKQueryNotification
    #expect(query?.recordID == CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "sea", ownerName: "me")))
    #expect(query?.queryNotificationReason == .recordDeleted && query?.databaseScope == .private && query?.subscriptionID == "boats")
    #expect(CKDatabaseNotification(fromRemoteNotificationDictionary: push) == nil)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": ["alert": "a"]]) == nil)
  }

  @Test func `a sync engine keeps what is to be sent, and sends nothing`() async throws {
    // Unchecked: the engine calls it, and the continuation is thread-safe.
    final class Delegate: CKSyncEngineDelegate, @unchecked Sendable {
      let (states, continuation) = AsyncStream.makeStream(of: CKSyncEngine.State.Serialization.self)
      func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
        if case .stateUpdate(let update) = event { continuation.yield(update.stateSerialization) }
      }
      func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
      ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
    }
    let delegate = Delegate()
    let database = CKContainer(identifier: "iCloud.example").privateCloudDatabase
    let engine = CKSyncEngine(CKSyncEngine.Configuration(database: database, stateSerialization: nil, delegate: delegate))
    let record = boat().recordID
    engine.state.add(pendingRecordZoneChanges: [.saveRecord(record), .deleteRecord(record)])
    #expect(engine.state.pendingRecordZoneChanges == [.deleteRecord(record)])
    await #expect(throws: CKError(.notAuthenticated)) { try await engine.sendChanges() }
    var states = delegate.states.makeAsyncIterator()
    let state = try #require(await states.next())
    let kept = try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: JSONEncoder().encode(state))
    let next = CKSyncEngine(CKSyncEngine.Configuration(database: database, stateSerialization: kept, delegate: delegate))
    #expect(next.state.pendingRecordZoneChanges == [.deleteRecord(record)])
    let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: next.state.pendingRecordZoneChanges) { _ in nil }
    #expect(batch?.recordIDsToDelete == [record] && batch?.recordsToSave.isEmpty == true)
  }

  @Test func `a share has its owner, and who is added`() {
    let share = CKShare(rootRecord: boat())
    share[CKShare.SystemFieldKey.title] = "Boats"
    #expect(CKAllowedSharingOptions.standard.allowedParticipantPermissionOptions == [.readOnly, .readWrite])
    let guest = CKShare.Participant.oneTimeURLParticipant()
    share.addParticipant(guest)
    #expect(share.participants == [share.owner, guest] && share.owner.role == .owner && share.url == nil)
    share.removeParticipant(guest)
    #expect(share.participants == [share.owner] && share.recordType == CKRecord.SystemType.share && share["cloudkit.title"] == "Boats")
  }
}
