extension ReloadRule {
  /// Budgeted reloads of one instance keep a minimum interval (Specification C5). For the content of a new context it is as short as the interval at which
  /// providers are asked for contexts, so that a card does not show the one before for minutes.
  static let floor = ReloadRule(
    name: "floor", requirement: "C5",
    effect: .holds(.deferred) { request, instance, step in
      let floor = request.reason == .contextBegan ? min(step.profile.floor, step.profile.stacks.relevanceInterval) : step.profile.floor
      return request.isFree ? nil : instance.reloadedAt?.addingTimeInterval(floor)
    },
    sentence: { _ in "its last reload was too recent." })
}
