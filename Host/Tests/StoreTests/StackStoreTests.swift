import AlmanacProfiles
import AlmanacScheduler
import Foundation
import SampleDevice
import Testing

@testable import Store

/// Stacks are stored with the scheduler's state, and are part of the layout that is copied and salvaged (Specification B5).
@Suite struct StackStoreTests {
  private func stacked(_ device: inout SampleDevice) throws {
    for id in ["a", "b", "c"] as [InstanceID] { try device.add(id) }
    var next = device.state
    _ = next.apply(.stackArranged("s", ["b", "a"], rotates: false, top: "a"), now: device.now + 1)
    try device.store.commit(StepCommit(state: next))
  }

  @Test func `a stack is stored with its order, its top and its switch`() throws {
    var device = try SampleDevice(store: .inMemory())
    try stacked(&device)
    let stack = try #require(try device.store.device("phone")?.stacks["s"])
    #expect(stack.members == ["b", "a"] && stack.top == "a" && !stack.rotates)
    try device.store.expectConsistent()
  }

  @Test func `a damaged database gives the stacks back that its copy of the layout has`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: .open(at: folder.file))
    try stacked(&device)
    try device.store.close()
    let copy = try #require(LayoutCopies(beside: folder.file).newest())
    #expect(copy.layout.devices.map(\.stacks) == [[Layout.Stack(id: "s", members: ["b", "a"], rotates: false)]])
    // The whole database is lost.
    try FileManager.default.removeItem(at: folder.file)
    let salvaged = try #require(try DeviceStore.openRepairing(at: folder.file).store.device("phone"))
    #expect(salvaged.stacks["s"]?.members == ["b", "a"] && salvaged.stacks["s"]?.rotates == false)
    #expect(salvaged.stacks["s"]?.top == "b", "the copy does not have the top")
  }

  @Test func `a turn of a stack is no change of the layout, and the checksum of a device without stacks is that of an earlier version`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: .open(at: folder.file))
    try stacked(&device)
    let generation = try #require(LayoutCopies(beside: folder.file).newest()).stamp.generation
    var next = try #require(try device.store.device("phone"))
    _ = next.apply(.stackTurned("s", to: "b"), now: device.now + 2)
    try device.store.commit(StepCommit(state: next))
    #expect(LayoutCopies(beside: folder.file).newest()?.stamp.generation == generation)
    #expect(try device.store.device("phone")?.stacks["s"]?.top == "b")
    let encoder = JSONEncoder()
    #expect(String(decoding: try encoder.encode(Layout.Device(id: "phone", launched: [])), as: UTF8.self).contains("stacks") == false)
  }
}
