import AlmanacProfiles
import Foundation

extension ReloadRule {
  /// Attempts after failures are made at growing intervals (Specification C5).
  ///
  /// A new free request is still tried at once, since it may fix the widget.
  static let backOff = ReloadRule(
    name: "backOff", requirement: "C5",
    effect: .holds(.deferred) { request, instance, step in
      guard let failedAt = instance.failedAt, !request.isFree || request.failedAttempts > 0 else { return nil }
      return failedAt.addingTimeInterval(backOff(for: instance, profile: step.profile))
    },
    sentence: { _ in "the last attempt failed, and the wait grows with every failure." })

  /// Returns the wait after the instance's successive failures, in seconds: it doubles up to a limit, plus a jitter that is fixed for this instance
  /// and number of failures.
  static func backOff(for instance: InstanceState, profile: ReloadProfile) -> TimeInterval {
    let doublings = Double(sign: .plus, exponent: min(max(0, instance.failures - 1), 62), significand: 1)
    let wait = min(profile.backOffBase * doublings, profile.backOffLimit)
    return wait * (1 + profile.backOffJitter * hashFraction(of: instance.id.rawValue, salt: UInt64(instance.failures)))
  }
}
