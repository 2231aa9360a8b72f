import Foundation
import GRDB
import Glibc
import SampleDevice
import Testing

@testable import Store

/// One byte more than a value may have.
private let large = StoredBounds.valueBytes + 1

/// A value that is larger than any that a host writes is refused before it is read, and the rest is kept.
@Suite struct SizeCheckTests {
  /// A closed database with two widgets.
  private static func database() throws -> Folder {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    for widget in ["a", "b"] { try device.add(.init(widget)) }
    try device.store.setSetting("some", Data("value".utf8))
    try device.store.close()
    return folder
  }

  private static func change(_ folder: Folder, _ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = OFF; \(sql)") }
    try queue.close()
  }

  @Test(arguments: [
    ("displayList", "UPDATE displayList SET data = zeroblob(\(large)) WHERE rowid = 1"),
    ("setting", "INSERT INTO setting (key, value) VALUES ('layout.zzz', zeroblob(\(large)))"),
    ("app", "UPDATE app SET description = zeroblob(\(large))"), ("device", "UPDATE device SET state = zeroblob(\(large))"),
    // A text's bytes are counted by reading it; one that is much too large is not read.
    ("instance", "UPDATE instance SET kind = CAST(zeroblob(\(large)) AS TEXT) WHERE id = 'a'"),
    ("instance", "UPDATE instance SET kind = CAST(zeroblob(\(2 * large)) AS TEXT) WHERE id = 'a'"),
    // No value is too large by itself.
    ("image", "UPDATE image SET data = zeroblob(\(large / 2)), mediaType = zeroblob(\(large / 2 + 100)) WHERE rowid = 1"),
  ])
  func `a row that no host writes for its size is found unread at the opening, and the rest is kept`(table: String, sql: String) throws {
    let folder = try Self.database()
    try Self.change(folder, sql)
    let finding = "its table \(table) has a row of more than \(StoredBounds.valueBytes) bytes"
    let refusal = #expect(throws: StoreError.self) { try DeviceStore.openWhole(at: folder.file) }
    #expect(refusal?.isDamage == true && "\(refusal as Any)".contains(finding), "\(refusal as Any)")
    // Also where the disk cannot be written, and in a backup.
    #expect(throws: StoreError.self) { try DeviceStore.inMemoryCopy(of: folder.file) }
    #expect(throws: StoreError.self) { try DeviceStore.copy(folder.file, to: folder.url.appending(path: "copy.sqlite")) }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1 && notices[0].contains(finding), "\(notices)")
    #expect(try store.instances(of: "phone").map(\.id) == ["a", "b"])
    #expect(try store.apps().map(\.id) == ["Sample"])
    #expect(try store.setting("some") == Data("value".utf8) && store.setting("layout.zzz") == nil)
    try store.expectConsistent()
    try store.close()
    // Once is enough.
    #expect(try DeviceStore.openRepairing(at: folder.file).notices.isEmpty)
  }

  @Test func `a value that becomes too large while the store is open is not read either`() throws {
    let folder = try Self.database()
    let store = try DeviceStore.openRepairing(at: folder.file).store
    let archive = try #require(try store.device("phone")?.instances["a"]?.archives.first)
    #expect(try store.displayListData(archive, at: 0) != nil)
    let unread = StoredBounds.connectionBytes + 1
    try Self.change(folder, "UPDATE displayList SET data = zeroblob(\(unread)) WHERE rowid = 1; UPDATE app SET description = zeroblob(\(unread))")
    #expect(throws: StoreError.damagedRecord("display list 0 of the timeline \(archive)")) { try store.displayListData(archive, at: 0) }
    let error = #expect(throws: StoreError.self) { try store.apps() }
    #expect(error?.isDamage == true)
    try store.close()
    // The next opening checks the whole file, and repairs it.
    let (again, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1)
    #expect(try again.instances(of: "phone").map(\.id) == ["a", "b"])
    try again.expectConsistent()
  }

  @Test func `many large settings are refused together`() throws {
    let folder = try Self.database()
    let half = StoredBounds.layoutBytes / 2
    let values = (0..<2).map { "('large\($0)', zeroblob(\(half)))" }.joined(separator: ", ")
    try Self.change(folder, "INSERT INTO setting (key, value) VALUES \(values)")
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1 && notices[0].contains("its apps, widgets and settings take more than"), "\(notices)")
    #expect(try store.instances(of: "phone").map(\.id) == ["a", "b"])
    #expect(try store.setting("some") == Data("value".utf8))
    try store.close()
    #expect(try DeviceStore.openRepairing(at: folder.file).notices.isEmpty)
  }

  @Test func `the largest value that a host writes is stored and read`() throws {
    let folder = try Folder()
    let store = try DeviceStore.openRepairing(at: folder.file).store
    // A wallpaper whose pixels cannot be compressed.
    let png = Data(count: 2868 * 2868 * 4 + 100_000)
    let info = WallpaperInfo(of: png, width: 2868, height: 2868)
    try store.setWallpaper((png, info), on: "")
    #expect(try store.wallpaperFile(info.hash)?.count == png.count)
    try store.close()
    // Checked as a whole.
    unlink(folder.path + "-clean")
    let (again, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try notices.isEmpty && again.wallpaperFile(info.hash)?.count == png.count)
  }

  @Test func `a live activity that is larger than what can be read again is not stored`() throws {
    let folder = try Self.database()
    let store = try DeviceStore.openRepairing(at: folder.file).store
    let drawn = ActivityRecord(id: "ride", app: "Sample", kind: "Ride", life: Data("{}".utf8), content: Data(count: StoredBounds.valueBytes))
    #expect(throws: StoreError.self) { try store.save(drawn) }
    #expect(try store.activities().isEmpty)
    try store.save(ActivityRecord(id: "ride", app: "Sample", kind: "Ride", life: Data("{}".utf8), content: Data("{}".utf8)))
    #expect(try store.activities().map(\.id) == ["ride"])
  }
}
