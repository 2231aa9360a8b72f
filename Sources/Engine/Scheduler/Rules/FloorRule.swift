extension ReloadRule {
  /// Budgeted reloads of one instance keep a least distance (Specification C5).
  static let floor = ReloadRule(
    name: "floor", row: "C5",
    effect: .holds(.deferred) { request, instance, step in
      request.isFree ? nil : instance.reloadedAt?.addingTimeInterval(step.profile.floor)
    },
    sentence: { _ in "its last reload was too short a time ago." })
}
