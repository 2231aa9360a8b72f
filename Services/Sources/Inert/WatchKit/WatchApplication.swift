/// Haptic feedback of a watch. Extensions cannot play it, on Apple's systems either.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

extension WKInterfaceDevice {
  /// Stub. Does nothing; exists for sources that an app shares with its complications.
  public func play(_ type: WKHapticType) {}
}

public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// The watch app that an extension belongs to. It exists for sources that an app and its extension share: an extension never posts its notifications.
open class WKApplication: NSObject, @unchecked Sendable {
  private static let application = WKApplication()
  public class func shared() -> WKApplication { application }

  /// Always in the background, like an extension.
  open var applicationState: WKApplicationState { .background }
  open var isApplicationRunningInDock: Bool { false }

  public static let didFinishLaunchingNotification = Notification.Name("WKApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("WKApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("WKApplicationWillResignActiveNotification")
  public static let willEnterForegroundNotification = Notification.Name("WKApplicationWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("WKApplicationDidEnterBackgroundNotification")
}

/// The older counterpart of ``WKApplication``, for watch apps with a separate WatchKit extension.
open class WKExtension: NSObject, @unchecked Sendable {
  private static let `extension` = WKExtension()
  public class func shared() -> WKExtension { `extension` }

  open var applicationState: WKApplicationState { .background }
  open var isApplicationRunningInDock: Bool { false }

  public static let applicationDidFinishLaunchingNotification = Notification.Name("WKApplicationDidFinishLaunchingNotification")
  public static let applicationDidBecomeActiveNotification = Notification.Name("WKApplicationDidBecomeActiveNotification")
  public static let applicationWillResignActiveNotification = Notification.Name("WKApplicationWillResignActiveNotification")
  public static let applicationWillEnterForegroundNotification = Notification.Name("WKApplicationWillEnterForegroundNotification")
  public static let applicationDidEnterBackgroundNotification = Notification.Name("WKApplicationDidEnterBackgroundNotification")
}
