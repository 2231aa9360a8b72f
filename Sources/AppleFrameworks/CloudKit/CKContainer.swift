@_exported import FoundationCompat

public let CKErrorDomain = "CKErrorDomain"
public struct CKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement
    case notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14
    case operationCancelled = 20
    case limitExceeded = 27
    case quotaExceeded = 25
    case zoneNotFound = 26
    case accountTemporarilyUnavailable = 36
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .operationCancelled ? "The operation was cancelled." : "This machine has no iCloud account." }
  public static let notAuthenticated = Code.notAuthenticated
  public static let networkUnavailable = Code.networkUnavailable
  public static let unknownItem = Code.unknownItem
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let permissionFailure = Code.permissionFailure
  public static let zoneNotFound = Code.zoneNotFound

  static func refusal() -> CKError {
    UnavailableServices.report("cloudKit.unavailable", "this machine has no iCloud account; keep data in an app group or on a server of your own")
    return CKError(.notAuthenticated)
  }
}

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
extension NSNotification.Name { public static let CKAccountChanged = NSNotification.Name("CKAccountChanged") }

/// A store in iCloud. Nobody is signed in: every call that needs an account fails with `notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "")") }
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    _ = CKError.refusal()
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus {
    _ = CKError.refusal()
    return .noAccount
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.refusal() }
}

open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.refusal() }
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refusal() }
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.refusal() }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError.refusal() }
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    let error = CKError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    let error = CKError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    let error = CKError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
}

/// A record in memory.
// Unchecked: an app sets its values on one thread, as on Apple's systems.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName && (object as? ID)?.zoneID == zoneID }
    open override var hash: Int { recordName.hashValue }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  /// A relationship to another record.
  // Unchecked: an open class cannot be checked; it has no mutable state.
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID && (object as? Reference)?.action == action }
    open override var hash: Int { recordID.hash }
  }
  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  private var values: [FieldKey: Any] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  open subscript(key: FieldKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func setValue(_ value: Any?, forKey key: FieldKey) { values[key] = value }
  open func value(forKey key: FieldKey) -> Any? { values[key] }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
}
open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
    public static let `default` = ID()
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.zoneName == zoneName && (object as? ID)?.ownerName == ownerName }
    open override var hash: Int { zoneName.hashValue }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
}
open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}
