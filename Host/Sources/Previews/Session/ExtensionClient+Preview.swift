import AlmanacWireSchema
import Host

extension ExtensionClient {
  /// Returns the timeline of a preview or a widget. A widget whose provider has none is drawn with its snapshot, or else its placeholder.
  func previewArchive(_ request: EntryRequest) async throws -> TimelineArchive {
    do {
      return try await timeline(request)
    } catch let error as ExtensionError {
      // A process that ended or hung would do so again.
      guard case .refused = error, request.preview.isEmpty else { throw error }
      do { return try await snapshot(request) } catch is ExtensionError {}
      do { return try await placeholder(request) } catch is ExtensionError {}
      throw error
    }
  }
}
