import AlmanacScheduler
import Foundation
import GRDB
import Glibc
import SampleDevice
import TestThreads
import Testing

@testable import Store

/// A wrong index costs no widget and refuses no opening, also in a database that was closed in good order and so is not checked as a whole.
@Suite struct IndexTests {
  /// A closed database with three widgets, timelines, decisions and a history.
  private struct Original {
    let folder: Folder
    let layout: Layout

    init() throws {
      folder = try Folder()
      var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
      for id in ["counter-1", "counter-2", "counter-3"] { try device.add(.init(id)) }
      for id in ["counter-1", "counter-2", "counter-3"] { try device.reload(.init(id)) }
      try device.store.save(SampleDevice.timeline(round: 99, from: device.now, entries: 1), id: "shape", as: .placeholder, of: "counter-2")
      try device.store.setSetting("device.settings", Data("{}".utf8))
      for index in 0..<5 {
        let at = device.now + Double(index)
        try device.store.commit(
          StepCommit(
            state: device.state,
            history: StepHistory(
              views: [ViewChange(instance: "counter-1", at: at, isVisible: index % 2 == 0, resumesAfter: at)],
              budgets: [BudgetSample(instance: "counter-1", at: at, before: 1, tokens: 2, capacity: 3, rate: 0.5)],
              entries: [DisplayedEntry(instance: "counter-1", at: at, date: at, due: nil)],
              condition: DeviceCondition(at: at, activity: .active, isLocked: index % 2 == 0, power: .external, network: .unmetered))))
      }
      layout = try device.store.read(Layout.read)
      try device.store.close()
    }

    /// Changes bytes and keeps the file's times, as a failing disk does. The mark of a clean end stays valid.
    func rot(_ change: (inout Data) throws -> Void) throws {
      var status = stat()
      #expect(stat(folder.path, &status) == 0)
      var bytes = try Data(contentsOf: folder.file)
      try change(&bytes)
      let handle = try FileHandle(forWritingTo: folder.file)
      try handle.write(contentsOf: bytes)
      try handle.close()
      #expect(utimensat(AT_FDCWD, folder.path, [status.st_atim, status.st_mtim], 0) == 0)
    }

