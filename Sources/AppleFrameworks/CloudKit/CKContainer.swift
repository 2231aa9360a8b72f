import Foundation

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
extension NSNotification.Name {
  /// Never posted: nobody signs in or out.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChanged")
}

/// A store in iCloud. Nobody is signed in: every call that needs an account fails with `notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }

  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)

  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "")") }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  /// Starts an operation, which fails with `notAuthenticated`.
  open func add(_ operation: CKOperation) { CloudOperations.queue.addOperation(operation) }

  // MARK: The account

  @preconcurrency
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    _ = CKError.refusal()
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus {
    _ = CKError.refusal()
    return .noAccount
  }
  @preconcurrency
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) { refuse(completionHandler) }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.refusal() }

  @preconcurrency
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    let error = CKError.refusal()
    DispatchQueue.global().async { completionHandler(.couldNotComplete, error) }
  }
  open func requestApplicationPermission(_ applicationPermission: ApplicationPermissions) async throws -> ApplicationPermissionStatus {
    throw CKError.refusal()
  }
  @preconcurrency
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    let error = CKError.refusal()
    DispatchQueue.global().async { completionHandler(.couldNotComplete, error) }
  }
  open func applicationPermissionStatus(for applicationPermission: ApplicationPermissions) async throws -> ApplicationPermissionStatus {
    throw CKError.refusal()
  }

  // MARK: Operations that outlive a process

  @preconcurrency
  open func fetchAllLongLivedOperationIDs(completionHandler: @escaping @Sendable ([CKOperation.ID]?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }
  open func allLongLivedOperationIDs() async throws -> [CKOperation.ID] { throw CKError.refusal() }
  @preconcurrency
  open func fetchLongLivedOperation(
    withID operationID: CKOperation.ID, completionHandler: @escaping @Sendable (CKOperation?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  open func longLivedOperation(for operationID: CKOperation.ID) async throws -> CKOperation? { throw CKError.refusal() }

  open func configuredWith<R>(
    configuration: CKOperation.Configuration = CKOperation.Configuration(), group: CKOperationGroup? = nil, body: (CKContainer) async throws -> R
  ) async rethrows -> R { try await body(self) }
}

/// Answers a call that needs an account, on another thread as the answers of a server come.
func refuse<Value>(_ completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
  let error = CKError.refusal()
  DispatchQueue.global().async { completionHandler(nil, error) }
}
func refuse<Value>(_ completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
  let error = CKError.refusal()
  DispatchQueue.global().async { completionHandler(.failure(error)) }
}
