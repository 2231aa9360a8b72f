import Host

extension DeviceHost {
  /// Acts on the device and gives the data folder back, whatever happens.
  func using<Answer: Sendable>(_ act: @Sendable (DeviceHost) async throws -> Answer) async throws -> Answer {
    do {
      let answer = try await act(self)
      await stop()
      return answer
    } catch {
      await stop()
      throw error
    }
  }
}
