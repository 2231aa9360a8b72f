import AlmanacProfiles
import Foundation

extension ReloadRule {
  /// A widget that is viewed long after its timeline's date gets an occasional free reload (Specification C9), and so does an often viewed one when
  /// its device wakes.
  static let staleWhenViewed = ReloadRule(
    name: "staleWhenViewed", requirement: "C9",
    effect: .frees { $0 == .staleWhenViewed },
    sentence: { _ in "the widget is stale and is viewed or soon will be, so the system reloads it free." })

  /// Returns whether a view would find the instance stale: its policy's date passed at least `ReloadProfile.staleAfter` ago, and the last reload of
  /// this kind is at least `ReloadProfile.freshenSpacing` ago.
  static func isStaleWhenViewed(_ instance: InstanceState, at now: Date, profile: ReloadProfile) -> Bool {
    guard let request = instance.pending, request.reason.isPolicy, request.earliest.addingTimeInterval(profile.staleAfter) <= now else {
      return false
    }
    return instance.freshenedAt.map { $0.addingTimeInterval(profile.freshenSpacing) <= now } ?? true
  }
}
