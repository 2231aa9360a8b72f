/// How an operation reaches iCloud.
open class CKOperationConfiguration: NSObject {
  open var container: CKContainer?
  open var qualityOfService = QualityOfService.default
  open var allowsCellularAccess = true
  open var isLongLived = false
  /// Seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds.
  open var timeoutIntervalForResource: TimeInterval = 604_800
}

/// Work on a database. Nobody is signed in: each operation fails with `notAuthenticated`, and calls its result blocks with that.
// Unchecked: an app sets its properties before it adds it to a database or a queue, as on Apple's systems.
open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String
  public let operationID: ID = UUID().uuidString
  open var configuration: CKOperationConfiguration! = CKOperationConfiguration()
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  open override func main() { fail(isCancelled ? CKError(.operationCancelled) : CKError.refusal()) }
  /// Calls the operation's blocks.
  func fail(_ error: CKError) {}
}

/// Work on the records of a database.
// Unchecked: restates the superclass's conformance.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

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
  /// Where a query goes on. Nothing makes one.
  public final class Cursor: NSObject, Sendable { private override init() {} }
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

/// What the operations of containers and databases run on.
private let operations = OperationQueue()
extension CKDatabase {
  /// Starts an operation, which fails with `notAuthenticated`.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operations.addOperation(operation)
  }
}
extension CKContainer {
  /// Starts an operation, which fails with `notAuthenticated`.
  public func add(_ operation: CKOperation) { operations.addOperation(operation) }
}
