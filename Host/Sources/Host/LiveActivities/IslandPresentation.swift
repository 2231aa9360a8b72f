import Foundation

/// How the Dynamic Island shows a live activity while nobody expands it.
public enum IslandPresentation: String, Sendable {
  /// Alone, on both sides of the camera.
  case compact
  /// Minimal, beside the camera.
  case attached
  /// Minimal, in a circle of its own beside the island.
  case detached
}

extension IslandPresentation {
  /// Which activities are in the island, and how.
  ///
  /// - Of the activities of one app only one is there: that with the highest relevance score, of equal ones that which started first (Apple, “relevanceScore”).
  /// - One app has the compact presentation. Of several apps two are there, both minimal, one attached to the island and one detached (Apple, “Displaying
  ///   live data with Live Activities”; Human Interface Guidelines, “Live Activities”).
  /// - Apple's system chooses the two apps, and which of them is attached, by rules that are not published. Here they are the first of `activities`.
  ///
  /// Activities that are scheduled or have ended are not in the island (Human Interface Guidelines), and neither are those that are not drawn for it, as on a
  /// device without an island.
  /// - Parameter activities: in the order in which they are shown.
  /// - Returns: the presentations by the activities' ids.
  static func presentations(of activities: [ShownActivity]) -> [String: IslandPresentation] {
    let candidates = activities.filter { activity in
      (activity.phase == .active || activity.phase == .stale) && activity.presentations.contains { $0.family == "islandCompact" }
    }
    var order: [String] = []
    var best: [String: ShownActivity] = [:]
    for activity in candidates {
      guard let other = best[activity.app] else {
        order.append(activity.app)
        best[activity.app] = activity
        continue
      }
      if ranks(activity, before: other) { best[activity.app] = activity }
    }
    let shown = order.compactMap { best[$0]?.id }
    switch shown.count {
    case 0: return [:]
    case 1: return [shown[0]: .compact]
    default: return [shown[0]: .attached, shown[1]: .detached]
    }
  }

  private static func ranks(_ activity: ShownActivity, before other: ShownActivity) -> Bool {
    (-activity.relevanceScore, activity.started, activity.id) < (-other.relevanceScore, other.started, other.id)
  }
}
