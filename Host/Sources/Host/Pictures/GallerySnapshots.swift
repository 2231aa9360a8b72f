import Foundation
import Profiles
import Scheduler
import Synchronization
import WireSchema

/// What a gallery snapshot depends on.
struct GalleryKey: Hashable, Sendable {
  let app: AppID
  let kind: String
  let family: String
  let placement: Placement
}

/// The snapshots that the gallery shows of kinds (Specification B2). Each is made once and kept in memory.
final class GallerySnapshots: Sendable {
  private let archives = Mutex<[GalleryKey: Task<TimelineArchive, any Error>]>([:])

  /// Returns the kept snapshot, or makes one with `make`. Concurrent calls for one key share one call of `make`; a failure is not kept.
  ///
  /// - Parameter make: returns an archive that has been checked.
  func archive(_ key: GalleryKey, make: @escaping @Sendable () async throws -> TimelineArchive) async throws -> TimelineArchive {
    let task = archives.withLock {
      if let task = $0[key] { return task }
      let task = Task { try await make() }
      $0[key] = task
      return task
    }
    do {
      return try await task.value
    } catch {
      archives.withLock { if $0[key] == task { $0[key] = nil } }
      throw error
    }
  }

  /// Forgets the snapshots of an app, or of all apps, and cancels those that are being made.
  func forget(app: AppID? = nil) {
    let forgotten = archives.withLock { archives in
      let forgotten = archives.filter { app == nil || $0.key.app == app }
      for key in forgotten.keys { archives[key] = nil }
      return forgotten.values
    }
    for task in forgotten { task.cancel() }
  }
}
