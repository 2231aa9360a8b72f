import Foundation

/// The records of a container. Nobody is signed in: each call fails with `notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  public typealias Scope = _CloudDatabaseScope
  public let databaseScope: Scope
  init(_ databaseScope: Scope) { self.databaseScope = databaseScope }

  /// Starts an operation, which fails with `notAuthenticated`.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    CloudOperations.queue.addOperation(operation)
  }
  open func configuredWith<R>(
    configuration: CKOperation.Configuration = CKOperation.Configuration(), group: CKOperationGroup? = nil, body: (CKDatabase) async throws -> R
  ) async rethrows -> R { try await body(self) }

  // MARK: One record

  @preconcurrency
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  @preconcurrency
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) { refuse(completionHandler) }
  @preconcurrency
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.refusal() }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refusal() }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.refusal() }

  // MARK: Several records

  @preconcurrency
  open func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler: @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) { refuse(completionHandler) }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.refusal() }

  public typealias ModifiedRecords = (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>])
  @preconcurrency
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true,
    completionHandler: @escaping @Sendable (Result<ModifiedRecords, any Error>) -> Void
  ) { refuse(completionHandler) }
  @discardableResult open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) {
    throw CKError.refusal()
  }

  // MARK: Queries

  public typealias MatchedRecords = (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
  @preconcurrency
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] { throw CKError.refusal() }
  @preconcurrency
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<MatchedRecords, any Error>) -> Void
  ) { refuse(completionHandler) }
  @preconcurrency
  open func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<MatchedRecords, any Error>) -> Void
  ) { refuse(completionHandler) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError.refusal() }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError.refusal() }
}

open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuery(recordType: recordType, predicate: predicate)
    copy.sortDescriptors = sortDescriptors
    return copy
  }
}

/// A point in the history of a database or zone. Only a server makes one.
public final class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, Sendable {
  private override init() {}
  public static var supportsSecureCoding: Bool { true }
  /// Nil: no archive has one.
  public init?(coder: NSCoder) { nil }
  public func encode(with coder: NSCoder) {}
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
