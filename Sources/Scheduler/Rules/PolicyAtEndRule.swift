extension ReloadRule {
  /// `atEnd`: eligible when the last entry becomes current (C3).
  static let policyAtEnd = ReloadRule(
    name: "policyAtEnd", row: "C3",
    effect: .holds(.deferred) { $0.request.reason == .timelineEnded ? $0.request.earliest : nil },
    sentence: { _ in "with policy atEnd a new timeline is due when the last entry has come." })
}
