import Foundation

/// Stores and deletes records.
// Unchecked: restates the superclass's conformance.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``modifyRecordsResultBlock``.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public override init() {}
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

/// Reads records by their identifiers.
// Unchecked: restates the superclass's conformance.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// The older form of ``fetchRecordsResultBlock``.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public override init() {}
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
  override func fail(_ error: CKError) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

/// Looks for records.
// Unchecked: restates the superclass's conformance.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public typealias Cursor = CKQueryCursor
  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// The older form of ``recordMatchedBlock``.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// The older form of ``queryResultBlock``.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public override init() {}
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }
  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

/// Where a query goes on. Nothing makes one. Authors write `CKQueryOperation.Cursor`.
public final class CKQueryCursor: NSObject, NSSecureCoding, NSCopying, Sendable {
  private override init() {}
  public static var supportsSecureCoding: Bool { true }
  /// Nil: no archive has one.
  public init?(coder: NSCoder) { nil }
  public func encode(with coder: NSCoder) {}
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
