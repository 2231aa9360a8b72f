extension ReloadRule {
  /// Something that layouts depend on has changed, so the archive no longer fits (Specification C9).
  static let environment = ReloadRule(
    name: "environment", requirement: "C9",
    effect: .frees { reason in
      if case .environmentChanged = reason { true } else { false }
    },
    sentence: { _ in "the archived layout no longer fits the device, so the reload is immediate and free." })
}
