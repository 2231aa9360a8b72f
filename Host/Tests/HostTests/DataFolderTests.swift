import Foundation
import GRDB
import Testing

@testable import Host

extension ProcessTests {
  /// Tests faults of the data folder: each gives a one-line message, and nothing else is lost.
  @Suite struct DataFolderTests {
    @Test func `a second host on the same data is refused`() async throws {
      let fixture = try Fixture()
      let first = try DeviceHost(configuration: fixture.configuration())
      let error = #expect(throws: HostError.self) { try DeviceHost(configuration: fixture.configuration()) }
      #expect(error == .dataInUse(fixture.configuration().dataFolder.path))
      _ = first.notices
    }

    @Test func `only the leftovers of ended processes are removed`() throws {
      let fixture = try Fixture()
      let scratch = fixture.configuration().scratchFolder
      // Process 1 always runs; no process has the second id; the third name is from before names had a process id.
      let names = ["1-\(UUID().uuidString)", "999999999-\(UUID().uuidString)", UUID().uuidString, "\(getpid())-\(UUID().uuidString)"]
      for name in names {
        try FileManager.default.createDirectory(at: scratch.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let host = try DeviceHost(configuration: fixture.configuration())
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [names[0]])
      #expect(ScratchName.make().hasPrefix("\(getpid())-") && !ScratchName.isInUse("-1-x"))
      _ = host.notices
    }

    @Test func `a folder that cannot be created is named`() throws {
      let fixture = try Fixture()
      // There is a file at the folder's path.
      try Data().write(to: fixture.configuration().dataFolder)
      let error = #expect(throws: HostError.self) { try DeviceHost(configuration: fixture.configuration()) }
      #expect(error?.description.contains("cannot be created") == true)
      #expect(error?.description.contains("\n") == false)
    }

    @Test func `a failed installation leaves no container`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let folder = fixture.folder.appendingPathComponent("Broken.app", isDirectory: true)
      try Fixture.makeBundle(at: folder)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Broken"))
      try FileManager.default.copyItem(atPath: "/bin/false", toPath: folder.appendingPathComponent("Broken").path)
      await #expect(throws: ExtensionError.self) { try await host.install(bundle: folder) }
      #expect(fixture.configuration().keptData(installed: ["Test"]) == [])
      await host.stop()
    }

    @Test func `a damaged database is kept aside, and apps and widgets stay`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      _ = try await host?.add(app: "Test", kind: "Good", family: .systemSmall, configuration: Data("{\"a\":1}".utf8))
      let placed = try #require(await host?.instances())
      await host?.stop()
      host = nil
      try Data(repeating: 0x2a, count: 40_000).write(to: fixture.configuration().databaseFile)
      let again = try DeviceHost(configuration: fixture.configuration())
      #expect(again.notices.count == 1 && again.notices[0].contains("damaged"))
      try await again.start()
      #expect(await again.status().notices == again.notices)
      try await again.checkHealth()
      #expect(await again.apps().map(\.name) == ["Test"])
      #expect(await again.apps().first?.isLaunched == true)
      let kept = await again.instances()
      #expect(kept.map(\.id) == placed.map(\.id) && kept.map(\.configuration) == placed.map(\.configuration))
      let aside = try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().dataFolder.path).filter { $0.contains("damaged") }
      #expect(aside.count == 1)
      await again.stop()
    }

    @Test func `a copy of the layout that cannot be written is among the notices`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      #expect(await host.status().notices == [])
      // A folder in place of the draft, so that the copy fails whoever runs the test.
      let draft = fixture.configuration().dataFolder.appendingPathComponent("layout.json.new/x")
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      _ = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      let notices = await host.status().notices
      #expect(notices.count == 1 && notices[0].hasPrefix("the copy of the layout cannot be written: "), "\(notices)")
      await host.stop()
      await #expect(throws: HostError.notRunning) { try await host.checkHealth() }
    }

    @Test func `a folder with an app whose database and copies are gone says what is lost`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      _ = try await host?.add(app: "Test", kind: "Good", family: .systemSmall)
      await host?.stop()
      host = nil
      let folder = fixture.configuration().dataFolder
      for name in ["almanac.sqlite", "layout.json", "layout.previous.json"] {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
      let again = try DeviceHost(configuration: fixture.configuration())
      #expect(again.notices.count == 1)
      #expect(again.notices.first?.contains("the database was missing") == true && again.notices.first?.contains("lost: widgets, settings") == true)
    }

    @Test func `a damaged decision leaves the reasons and the day of a widget readable`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      try await until { try await !host.decisions(id).isEmpty }
      let database = try DatabaseQueue(path: fixture.configuration().databaseFile.path)
      try await database.write { try $0.execute(sql: "UPDATE decision SET record = x'00' WHERE id = (SELECT max(id) FROM decision)") }
      try database.close()
      _ = try await (host.why(id), host.day(of: id))
      #expect(await host.status().notices.contains { $0.hasPrefix("1 damaged record of decisions") })
      await host.stop()
    }

    @Test func `an app whose bundle is gone is noticed`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      await host?.stop()
      host = nil
      try FileManager.default.removeItem(at: fixture.configuration().appsFolder.appendingPathComponent("Test.app"))
      let again = try DeviceHost(configuration: fixture.configuration())
      #expect(again.notices.first?.hasPrefix("the app Test cannot be used") == true)
    }
  }
}
