import Foundation

extension ReloadRule {
  /// While an attempt is under way, further requests merge into one that follows it (Specification C5).
  static let inFlight = ReloadRule(
    name: "inFlight", row: "C5",
    effect: .holds(.deferred) { _, instance, _ in instance.inFlight == nil ? nil : .distantFuture },
    sentence: { _ in "a reload is under way; this one follows when it is answered." })
}
