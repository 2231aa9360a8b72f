/// Stub. The methods are never called: apps run without WatchKit.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching()
  func applicationDidBecomeActive()
  func applicationWillResignActive()
  func applicationWillEnterForeground()
  func applicationDidEnterBackground()
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
  func handle(_ userActivity: NSUserActivity)
  func handleUserActivity(_ userInfo: [AnyHashable: Any]?)
  func handleActiveWorkoutRecovery()
  func handleRemoteNowPlayingActivity()
  func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
  func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
  func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> WKBackgroundFetchResult
  func deviceOrientationDidChange()
}
extension WKApplicationDelegate {
  public func applicationDidFinishLaunching() {}
  public func applicationDidBecomeActive() {}
  public func applicationWillResignActive() {}
  public func applicationWillEnterForeground() {}
  public func applicationDidEnterBackground() {}
  public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
  public func handle(_ userActivity: NSUserActivity) {}
  public func handleUserActivity(_ userInfo: [AnyHashable: Any]?) {}
  public func handleActiveWorkoutRecovery() {}
  public func handleRemoteNowPlayingActivity() {}
  public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
  public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
  public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> WKBackgroundFetchResult { .noData }
  public func deviceOrientationDidChange() {}
}
extension WKApplicationDelegate {
  /// Ends the process with a failure code, because ``WKApplicationMain(_:_:_:)`` starts no app here.
  public static func main() { exit(WKApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil)) }
}
/// Stub. On Apple's systems it runs the event loop of a watch app.
@discardableResult
public func WKApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ applicationDelegateClassName: String?
) -> Int32 {
  UnavailableServices.report("application.unavailable", "an extension has no application: WKApplicationMain starts nothing")
  return 1
}
/// The older counterpart of ``WKApplicationDelegate``.
@MainActor @preconcurrency
public protocol WKExtensionDelegate: WKApplicationDelegate {}
public enum WKBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Stub. A background task of a watch app. None is ever assigned.
// Unchecked: it has no mutable state that two threads share.
open class WKRefreshBackgroundTask: NSObject, @unchecked Sendable {
  open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
  open func setTaskCompleted(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: (any NSSecureCoding & NSObjectProtocol)?
  ) {}
}
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
  open var sessionIdentifier: String { "" }
}
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}

extension WKApplication {
  /// Stub. Calls the handler with an error: watch apps do not run in the background.
  @preconcurrency
  public func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) { WatchRefresh.refuse(scheduledCompletion) }
  /// Stub. Does nothing: apps receive no pushes.
  public func registerForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Stub. Does nothing: watch apps are not run.
  public func openSystemURL(_ url: URL) {}
}
extension WKExtension {
  /// Stub. Calls the handler with an error: watch apps do not run in the background.
  @preconcurrency
  public func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) { WatchRefresh.refuse(scheduledCompletion) }
  /// Stub. Does nothing: apps receive no pushes.
  public func registerForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Stub. Does nothing: watch apps are not run.
  public func openSystemURL(_ url: URL) {}
}
private enum WatchRefresh {
  static func refuse(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
    UnavailableServices.report("watchRefresh.unavailable", "watch apps are not woken in the background; let complications reload by their timelines")
    DispatchQueue.main.async { completion(CocoaError(.featureUnsupported)) }
  }
}

/// Stub. A session in which a watch app continues while the wrist is down. It cannot start: the delegate is notified at once that it has ended.
// Unchecked: the delegate is set before the session is started, on the main thread.
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
  public weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  open private(set) var state = WKExtendedRuntimeSessionState.notStarted
  open var expirationDate: Date? { nil }
  open func start() {
    state = .invalid
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        delegate?.extendedRuntimeSession(self, didInvalidateWith: .error, error: CocoaError(.featureUnsupported))
      }
    }
  }
  open func start(at date: Date) { start() }
  open func invalidate() { state = .invalid }
  open func notifyUser(hapticType type: WKHapticType, repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil) {}
}
public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
  case error = -1
}
@MainActor @preconcurrency
public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
