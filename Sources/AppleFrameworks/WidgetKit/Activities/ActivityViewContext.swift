import ActivityKit

/// What an activity's views are made from: its attributes and its latest state.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the state's stale date has passed.
  public let isStale: Bool

  package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

/// How large an activity's lock screen presentation is.
public enum ActivityFamily: Int, Hashable, Sendable, CustomStringConvertible {
  /// A watch's stack, a car's dashboard.
  case small
  /// A phone's or tablet's lock screen.
  case medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}
