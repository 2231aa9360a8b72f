import Store

extension DeviceHost {
  /// Returns what an app's extension has printed since the host started or the app was updated: the last lines, oldest first.
  ///
  /// - Throws: ``HostError/unknownApp(_:known:)``; `LockError.locked` if the app's data is protected and the device is locked.
  public func log(of app: String) throws -> [LogEntry] {
    let app = try find(app).record.id
    if isLocked, isProtected(app) { throw LockError.locked }
    return extensions.log(of: app)?.entries ?? []
  }
}
