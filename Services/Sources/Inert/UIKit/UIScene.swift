/// Stub. An extension has no scenes.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
  open var activationState: ActivationState { .unattached }
  open var title: String! = ""
  open var subtitle = ""
  /// Calls the completion with false: nothing is opened.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) { completion?(false) }
  @discardableResult open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool { false }

  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var notificationResponse: UNNotificationResponse? { nil }
    open var shouldHandleActiveWorkoutRecovery: Bool { false }
  }
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() { super.init() }
  }
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    open var placement: UIWindowScenePlacement?
    open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
    public override init() { super.init() }
  }
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject { public override init() { super.init() } }

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
  open var coordinateSpace: any UICoordinateSpace { UIView() }
  open var traitCollection: UITraitCollection { .current }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var isFullScreen: Bool { false }
  public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }
  public enum ResizingRestrictions: Int, Sendable { case unspecified, none, uniform, freeform }
  open var focusSystem: UIFocusSystem? { nil }
  open var screenshotService: UIScreenshotService? { nil }
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  open var activityItemsConfigurationSource: AnyObject?
  open var effectiveGeometry: Geometry { Geometry() }
  @preconcurrency @MainActor open class Geometry: NSObject {
    open var systemFrame: CGRect { .zero }
    open var interfaceOrientation: UIInterfaceOrientation { .unknown }
    open var isInterfaceOrientationLocked: Bool { false }
    open var isInteractivelyResizing: Bool { false }
    open var coordinateSpace: any UICoordinateSpace { UIView() }
    open var resizingRestrictions: ResizingRestrictions { .unspecified }
  }
  open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    open class Mac: GeometryPreferences {
      open var systemFrame: CGRect
      public init(systemFrame: CGRect = .null) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
    open class Vision: GeometryPreferences {
      open var size: CGSize?
      open var minimumSize: CGSize?
      open var maximumSize: CGSize?
      open var resizingRestrictions: ResizingRestrictions?
      public init(
        size: CGSize? = nil, minimumSize: CGSize? = nil, maximumSize: CGSize? = nil, resizingRestrictions: ResizingRestrictions? = nil
      ) {
        (self.size, self.minimumSize, self.maximumSize, self.resizingRestrictions) = (size, minimumSize, maximumSize, resizingRestrictions)
        super.init()
      }
    }
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask
      public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
  open var allowsFullScreen = true
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  open var scene: UIScene? { nil }
  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  open var persistentIdentifier: String { "" }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
}
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions
  init(url: URL) {
    (self.url, options) = (url, UIScene.OpenURLOptions())
    super.init()
  }
}

/// Stub. The methods are never called, because an extension has no scenes.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

/// Stub. There is no status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
  open var statusBarStyle: UIStatusBarStyle { .default }
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
extension UIApplication {
  public var connectedScenes: Set<UIScene> { [] }
  /// Returns false: there is no responder chain.
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}

open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
extension UIWindowScene {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
}
@preconcurrency @MainActor open class UIWindowScenePlacement: NSObject {}
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}
/// Stub. Its delegate is never called. On Apple's systems it adds a PDF document to a screenshot.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open var windowScene: UIWindowScene? { nil }
}
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}
