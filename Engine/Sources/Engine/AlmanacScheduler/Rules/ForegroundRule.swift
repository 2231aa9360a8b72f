extension ReloadRule {
  /// A request while the containing app is in the foreground or in a session is immediate and free (Specification C8).
  static let foreground = ReloadRule(
    name: "foreground", requirement: "C8",
    effect: .frees { reason in
      if case .requested(_, foreground: true) = reason { true } else { false }
    },
    sentence: { _ in "requests are immediate and free while the app is in the foreground or in a session." })
}
