import AlmanacWireSchema
import Foundation
import Host

extension ExtensionClient {
  /// Returns what a command draws of a widget: the timeline; if there is none, the snapshot; if there is none, the placeholder. Says on stderr what is
  /// missing, so that a faulty provider shows and there is a picture nevertheless.
  ///
  /// A host does otherwise: it requests placeholder and snapshot before the first timeline, and keeps what it has while requests fail.
  func timelineOrFallback(_ request: EntryRequest) async throws -> TimelineArchive {
    do {
      let timeline = try await timeline(request)
      if !timeline.entries.isEmpty { return timeline }
      Failure.log("the provider returned no entries; trying its snapshot")
    } catch let error as ExtensionError {
      Failure.log("no timeline: \(error); trying its snapshot")
      Diagnostics.log(error.diagnostics)
    }
    do {
      return try await snapshot(request)
    } catch let error as ExtensionError {
      Failure.log("no snapshot: \(error); trying its placeholder")
    }
    return try await placeholder(request)
  }
}
