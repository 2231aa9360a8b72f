import Store

extension DeviceHost {
  /// Opens and starts the device of a data folder.
  ///
  /// A database that was closed in good order is not checked as a whole. If the first steps meet damage, the folder is opened again: that opening
  /// checks the whole database and repairs it.
  /// - Parameter opened: is called after each opening, with a device that may have notices.
  /// - Throws: ``HostError``, `StoreError`, ``PainterFault/missing(_:)``.
  public static func started(_ configuration: HostConfiguration, opened: (DeviceHost) -> Void = { _ in }) async throws -> DeviceHost {
    do {
      return try await start(configuration, opened)
    } catch let error as StoreError where error.isDamage {
      return try await start(configuration, opened)
    }
  }

  private static func start(_ configuration: HostConfiguration, _ opened: (DeviceHost) -> Void) async throws -> DeviceHost {
    let device = try DeviceHost(configuration: configuration)
    opened(device)
    do {
      try await device.start()
    } catch {
      await device.stop()
      throw error
    }
    return device
  }
}
