@_exported import FoundationCompat

/// A request to run later.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(named identifier: String) { self.identifier = identifier }
}

/// A request to refresh an app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(named: identifier) }
}

/// A request to work for minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(named: identifier) }
}

/// A run in the background. The system never starts one here.
// Unchecked: there is no object.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Runs an app in the background. There is nothing that does so here: a request fails, as on the simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why a request was refused.
  public struct Error: Swift.Error, CustomNSError, LocalizedError, Sendable, Equatable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? { "Background tasks are not available on this machine." }
    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }

  public static let shared = BGTaskScheduler()
  private override init() { super.init() }

  /// Returns true, as for every identifier of the Info.plist; the handler is never called.
  @discardableResult
  open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
    true
  }
  open func submit(_ taskRequest: BGTaskRequest) throws {
    UnavailableServices.report(
      "backgroundTasks.unavailable", "the system starts no app in the background; a widget's timeline says when it is asked again")
    throw Error(.unavailable)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  @preconcurrency
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// Matches an error with a code in a `catch`.
extension BGTaskScheduler.Error.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }
}
