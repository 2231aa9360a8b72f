import Store

extension DeviceHost {
  /// Returns what an app's extension has printed since the host started or the app was updated: the last lines, oldest first.
  ///
  /// - Throws: ``HostError/unknownApp(_:known:)``; `LockError.locked` while a lock hides what the app says.
  public func log(of app: String) throws -> [LogEntry] {
    let app = try find(app).record.id
    try checkUnlocked(app)
    return extensions.log(of: app)?.entries ?? []
  }
}
