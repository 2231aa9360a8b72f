import Foundation
import GRDB
import Glibc
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Tests faults of the data folder: each gives a one-line message, and nothing else is lost.
  @Suite struct DataFolderTests {
    @Test func `a second host on the same data is refused`() async throws {
      let fixture = try Fixture()
      let first = try DeviceHost(configuration: fixture.configuration())
      var configuration = fixture.configuration()
      configuration.folderPatience = 0.2
      let impatient = configuration
      let error = #expect(throws: HostError.self) { try DeviceHost(configuration: impatient) }
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
      #expect(error?.description.contains("\(fixture.configuration().dataFolder.path) is not a folder; move it aside") == true)
      #expect(error?.description.contains("\n") == false)
    }

    /// Stores a widget, and lets the folder go.
    private func addWidget(_ fixture: Fixture) async throws {
      let host = try await DeviceHostTests.started(fixture)
      _ = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      await host.stop()
    }

    @Test(arguments: ["apps", "containers", "groups", "scratch"], ["file", "link", "closed"])
    func `what cannot be used in the place of a folder is named, and nothing is lost`(name: String, fault: String) async throws {
      let fixture = try Fixture()
      let (folder, bundle) = (fixture.configuration().dataFolder, fixture.bundleURL)
      try await addWidget(fixture)
      // Root may open a closed folder.
      if fault == "closed", geteuid() == 0 { return }
      let (place, aside) = (folder.appendingPathComponent(name), folder.appendingPathComponent("aside"))
      if fault != "closed" { try FileManager.default.moveItem(at: place, to: aside) }
      switch fault {
      case "file": try Data().write(to: place)
      case "link": try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "/nowhere")
      default: chmod(place.path, 0)
      }
      let advice = fault == "closed" ? "(mode 0); run: chmod 700 \(place.path)" : "\(place.path) is not a folder; move it aside"
      let start = #expect(throws: HostError.self) { try DeviceHost(configuration: fixture.configuration()) }
      #expect(start?.description.contains(advice) == true, "\(String(describing: start))")
      let use = #expect(throws: HostError.self) { try fixture.configuration().checkUse(by: try AppBundle(at: bundle)) }
      #expect(use?.description.contains(advice) == true)
      if ["apps", "containers", "groups"].contains(name) {
        let file = fixture.folder.appendingPathComponent("backup.tar")
        let backup = #expect(throws: HostError.self) {
          try Backup(of: fixture.configuration(), version: "test").write(to: file, parts: .init(bundles: true, containers: true))
        }
        #expect(backup?.description.contains(advice) == true)
      }
      if fault == "closed" {
        chmod(place.path, 0o700)
      } else {
        unlink(place.path)
        try FileManager.default.moveItem(at: aside, to: place)
      }
      #expect(await (try DeviceHost(configuration: fixture.configuration())).instances().count == 1)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can make a folder of another user"))
    func `commands without a device refuse the folder of another user`() throws {
      let fixture = try Fixture()
      let folder = fixture.configuration().dataFolder
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try #require(chown(folder.path, 12345, 12345) == 0)
      let error = #expect(throws: HostError.self) { try fixture.configuration().checkUse(by: try AppBundle(at: fixture.bundleURL)) }
      #expect(error?.description.contains("belongs to another user (id 12345)") == true)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
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

    @Test func `damage that only the first steps meet is repaired at the same start`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      _ = try await host?.add(app: "Test", kind: "Good", family: .systemSmall)
      let placed = try #require(await host?.instances())
      await host?.stop()
      host = nil
      let path = fixture.configuration().databaseFile.path
      let queue = try DatabaseQueue(path: path)
      try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
      let root = try await queue.read { try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'deviceCondition'") ?? 0 }
      try queue.close()
      try DeviceStore.open(at: URL(fileURLWithPath: path)).close()
      var status = stat()
      #expect(stat(path, &status) == 0)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      // The kind of the table's first page; the times stay, as on a failing disk.
      try handle.seek(toOffset: UInt64(root - 1) * 4096)
      try handle.write(contentsOf: Data([0x77]))
      try handle.close()
      #expect(utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], 0) == 0)
      var notices: [[String]] = []
      let again = try await DeviceHost.started(fixture.configuration()) { notices.append($0.notices) }
      #expect(notices.map(\.count) == [0, 1] && notices.last?.first?.hasPrefix("the database was damaged (") == true, "\(notices)")
      #expect(await again.instances().map(\.id) == placed.map(\.id))
      await again.stop()
    }

    @Test func `a damaged database is kept aside, and apps and widgets stay`() async throws {
      let fixture = try Fixture()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      _ = try await host?.add(app: "Test", kind: "Good", family: .systemSmall, configuration: Data("{\"a\":\"1\"}".utf8))
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
      // A folder in place of the draft, so that the copy fails for every user who runs the test.
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

    @Test func `a folder in which there were only previews is new`() throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      try FileManager.default.createDirectory(at: configuration.dataFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let key = configuration.dataFolder.appendingPathComponent("preview.key")
      try Data("key".utf8).write(to: key)
      chmod(key.path, 0o600)
      #expect(try DeviceHost(configuration: configuration).notices == [])
    }

    @Test func `a damaged decision leaves the reasons and the day of a widget readable`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      try await until({ try await !host.decisions(id).isEmpty }, seen: { try await host.decisions(id) })
      let database = try DatabaseQueue(path: fixture.configuration().databaseFile.path)
      try await database.write { try $0.execute(sql: "UPDATE decision SET record = x'00' WHERE id = (SELECT max(id) FROM decision)") }
      try database.close()
      _ = try await (host.why(id), host.day(of: id))
      #expect(await host.status().notices.contains { $0.hasPrefix("1 damaged record of timelines, decisions or history") })
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
