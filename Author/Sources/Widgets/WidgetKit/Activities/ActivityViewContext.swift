import ActivityKit

/// The attributes and the latest state of an activity, from which its views are made.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// True if the state's stale date has passed.
  public let isStale: Bool

  package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

/// The size of an activity's lock screen presentation.
public enum ActivityFamily: Int, Hashable, Sendable, CustomStringConvertible {
  /// For the stack of a watch or the dashboard of a car.
  case small
  /// For a phone's or tablet's lock screen.
  case medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}
