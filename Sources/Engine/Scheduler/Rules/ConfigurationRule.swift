extension ReloadRule {
  /// Changing a parameter reloads that instance at once (Specification B4).
  static let configuration = ReloadRule(
    name: "configuration", row: "B4",
    effect: .frees { $0 == .configurationChanged },
    sentence: { _ in "a change of configuration reloads at once and free." })
}
