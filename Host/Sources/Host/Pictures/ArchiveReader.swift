import AlmanacBasics
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store
import Synchronization

/// Reads archived timelines from the store. The headers of the latest ones stay in memory; display lists are read one at a time.
final class ArchiveReader: Sendable {
  private let store: DeviceStore
  private let headers = Mutex(LRUCache<ArchiveID, TimelineArchive>(capacity: 128))

  init(store: DeviceStore) { self.store = store }

  /// Returns an archive's entries, policy and diagnostics; nil when there is no such archive.
  func headers(_ id: ArchiveID) throws -> TimelineArchive? {
    if let cached = headers.withLock({ $0.value(for: id) }) { return cached }
    guard let archive = try store.archive(id) else { return nil }
    headers.withLock { $0.insert(archive, for: id) }
    return archive
  }

  /// Forgets all headers.
  func forget() { headers.withLock { $0.removeAll() } }

  /// Returns the display list of an entry for a presentation at `date`, checked by the store.
  func displayList(_ archive: ArchiveID, entry: ArchivedEntry, for key: VariantKey, at date: Date) throws -> DisplayList? {
    try entry.displayListIndex(for: key, at: date).flatMap { try store.displayList(archive, at: $0) }
  }
}
