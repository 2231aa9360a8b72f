import Foundation

/// Something that happened to a device.
public enum SchedulerEvent: Codable, Equatable, Sendable {
  /// The host has started; attempts under way when it ended are lost.
  case hostStarted
  /// The wake-up has come. Early and superfluous ones are harmless.
  case tick

  /// An app was installed; its widgets enter the gallery once it is launched (B1).
  case appInstalled(AppID)
  /// An app's extension was replaced.
  case appUpdated(AppID)
  /// An app was removed, and its instances with it.
  case appRemoved(AppID)
  /// The containing app was opened (B1).
  case appLaunched(AppID)

  /// A widget was added (B3).
  case instanceAdded(InstanceID, app: AppID, kind: String, family: String)
  /// A widget's configuration was changed (B4).
  case instanceConfigured(InstanceID)
  /// A widget was removed (B6).
  case instanceRemoved(InstanceID)

  /// An attempt brought a timeline.
  case timelineReceived(InstanceID, AttemptID, TimelineSummary)
  /// An attempt came to nothing.
  case requestFailed(InstanceID, AttemptID, AttemptFailure)
  /// New timelines are asked for; `foreground`: the containing app is in the foreground or in a navigation or now-playing session (C8).
  case reloadRequested(ReloadTarget, origin: ReloadOrigin, foreground: Bool)
  /// What layouts depend on has changed (C9).
  case environmentChanged(EnvironmentKey)
}

/// Which instances are to reload.
public enum ReloadTarget: Codable, Equatable, Sendable {
  case instance(InstanceID)
  case kind(String, app: AppID)
  case app(AppID)
  case all
}
