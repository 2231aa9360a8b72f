extension ReloadRule {
  /// `atEnd`: eligible when the last entry becomes current (Specification C3).
  static let policyAtEnd = ReloadRule(
    name: "policyAtEnd", requirement: "C3",
    effect: .holds(.deferred) { request, _, _ in request.reason == .timelineEnded ? request.earliest : nil },
    sentence: { _ in "policy atEnd allows a new timeline once the last entry is current." })
}
