import Foundation
import SampleDevice
import Testing

@testable import Store

/// The copy of the layout beside the database.
@Suite struct LayoutCopyTests {
  @Test func `only a change of the layout writes the copy`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    let copies = LayoutCopies(beside: folder.file)
    try device.add("a")
    let added = try #require(copies.newest())
    #expect(added.layout.instances.map(\.id) == ["a"] && added.layout.apps.map(\.id) == ["Sample"])
    let identity = try FileManager.default.attributesOfItem(atPath: copies.files[0].path)[.systemFileNumber] as? Int
    for _ in 0..<5 { try device.reload("a") }
    #expect(try FileManager.default.attributesOfItem(atPath: copies.files[0].path)[.systemFileNumber] as? Int == identity)
    try device.store.setSetting("device.settings", Data("{}".utf8))
    try device.step(.appLaunched("Sample"))
    let newest = try #require(copies.newest())
    #expect(newest.layout.settings["device.settings"] == Data("{}".utf8) && newest.layout.devices.map(\.launched) == [["Sample"]])
    #expect(newest.stamp.generation == added.stamp.generation + 2)
    try device.remove("a")
    #expect(copies.newest()?.layout.instances.isEmpty == true)
    #expect(device.store.layoutCopyFault == nil)
  }

  @Test func `a rotten copy falls back to the other, and is written again`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.add("b")
    let layout = try device.store.read(Layout.read)
    try device.store.close()
    let copies = LayoutCopies(beside: folder.file)
    let whole = try Data(contentsOf: copies.files[0])
    for length in [0, 1, 40, whole.count - 1] {
      try whole.prefix(length).write(to: copies.files[0])
      #expect(copies.newest()?.layout.instances.map(\.id) == ["a"], "the one before, without b")
    }
    for offset in stride(from: 0, to: whole.count, by: 13) {
      var rotten = whole
      rotten[offset] ^= 0x10
      try rotten.write(to: copies.files[0])
      #expect(copies.newest()?.layout.instances.map(\.id) == ["a"], "byte \(offset)")
    }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.isEmpty)
    #expect(try store.read(Layout.read) == layout && copies.newest()?.layout == layout)
  }

  @Test func `a damaged database with an older copy keeps the newer rows`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    for name in ["a", "b", "c"] { try device.add(.init(name)) }
    let layout = try device.store.read(Layout.read)
    try device.store.close()
    let copies = LayoutCopies(beside: folder.file)
    // The newest copy is torn, and a page of drawings is damaged.
    try Data().write(to: copies.files[0])
    var bytes = try Data(contentsOf: folder.file)
    let list = try #require(bytes.range(of: Data("sample://1/0".utf8)))
    bytes.replaceSubrange(list.lowerBound / 4096 * 4096..<list.lowerBound / 4096 * 4096 + 8, with: Data(repeating: 0xff, count: 8))
    try bytes.write(to: folder.file)
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1)
    #expect(try store.read(Layout.read) == layout)
  }

  @Test func `a file of a release without copies gets one`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.open(at: folder.file))
    try device.add("a")
    try device.store.write { try $0.execute(sql: "DELETE FROM setting") }
    try device.store.close()
    let copies = LayoutCopies(beside: folder.file)
    for file in copies.files { try? FileManager.default.removeItem(at: file) }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.isEmpty && copies.newest()?.layout.instances.map(\.id) == ["a"])
    try store.expectConsistent()
  }

  @Test func `a copy that cannot be written undoes nothing`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    // A folder in place of the draft, so that the copy fails for every user who runs the test.
    let draft = folder.url.appending(path: "layout.json.new")
    try FileManager.default.createDirectory(at: draft.appending(path: "x"), withIntermediateDirectories: true)
    try device.add("a")
    #expect(try device.store.instances(of: "phone").map(\.id) == ["a"])
    #expect(device.store.layoutCopyFault?.contains("the copy of the layout cannot be written") == true)
    try FileManager.default.removeItem(at: draft)
    try device.add("b")
    #expect(device.store.layoutCopyFault == nil)
    #expect(LayoutCopies(beside: folder.file).newest()?.layout.instances.map(\.id) == ["a", "b"])
  }
}
