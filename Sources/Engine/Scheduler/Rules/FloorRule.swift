extension ReloadRule {
  /// Budgeted reloads of one instance keep a minimum interval (Specification C5).
  static let floor = ReloadRule(
    name: "floor", requirement: "C5",
    effect: .holds(.deferred) { request, instance, step in
      request.isFree ? nil : instance.reloadedAt?.addingTimeInterval(step.profile.floor)
    },
    sentence: { _ in "its last reload was too recent." })
}
