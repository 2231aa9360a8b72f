extension ReloadRule {
  /// A newly added widget gets its first timeline at once (Specification B3).
  static let firstTimeline = ReloadRule(
    name: "firstTimeline", requirement: "B3",
    effect: .frees { $0 == .firstTimeline },
    sentence: { _ in "a widget's first timeline is immediate and free." })
}
