extension ReloadRule {
  /// After an update the new extension may make other timelines, so the system reloads its widgets (Specification C9).
  static let appUpdate = ReloadRule(
    name: "appUpdate", requirement: "C9",
    effect: .frees { $0 == .appUpdated },
    sentence: { _ in "after an update the reload is immediate and free." })
}
