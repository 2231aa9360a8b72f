import Foundation

/// How an operation reaches iCloud. Authors write `CKOperation.Configuration`.
open class CKOperationConfiguration: NSObject, @unchecked Sendable {
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
  public typealias Configuration = CKOperationConfiguration
  public let operationID: ID = UUID().uuidString
  open var configuration: Configuration! = Configuration()
  open var resolvedConfiguration: Configuration { configuration ?? group?.defaultConfiguration ?? Configuration() }
  open var group: CKOperationGroup?
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  // The older places of what the configuration has.
  open var container: CKContainer? {
    get { configuration?.container }
    set { configuration?.container = newValue }
  }
  open var allowsCellularAccess: Bool {
    get { configuration?.allowsCellularAccess ?? true }
    set { configuration?.allowsCellularAccess = newValue }
  }
  open var isLongLived: Bool {
    get { configuration?.isLongLived ?? false }
    set { configuration?.isLongLived = newValue }
  }
  open var timeoutIntervalForRequest: TimeInterval {
    get { configuration?.timeoutIntervalForRequest ?? 60 }
    set { configuration?.timeoutIntervalForRequest = newValue }
  }
  open var timeoutIntervalForResource: TimeInterval {
    get { configuration?.timeoutIntervalForResource ?? 604_800 }
    set { configuration?.timeoutIntervalForResource = newValue }
  }

  open override func main() { fail(isCancelled ? CKError(.operationCancelled) : CKError.refusal()) }
  /// Calls the operation's blocks.
  func fail(_ error: CKError) {}
}

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  public enum TransferSize: Int, Sendable {
    case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes, hundredsOfGigabytes
  }
  public let operationGroupID = UUID().uuidString
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var name: String?
  open var quantity = 0
  open var expectedSendSize = TransferSize.unknown
  open var expectedReceiveSize = TransferSize.unknown
}

/// Work on the records of a database.
// Unchecked: restates the superclass's conformance.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

/// What the operations of containers and databases run on.
enum CloudOperations {
  static let queue = OperationQueue()
}
