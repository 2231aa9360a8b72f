import Foundation

extension ReloadRule {
  /// While the device is long unused reloads are withheld (Specification C7); what somebody does to a widget goes through all the same.
  static let asleep = ReloadRule(
    name: "asleep", row: "C7",
    effect: .holds(.deferred) { request, _, step in
      guard !step.device.isAwake, !request.isFree || request.reason.canWaitForUse else { return nil }
      return .distantFuture
    },
    sentence: { _ in "the device has long been unused; the request is kept until somebody uses it." })
}
