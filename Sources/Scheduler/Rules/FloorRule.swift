extension ReloadRule {
  /// Budgeted reloads of one instance keep a least distance (C5).
  static let floor = ReloadRule(
    name: "floor", row: "C5",
    effect: .holds(.deferred) { question in
      question.isFree ? nil : question.instance.reloadedAt?.addingTimeInterval(question.profile.floor)
    },
    sentence: { _ in "its last reload was too short a time ago." })
}
