extension ReloadRule {
  /// After a significant change of location a widget that uses location reloads when it is next seen, so that location can be had (Specification C9).
  static let location = ReloadRule(
    name: "location", row: "C9",
    effect: .frees { $0 == .locationChanged },
    sentence: { _ in "the first look after the device has moved far brings a widget that uses location a free reload." })
}
