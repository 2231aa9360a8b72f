/// Work for which the system starts an app. This host starts none.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
  init(name: String) { self.name = name }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns the task of a refresh that the app has requested.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(name: identifier) }
  /// The task that handles events of background downloads.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>(name: "urlSession") }
  /// Returns the task that handles events of one session's background downloads.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask(name: identifier) }
}
