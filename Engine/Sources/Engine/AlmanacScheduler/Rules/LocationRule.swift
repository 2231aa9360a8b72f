extension ReloadRule {
  /// After a significant change of location, a widget that uses location reloads at its next view, because it may read the location then
  /// (Specification C9).
  static let location = ReloadRule(
    name: "location", requirement: "C9",
    effect: .frees { $0 == .locationChanged },
    sentence: { _ in "after the device has moved far, the first view of a widget that uses location reloads it free." })
}
