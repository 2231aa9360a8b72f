import Host

extension DeviceHost {
  /// Runs `body` with the device and then releases the data folder, even if `body` throws.
  func using<Value: Sendable>(_ body: @Sendable (DeviceHost) async throws -> Value) async throws -> Value {
    do {
      let value = try await body(self)
      await stop()
      return value
    } catch {
      await stop()
      throw error
    }
  }
}
