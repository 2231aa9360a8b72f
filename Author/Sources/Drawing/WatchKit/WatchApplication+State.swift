// What an app on a watch sets of itself. None runs here: values are kept, and change nothing.

/// The state of ``WKApplication`` and ``WKExtension``, on the main actor as they are used there.
@MainActor private enum WatchState {
  weak static var delegate: (any WKApplicationDelegate)?
  static var isAutorotating = false
  static var isFrontmostTimeoutExtended = false
}

extension WKApplication {
  @MainActor public var delegate: (any WKApplicationDelegate)? {
    get { WatchState.delegate }
    set { WatchState.delegate = newValue }
  }
  @MainActor public var isAutorotating: Bool {
    get { WatchState.isAutorotating }
    set { WatchState.isAutorotating = newValue }
  }
  public var isAutorotated: Bool { false }
  public func unregisterForRemoteNotifications() {}
  /// Fails: nothing takes a picture of a watch app here.
  public func scheduleSnapshotRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) { scheduleBackgroundRefresh(withPreferredDate: preferredFireDate, userInfo: userInfo, scheduledCompletion: scheduledCompletion) }
}
extension WKExtension {
  @MainActor public var delegate: (any WKExtensionDelegate)? {
    get { WatchState.delegate as? any WKExtensionDelegate }
    set { WatchState.delegate = newValue }
  }
  @MainActor public var isAutorotating: Bool {
    get { WatchState.isAutorotating }
    set { WatchState.isAutorotating = newValue }
  }
  @MainActor public var isFrontmostTimeoutExtended: Bool {
    get { WatchState.isFrontmostTimeoutExtended }
    set { WatchState.isFrontmostTimeoutExtended = newValue }
  }
  public var isAutorotated: Bool { false }
  public func unregisterForRemoteNotifications() {}
  public func enableWaterLock() {}
  /// Fails: nothing takes a picture of a watch app here.
  public func scheduleSnapshotRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) { scheduleBackgroundRefresh(withPreferredDate: preferredFireDate, userInfo: userInfo, scheduledCompletion: scheduledCompletion) }
}
