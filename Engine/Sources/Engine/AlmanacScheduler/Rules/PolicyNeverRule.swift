extension ReloadRule {
  /// `never`: only a request or the system brings a new timeline (Specification C4).
  static let policyNever = ReloadRule(
    name: "policyNever", requirement: "C4",
    effect: .records,
    sentence: { _ in "with the policy never, the timeline stays until a reload is requested." })
}
