import Foundation

extension ReloadRule {
  /// While an attempt is under way, further requests merge into one that follows it (Specification C5).
  static let inFlight = ReloadRule(
    name: "inFlight", requirement: "C5",
    effect: .holds(.deferred) { _, instance, _ in instance.inFlight == nil ? nil : .distantFuture },
    sentence: { _ in "another reload is under way; this one follows it." })
}
