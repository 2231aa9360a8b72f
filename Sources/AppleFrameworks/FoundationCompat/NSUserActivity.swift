/// What a person was doing; how the containing app learns which widget was tapped.
// Unchecked: one task fills an activity in before it is handed on, as with Apple's class.
public final class NSUserActivity: @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var isEligibleForHandoff = true
  public var persistentIdentifier: String?
  /// The intent that the activity continues (`interaction`, `widgetConfigurationIntent(of:)`), kept untyped.
  package var configuredIntent: Any?

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from other: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(other) { _, new in new } }
}

/// The activity type of a page opened by its address.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
