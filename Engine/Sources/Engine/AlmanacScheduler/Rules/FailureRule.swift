extension ReloadRule {
  /// A failed attempt keeps the last timeline and is repeated after a wait (Specification C2).
  static let failure = ReloadRule(
    name: "failure", requirement: "C2",
    effect: .records,
    sentence: { _ in "the attempt failed; the last timeline stays and the request is kept." })
}
