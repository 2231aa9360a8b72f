extension ReloadRule {
  /// A changed parameter reloads that instance at once (Specification B4).
  static let configuration = ReloadRule(
    name: "configuration", requirement: "B4",
    effect: .frees { $0 == .configurationChanged },
    sentence: { _ in "after a change of configuration the reload is immediate and free." })
}
