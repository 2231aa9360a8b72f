import Foundation

// Whether the host works: for `/v1/health` and for a service manager's watchdog (Specification F13).
extension DeviceHost {
  /// Checks that this actor takes its turns, that the host runs, and that its database can be read.
  ///
  /// A host whose disk is full or read-only works: it serves what there is (``readOnlyReason``).
  /// - Throws: ``HostError/notRunning`` or `StoreError`. A host that is stuck does not return.
  public func checkHealth() throws {
    guard isRunning else { throw HostError.notRunning }
    _ = try store.setting(Self.settingsKey)
  }
}
