/// An activity of a person in an app. It tells the containing app which widget was tapped.
// Unchecked: one task sets the properties before it passes the activity on, as with Apple's class.
public final class NSUserActivity: @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var isEligibleForHandoff = true
  public var persistentIdentifier: String?
  /// The configured intent of the tapped widget, for `interaction` and `widgetConfigurationIntent(of:)`. Those modules know its type.
  package var configuredIntent: Any?
  /// The name of the widget's intent type in the extension, with its module; empty = the widget has no intent.
  package var intentType = ""
  /// The module of the app that continues the activity; nil = the program is no app in SwiftUI.
  package var appModule: String?
  /// The configuration of the tapped widget, a JSON object of its intent's parameters; nil: the activity is not a widget's.
  package var configuration: Data?

  /// What a person may say to start the activity again. Intents has its property.
  package var invocationPhrase: String?
  /// What the search shows of the activity. CoreSpotlight knows its type.
  package var searchAttributes: Any?

  public init(activityType: String) { self.activityType = activityType }

  public var isEligibleForPublicIndexing = false
  public var keywords: Set<String> = []
  public var requiredUserInfoKeys: Set<String>?
  public var needsSave = false
  public var expirationDate: Date?
  public var referrerURL: URL?
  public var targetContentIdentifier: String?
  public var supportsContinuationStreams = false
  public weak var delegate: (any NSUserActivityDelegate)?
  // Nothing takes the activity over: no other device is near.
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}

  /// Nothing is saved here that could be deleted.
  public static func deleteSavedUserActivities(withPersistentIdentifiers identifiers: [String], completionHandler: @escaping @Sendable () -> Void) {
    completionHandler()
  }
  public static func deleteSavedUserActivities(withPersistentIdentifiers identifiers: [String]) async {}
  public static func deleteAllSavedUserActivities(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  public static func deleteAllSavedUserActivities() async {}

  public func addUserInfoEntries(from other: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(other) { _, new in new } }
}

/// Learns of an activity that another device takes over. Here none does, so that no method is called.
public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}
extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  public func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream) {}
}

extension NSUserActivity: Hashable {
  public static func == (a: NSUserActivity, b: NSUserActivity) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The activity type of opening a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The activity type with which an app is opened from a live activity that has no URL. Its `userInfo` has the activity's id under
/// `WidgetCenter.UserInfoKey.activityID`.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// The keys of a widget's activity, which the framework that makes the activity does not import (`WidgetCenter.UserInfoKey`).
package enum WidgetActivityKey {
  package static let kind = "WGWidgetUserInfoKeyKind"
  package static let family = "WGWidgetUserInfoKeyFamily"
  package static let activityID = "WGWidgetUserInfoKeyActivityID"
}
