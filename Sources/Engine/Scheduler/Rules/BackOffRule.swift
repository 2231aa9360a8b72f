import Foundation
import Profiles

extension ReloadRule {
  /// After failures attempts are spaced ever further apart (Specification C5).
  ///
  /// A fresh free request is tried at once all the same, since it may be what mends the widget.
  static let backOff = ReloadRule(
    name: "backOff", row: "C5",
    effect: .holds(.deferred) { request, instance, step in
      guard let failedAt = instance.failedAt, !request.isFree || request.failedAttempts > 0 else { return nil }
      return failedAt.addingTimeInterval(backOff(for: instance, profile: step.profile))
    },
    sentence: { _ in "the last attempt failed, and attempts after failures keep a growing distance." })

  /// The wait after the instance's failures in a row, seconds: doubling, bounded, lengthened by a share that is fixed
  /// for this instance and count.
  static func backOff(for instance: InstanceState, profile: ReloadProfile) -> TimeInterval {
    let doublings = Double(sign: .plus, exponent: min(max(0, instance.failures - 1), 62), significand: 1)
    let wait = min(profile.backOffBase * doublings, profile.backOffLimit)
    return wait * (1 + profile.backOffJitter * stableShare(of: instance.id.rawValue, salt: UInt64(instance.failures)))
  }
}
