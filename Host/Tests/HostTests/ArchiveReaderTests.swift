import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host
@testable import Store

/// Reading archives from the store.
@Suite struct ArchiveReaderTests {
  /// A store with one archive of a widget.
  private static func store() throws -> DeviceStore {
    let store = try DeviceStore.inMemory()
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    try store.save(
      AppRecord(id: "Test", bundle: URL(filePath: "/apps/Test.app"), identifier: "test", displayName: "Test", installedAt: now))
    var state = DeviceState(id: "phone")
    _ = state.apply(.instanceAdded("w", app: "Test", kind: "Good", family: "systemSmall"), now: now)
    try store.commit(
      StepCommit(state: state, added: [InstanceRecord(id: "w", app: "Test", kind: "Good", family: "systemSmall", addedAt: now)]))
    let archive = try TimelineArchive.with {
      $0.schemaVersion = 1
      $0.entries = [.with { $0.variants = [.with { $0.displayList = 0 }] }]
      $0.displayLists = [try DisplayList.with { $0.widgetURL = "test://list" }.serializedBytes()]
    }
    try store.save(archive, id: "archive", as: .placeholder, of: "w")
    return store
  }

  @Test func `headers are read once`() throws {
    let store = try Self.store()
    let reader = ArchiveReader(store: store)
    let before = store.counts.withLock { $0.reads }
    for _ in 0..<3 { #expect(try reader.headers("archive")?.entries.count == 1) }
    #expect(store.counts.withLock { $0.reads } == before + 1)
    #expect(try reader.headers("none") == nil)
  }

  @Test func `an entry's list is read from the store and checked there`() throws {
    let store = try Self.store()
    let reader = ArchiveReader(store: store)
    let entry = try #require(try reader.headers("archive")?.entries.first)
    let list = try reader.displayList("archive", entry: entry, for: VariantKey(), at: Date(timeIntervalSince1970: 1))
    #expect(list?.widgetURL == "test://list")
    #expect(store.counts.withLock { $0.checkedLists } == 1)
  }
}
