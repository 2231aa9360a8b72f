import Foundation

extension ReloadRule {
  /// While the device has long been unused, reloads are withheld (Specification C7), except those that follow from a person's action on a widget.
  static let asleep = ReloadRule(
    name: "asleep", requirement: "C7",
    effect: .holds(.deferred) { request, _, step in
      guard !step.device.isAwake, !request.isFree || request.reason.canWaitForUse else { return nil }
      return .distantFuture
    },
    sentence: { _ in "the device has been unused for a long time; the request is kept until the device is used." })
}
