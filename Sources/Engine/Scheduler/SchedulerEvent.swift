import Foundation

/// Something that happened to a device.
public enum SchedulerEvent: Codable, Equatable, Sendable {
  /// The host has started; attempts under way when it ended are lost.
  case hostStarted
  /// The wake-up has come. Early and superfluous ones are harmless.
  case tick

  /// An app was installed; its widgets enter the gallery once it is launched (Specification B1).
  case appInstalled(AppID)
  /// An app's extension was replaced.
  case appUpdated(AppID)
  /// An app was removed, and its instances with it.
  case appRemoved(AppID)
  /// The containing app was opened (Specification B1).
  case appLaunched(AppID)
  /// What an app's bundle says of it; to be sent whenever it is installed, updated or found again.
  case appDescribed(AppID, AppTraits)
  /// The containing app has come to the foreground, or left it (Specification C8).
  case appForeground(AppID, Bool)
  /// The app takes part in a session such as navigation or playing audio, or no longer does (Specification C8).
  case appSession(AppID, Bool)

  /// A widget was added (Specification B3).
  case instanceAdded(InstanceID, app: AppID, kind: String, family: String)
  /// A widget's configuration was changed (Specification B4).
  case instanceConfigured(InstanceID)
  /// A widget was removed (Specification B6).
  case instanceRemoved(InstanceID)

  /// An attempt brought a timeline.
  case timelineReceived(InstanceID, AttemptID, TimelineSummary)
  /// An attempt came to nothing.
  case requestFailed(InstanceID, AttemptID, AttemptFailure)
  /// New timelines are asked for; `foreground`: the containing app is in the foreground or in a navigation or now-playing session (Specification C8).
  case reloadRequested(ReloadTarget, origin: ReloadOrigin, foreground: Bool)
  /// What layouts depend on has changed (Specification C9).
  case environmentChanged(EnvironmentKey)
  /// A push for an app's widgets of a kind, or for all of them, has arrived. It is budgeted like any request in the background.
  case pushReceived(AppID, kind: String?)

  /// Somebody uses the device, has put it down, or it sleeps (Specification C6, C7).
  case deviceActivity(DeviceActivity)
  /// The device was locked with its passcode, or unlocked (Specification C7).
  case deviceLocked(Bool)
  case powerChanged(PowerState)
  case networkChanged(NetworkState)
  /// The device has moved far (Specification C9).
  case locationChanged
  /// A widget has come in sight on some surface (Specification C6, C9). Further surfaces are the sender's to count.
  case viewBegan(InstanceID)
  /// It is in sight no longer.
  case viewEnded(InstanceID)
}

/// Which instances are to reload.
public enum ReloadTarget: Codable, Equatable, Sendable {
  case instance(InstanceID)
  case kind(String, app: AppID)
  case app(AppID)
  case all
}
