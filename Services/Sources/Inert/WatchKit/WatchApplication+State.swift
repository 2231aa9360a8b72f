// Stub. Settings of a watch app. They are stored and have no effect.

/// The state of ``WKApplication`` and ``WKExtension``, which both use on the main actor.
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
  /// Stub. Does nothing: apps receive no pushes.
  public func unregisterForRemoteNotifications() {}
  /// Stub. Calls the handler with an error: no pictures of a watch app are taken.
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
  /// Stub. Does nothing: apps receive no pushes.
  public func unregisterForRemoteNotifications() {}
  /// Stub. Does nothing: there is no watch to lock.
  public func enableWaterLock() {}
  /// Stub. Calls the handler with an error: no pictures of a watch app are taken.
  public func scheduleSnapshotRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) { scheduleBackgroundRefresh(withPreferredDate: preferredFireDate, userInfo: userInfo, scheduledCompletion: scheduledCompletion) }
}
