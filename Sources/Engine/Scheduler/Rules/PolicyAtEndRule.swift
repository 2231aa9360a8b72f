extension ReloadRule {
  /// `atEnd`: eligible when the last entry becomes current (Specification C3).
  static let policyAtEnd = ReloadRule(
    name: "policyAtEnd", row: "C3",
    effect: .holds(.deferred) { request, _, _ in request.reason == .timelineEnded ? request.earliest : nil },
    sentence: { _ in "with policy atEnd a new timeline is due when the last entry has come." })
}
