import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// Configured values of widgets (Specification B4): each has a row, belongs to the layout, and survives damage and older files.
@Suite struct ParameterTests {
  private let parameters = [
    ParameterRecord(name: "city", type: "string", value: Data("\"Oslo\"".utf8)),
    ParameterRecord(name: "days", type: "int", value: Data("5".utf8), chosen: Data("9".utf8)),
    ParameterRecord(name: "wind", type: "entity", isArray: true, value: Data("[\"a\"]".utf8), dropped: .removed),
  ]

  /// A closed database with one configured widget.
  private func stored(_ folder: Folder) throws {
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.store.commit(StepCommit(state: device.state, configured: ["a": parameters]))
    try device.store.close()
  }

  private func change(_ folder: Folder, _ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test func `only values that count are in the configuration`() {
    #expect(parameters.configuration == Data(#"{"city":"Oslo","days":5}"#.utf8))
    #expect([ParameterRecord]().configuration.isEmpty)
    #expect([parameters[2]].configuration.isEmpty)
  }

  @Test func `values are there again after a restart, and go with their widget`() throws {
    let folder = try Folder()
    try stored(folder)
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    #expect(try device.store.instances(of: "phone").first?.parameters == parameters)
    try device.step(.instanceRemoved("a"))
    #expect(try device.store.count("parameter") == 0)
  }

  @Test func `a widget is added with its values`() throws {
    let device = try SampleDevice(store: .inMemory())
    var state = device.state
    _ = state.apply(.instanceAdded("a", app: "Sample", kind: "Sample", family: "systemSmall"), now: device.now)
    let record = InstanceRecord(id: "a", app: "Sample", kind: "Sample", family: "systemSmall", parameters: parameters, addedAt: device.now)
    try device.store.commit(StepCommit(state: state, added: [record]))
    #expect(try device.store.instances(of: "phone").first?.parameters == parameters)
  }

  @Test func `a configuration of an earlier version is read without types, and its checksums stay valid`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    // As an earlier version stored it.
    try device.store.writeLayout { db in
      try db.execute(sql: "UPDATE instance SET configuration = ?", arguments: [Data(#"{"city":"Ghent","days":7,"all":[1.5,null]}"#.utf8)])
      return ((), true)
    }
    try device.store.close()
    // The tables of version 6.
    let later = ["parameter", "tap", "activityTap", "pushToken", "activity"].map { "DROP TABLE \($0)" }
    let columns = ["gridPage", "gridColumn", "gridRow"].map { "ALTER TABLE instance DROP COLUMN \($0)" }
    try change(folder, (later + columns + ["DELETE FROM grdb_migrations WHERE CAST(identifier AS INTEGER) > 6"]).joined(separator: "; "))
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.isEmpty, "\(notices)")
    let read = try #require(try store.instances(of: "phone").first)
    #expect(read.parameters.map(\.name) == ["all", "city", "days"])
    #expect(read.parameters.allSatisfy { $0.type.isEmpty && $0.dropped == nil })
    #expect(read.configuration == Data(#"{"all":[1.5,null],"city":"Ghent","days":7}"#.utf8))
    // Its values get rows with the next change; then the old column is empty.
    let state = try #require(try store.device("phone"))
    try store.commit(StepCommit(state: state, configured: ["a": read.parameters]))
    #expect(try store.count("parameter") == 3)
    #expect(try store.read { try Data.fetchOne($0, sql: "SELECT configuration FROM instance") } == Data())
    #expect(try store.instances(of: "phone").first?.parameters == read.parameters)
  }

  @Test func `a widget that is not stored cannot be configured`() throws {
    let device = try SampleDevice(store: .inMemory())
    #expect(throws: StoreError.unknownInstance("none")) {
      try device.store.commit(StepCommit(state: device.state, configured: ["none": parameters]))
    }
    #expect(try device.store.count("parameter") == 0)
  }

  @Test func `a damaged value is mended from the copy of the layout`() throws {
    let folder = try Folder()
    try stored(folder)
    try change(folder, "UPDATE parameter SET value = x'22' WHERE name = 'city'")
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1 && notices[0].contains("lost: nothing"), "\(notices)")
    #expect(try store.instances(of: "phone").first?.parameters == parameters)
  }

  @Test func `an unknown reason of a dropped value is damage`() throws {
    let folder = try Folder()
    try stored(folder)
    try change(folder, "UPDATE parameter SET dropped = 'moon' WHERE name = 'wind'")
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1)
    #expect(try store.instances(of: "phone").first?.parameters == parameters)
  }

  @Test func `without copies the values that can be read are kept`() throws {
    let folder = try Folder()
    try stored(folder)
    try change(folder, "UPDATE parameter SET dropped = 'moon' WHERE name = 'wind'")
    for name in ["layout.json", "layout.previous.json"] { try FileManager.default.removeItem(at: folder.url.appending(path: name)) }
    let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
    #expect(notices.count == 1 && notices[0].contains("check them: 1 widget (a)"), "\(notices)")
    #expect(try store.instances(of: "phone").first?.parameters == Array(parameters.dropLast()))
  }

  @Test func `the layout alone brings the values back`() throws {
    let folder = try Folder()
    try stored(folder)
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.path + suffix) }
    let (store, _) = try DeviceStore.openRepairing(at: folder.file)
    #expect(try store.instances(of: "phone").first?.parameters == parameters)
  }
}
