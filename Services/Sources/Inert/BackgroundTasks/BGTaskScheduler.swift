@_exported import AlmanacFoundationCompat

/// A request to run later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(named identifier: String) { self.identifier = identifier }
}

/// A request to refresh an app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(named: identifier) }
}

/// A request for minutes of processing time.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(named: identifier) }
}

/// Stub. A task in the background. None is ever started.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Stub. Submitting a request fails, as on the simulator: Almanac does not run apps in the background.
open class BGTaskScheduler: NSObject, @unchecked Sendable {

  public static let shared = BGTaskScheduler()
  private override init() { super.init() }

  /// Returns true, as for every identifier in the Info.plist; the handler is never called.
  @discardableResult
  open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
    true
  }
  open func submit(_ taskRequest: BGTaskRequest) throws {
    UnavailableServices.report(
      "backgroundTasks.unavailable", "background tasks are never started; let the policy of a widget's timeline decide when it reloads")
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
