import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Synchronization

/// What a gallery snapshot depends on.
struct GalleryKey: Hashable, Sendable {
  let app: AppID
  let kind: String
  let family: String
  let placement: Placement
  /// A JSON object; empty: the defaults.
  var configuration = Data()
}

/// The snapshots that the gallery shows of kinds (Specification B2). Each is made once and kept in memory.
final class GallerySnapshots: Sendable {
  private struct State {
    var archives: [GalleryKey: Task<TimelineArchive, any Error>] = [:]
    /// The keys with a configuration, the oldest first. The number of configurations is unlimited, so only the latest are kept.
    var configured: [GalleryKey] = []
  }
  private let state = Mutex(State())
  private let mostConfigured: Int

  /// - Parameter mostConfigured: how many snapshots with a configuration are kept.
  init(mostConfigured: Int = Profiles.gallery.configuredSnapshots) { self.mostConfigured = mostConfigured }

  /// Returns the kept snapshot, or makes one with `make`. Concurrent calls for one key share one call of `make`; a failure is not kept.
  ///
  /// - Parameter make: returns an archive that has been checked.
  func archive(_ key: GalleryKey, make: @escaping @Sendable () async throws -> TimelineArchive) async throws -> TimelineArchive {
    let task = state.withLock { state in
      if let task = state.archives[key] { return task }
      if !key.configuration.isEmpty {
        state.configured.append(key)
        if state.configured.count > mostConfigured { state.archives[state.configured.removeFirst()] = nil }
      }
      let task = Task { try await make() }
      state.archives[key] = task
      return task
    }
    do {
      return try await task.value
    } catch {
      state.withLock { state in
        guard state.archives[key] == task else { return }
        state.archives[key] = nil
        state.configured.removeAll { $0 == key }
      }
      throw error
    }
  }

  /// Forgets the snapshots of an app, or of all apps, and cancels those that are being made.
  func forget(app: AppID? = nil) {
    let forgotten = state.withLock { state in
      let forgotten = state.archives.filter { app == nil || $0.key.app == app }
      for key in forgotten.keys { state.archives[key] = nil }
      state.configured.removeAll { app == nil || $0.app == app }
      return forgotten.values
    }
    for task in forgotten { task.cancel() }
  }
}
