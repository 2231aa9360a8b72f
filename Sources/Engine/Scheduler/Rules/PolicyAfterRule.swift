extension ReloadRule {
  /// `after`: eligible from that date, never before (Specification C4).
  static let policyAfter = ReloadRule(
    name: "policyAfter", row: "C4",
    effect: .holds(.deferred) { request, _, _ in request.reason == .policyDate ? request.earliest : nil },
    sentence: { _ in "with policy after a new timeline is due from the named date, never before." })
}
