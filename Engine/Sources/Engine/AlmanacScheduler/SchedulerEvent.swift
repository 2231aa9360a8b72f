import Foundation

/// Something that happened to a device.
public enum SchedulerEvent: Codable, Equatable, Sendable {
  /// The host has started; attempts that were under way when it ended are lost.
  case hostStarted
  /// The wake-up that ``SchedulerEffect/wake(at:)`` requested. Early and superfluous ones are harmless.
  case tick

  /// An app was installed; its widgets enter the gallery once it is launched (Specification B1).
  case appInstalled(AppID)
  /// An app's extension was replaced.
  case appUpdated(AppID)
  /// An app was removed, and with it its instances.
  case appRemoved(AppID)
  /// The containing app was opened (Specification B1).
  case appLaunched(AppID)
  /// Properties of an app's bundle. Send it whenever the app is installed, updated or found again.
  case appDescribed(AppID, AppTraits)
  /// The containing app came to the foreground, or left it (Specification C8).
  case appForeground(AppID, Bool)
  /// The app began or ended a session such as navigation or audio playback (Specification C8).
  case appSession(AppID, Bool)

  /// A widget was added (Specification B3).
  case instanceAdded(InstanceID, app: AppID, kind: String, family: String)
  /// A widget's configuration was changed (Specification B4).
  case instanceConfigured(InstanceID)
  /// A widget got another family, for which it has no timeline (Specification B3).
  case instanceResized(InstanceID, family: String)
  /// A widget was removed (Specification B6).
  case instanceRemoved(InstanceID)
  /// A widget that was removed at `removedAt` came back as it was then: with its timeline and budget.
  case instanceRestored(InstanceState, removedAt: Date)

  /// A stack has these widgets in this order, and Smart Rotate is on or off; `top`: the person has just put this one on top. Widgets leave the stacks
  /// that they were in, and with fewer than two widgets there is no stack any more (Specification B5).
  case stackArranged(StackID, [InstanceID], rotates: Bool, top: InstanceID?)
  /// The person turned a stack to one of its widgets (Specification B5).
  case stackTurned(StackID, to: InstanceID)

  /// A list that is ordered by relevance has these widgets, in the person's order. Widgets leave the lists that they were in; without widgets there is no
  /// list any more (Specification B5).
  case listArranged(RelevanceListID, [InstanceID])
  /// The person pins a widget before the others of its list, or unpins it (Specification B5).
  case pinned(InstanceID, Bool)

  /// A widget is relevant in these spans of time, and in no others: contexts of its provider's `relevance()` and of its app (Specification B5).
  case contextsChanged(InstanceID, [RelevantSpan])

  /// An attempt succeeded.
  case timelineReceived(InstanceID, AttemptID, TimelineSummary)
  /// An attempt failed.
  case requestFailed(InstanceID, AttemptID, AttemptFailure)
  /// New timelines are requested; `foreground`: the containing app is in the foreground or in a navigation or audio session (Specification C8).
  case reloadRequested(ReloadTarget, origin: ReloadOrigin, foreground: Bool)
  /// Something that layouts depend on has changed (Specification C9).
  case environmentChanged(EnvironmentKey)
  /// A push for an app's widgets of one kind, or of all kinds, has arrived. It is budgeted like any request made in the background.
  case pushReceived(AppID, kind: String?)

  /// The device is used, was put down, or fell asleep (Specification C6, C7).
  case deviceActivity(DeviceActivity)
  /// The device was locked with its passcode, or unlocked (Specification C7).
  case deviceLocked(Bool)
  /// The power supply changed (Specification C6).
  case powerChanged(PowerState)
  /// The network changed (Specification C6).
  case networkChanged(NetworkState)
  /// The device has moved far (Specification C9).
  case locationChanged
  /// The user lets an app's widgets use location from now on, so that what they show may be of another place (Specification C9, E1).
  case locationAllowed(AppID)
  /// A widget has become visible (Specification C6, C9). The sender merges the reports of several viewers.
  case viewBegan(InstanceID)
  /// The widget is not visible any more.
  case viewEnded(InstanceID)
}

/// Which instances reload.
public enum ReloadTarget: Codable, Equatable, Sendable {
  /// One widget.
  case instance(InstanceID)
  /// All widgets of one kind of an app.
  case kind(String, app: AppID)
  /// All widgets of an app.
  case app(AppID)
  /// All widgets of the device.
  case all
}
