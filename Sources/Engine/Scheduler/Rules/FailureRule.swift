extension ReloadRule {
  /// A failed attempt leaves the last timeline in place; it is tried again after a wait (Specification C2).
  static let failure = ReloadRule(
    name: "failure", row: "C2",
    effect: .records,
    sentence: { _ in "the attempt failed, the last timeline stays and the request is kept." })
}
