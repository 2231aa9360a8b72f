import Foundation

// Events of the device and its apps: use, locks, power, network, location and views (Specification C6, C7, C8, C9).
extension DeviceState {
  mutating func deviceUsed(_ activity: DeviceActivity, _ step: inout Step) {
    let slept = !usage.isAwake
    usage.report(activity, at: step.now)
    step.device = snapshot(at: step.now, profile: step.profile)
    for id in sortedIDs {
      change(id, &step) { instance, step in
        if slept, step.device.isAwake, instance.isExpectedToBeViewed(step) { instance.request(for: .staleWhenViewed, at: step.now) }
      }
    }
  }

  mutating func deviceChanged(_ step: inout Step, _ body: (inout DeviceConditions) -> Void) {
    body(&conditions)
    evaluateAll(&step)
  }

  /// Requests a reload of each visible widget that uses location, of the apps that `concerns` accepts; the others reload at their next view
  /// (Specification C9).
  mutating func locationChanged(_ step: inout Step, _ concerns: (AppID) -> Bool) {
    for id in ids(where: { usesLocation($0.app) && concerns($0.app) }) {
      change(id, &step) { instance, step in
        instance.hasMoved = true
        if instance.isVisible { instance.request(for: .locationChanged, at: step.now) }
      }
    }
  }

  mutating func viewBegan(_ id: InstanceID, _ step: inout Step) {
    guard instances[id]?.isReported == false else { return }
    conditions.reportsViews = true
    change(id, &step) { instance, _ in instance.isReported = true }
    if !isCovered(id) { becomeVisible(id, &step) }
  }

  mutating func viewEnded(_ id: InstanceID, _ step: inout Step) {
    change(id, &step) { instance, step in
      instance.isReported = false
      instance.views.end(at: step.now, profile: step.profile)
    }
  }

  /// Begins the view of a widget that a viewer reports and no other widget covers.
  mutating func becomeVisible(_ id: InstanceID, _ step: inout Step) {
    step.device = snapshot(at: step.now, profile: step.profile)
    let usesLocation = usesLocation(instances[id]?.app)
    change(id, &step) { instance, step in
      instance.views.begin(at: step.now, profile: step.profile)
      // The user may have taken the app's permission meanwhile.
      if instance.hasMoved, usesLocation {
        instance.request(for: .locationChanged, at: step.now)
      } else if ReloadRule.isStaleWhenViewed(instance, at: step.now, profile: step.profile) {
        instance.request(for: .staleWhenViewed, at: step.now)
      }
    }
  }

  private func usesLocation(_ app: AppID?) -> Bool { app.flatMap { apps[$0] }?.traits.usesLocation == true }

  mutating func appDescribed(_ app: AppID, _ traits: AppTraits, _ step: inout Step) {
    guard apps[app]?.traits != traits else { return }
    appChanged(app, &step) { $0.traits = traits }
  }

  /// Changes an app's state. A pending request that the app made in the background becomes free when the app comes to the foreground (Specification
  /// C8).
  mutating func appChanged(_ app: AppID, _ step: inout Step, _ body: (inout AppState) -> Void) {
    guard var changed = apps[app] else { return }
    body(&changed)
    apps[app] = changed
    step.device = snapshot(at: step.now, profile: step.profile)
    for id in ids(where: { $0.app == app }) {
      change(id, &step) { instance, step in
        guard changed.isActive, case .requested(let origin, foreground: false) = instance.pending?.reason, origin.isOfApp else { return }
        instance.request(for: .requested(by: origin, foreground: true), at: step.now)
      }
    }
  }

  /// Evaluates every instance against the device's changed conditions.
  private mutating func evaluateAll(_ step: inout Step) {
    step.device = snapshot(at: step.now, profile: step.profile)
    for id in sortedIDs { change(id, &step) { _, _ in } }
  }
}

extension InstanceState {
  /// Returns whether a person who starts to use the device will probably view the widget and find it stale (Specification C9).
  fileprivate func isExpectedToBeViewed(_ step: Step) -> Bool {
    step.device.reportsViews && views.viewsPerDay(at: step.now, profile: step.profile) >= step.profile.expectedViews
      && ReloadRule.isStaleWhenViewed(self, at: step.now, profile: step.profile)
  }
}