    /// The number of the root page of a table or index.
    func root(_ name: String) throws -> Int {
      let queue = try DatabaseQueue(path: folder.path, configuration: .readOnly)
      defer { try? queue.close() }
      return try queue.read { try #require(try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [name])) }
    }

    /// Opens the database, changes every widget, opens it again, and again with a check of the whole file.
    @discardableResult
    func use(isMarked: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
      let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
      if isMarked, notices.isEmpty { #expect(store.counts.withLock { $0.pageChecks } == 0, sourceLocation: sourceLocation) }
      #expect(try store.read(Layout.read) == layout, sourceLocation: sourceLocation)
      var device = try SampleDevice(store: store)
      #expect(device.state.instances.count == 3, sourceLocation: sourceLocation)
      for id in device.state.instances.keys.sorted() { try device.reload(id) }
      try device.add("counter-4")
      let stored = try store.read(Layout.read)
      try store.close()
      let (again, later) = try DeviceStore.openRepairing(at: folder.file)
      #expect(try again.read(Layout.read) == stored && again.instances(of: "phone").count == 4, sourceLocation: sourceLocation)
      #expect(notices.count + later.count <= 1, sourceLocation: sourceLocation)
      if !notices.isEmpty { try again.expectConsistent(sourceLocation: sourceLocation) }
      try again.close()
      unlink(folder.path + "-clean")
      let checked = try DeviceStore.openRepairing(at: folder.file).store
      #expect(try checked.read(Layout.read) == stored && checked.instances(of: "phone").count == 4, sourceLocation: sourceLocation)
      #expect(try checked.device("phone")?.instances.count == 4, sourceLocation: sourceLocation)
      try checked.close()
      return notices
    }
  }

  private static let indices = [
    "sqlite_autoindex_app_1", "sqlite_autoindex_device_1", "sqlite_autoindex_instance_1", "instanceByDevice", "instanceByApp",
    "sqlite_autoindex_archive_1", "archiveByInstance", "sqlite_autoindex_displayList_1", "archiveDisplayListByHash", "sqlite_autoindex_image_1",
    "archiveImageByHash", "decisionByInstance",
  ]

  @Test(arguments: indices) func `one flipped bit in an index loses no widget and refuses no opening`(index: String) async throws {
    try await onThread {
      for cell in [0, 1] {
        for bit in [0, 2] {
          let original = try Original()
          let root = try original.root(index)
          try original.rot { bytes in
            let page = (root - 1) * 4096
            // https://www.sqlite.org/fileformat.html: a leaf of an index, then the places of its cells.
            #expect(bytes[page] == 0x0a)
            let count = Int(bytes[page + 3]) << 8 | Int(bytes[page + 4])
            let place = page + 8 + 2 * min(cell, count - 1)
            let start = page + (Int(bytes[place]) << 8 | Int(bytes[place + 1]))
            // The payload's size, the header with its size, and the first key's first byte but one.
            let payload = start + (bytes[start] < 0x80 ? 1 : 2)
            bytes[payload + Int(bytes[payload]) + 1] ^= 1 << bit
          }
          let notices = try original.use(isMarked: true)
          let isChecked = ["app", "device", "instance", "archive"].contains { index.hasPrefix($0 + "By") || index == "sqlite_autoindex_\($0)_1" }
          #expect(!isChecked || notices.first?.hasPrefix("the database was damaged (") == true, "\(index): \(notices)")
          #expect(!isChecked || notices.first?.contains(": 1 app and 3 widgets") == true, "\(notices)")
        }
      }
    }
  }

  @Test func `a second row of a device does not fail the repair`() async throws {
    try await onThread {
      let original = try Original()
      let queue = try DatabaseQueue(path: original.folder.path)
      try queue.writeWithoutTransaction { db in
        // Releases that did not check the index could add a second row for the same device, without widgets. This adds one.
        try db.execute(
          sql: """
            PRAGMA writable_schema = ON;
            CREATE TABLE twin (id TEXT, sequence INTEGER NOT NULL, state BLOB NOT NULL);
            INSERT INTO twin SELECT * FROM device;
            INSERT INTO twin VALUES ('phone', 0, ?);
            UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'twin') WHERE name = 'device' AND type = 'table';
            DELETE FROM sqlite_master WHERE name = 'twin';
            """, arguments: [try JSONEncoder().encode(DeviceState(id: "phone").header)])
      }
      try queue.close()
      let notices = try original.use()
      #expect(notices.count == 1, "\(notices)")
    }
  }

  @Test func `an index that is damaged while the store is open is built anew`() throws {
    let original = try Original()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: original.folder.file).store)
    let store = device.store
    try store.write { db in
      // Makes the index refer to the pages of an empty index, as if it had lost all of its rows.
      try db.execute(
        sql: """
          CREATE TABLE empty (id TEXT); CREATE INDEX emptyByID ON empty(id);
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'emptyByID')
            WHERE name = 'sqlite_autoindex_instance_1';
          DELETE FROM sqlite_master WHERE name IN ('emptyByID', 'empty');
          PRAGMA writable_schema = OFF;
          """)
    }
    // Every connection reads the schema again.
    try store.write { try $0.execute(sql: "PRAGMA writable_schema = RESET") }
    try device.reload("counter-1")
    #expect(store.hasRebuiltIndices.load(ordering: .relaxed) && store.isDamaged.load(ordering: .relaxed))
    #expect(try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM instance WHERE id = 'counter-1'") } == 1)
  }

  @Test(arguments: ["role = x'00ff80'", "id = x'00ff80'", "role = 'tineline'", "role = ''", "id = cast(id AS BLOB)"])
  func `an archive that cannot be read is removed, and its widget gets a new timeline`(change: String) async throws {
    try await onThread {
      let original = try Original()
      let queue = try DatabaseQueue(path: original.folder.path, configuration: .loose)
      try queue.write {
        try $0.execute(sql: "UPDATE archive SET \(change) WHERE rowid = (SELECT max(rowid) FROM archive WHERE instance = 'counter-3')")
      }
      try queue.close()
      let notices = try original.use()
      let notice = try #require(notices.first)
      // Text that has only become bytes can be read.
      let lost = change.contains("cast") ? "nothing" : "the timelines of 1 widget, which are requested again, 1 archive that could not be read whole"
      #expect(notice.hasSuffix("lost: \(lost)"), "\(notice)")
    }
  }

  @Test(arguments: ["role = x'00ff80'", "id = x'00ff80'"])
  func `an archive that becomes unreadable in an open store delays no reload`(change: String) throws {
    let original = try Original()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: original.folder.file).store)
    let archives = try device.store.count("archive")
    try device.store.write {
      try $0.execute(
        sql:
          "PRAGMA defer_foreign_keys = ON; DELETE FROM archiveDisplayList WHERE archive IN (SELECT id FROM archive WHERE instance = 'counter-3'); DELETE FROM archiveImage WHERE archive IN (SELECT id FROM archive WHERE instance = 'counter-3'); UPDATE archive SET \(change) WHERE instance = 'counter-3'"
      )
    }
    try device.reload("counter-3")
    #expect(device.store.removalNotice?.hasPrefix("1 damaged record") == true)
    #expect(try device.store.count("archive") == archives)
    try device.store.close()
    #expect(try DeviceStore.openRepairing(at: original.folder.file).store.instances(of: "phone").count == 3)
  }
}

extension Configuration {
  /// Lets a test write what no host does.
  fileprivate static var loose: Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    return configuration
  }

  fileprivate static var readOnly: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    return configuration
  }
}
