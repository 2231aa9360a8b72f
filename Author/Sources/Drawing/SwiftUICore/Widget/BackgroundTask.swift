/// Stub. Work for which the system launches an app. The host launches none.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
  init(name: String) { self.name = name }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns the task of a refresh that the app has requested.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(name: identifier) }
  /// Returns the task that handles events of one session's background downloads.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(name: identifier) }
  /// The task that receives what the phone sent to its watch.
  public static var watchConnectivity: BackgroundTask<Void, Void> { BackgroundTask(name: "watchConnectivity") }
  /// The task that updates a watch app's relevant shortcuts.
  public static var relevantShortcutRefresh: BackgroundTask<Void, Void> { BackgroundTask(name: "relevantShortcutRefresh") }
}
extension BackgroundTask where Request == String, Response == Void {
  /// The task that handles events of background downloads.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
  /// Returns the task that handles events of the background downloads of sessions that `matching` accepts.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> { urlSession }
  /// The task after an intent has run.
  public static var intentDidRun: BackgroundTask<String, Void> { BackgroundTask(name: "intentDidRun") }
}
extension BackgroundTask where Request == String?, Response == Void {
  /// The task of any refresh that a watch app has requested.
  public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask(name: "appRefresh") }
}
extension BackgroundTask where Request == SnapshotData, Response == SnapshotResponse {
  /// The task that prepares a watch app for its snapshot.
  public static var snapshot: BackgroundTask<SnapshotData, SnapshotResponse> { BackgroundTask(name: "snapshot") }
}

/// The reason for a snapshot of a watch app. The framework never creates one.
public struct SnapshotData: Sendable {
  public enum SnapshotReason: Hashable, Sendable { case appScheduled, appBackgrounded, returnToDefaultState, complicationUpdate, prelaunch }
  public let identifier: String?
  public let reason: SnapshotReason
}
/// A watch app's answer when the system takes its snapshot.
public struct SnapshotResponse: Sendable {
  public let restoredDefaultState: Bool
  public let estimatedSnapshotExpiration: Date
  public let identifier: String?
  public init(restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date = .distantFuture, identifier: String? = nil) {
    self.restoredDefaultState = restoredDefaultState
    self.estimatedSnapshotExpiration = estimatedSnapshotExpiration
    self.identifier = identifier
  }
}

extension Scene {
  /// Stub. Has no effect: the host launches no app for background work.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
