import Foundation
import Profiles

extension ReloadRule {
  /// After failures attempts are spaced ever further apart (C5).
  ///
  /// A fresh free request is tried at once all the same, since it may be what mends the widget.
  static let backOff = ReloadRule(
    name: "backOff", row: "C5",
    effect: .holds(.deferred) { question in
      guard let failedAt = question.instance.failedAt, !question.isFree || question.request.failedAttempts > 0 else { return nil }
      return failedAt.addingTimeInterval(backOff(for: question.instance, profile: question.profile))
    },
    sentence: { _ in "the last attempt failed, and attempts after failures keep a growing distance." })

  /// The wait after the instance's failures in a row, seconds: doubling, bounded, lengthened by a share that is fixed
  /// for this instance and count.
  static func backOff(for instance: InstanceState, profile: ReloadProfile) -> TimeInterval {
    let doublings = Double(min(max(0, instance.failures - 1), 62))
    let wait = min(profile.backOffBase * exp2(doublings), profile.backOffLimit)
    return wait * (1 + profile.backOffJitter * share(instance.id, instance.failures))
  }

  /// A number in 0..<1 that depends on nothing but its arguments: FNV-1a over the name, then SplitMix64's finisher.
  private static func share(_ id: InstanceID, _ failures: Int) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = hash &+ UInt64(truncatingIfNeeded: failures) &* 0x9e37_79b9_7f4a_7c15
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((hash ^ (hash >> 31)) >> 11) * 0x1p-53
  }
}
