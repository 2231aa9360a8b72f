import Foundation
import Profiles

extension ReloadRule {
  /// A widget that is seen long past its timeline's date is reloaded free, now and then (Specification C9); so is one that is often
  /// seen when its device wakes.
  static let staleWhenViewed = ReloadRule(
    name: "staleWhenViewed", row: "C9",
    effect: .frees { $0 == .staleWhenViewed },
    sentence: { _ in "somebody looks at it while it is stale, or is about to, so the system reloads it of its own accord." })

  /// Whether a look at the instance finds it stale: its timeline wanted another one `ReloadProfile.staleAfter` ago or earlier, and the last
  /// reload of this kind is `ReloadProfile.freshenSpacing` past.
  static func isStaleWhenViewed(_ instance: InstanceState, at now: Date, profile: ReloadProfile) -> Bool {
    guard let request = instance.pending, request.reason.isPolicy, request.earliest.addingTimeInterval(profile.staleAfter) <= now else {
      return false
    }
    return instance.freshenedAt.map { $0.addingTimeInterval(profile.freshenSpacing) <= now } ?? true
  }
}
