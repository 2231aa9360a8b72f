import Archive
import Foundation

/// One app's extension, asked directly: describe, placeholder, snapshot, timeline, without a device, budget or store.
///
/// The process is started by the first request, kept while there is work and let go when idle. Requests run one after
/// another, so that each failure belongs to one request. Every reply is bounded and validated.
public actor ExtensionClient {
  public nonisolated let bundle: AppBundle

  /// - Parameter configuration: folders, limits and the clock that the extension sees.
  public init(bundle: AppBundle, configuration: HostConfiguration) { self.bundle = bundle }

  /// The kinds that the extension offers, in bundle order.
  public func describe() async throws -> ExtensionDescription { throw ExtensionError.cancelled }
  /// One entry without data.
  public func placeholder(_ request: EntryRequest) async throws -> TimelineArchive { throw ExtensionError.cancelled }
  /// One entry with data, for the gallery where the context is a preview.
  public func snapshot(_ request: EntryRequest) async throws -> TimelineArchive { throw ExtensionError.cancelled }
  /// The coming entries and the policy of the next reload.
  public func timeline(_ request: EntryRequest) async throws -> TimelineArchive { throw ExtensionError.cancelled }
  /// The configurations that stand in for editing on the watch.
  public func recommendations(kind: String) async throws -> Recommendations { throw ExtensionError.cancelled }
  /// The values that a parameter can take.
  public func options(_ request: OptionsRequest) async throws -> Options { throw ExtensionError.cancelled }
  /// Runs an app intent.
  public func perform(_ request: PerformRequest) async throws -> Performed { throw ExtensionError.cancelled }
  /// Ends the process.
  public func close() async {}
}
