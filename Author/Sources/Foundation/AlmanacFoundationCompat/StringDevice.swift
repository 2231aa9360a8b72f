import Synchronization

/// A kind of device that string tables distinguish, by the name that string catalogs and `NSStringDeviceSpecificRuleType` give it.
package enum StringDevice: String, Sendable, CaseIterable {
  case iPhone = "iphone"
  case iPad = "ipad"
  case mac
  case watch = "applewatch"

  /// The kind of device that the calling thread draws for. Outside a rendering that of the request that the task handles, otherwise that of the latest
  /// request, and an iPhone before the first.
  package static var current: StringDevice { RenderingContext.current[CurrentKey.self] }

  package enum CurrentKey: RenderingContext.Key {
    package static var initial: StringDevice { requested ?? latest.withLock(\.self) }
  }

  @TaskLocal private static var requested: StringDevice?
  /// The kind of device of the latest request, for code outside the request's task, for example on a queue.
  private static let latest = Mutex(StringDevice.iPhone)

  /// Runs `body` for a request for this kind of device.
  package func whileRequested<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
    Self.latest.withLock { $0 = self }
    return try await Self.$requested.withValue(self, operation: body)
  }
}
