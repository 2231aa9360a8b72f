/// Work for which the system starts an app. This host starts none.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
  init(name: String) { self.name = name }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns the task of a refresh that the app has requested.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(name: identifier) }
  /// Returns the task that handles events of one session's background downloads.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(name: identifier) }
  /// The task that receives what the phone of a watch sent.
  public static var watchConnectivity: BackgroundTask<Void, Void> { BackgroundTask(name: "watchConnectivity") }
  /// The task that brings a watch app's relevant shortcuts up to date.
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
  /// The task that prepares the picture of a watch app.
  public static var snapshot: BackgroundTask<SnapshotData, SnapshotResponse> { BackgroundTask(name: "snapshot") }
}

/// Why the system takes the picture of a watch app. It takes none here.
public struct SnapshotData: Sendable {
  public enum SnapshotReason: Hashable, Sendable { case appScheduled, appBackgrounded, returnToDefaultState, complicationUpdate, prelaunch }
  public let identifier: String?
  public let reason: SnapshotReason
}
/// What a watch app answers when the system takes its picture.
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
  /// Has no effect: this host starts no app for work in the background.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
