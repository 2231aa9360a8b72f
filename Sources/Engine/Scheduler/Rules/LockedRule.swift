import Foundation

extension ReloadRule {
  /// While the device is locked, an app whose data is protected then cannot read it, so no reload of its widgets is begun (Specification C7, D5).
  static let locked = ReloadRule(
    name: "locked", row: "C7",
    effect: .holds(.deferred) { _, instance, step in
      step.device.isLocked && step.device.apps[instance.app]?.traits.isProtected == true ? .distantFuture : nil
    },
    sentence: { _ in "the device is locked, and the app's data with it; the request is kept until it is unlocked." })
}
