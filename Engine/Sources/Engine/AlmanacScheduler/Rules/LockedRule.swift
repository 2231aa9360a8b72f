import Foundation

extension ReloadRule {
  /// While the device is locked, an app with protected data cannot read it, so no reload of its widgets is started (Specification C7, D5).
  static let locked = ReloadRule(
    name: "locked", requirement: "C7",
    effect: .holds(.deferred) { _, instance, step in
      step.device.isLocked && step.device.apps[instance.app]?.traits.isProtected == true ? .distantFuture : nil
    },
    sentence: { _ in "the device is locked and the app's data is protected; the request is kept until the device is unlocked." })
}
