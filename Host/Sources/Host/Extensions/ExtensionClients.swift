import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// The clients of the installed apps' extensions. All widgets of an app share one client, which is created when it is first needed.
struct ExtensionClients {
  private let configuration: HostConfiguration
  /// Bounds how many extensions work at the same time.
  private let semaphore: AsyncSemaphore
  private var clients: [AppID: ExtensionClient] = [:]

  init(configuration: HostConfiguration) {
    self.configuration = configuration
    semaphore = AsyncSemaphore(limit: configuration.limits.concurrentExtensions)
  }

  /// The numbers of requests that extensions work on and that wait for their turn.
  var load: (working: Int, waiting: Int) { semaphore.load }

  /// Returns the app's client; creates it if there is none.
  ///
  /// - Parameter onCall: handles the extension's calls to its host.
  mutating func client(
    of app: AppID, in bundle: AppBundle, onCall: @escaping @Sendable (ExtensionCall) async -> HostAnswer?
  ) -> ExtensionClient {
    if let client = clients[app] { return client }
    let client = ExtensionClient(bundle: bundle, configuration: configuration, semaphore: semaphore, registersFonts: false, onCall: onCall)
    clients[app] = client
    return client
  }

  /// Returns what an app's extension has printed; nil: it was not needed yet.
  func log(of app: AppID) -> ExtensionLog? { clients[app]?.log }

  /// Forgets the client of an app. The caller closes it.
  mutating func remove(_ app: AppID) -> ExtensionClient? { clients.removeValue(forKey: app) }

  /// Forgets all clients. The caller closes them.
  mutating func removeAll() -> [ExtensionClient] {
    defer { clients = [:] }
    return Array(clients.values)
  }

  /// Returns the request for an entry or a timeline with the given settings of the device.
  ///
  /// - Throws: ``HostError/familyNotOnDevice(_:device:)``.
  func request(
    kind: String, family: String, at placement: Placement, configuration parameters: Data, settings: DeviceSettings, isPreview: Bool
  ) throws -> EntryRequest {
    guard
      let family = WidgetFamilyValue(name: family),
      let context = RenderContext(
        device: placement.device, family: family, in: placement, settings: settings, isPreview: isPreview, limits: configuration.limits)
    else { throw HostError.familyNotOnDevice(family, device: placement.device.name) }
    return .with {
      $0.kind = kind
      $0.context = context
      $0.configuration = parameters
    }
  }
}
