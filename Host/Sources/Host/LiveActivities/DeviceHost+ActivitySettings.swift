import AlmanacScheduler
import Foundation

// Whether apps may have live activities: a setting of the device for all apps, and one for each (Specification A5).
extension DeviceHost {
  /// The apps whose extensions have live activities, with whether they may start them; sorted by name.
  public func liveActivityApps() -> [(app: String, isAllowed: Bool)] {
    installed.keys.sorted().filter { !activityKinds(of: $0).isEmpty }.map {
      ($0.rawValue, !currentSettings.appsWithoutLiveActivities.contains($0.rawValue))
    }
  }

  /// - Throws: ``ActivityError/disabled(app:)``.
  func checkAllowed(_ app: AppID) throws(ActivityError) {
    guard currentSettings.allowsLiveActivities else { throw .disabled(app: nil) }
    guard currentSettings.allowsLiveActivities(of: app) else { throw .disabled(app: app.rawValue) }
  }

  /// Dismisses the activities that are no longer allowed, and notifies the programs of apps whose setting has changed.
  func followActivitySettings(since old: DeviceSettings) {
    let changed = installed.keys.sorted().filter { old.allowsLiveActivities(of: $0) != currentSettings.allowsLiveActivities(of: $0) }
    for app in changed {
      if !currentSettings.allowsLiveActivities(of: app) { for activity in activities.of(app) { removeActivity(activity.id) } }
      activitiesChanged(app)
    }
  }

  /// Removes the setting of a removed app, so that a later app of its name starts with the default.
  func forgetActivitySetting(of app: AppID) throws {
    guard currentSettings.appsWithoutLiveActivities.contains(app.rawValue) else { return }
    var settings = currentSettings
    settings.appsWithoutLiveActivities.remove(app.rawValue)
    try store.setSetting(Self.settingsKey, try JSONEncoder().encode(settings))
    currentSettings = settings
  }
}

extension DeviceSettings {
  func allowsLiveActivities(of app: AppID) -> Bool { allowsLiveActivities && !appsWithoutLiveActivities.contains(app.rawValue) }
}
