import Foundation

// What happens to the device and around it: use, locks, power, places, apps and looks (Specification C6, C7, C8, C9).
extension DeviceState {
  mutating func deviceUsed(_ activity: DeviceActivity, _ step: inout Step) {
    let slept = !usage.isAwake
    usage.report(activity, at: step.now)
    step.device = reading(at: step.now, profile: step.profile)
    for id in order {
      change(id, &step) { instance, step in
        if slept, step.device.isAwake, instance.isExpectedToBeSeen(step) { instance.request(for: .staleWhenViewed, at: step.now) }
      }
    }
  }

  mutating func deviceChanged(_ step: inout Step, _ body: (inout DeviceConditions) -> Void) {
    body(&conditions)
    settleAll(&step)
  }

  /// A widget that uses location wishes for a reload at its next look; one that is in sight has it now (Specification C9).
  mutating func locationChanged(_ step: inout Step) {
    for id in ids(where: { apps[$0.app]?.traits.usesLocation == true }) {
      change(id, &step) { instance, step in
        instance.hasMoved = true
        if instance.isVisible { instance.request(for: .locationChanged, at: step.now) }
      }
    }
  }

  mutating func viewBegan(_ id: InstanceID, _ step: inout Step) {
    guard instances[id]?.isVisible == false else { return }
    conditions.reportsViews = true
    step.device = reading(at: step.now, profile: step.profile)
    change(id, &step) { instance, step in
      instance.views.begin(at: step.now, profile: step.profile)
      if instance.hasMoved {
        instance.request(for: .locationChanged, at: step.now)
      } else if ReloadRule.isStaleWhenViewed(instance, at: step.now, profile: step.profile) {
        instance.request(for: .staleWhenViewed, at: step.now)
      }
    }
  }

  mutating func appDescribed(_ app: AppID, _ traits: AppTraits, _ step: inout Step) {
    guard apps[app]?.traits != traits else { return }
    appChanged(app, &step) { $0.traits = traits }
  }

  /// What an app asked for in the background becomes free when it comes to the foreground (Specification C8).
  mutating func appChanged(_ app: AppID, _ step: inout Step, _ body: (inout AppState) -> Void) {
    guard var changed = apps[app] else { return }
    body(&changed)
    apps[app] = changed
    step.device = reading(at: step.now, profile: step.profile)
    for id in ids(where: { $0.app == app }) {
      change(id, &step) { instance, step in
        guard changed.isActive, case .requested(let origin, foreground: false) = instance.pending?.reason, origin.isOfApp else { return }
        instance.request(for: .requested(by: origin, foreground: true), at: step.now)
      }
    }
  }

  /// Lets every instance follow what holds for the device from now on.
  private mutating func settleAll(_ step: inout Step) {
    step.device = reading(at: step.now, profile: step.profile)
    for id in order { change(id, &step) { _, _ in } }
  }
}

extension InstanceState {
  /// Whether somebody who has just taken up the device will look at the widget, and find it stale (Specification C9).
  fileprivate func isExpectedToBeSeen(_ step: Step) -> Bool {
    step.device.reportsViews && views.viewsPerDay(at: step.now, profile: step.profile) >= step.profile.expectedViews
      && ReloadRule.isStaleWhenViewed(self, at: step.now, profile: step.profile)
  }
}
