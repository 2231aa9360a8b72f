import AlmanacProfiles
import AlmanacScheduler
import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// A database is input: its schema and its values may be anybody's.
@Suite struct SchemaCheckTests {
  /// A closed database with two widgets and a row in every table.
  private static func database() throws -> Folder {
    let folder = try Folder()
    let store = try DeviceStore.openRepairing(at: folder.file).store
    var device = try SampleDevice(store: store)
    for widget in ["a", "b"] { try device.add(.init(widget)) }
    let at = device.now
    try store.commit(
      StepCommit(
        state: device.state, configured: ["a": [ParameterRecord(name: "n", type: "string", isArray: false, value: Data("\"x\"".utf8))]],
        moved: ["a": GridPosition(page: 0, column: 0, row: 0)],
        history: StepHistory(
          views: [ViewChange(instance: "a", at: at, isVisible: true, resumesAfter: at)],
          budgets: [BudgetSample(instance: "a", at: at, before: 1, tokens: 2, capacity: 3, rate: 0.5)],
          entries: [DisplayedEntry(instance: "a", at: at, date: at, due: at)],
          condition: DeviceCondition(at: at, activity: .active, isLocked: false, power: .external, network: .unmetered))))
    try store.setWallpaper((Data([1]), WallpaperInfo(of: Data([1]), width: 3, height: 4)), on: "")
    try store.save(ActivityRecord(id: "ride", app: "Sample", kind: "Ride", life: Data("{}".utf8), content: Data("{}".utf8)))
    try store.add(PushTokenRecord(token: Data(repeating: 7, count: 32), app: "Sample", use: .activity, subject: "ride"))
    _ = try store.add(TapRecord(on: .widget("a"), key: "k", date: at))
    _ = try store.add(TapRecord(on: .activity("ride"), key: "k", date: at))
    try store.setSetting("some", Data("value".utf8))
    try store.close()
    return folder
  }

  private static func change(_ folder: Folder, _ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; \(sql)") }
    try queue.close()
  }

  /// Reads everything that a start of the host reads.
  private static func readAll(_ store: DeviceStore) throws {
    for device in try store.devices() {
      _ = try store.device(device)
      for instance in try store.instances(of: device) {
        _ = try store.history(of: instance.id, on: device, from: .distantPast, to: .distantFuture)
        for role in ArchiveRole.allCases { _ = try store.archive(of: instance.id, as: role) }
        _ = try store.tap("k", on: .widget(instance.id))
      }
    }
    _ = (try store.apps(), try store.wallpapers(), try store.pushTokens(), try store.activities(), try store.unfinishedTaps())
    _ = try store.setting("some")
  }

  @Test(arguments: [
    ("CREATE TRIGGER t AFTER UPDATE ON device BEGIN SELECT 1; END", "it has the trigger t"),
    // It would run with every commit, and for ever.
    (
      """
      CREATE TRIGGER t AFTER INSERT ON decision BEGIN
        INSERT INTO setting (key, value) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'k' || max(i), x'' FROM n; END
      """, "it has the trigger t"
    ),
    ("CREATE TRIGGER t BEFORE INSERT ON grdb_migrations BEGIN SELECT 1; END", "it has the trigger t"),
    (
      "DROP TABLE tap; CREATE VIEW tap AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS instance FROM n",
      "it has the view tap"
    ),
    ("CREATE VIEW v AS SELECT 1", "it has the view v"), ("CREATE TABLE foreigner (x)", "it has the table foreigner"),
    ("CREATE INDEX i ON decision(record)", "it has the index i"), ("DROP TABLE tap", "its index sqlite_autoindex_tap_1 is missing"),
    ("DROP TABLE wallpaper", "is missing"), ("DROP TABLE archive", "is missing"), ("DROP TABLE instance", "is missing"),
    ("DROP INDEX decisionByInstance", "its index decisionByInstance is missing"),
    ("ALTER TABLE pushToken DROP COLUMN expiredAt", "its table pushToken is missing"),
    ("ALTER TABLE app ADD COLUMN more TEXT DEFAULT 'x'", "its table app is missing"),
    ("ALTER TABLE app ADD COLUMN more TEXT AS (upper(id))", "its table app is missing"),
    ("DROP TABLE grdb_migrations", "its list of migrations is missing"),
    ("DELETE FROM grdb_migrations WHERE identifier LIKE '5 %'", "its list of migrations"),
    ("UPDATE sqlite_master SET sql = replace(sql, 'width INTEGER', 'width TEXT') WHERE name = 'wallpaper'", "its table wallpaper is missing"),
    (
      "UPDATE sqlite_master SET sql = replace(sql, 'png BLOB NOT NULL', 'png BLOB NOT NULL CHECK (length(randomblob(900000000)))') WHERE name = 'wallpaper'",
      "its table wallpaper"
    ),
  ])
  func `a schema that no host makes is refused before it is used, and what can be read is kept`(sql: String, finding: String) throws {
    let folder = try Self.database()
    try Self.change(folder, sql)
    let refusal = #expect(throws: StoreError.self) { try DeviceStore.openWhole(at: folder.file) }
    #expect(refusal?.isDamage == true && "\(refusal as Any)".contains(finding), "\(refusal as Any)")
    // Also where the disk cannot be written, and in a backup.
    #expect(throws: StoreError.self) { try DeviceStore.inMemoryCopy(of: folder.file) }
    #expect(throws: StoreError.self) { try DeviceStore.copy(folder.file, to: folder.url.appending(path: "copy.sqlite")) }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1 && notices[0].hasPrefix("the database was damaged (") && notices[0].contains(finding), "\(notices)")
    try Self.readAll(store)
    #expect(try store.instances(of: "phone").map(\.id) == ["a", "b"])
    #expect(try store.setting("some") == Data("value".utf8))
    try store.expectConsistent()
    try store.close()
    // Once is enough.
    #expect(try DeviceStore.openRepairing(at: folder.file).notices.isEmpty)
  }

