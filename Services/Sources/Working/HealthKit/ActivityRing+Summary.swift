import WatchKit

extension WKInterfaceActivityRing {
  /// Stub. Draws nothing: a watch app's screen is not shown.
  @MainActor public func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {}
}
