import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// Tests that one step is one transaction.
@Suite struct CommitTests {
  @Test func `a step keeps state, archive and decisions together`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    let store = device.store
    let archive = try #require(device.state.instances["a"]?.timeline?.archive)
    #expect(try store.device("phone") == device.state)
    #expect(try store.archive(archive)?.entries.count == 3)
    #expect(try store.archive(of: "a", as: .timeline) == archive)
    #expect(try store.decisions(of: "a").map(\.rule) == ["policyNever", "firstTimeline"])
    #expect(try store.instances(of: "phone").map(\.kind) == ["Sample"])
    try store.expectConsistent()
  }

  @Test func `a step that fails keeps nothing`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    let before = device.state
    var next = before
    _ = next.apply(.reloadRequested(.all, origin: .app, foreground: true), now: device.now + 10)
    let attempt = try #require(next.instances["a"]?.inFlight?.id)
    var timeline = SampleDevice.timeline(round: 99, from: device.now, entries: 2)
    timeline.images[0].sha256 = Data(repeating: 7, count: 32)
    let effects = next.apply(.timelineReceived("a", attempt, TimelineSummary(timeline, archive: "forged")), now: device.now + 11)
    #expect(effects.contains(.keepArchive("a", "forged")))
    #expect(throws: StoreError.self) {
      try device.store.commit(StepCommit(state: next, archives: [NewArchive(id: "forged", instance: "a", archive: timeline)]))
    }
    #expect(try device.store.device("phone") == before)
    #expect(try device.store.archive("forged") == nil)
    try device.store.expectConsistent()
  }

  @Test func `a widget that was never added is named`() throws {
    let store = try DeviceStore.inMemory()
    var state = DeviceState(id: "phone")
    _ = state.apply(.instanceAdded("a", app: "Sample", kind: "Sample", family: "systemSmall"), now: Date(timeIntervalSince1970: 0))
    #expect(throws: StoreError.unknownInstance("a")) { try store.commit(StepCommit(state: state)) }
    #expect(try store.devices().isEmpty)
  }

  @Test func `one entry is decoded alone`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a", entries: 24)
    let archive = try #require(device.state.instances["a"]?.timeline?.archive)
    #expect(try device.store.displayList(archive, at: 17)?.widgetURL.hasSuffix("/17") == true)
    #expect(try device.store.displayList(archive, at: 24) == nil)
    #expect(try device.store.displayList("nothing", at: 0) == nil)
    // Damage of another entry does not affect this one.
    try device.store.write {
      try $0.execute(
        sql: "UPDATE displayList SET data = x'FF' WHERE hash = (SELECT hash FROM archiveDisplayList WHERE archive = ? AND position = 3)",
        arguments: [archive.rawValue])
    }
    #expect(try device.store.displayList(archive, at: 17) != nil)
    #expect(throws: StoreError.damagedRecord("display list 3 of the timeline \(archive)")) { try device.store.displayList(archive, at: 3) }
  }

  @Test func `a whole archive comes back as it was kept`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    let archive = try #require(device.state.instances["a"]?.timeline?.archive)
    var kept = try #require(try device.store.wholeArchive(archive))
    var expected = SampleDevice.timeline(round: 1, from: device.now, entries: 3)
    kept.images.sort { $0.sha256.lexicographicallyPrecedes($1.sha256) }
    expected.images.sort { $0.sha256.lexicographicallyPrecedes($1.sha256) }
    #expect(kept == expected)
  }

  @Test func `a replaced timeline goes, with what it alone used`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    try device.add("b")
    let first = try #require(device.state.instances["a"]?.timeline?.archive)
    let shared = SampleDevice.image("shared").sha256
    let own = SampleDevice.image("round 1").sha256
    #expect(try device.store.image(own, of: first) != nil)
    for _ in 0..<5 { try device.reload("a") }
    #expect(try device.store.archive(first) == nil)
    let current = try #require(device.state.instances["a"]?.timeline?.archive)
    #expect(try device.store.image(shared, of: current)?.mediaType == "image/png")
    // An archive gives only its own images.
    #expect(try device.store.image(own, of: current) == nil)
    #expect(try device.store.image(shared, of: first) == nil)
    #expect(try device.store.count("archive") == 2)
    #expect(try device.store.count("displayList") == 6)
    #expect(try device.store.count("image") == 3)
  }

  @Test func `removing a widget frees all that was its own`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    try device.add("b")
    try device.remove("a")
    #expect(try device.store.count("archive") == 1)
    #expect(try device.store.decisions(of: "a").isEmpty)
    #expect(try device.store.instances(of: "phone").map(\.id) == ["b"])
    try device.remove("b")
    for table in ["archive", "displayList", "image", "archiveImage", "archiveDisplayList", "decision", "instance"] {
      #expect(try device.store.count(table) == 0)
    }
  }

  @Test func `removing an app frees all that was its own`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    try device.step(.appRemoved("Sample"))
    try device.store.removeApp("Sample")
    #expect(try device.store.apps().isEmpty)
    #expect(try device.store.count("instance") == 0)
    #expect(try device.store.device("phone") == device.state)
    #expect(try device.store.count("displayList") == 0)
  }

  @Test func `placeholder and snapshot stand in until there is a timeline`() throws {
    var device = try SampleDevice(store: .inMemory())
    let record = InstanceRecord(id: "a", app: "Sample", kind: "Sample", family: "systemSmall", addedAt: device.now)
    try device.step(.instanceAdded("a", app: "Sample", kind: "Sample", family: "systemSmall"), added: [record])
    let one = SampleDevice.timeline(round: 0, from: device.now, entries: 1)
    try device.store.save(one, id: "placeholder", as: .placeholder, of: "a")
    try device.store.save(one, id: "snapshot", as: .snapshot, of: "a")
    try device.step(.tick)
    #expect(try device.store.archive(of: "a", as: .snapshot) == "snapshot")
    try device.step(
      .timelineReceived("a", AttemptID(rawValue: 1), TimelineSummary(one, archive: "first")),
      archives: [NewArchive(id: "first", instance: "a", archive: one)])
    #expect(try device.store.archive(of: "a", as: .snapshot) == nil)
    #expect(try device.store.archive(of: "a", as: .placeholder) == "placeholder")
    try device.store.save(one, id: "another", as: .placeholder, of: "a")
    #expect(try device.store.archive("placeholder") == nil)
    #expect(throws: StoreError.unknownInstance("z")) { try device.store.save(one, id: "z", as: .placeholder, of: "z") }
    try device.store.expectConsistent()
  }

  @Test func `only changed widgets are written`() throws {
    var device = try SampleDevice(store: .inMemory())
    for name in 0..<50 { try device.add(.init("w\(name)"), entries: 1) }
    try device.store.write {
      try $0.execute(
        sql: "CREATE TABLE written (id TEXT); CREATE TRIGGER log AFTER UPDATE ON instance BEGIN INSERT INTO written VALUES (new.id); END")
    }
    try device.reload("w7", entries: 1)
    let written = try device.store.read { try String.fetchAll($0, sql: "SELECT DISTINCT id FROM written") }
    #expect(written == ["w7"])
  }

  @Test func `of each widget the newest decisions are kept`() throws {
    var device = try SampleDevice(store: .inMemory(decisionsKept: 10))
    try device.add("quiet")
    try device.add("a")
    for _ in 0..<40 { try device.reload("a") }
    let kept = try device.store.decisions(of: "a")
    #expect(kept.count == 10)
    #expect(kept.map(\.id) == kept.map(\.id).sorted(by: >))
    #expect(try device.store.decisions(of: "quiet").count == 2)
    let older = try device.store.decisions(of: "a", limit: 3, before: kept[3].id)
    #expect(older == Array(kept[4..<7]))
  }

  @Test func `configurations and settings are kept`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    let parameters = [
      ParameterRecord(name: "city", type: "string", value: Data("\"Ghent\"".utf8)),
      ParameterRecord(name: "days", type: "int", value: Data("7".utf8), chosen: Data("9".utf8)),
      ParameterRecord(name: "lines", type: "entity", isArray: true, value: Data("[]".utf8), dropped: .removed),
    ]
    try device.store.commit(StepCommit(state: device.state, configured: ["a": parameters]))
    let stored = try device.store.instances(of: "phone").first
    #expect(stored?.parameters == parameters)
    #expect(stored?.configuration == Data(#"{"city":"Ghent","days":7}"#.utf8))
    try device.store.commit(StepCommit(state: device.state, configured: ["a": []]))
    #expect(try device.store.instances(of: "phone").first?.configuration.isEmpty == true)
    try device.store.setSetting("scheme", Data("dark".utf8))
    try device.store.setSetting("scheme", Data("light".utf8))
    #expect(try device.store.setting("scheme") == Data("light".utf8))
    try device.store.setSetting("scheme", nil)
    #expect(try device.store.setting("scheme") == nil)
  }

  @Test func `a damaged state is named`() throws {
    var device = try SampleDevice(store: .inMemory())
    try device.add("a")
    try device.store.write { try $0.execute(sql: "UPDATE instance SET state = x'00'") }
    #expect(throws: StoreError.damagedRecord("state of the widget a")) { try device.store.device("phone") }
  }
}
