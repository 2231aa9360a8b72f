extension ReloadRule {
  /// `after`: eligible from that date, never before (Specification C4).
  static let policyAfter = ReloadRule(
    name: "policyAfter", requirement: "C4",
    effect: .holds(.deferred) { request, _, _ in request.reason == .policyDate ? request.earliest : nil },
    sentence: { _ in "policy after allows a new timeline from that date on, not before." })
}
