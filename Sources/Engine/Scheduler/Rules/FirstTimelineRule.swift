extension ReloadRule {
  /// A widget that was just added gets its first timeline at once (Specification B3).
  static let firstTimeline = ReloadRule(
    name: "firstTimeline", row: "B3",
    effect: .frees { $0 == .firstTimeline },
    sentence: { _ in "a widget's first timeline is immediate and free." })
}
