import AlmanacWireSchema
import Foundation
import Host

/// What a command draws of a widget, and whether it is what the provider should have given.
struct FallbackArchive: Sendable {
  let archive: TimelineArchive
  /// Whether the archive is a timeline. A snapshot or placeholder stands for a timeline that failed or was empty.
  let isTimeline: Bool
}

extension ExtensionClient {
  /// Returns what a command draws of a widget: the timeline; if there is none, the snapshot; if there is none, the placeholder. Says on stderr what is
  /// missing, so that a faulty provider shows and there is a picture nevertheless.
  ///
  /// A host does otherwise: it requests placeholder and snapshot before the first timeline, and keeps what it has while requests fail.
  func timelineOrFallback(_ request: EntryRequest) async throws -> FallbackArchive {
    do {
      let timeline = try await timeline(request)
      if !timeline.entries.isEmpty { return FallbackArchive(archive: timeline, isTimeline: true) }
      Failure.log("the provider returned no entries; trying its snapshot")
    } catch let error as ExtensionError {
      Failure.log("no timeline: \(error); trying its snapshot")
      Diagnostics.log(error.diagnostics)
    }
    do {
      return FallbackArchive(archive: try await snapshot(request), isTimeline: false)
    } catch let error as ExtensionError {
      Failure.log("no snapshot: \(error); trying its placeholder")
    }
    do {
      return FallbackArchive(archive: try await placeholder(request), isTimeline: false)
    } catch let error as ExtensionError {
      throw Failure(.unavailable, "no placeholder: \(error)")
    }
  }
}
