import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import GRDB
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Widgets are moved, resized and removed, and that is undone (Specification B3, B6, D8).
  @Suite struct EditingTests {
    private func add(_ host: DeviceHost, _ family: WidgetFamilyValue = .systemSmall, kind: String = "Good", at choice: PlacementChoice = .init())
      async throws -> Instance
    {
      try await host.add(app: "Test", kind: kind, family: family, at: choice)
    }

    private func at(_ column: Int, _ row: Int, page: Int = 0) -> GridPosition { GridPosition(page: page, column: column, row: row) }

    private func positions(_ host: DeviceHost) async -> [GridPosition?] { await host.instances().map(\.position) }

    private func hasTimeline(_ id: String, _ host: DeviceHost) async throws {
      try await until({ await host.instances().first { $0.id == id }?.stage }, is: .timeline)
    }

    @Test func `widgets get free cells, are moved and stay there after a restart`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let (first, second) = (try await add(host!), try await add(host!, .systemMedium))
      let third = try await add(host!, at: PlacementChoice(position: at(1, 2)))
      #expect(await positions(host!) == [at(0, 0), at(0, 1), at(1, 2)])
      #expect(first.families == [.systemSmall, .systemMedium])
      #expect(try await host!.edit(first.id, WidgetEdit(position: at(0, 1))).position == at(0, 1))
      #expect(await positions(host!) == [at(0, 1), at(0, 0), at(1, 2)])
      // A page is added.
      #expect(try await host!.edit(third.id, WidgetEdit(position: at(1, 0, page: 1))).position == at(1, 0, page: 1))
      // What is tried is not done.
      let tried = try await host!.preview(second.id, WidgetEdit(position: at(0, 0, page: 1)))
      #expect(tried == [first.id: at(0, 1), second.id: at(0, 0, page: 1), third.id: at(1, 1, page: 1)])
      let moved = await positions(host!)
      #expect(moved == [at(0, 1), at(0, 0), at(1, 0, page: 1)])
      await host!.stop()
      host = nil

      let again = try await DeviceHostTests.started(fixture)
      #expect(await positions(again) == moved)
      #expect(await again.undoSteps().isEmpty, "after a restart every change is final")
      await again.stop()
    }

    @Test func `a request that cannot be met is refused by name and changes nothing`() async throws {
      let host = try await DeviceHostTests.started(try Fixture())
      let widget = try await add(host, .systemMedium)
      #expect(
        await hostError { try await host.edit(widget.id, WidgetEdit(position: at(1, 0))) }
          == .positionOutside("systemMedium", slot: "grid", place: "homeScreen", columns: 2, rows: 3))
      #expect(
        await hostError { try await host.edit(widget.id, WidgetEdit(position: at(0, 0, page: 2))) }
          == .unknownPage(place: "homeScreen", pages: 1, most: 15))
      #expect(
        await hostError { try await host.edit(widget.id, WidgetEdit(family: .systemLarge)) }
          == .unsupportedFamily("systemLarge", kind: "Good", supported: ["systemSmall", "systemMedium", "systemExtraLarge"]))
      #expect(await hostError { try await host.edit("ghost", WidgetEdit(position: at(0, 0))) } == .unknownInstance("ghost"))
      let lock = try await add(host, .accessoryCircular, kind: "Everywhere", at: PlacementChoice(place: "lockScreen"))
      #expect(
        await hostError { try await host.edit(lock.id, WidgetEdit(family: .systemSmall)) }
          == .familyNotInSlot("systemSmall", slot: "row", place: "lockScreen", known: ["accessoryCircular", "accessoryRectangular"]))
      #expect(await hostError { try await host.undo() } == .nothingToUndo)
      #expect(await host.instances().map(\.position) == [at(0, 0), at(0, 0)])
      await host.stop()
    }

    @Test func `a resized widget is drawn for its new size by a free reload, and back again by undo`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let (widget, other) = (try await add(host, kind: "Everywhere"), try await add(host))
      try await hasTimeline(widget.id, host)
      #expect(try await host.displayList(widget.id).widgetURL == "158.0x158.0")
      let resized = try await host.edit(widget.id, WidgetEdit(family: .systemMedium))
      #expect(resized.family == .systemMedium && resized.position == at(0, 0))
      #expect(await host.instances().last?.position == at(1, 1), "the other one moves aside")
      try await hasTimeline(widget.id, host)
      #expect(try await host.displayList(widget.id).widgetURL == "338.0x158.0")
      #expect(try await host.decisions(widget.id).filter { $0.rule == "firstTimeline" }.map(\.outcome) == [.free, .free])
      #expect(try await host.decisions(widget.id).allSatisfy { $0.outcome != .granted })
      #expect(try await host.undo().action == .resized)
      try await hasTimeline(widget.id, host)
      #expect(try await host.displayList(widget.id).widgetURL == "158.0x158.0")
      #expect(await host.instances().map(\.position) == [at(0, 0), at(1, 0)])
      #expect(await host.instances().map(\.id) == [widget.id, other.id])
      await host.stop()
    }

    @Test func `a move is undone step by step, and only the newest change can be`() async throws {
      let host = try await DeviceHostTests.started(try Fixture())
      let widget = try await add(host)
      for target in [at(1, 0), at(1, 1), at(0, 2)] { _ = try await host.edit(widget.id, WidgetEdit(position: target)) }
      let steps = await host.undoSteps()
      #expect(steps.map(\.action) == [.moved, .moved, .moved])
      #expect(await hostError { try await host.undo(steps[1].id) } == .undoIsStale(steps[1].id))
      // Moving it where it is already is no change.
      _ = try await host.edit(widget.id, WidgetEdit(position: at(0, 2)))
      #expect(await host.undoSteps() == steps)
      for position in [at(1, 1), at(1, 0), at(0, 0)] {
        _ = try await host.undo()
        #expect(await positions(host) == [position])
      }
      #expect(await hostError { try await host.undo() } == .nothingToUndo)
      await host.stop()
    }

    @Test func `a removed widget comes back with its id, its configuration and its timeline`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let widget = try await host!.add(app: "Test", kind: "Good", family: .systemSmall, configuration: Data(#"{"a":"b"}"#.utf8))
      _ = try await add(host!)
      try await hasTimeline(widget.id, host!)
      let picture = try await host!.image(widget.id).etag
      let made = try await host!.timeline(widget.id).created
      try await host!.remove(widget.id)
      _ = try await add(host!)
      let step = try await host!.undo()
      #expect(step.action == .removed && step.instance == widget.id)
      let back = try #require(await host!.instances().first { $0.id == widget.id })
      #expect(back.configuration == widget.configuration && back.position == at(0, 0) && back.added == widget.added && back.stage == .timeline)
      #expect(try await host!.image(widget.id).etag == picture)
      #expect(try await host!.timeline(widget.id).created == made, "its timeline was not requested anew")
      #expect(Set(await positions(host!)) == [at(0, 0), at(1, 0), at(0, 1)], "the one that had come into its cells moves aside")
      await host!.stop()
      host = nil
      // What came back is stored like any other.
      let again = try await DeviceHostTests.started(fixture)
      #expect(try await again.image(widget.id).etag == picture)
      await again.stop()
    }

    @Test func `after a removal processes, wake-ups and files are gone at once`() async throws {
      let fixture = try Fixture()
      // Nothing ends because it idles.
      let host = try await DeviceHostTests.started(fixture) { $0.idleLetGo = 600 }
      let widget = try await add(host)
      try await hasTimeline(widget.id, host)
      #expect(try !fixture.startedProcesses().isEmpty)
      #expect(await host.nextWake != nil)
      #expect(try await host.rows("archive") > 0)
      try await host.remove(widget.id)
      for table in [
        "instance", "archive", "archiveDisplayList", "displayList", "archiveImage", "image", "decision", "viewing", "budget", "shownEntry",
      ] {
        #expect(try await host.rows(table) == 0, "\(table) still has rows")
      }
      #expect(await host.nextWake == nil)
      try await until({ try fixture.startedProcesses().isEmpty }, seen: { try fixture.startedProcesses() })
      // Its folders go when the kernel has reported its end.
      let scratch = fixture.configuration().scratchFolder.path
      try await until(
        { ((try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []).isEmpty },
        seen: { ((try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []) })
      await host.stop()
    }

    @Test func `a removed widget of a protected app keeps its configuration alone, and is requested anew`() async throws {
      let fixture = try Fixture()
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"], format: .xml, options: 0)
      try data.write(to: fixture.bundleURL.appendingPathComponent("entitlements.plist"))
      let host = try await DeviceHostTests.started(fixture)
      guard await host.isProtected("Test") else { Issue.record("the app is not protected"); return await host.stop() }
      let widget = try await add(host)
      try await hasTimeline(widget.id, host)
      try await host.remove(widget.id)
      #expect(await host.undoJournal.bytes == 0)
      _ = try await host.undo()
      #expect(await host.instances().map(\.id) == [widget.id])
      try await hasTimeline(widget.id, host)
      #expect(try await host.decisions(widget.id).filter { $0.outcome == .free }.map(\.rule) == ["firstTimeline"])
      await host.stop()
    }

    @Test func `a change can be undone for a short time, in few steps and with bounded memory`() async throws {
      let fixture = try Fixture()
      var configuration = fixture.configuration()
      configuration.editing.undoSeconds = 100
      configuration.editing.undoSteps = 2
      configuration.editing.undoBytes = 1
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      _ = try await host.install(bundle: fixture.bundleURL)
      try await host.launch("Test")
      let widget = try await add(host)
      try await hasTimeline(widget.id, host)
      for target in [at(1, 0), at(1, 1), at(0, 2)] { _ = try await host.edit(widget.id, WidgetEdit(position: target)) }
      #expect(await host.undoSteps().count == 2)
      try await host.remove(widget.id)
      #expect(await host.undoJournal.bytes == 0, "a timeline that is too large is not kept")
      _ = try await host.undo()
      try await hasTimeline(widget.id, host)
      await host.shift(clockBy: 99)
      #expect(await host.undoSteps().count == 1)
      await host.shift(clockBy: 101)
      #expect(await host.undoSteps().isEmpty)
      #expect(await hostError { try await host.undo() } == .nothingToUndo)
      await host.stop()
    }

    @Test func `the removal of an app closes gaps and cannot be undone`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let other = fixture.folder.appendingPathComponent("Other.app", isDirectory: true)
      try Fixture.makeBundle(at: other)
      _ = try await host.install(bundle: other)
      try await host.launch("Other")
      let today = PlacementChoice(place: "todayView")
      let widget = try await add(host, .systemMedium, at: today)
      _ = try await host.add(app: "Other", kind: "Good", family: .systemMedium, at: today)
      #expect(await positions(host) == [at(0, 0), at(0, 1)])
      _ = try await host.edit(widget.id, WidgetEdit(position: at(0, 1)))
      try await host.remove(widget.id)
      try await host.uninstall("Test")
      #expect(await positions(host) == [at(0, 0)])
      #expect(await host.undoSteps().isEmpty)
      await host.stop()
    }

    @Test func `widgets of an earlier version get positions in the order in which they were added, once and for all`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let added = [try await add(host!), try await add(host!, .systemMedium), try await add(host!)]
      await host!.stop()
      host = nil
      try forget(fixture, "gridPage = NULL, gridColumn = NULL, gridRow = NULL")
      host = try await DeviceHostTests.started(fixture)
      #expect(await host!.instances().map(\.id) == added.map(\.id))
      #expect(await positions(host!) == [at(0, 0), at(0, 1), at(1, 0)])
      #expect(try await host!.storedPositions() == 3)
      await host!.stop()
      host = nil
      // What no host writes.
      try forget(fixture, "gridPage = 0, gridColumn = 9223372036854775807, gridRow = -5")
      host = try await DeviceHostTests.started(fixture)
      #expect(await positions(host!) == [at(0, 0), at(0, 1), at(1, 0)])
      await host!.stop()
    }

    /// Changes the rows of a stopped host, with the stamp of the layout, as an earlier version left them.
    private func forget(_ fixture: Fixture, _ change: String) throws {
      let queue = try DatabaseQueue(path: fixture.configuration().databaseFile.path)
      try queue.write { db in
        try db.execute(sql: "UPDATE instance SET \(change)")
        let layout = try Layout.read(db)
        let generation = try LayoutStamp.read(db)?.generation ?? 0
        try DeviceStore.store(LayoutStamp(generation: generation + 1, of: try layout.bytes), of: layout, db)
      }
      try queue.close()
    }
  }
}

extension DeviceHost {
  fileprivate func rows(_ table: String) throws -> Int {
    try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
  }

  fileprivate func storedPositions() throws -> Int {
    try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM instance WHERE gridRow IS NOT NULL") ?? 0 }
  }

  fileprivate func shift(clockBy seconds: TimeInterval) { clockShift = seconds }
}
