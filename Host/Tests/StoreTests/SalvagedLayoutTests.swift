import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// The notice of a repair claims no more than is true, and a row that was damaged replaces no good one.
@Suite struct SalvagedLayoutTests {
  /// A closed database with widgets and settings.
  private func stored(_ folder: Folder, settings: Bool = true) throws -> Layout {
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    for widget in ["a", "b"] { try device.add(.init(widget)) }
    if settings { try device.store.setSetting("device.settings", Data("{\"locale\":\"de_DE\"}".utf8)) }
    let layout = try device.store.read(Layout.read)
    try device.store.close()
    return layout
  }

  /// Changes a widget's configuration as a flipped bit does: neither the stamp nor the checksum of the row notices.
  private func flip(_ widget: String, in folder: Folder) throws {
    let queue = try DatabaseQueue(path: folder.path)
    try queue.write { try $0.execute(sql: "UPDATE instance SET configuration = x'7b7c' WHERE id = ?", arguments: [widget]) }
    try queue.close()
  }

  private func remove(_ folder: Folder, _ names: String...) throws {
    for name in names { try FileManager.default.removeItem(at: folder.url.appending(path: name)) }
  }

  @Test func `a used folder without a database and copies says that all is lost`() throws {
    let folder = try Folder()
    #expect(try DeviceStore.openRepairing(at: folder.file).notices.isEmpty, "a new folder")
    let lost =
      "there was no whole copy of the layout; lost: widgets, settings, timelines, decisions and history; a backup brings them back: almanac restore FILE"
    for fault in ["missing", "empty"] {
      let used = try Folder()
      if fault == "empty" { try Data().write(to: used.file) }
      #expect(try DeviceStore.openRepairing(at: used.file, wasUsed: true).notices == ["the database was \(fault) and \(lost)"])
      #expect(try DeviceStore.openRepairing(at: used.file, wasUsed: true).notices.isEmpty, "the second time")
    }
    // Copies that cannot be read are a sign of use too.
    let torn = try Folder()
    try Data().write(to: torn.url.appending(path: "layout.json"))
    #expect(try DeviceStore.openRepairing(at: torn.file).notices == ["the database was missing and \(lost)"])
  }

  @Test func `a layout from the older copy says that the last change may be lost`() throws {
    let folder = try Folder()
    _ = try stored(folder)
    try remove(folder, "almanac.sqlite")
    try Data().write(to: folder.url.appending(path: "layout.json"))
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try store.read(Layout.read).settings.isEmpty)
    #expect(
      notices == [
        "the database was missing; restored from the older copy of the layout, which may lack the last change: 1 app and 2 widgets with their "
          + "configurations; lost: the settings, which are the defaults now, all timelines, which are requested again, all decisions and the history"
      ])
  }

  @Test func `without copies a damaged row is kept and named`() throws {
    let folder = try Folder()
    _ = try stored(folder)
    try flip("b", in: folder)
    try remove(folder, "layout.json", "layout.previous.json")
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try store.instances(of: "phone").map(\.id) == ["a", "b"])
    let told = "lost: nothing; damaged and kept as they could be read, so check them: 1 widget (b)"
    #expect(notices.count == 1 && notices[0].hasSuffix(told), "\(notices)")
    try store.close()
    #expect(try DeviceStore.openRepairing(at: folder.file).notices.isEmpty)
  }

  @Test func `without copies a row that is gone is named`() throws {
    let folder = try Folder()
    _ = try stored(folder)
    let queue = try DatabaseQueue(path: folder.path)
    try queue.write { try $0.execute(sql: "DELETE FROM instance WHERE id = 'b'") }
    try queue.close()
    try remove(folder, "layout.json", "layout.previous.json")
    let notices = try DeviceStore.openRepairing(at: folder.file).notices
    #expect(notices.count == 1 && notices[0].contains("lost: 1 widget (b)"), "\(notices)")
  }

  @Test func `a damaged newer row does not replace the one of an older copy`() throws {
    let folder = try Folder()
    let layout = try stored(folder)
    try flip("a", in: folder)
    // The newest copy, with the settings, is torn.
    try Data().write(to: folder.url.appending(path: "layout.json"))
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try store.read(Layout.read) == layout)
    #expect(notices.count == 1 && notices[0].contains("lost: nothing") && !notices[0].contains("check them"), "\(notices)")
  }

  @Test func `a widget whose newer row is damaged is as in the older copy, and the notice says so`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.store.commit(
      StepCommit(state: device.state, configured: ["a": [ParameterRecord(name: "city", type: "string", value: Data("\"Oslo\"".utf8))]]))
    try device.store.close()
    try flip("a", in: folder)
    try Data().write(to: folder.url.appending(path: "layout.json"))
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try store.instances(of: "phone").first?.configuration.isEmpty == true)
    #expect(notices.count == 1 && notices[0].contains("lost: perhaps the last change of 1 widget (a), now as in the older copy"), "\(notices)")
  }

  @Test func `the checksums follow every change of the layout, and an older file gets them`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    func expectCurrent(sourceLocation: SourceLocation = #_sourceLocation) throws {
      let (stored, right) = try device.store.read { (try LayoutChecksums.read($0), try LayoutChecksums.of(Layout.read($0))) }
      #expect(stored == right && !right.isEmpty, sourceLocation: sourceLocation)
    }
    for widget in ["a", "b"] { try device.add(.init(widget)) }
    try expectCurrent()
    try device.store.setSetting("device.settings", Data("{}".utf8))
    try device.step(.appLaunched("Sample"))
    try device.remove("b")
    try expectCurrent()
    try device.store.write { try $0.execute(sql: "DELETE FROM layoutChecksum WHERE kind <> 'app'") }
    try device.store.close()
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.isEmpty)
    device = try SampleDevice(store: store)
    try expectCurrent()
  }
}
