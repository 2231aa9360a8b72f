/// A person's activity in an app. It also passes the tapped widget to the containing app.
// Unchecked: its properties are set before it is passed on.
public final class NSUserActivity: @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var isEligibleForHandoff = true
  public var persistentIdentifier: String?
  /// The configured intent of the tapped widget, for `interaction` and `widgetConfigurationIntent(of:)`. Only those modules know its type.
  package var configuredIntent: Any?
  /// The name of the widget's intent type in the extension, with its module; empty if the widget has no intent.
  package var intentType = ""
  /// The module of the app that continues the activity; nil if the program is not a SwiftUI app.
  package var appModule: String?
  /// The configuration of the tapped widget, a JSON object of its intent's parameters; nil if the activity is not a widget's.
  package var configuration: Data?

  /// The phrase with which a person can start the activity again. Intents declares its property.
  package var invocationPhrase: String?
  /// The attributes that search shows for the activity. Only CoreSpotlight knows their type.
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
  // Does nothing: there is no other device that could continue the activity.
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}

  /// Calls the handler without deleting anything: activities are never saved.
  public static func deleteSavedUserActivities(withPersistentIdentifiers identifiers: [String], completionHandler: @escaping @Sendable () -> Void) {
    completionHandler()
  }
  public static func deleteSavedUserActivities(withPersistentIdentifiers identifiers: [String]) async {}
  public static func deleteAllSavedUserActivities(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  public static func deleteAllSavedUserActivities() async {}

  public func addUserInfoEntries(from other: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(other) { _, new in new } }
}

/// Stub. Its methods are never called: no other device continues an activity.
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

/// The activity type for opening a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The activity type with which an app is opened from a live activity that has no URL. Its `userInfo` has the activity's id under
/// `WidgetCenter.UserInfoKey.activityID`.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// The `userInfo` keys of a widget's activity. They are here because the framework that creates the activity does not import
/// `WidgetCenter.UserInfoKey`.
package enum WidgetActivityKey {
  package static let kind = "WGWidgetUserInfoKeyKind"
  package static let family = "WGWidgetUserInfoKeyFamily"
  package static let activityID = "WGWidgetUserInfoKeyActivityID"
}
