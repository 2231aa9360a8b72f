extension ReloadRule {
  /// A replaced extension draws its own timelines: a reload that the system begins (Specification C9).
  static let appUpdate = ReloadRule(
    name: "appUpdate", row: "C9",
    effect: .frees { $0 == .appUpdated },
    sentence: { _ in "a replaced extension is asked at once and free." })
}