  @Test func `the schema of each release is known`() throws {
    for migration in Schema.migrator.migrations {
      let folder = try Folder()
      let queue = try DatabaseQueue(path: folder.path)
      try Schema.migrator.migrate(queue, upTo: migration)
      try queue.write { try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationID)") }
      try queue.read { try SchemaCheck.check($0, folder.path) }
      // SQLite's own figures are nobody's table.
      try queue.write { try $0.execute(sql: "ANALYZE") }
      try queue.close()
      let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
      #expect(notices.isEmpty, "\(migration): \(notices)")
      try store.close()
    }
  }

  @Test func `values that are longer than what a host writes are not decoded`() throws {
    let folder = try Self.database()
    let store = try DeviceStore.openRepairing(at: folder.file).store
    let long = Data("{\"a\":[\(String(repeating: "0,", count: 5 << 20))0]}".utf8)
    try store.write { db in
      try db.execute(sql: "UPDATE setting SET value = ? WHERE key = 'some'", arguments: [long])
      try db.execute(sql: "UPDATE decision SET record = ?", arguments: [long])
      try db.execute(sql: "UPDATE device SET state = ?", arguments: [long])
    }
    #expect(try store.setting("some") == nil)
    #expect(try store.decisions(of: "a") == [])
    #expect(throws: StoreError.damagedRecord("state of the device phone")) { try store.device("phone") }
  }

  /// Each column of each table, with a value of each type: the host starts, and says what it lost.
  @Test func `a value of another type ends no start`() throws {
    let whole = try Self.database()
    let queue = try DatabaseQueue(path: whole.path)
    let columns = try queue.read { db -> [(table: String, column: String)] in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations'")
      var columns: [(table: String, column: String)] = []
      for table in tables {
        let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
        #expect(rows > 0, "\(table) has no row to be damaged")
        columns += try db.columns(in: table).map { (table, $0.name) }
      }
      return columns
    }
    try queue.close()
    #expect(columns.count > 60)
    for (table, column) in columns {
      for value in ["'text'", "x'ff00'", "1e308", "-1", "9223372036854775807", "''", "zeroblob(100)", "NULL"] {
        let folder = try Folder()
        for name in try FileManager.default.contentsOfDirectory(atPath: whole.url.path) {
          try FileManager.default.copyItem(at: whole.url.appending(path: name), to: folder.url.appending(path: name))
        }
        // What a table does not take at all is no damage.
        do { try Self.change(folder, "UPDATE OR IGNORE \(table) SET \(column) = \(value)") } catch { continue }
        do {
          try Self.readAll(DeviceStore.openRepairing(at: folder.file).store)
        } catch let error as StoreError where error.isDamage {
          // The next start checks and repairs the whole file (`DeviceHost.started`).
          do { try Self.readAll(DeviceStore.openRepairing(at: folder.file).store) } catch { Issue.record("\(table).\(column) = \(value): \(error)") }
        } catch {
          Issue.record("\(table).\(column) = \(value): \(error)")
        }
      }
    }
  }
}
