import WatchKit

extension WKInterfaceActivityRing {
  /// Draws nothing: the screen of a watch app is not shown here.
  @MainActor public func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {}
}
