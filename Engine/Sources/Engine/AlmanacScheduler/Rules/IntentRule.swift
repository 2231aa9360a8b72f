extension ReloadRule {
  /// After an app intent a reload is guaranteed and free (Specification C8, A14).
  static let intent = ReloadRule(
    name: "intent", requirement: "C8",
    effect: .frees { reason in
      if case .requested(by: .intent, _) = reason { true } else { false }
    },
    sentence: { _ in "a reload after an app intent is guaranteed and free." })
}
