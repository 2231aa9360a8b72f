/// The app that an extension belongs to.
///
/// An extension has no application: using ``shared`` is a warning of the build and returns an object that behaves like an app in the background. The
/// class exists for sources that an app and its widget share. They use its states, and the names of its notifications, which an extension never
/// posts.
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public nonisolated static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public nonisolated static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public nonisolated static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public nonisolated static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public nonisolated static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public nonisolated static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    public nonisolated static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public nonisolated static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public nonisolated static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public nonisolated static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public nonisolated static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public nonisolated static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// Keys of the options with which the system asks an app to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public nonisolated static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public nonisolated static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public nonisolated static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Keys of the options with which an app opens a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public nonisolated static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  private static let absent = UIApplication()
  @available(*, deprecated, message: "an extension has no application; use a compilation condition that only the app's target sets")
  open class var shared: UIApplication {
    UnavailableServices.report(
      "application.unavailable", "an extension has no application: UIApplication.shared is in the background, opens nothing and has no windows")
    return absent
  }
  open var applicationState: State { .background }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .ofDevice }
  open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
  open var isProtectedDataAvailable: Bool { true }
  open weak var delegate: (any UIApplicationDelegate)?
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var openSessions: Set<UISceneSession> { [] }
  open var supportsMultipleScenes: Bool { false }
  open var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  open var applicationSupportsShakeToEdit: Bool {
    get { false }
    set {}
  }
  open var statusBarOrientation: UIInterfaceOrientation { .unknown }
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  open func canOpenURL(_ url: URL) -> Bool { false }
  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
  @available(*, deprecated) @discardableResult open func openURL(_ url: URL) -> Bool { false }

  /// Always false: the app's icon cannot be changed.
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  @preconcurrency
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  open func setAlternateIconName(_ alternateIconName: String?) async throws { throw CocoaError(.featureUnsupported) }

  /// Stub. Does nothing: an app receives no pushes, and its delegate is not called.
  open func registerForRemoteNotifications() {}
  @available(*, deprecated, message: "use UNUserNotificationCenter")
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  @available(*, deprecated, message: "use UNUserNotificationCenter")
  open var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
  @available(*, deprecated, message: "use UNUserNotificationCenter")
  open var scheduledLocalNotifications: [UILocalNotification]? {
    get { nil }
    set {}
  }
  @available(*, deprecated, message: "use UNUserNotificationCenter")
  open func scheduleLocalNotification(_ notification: UILocalNotification) {}
  @available(*, deprecated, message: "use UNUserNotificationCenter")
  open func cancelLocalNotification(_ notification: UILocalNotification) {}
  @available(*, deprecated, message: "use UNUserNotificationCenter")
  open func cancelAllLocalNotifications() {}
  open func sendEvent(_ event: UIEvent) {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open var isIgnoringInteractionEvents: Bool { false }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Stub. Does nothing: an app receives no pushes.
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}

  /// Unlimited, as in the foreground: the host stops an extension by other rules.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Returns the invalid identifier: an extension has no background tasks of an app. The handler is never called.
  @preconcurrency
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
  @preconcurrency
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")

  /// The URL of the app's page in the settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Stub. On Apple's systems it runs the app's event loop. Here an extension is started by its own entry point.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  UnavailableServices.report("application.unavailable", "an extension has no application: UIApplicationMain starts nothing")
  return 1
}
