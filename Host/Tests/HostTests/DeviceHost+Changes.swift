import Host

/// Changes of the whole of something, for tests that do not depend on what was before.
extension DeviceHost {
  func update(_ settings: DeviceSettings) async throws { try await changeSettings { _ in settings } }

  func setLocation(_ permission: LocationPermission, of app: String) async throws {
    try await changeLocation(of: app) { _ in permission }
  }
}
