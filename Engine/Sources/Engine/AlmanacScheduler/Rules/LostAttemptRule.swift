extension ReloadRule {
  /// An attempt that the host lost costs the widget nothing (Specification C6).
  static let lostAttempt = ReloadRule(
    name: "lostAttempt", requirement: "C6",
    effect: .records,
    sentence: { _ in "the host lost the attempt; its token is refunded and the request is kept." })
}
