import WireSchema
import Foundation
import Scheduler

/// The extensions of the installed apps: one client for all widgets of an app, created when it is needed first.
struct ExtensionClients {
  private let configuration: HostConfiguration
  /// Bounds how many extensions work at the same time.
  private let semaphore: AsyncSemaphore
  private var clients: [AppID: ExtensionClient] = [:]

  init(configuration: HostConfiguration) {
    self.configuration = configuration
    semaphore = AsyncSemaphore(limit: configuration.limits.concurrentExtensions)
  }

  /// How many requests are being worked on, and how many wait for their turn.
  var load: (working: Int, waiting: Int) { semaphore.load }

  /// - Parameter onCall: handles what the extension requests of its host.
  mutating func client(
    of app: AppID, in bundle: AppBundle, onCall: @escaping @Sendable (ExtensionCall) async -> HostAnswer?
  ) -> ExtensionClient {
    if let client = clients[app] { return client }
    let client = ExtensionClient(bundle: bundle, configuration: configuration, semaphore: semaphore, onCall: onCall)
    clients[app] = client
    return client
  }

  /// Forgets the client of an app. The caller closes it.
  mutating func remove(_ app: AppID) -> ExtensionClient? { clients.removeValue(forKey: app) }

  /// Forgets all clients. The caller closes them.
  mutating func removeAll() -> [ExtensionClient] {
    defer { clients = [:] }
    return Array(clients.values)
  }

  /// Returns the request for an entry or a timeline under the device's settings as they are now.
  ///
  /// - Throws: ``HostError/familyNotOnDevice(_:device:)``.
  func request(kind: String, family: String, configuration parameters: Data, settings: DeviceSettings, isPreview: Bool) throws -> EntryRequest {
    guard
      let family = WidgetFamilyValue(name: family),
      let context = RenderContext(
        device: configuration.device, family: family, settings: settings, isPreview: isPreview, limits: configuration.limits)
    else { throw HostError.familyNotOnDevice(family, device: configuration.device.name) }
    return .with {
      $0.kind = kind
      $0.context = context
      $0.configuration = parameters
    }
  }
}
