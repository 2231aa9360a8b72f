import AlmanacProfiles
import AlmanacScheduler
import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// Where widgets are is stored with them, in one transaction, and is part of the layout that is copied and salvaged (Specification B3, B6).
@Suite struct PositionTests {
  private let cell = GridPosition(page: 1, column: 0, row: 2)

  @Test func `a widget's position is stored with it and changed alone`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    try device.add("b")
    #expect(try device.store.instances(of: "phone").map(\.position) == [nil, nil])
    try device.store.move(["a": cell, "b": GridPosition(column: 1, row: 0)])
    #expect(try device.store.instances(of: "phone").map(\.position) == [cell, GridPosition(column: 1, row: 0)])
    // Of several positions all are stored, or none.
    #expect(throws: StoreError.unknownInstance("ghost")) { try device.store.move(["a": GridPosition(column: 0, row: 0), "ghost": cell]) }
    #expect(try device.store.instances(of: "phone").map(\.position) == [cell, GridPosition(column: 1, row: 0)])
    #expect(try device.store.device("phone") == device.state)
    try device.store.expectConsistent()
  }

  @Test func `a new family takes everything with it that was laid out for the old one`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    try device.store.save(SampleDevice.timeline(round: 7, from: device.now, entries: 1), id: "placeholder", as: .placeholder, of: "a")
    #expect(try device.store.count("archive") == 2)
    var next = device.state
    _ = next.apply(.instanceResized("a", family: "systemLarge"), now: device.now + 1)
    try device.store.commit(StepCommit(state: next, resized: ["a": "systemLarge"], moved: ["a": cell]))
    #expect(try device.store.count("archive") == 0)
    #expect(try device.store.instances(of: "phone").map(\.family) == ["systemLarge"])
    #expect(try device.store.instances(of: "phone").map(\.position) == [cell])
    #expect(try device.store.device("phone")?.instances["a"]?.family == "systemLarge")
    try device.store.expectConsistent()
  }

  @Test func `a damaged database gives the positions back that its copy of the layout has`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: .open(at: folder.file))
    try device.add("a")
    try device.store.move(["a": cell])
    try device.store.close()
    let copy = try #require(LayoutCopies(beside: folder.file).newest())
    #expect(copy.layout.instances.map(\.position) == [cell])
    // The whole database is lost.
    try FileManager.default.removeItem(at: folder.file)
    let salvaged = try DeviceStore.openRepairing(at: folder.file).store
    #expect(try salvaged.instances(of: "phone").map(\.position) == [cell])
  }

  @Test func `the checksum of a row without a position is that of an earlier version`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let old = Layout.Instance(id: "a", device: "phone", app: "A", kind: "K", family: "systemSmall", configuration: Data(), addedAt: 5)
    #expect(String(decoding: try encoder.encode(old), as: UTF8.self).contains("position") == false)
  }
}
