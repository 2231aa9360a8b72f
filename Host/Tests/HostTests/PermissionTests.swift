import Foundation
import Glibc
import Testing

@testable import Host

extension ProcessTests {
  /// Tests that the data folder is closed to other users of the machine.
  @Suite struct PermissionTests {
    private func mode(_ path: String) throws -> mode_t {
      var status = stat()
      try #require(lstat(path, &status) == 0, "\(path)")
      return status.st_mode & 0o7777
    }

    @Test func `everything in the data folder is for its owner alone`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      _ = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      let folder = fixture.configuration().dataFolder.path
      #expect(try mode(folder) == 0o700)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(Set(["almanac.sqlite", "almanac.sqlite-wal", "layout.json", "host.lock", "host.sock", "apps", "containers"]).isSubset(of: names))
      for name in names { #expect(try mode(folder + "/" + name) & 0o077 == 0, "\(name)") }
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder + "/apps") {
        #expect(try mode(folder + "/apps/" + name) & 0o7077 == 0, "\(name)")
      }
      await host.stop()
      #expect(host.notices.isEmpty)
    }

    @Test func `an open folder is closed at the start, with a notice`() throws {
      let fixture = try Fixture()
      let folder = fixture.configuration().dataFolder
      try FileManager.default.createDirectory(at: folder.appendingPathComponent("apps"), withIntermediateDirectories: true)
      #expect(chmod(folder.path, 0o775) == 0 && chmod(folder.path + "/apps", 0o755) == 0)
      try Data("x".utf8).write(to: folder.appendingPathComponent("host.json"))
      #expect(chmod(folder.path + "/host.json", 0o644) == 0)
      let host = try DeviceHost(configuration: fixture.configuration())
      #expect(host.notices == ["other users could open \(folder.path); it is closed to them now (mode 700)"])
      #expect(try mode(folder.path) == 0o700 && mode(folder.path + "/apps") == 0o700 && mode(folder.path + "/host.json") == 0o600)
    }

    @Test func `a folder that every user can write is refused`() throws {
      let fixture = try Fixture()
      let folder = fixture.configuration().dataFolder
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(chmod(folder.path, 0o777) == 0)
      let error = #expect(throws: HostError.self) { try DeviceHost(configuration: fixture.configuration()) }
      #expect(error?.description.contains("every user can write into \(folder.path)") == true && error?.description.contains("\n") == false)
      #expect(try mode(folder.path) == 0o777)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a folder away")) func `a folder of another user is refused`() throws {
      let fixture = try Fixture()
      let folder = fixture.configuration().dataFolder
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(chown(folder.path, 12345, 12345) == 0)
      let error = #expect(throws: HostError.self) { try DeviceHost(configuration: fixture.configuration()) }
      #expect(error?.description.contains("belongs to another user (id 12345)") == true)
    }
  }

  /// Tests that the data of an app goes with the app.
  @Suite struct AppDataTests {
    private func bundle(_ name: String, groups: [String], in folder: URL) throws -> URL {
      let url = folder.appendingPathComponent("given/\(name).app")
      try Fixture.makeBundle(at: url)
      let list = ["com.apple.security.application-groups": groups]
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: url.appendingPathComponent("entitlements.plist"))
      return url
    }

    private func names(_ folder: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    @Test func `folders of a container are not created through a link`() async throws {
      let fixture = try Fixture()
      let outside = fixture.folder.appendingPathComponent("outside", isDirectory: true)
      let container = fixture.configuration().containersFolder.appendingPathComponent("Test", isDirectory: true)
      for folder in [outside, container] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
      try FileManager.default.createSymbolicLink(at: container.appendingPathComponent("Library"), withDestinationURL: outside)
      let client = try fixture.client()
      let error = await #expect(throws: ExtensionError.self) { try await client.describe() }
      #expect(error?.description.contains("/Test/Library: ") == true, "\(String(describing: error))")
      #expect(names(outside) == [])
      await client.close()
    }

    @Test(.enabled(if: geteuid() != 0, "root enters every folder")) func `a container with closed folders is removed`() async throws {
      let fixture = try Fixture()
      let closed = fixture.configuration().containersFolder.appendingPathComponent("Gone/a/b", isDirectory: true)
      try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
      try Data().write(to: closed.appendingPathComponent("file"))
      for folder in [closed, closed.deletingLastPathComponent()] { #expect(chmod(folder.path, 0) == 0) }
      try AppData(configuration: fixture.configuration()).remove("Gone", groups: []).delete()
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().containersFolder.path) == [])
    }

    @Test func `a container goes with its app, and a group's folder with the last app`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      for (name, groups) in [("One", ["group.shared", "group.one"]), ("Two", ["group.shared"]), ("Three", [])] {
        _ = try await host.install(bundle: try bundle(name, groups: groups, in: fixture.folder), sharing: ["group.shared"])
      }
      for group in ["group.shared", "group.one", "group.other"] {
        let folder = configuration.groupsFolder.appendingPathComponent(group + "/x")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      #expect(names(configuration.containersFolder) == ["One", "Three", "Two"])
      try await host.uninstall("One")
      #expect(names(configuration.containersFolder) == ["Three", "Two"])
      #expect(names(configuration.groupsFolder) == ["group.other", "group.shared"])
      try await host.uninstall("Two", keepsData: true)
      #expect(names(configuration.containersFolder) == ["Three", "Two"])
      #expect(names(configuration.groupsFolder) == ["group.other", "group.shared"])
      #expect(configuration.keptData(installed: ["Three"]) == ["Two"])
      #expect(configuration.keptGroups() == ["group.other", "group.shared"])
      // The kept data can be removed later.
      try await host.uninstall("Two")
      #expect(names(configuration.containersFolder) == ["Three"])
      await #expect(throws: HostError.unknownApp("Two", known: ["Three"])) { try await host.uninstall("Two") }
      await #expect(throws: HostError.self) { try await host.uninstall("../containers/Three") }
      // The group that stayed for it alone went with it; one without an owner is removed by its name.
      #expect(configuration.keptGroups() == ["group.other"])
      await #expect(throws: HostError.unknownApp("group.shared", known: ["Three"])) { try await host.uninstall("group.shared") }
      await #expect(throws: HostError.self) { try await host.uninstall("../groups/group.other") }
      #expect(configuration.keptGroups() == ["group.other"])
      try await host.uninstall("group.other")
      #expect(configuration.keptGroups() == [])
      #expect(names(configuration.containersFolder) == ["Three"])
      await host.stop()
    }

    @Test func `an app that names a group of another app is refused until the user agrees`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      let first = try bundle("First", groups: ["group.first"], in: fixture.folder)
      let second = try bundle("Second", groups: ["group.second", "group.first"], in: fixture.folder)
      _ = try await host.install(bundle: first)
      let refusal = HostError.groupOwned("group.first", owner: "First", app: "Second")
      await #expect(throws: refusal) { try await host.install(bundle: second) }
      await #expect(throws: refusal) { try await host.install(bundle: second, sharing: ["group.second"]) }
      #expect(throws: refusal) { try configuration.checkUse(by: try AppBundle(at: second)) }
      #expect(await host.apps().map(\.name) == ["First"])
      #expect(names(configuration.groupsFolder) == ["group.first"])
      _ = try await host.install(bundle: second, sharing: ["group.first"])
      // Neither an update nor another start asks again.
      _ = try await host.install(bundle: second)
      _ = try await host.install(bundle: first)
      try configuration.checkUse(by: try AppBundle(at: second))
      await host.stop()
    }

    @Test func `another app does not replace an app of the same name; a new version does`() async throws {
      let fixture = try Fixture()
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      let habits = fixture.folder.appendingPathComponent("given/Widgets.app")
      let tasks = fixture.folder.appendingPathComponent("other/Widgets.app")
      try Fixture.makeBundle(at: habits, info: ["CFBundleIdentifier": "org.example.habits", "CFBundleDisplayName": "Habits"])
      try Fixture.makeBundle(at: tasks, info: ["CFBundleIdentifier": "org.example.tasks", "CFBundleDisplayName": "Tasks"])
      _ = try await host.install(bundle: habits)
      let refusal = HostError.nameTaken("Widgets", by: "org.example.habits", identifier: "org.example.tasks")
      await #expect(throws: refusal) { try await host.install(bundle: tasks) }
      #expect("\(refusal)".contains("--name") && "\(refusal)".contains("almanac uninstall Widgets"))
      #expect(await host.apps().map(\.bundle.identifier) == ["org.example.habits"])
      // The refused bundle has left nothing.
      #expect(names(fixture.configuration().appsFolder) == ["Widgets.app"])
      _ = try await host.install(bundle: habits)
      // Under a name of its own, or once the other app is gone.
      let renamed = fixture.folder.appendingPathComponent("other/Tasks.app")
      try FileManager.default.copyItem(at: tasks, to: renamed)
      #expect(try await host.install(bundle: renamed).name == "Tasks")
      try await host.uninstall("Widgets")
      _ = try await host.install(bundle: tasks)
      await host.stop()
    }

    @Test func `the group of a removed app whose data was kept is still its own`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let host = try DeviceHost(configuration: configuration)
      try await host.start()
      let first = try bundle("First", groups: ["group.first"], in: fixture.folder)
      let second = try bundle("Second", groups: ["group.first"], in: fixture.folder)
      _ = try await host.install(bundle: first)
      try await host.uninstall("First", keepsData: true)
      await #expect(throws: HostError.groupOwned("group.first", owner: "First", app: "Second")) { try await host.install(bundle: second) }
      _ = try await host.install(bundle: first)
      try await host.uninstall("First", keepsData: true)
      // Without its data the group is free.
      try await host.uninstall("First")
      #expect(names(configuration.groupsFolder).isEmpty)
      _ = try await host.install(bundle: second)
      await host.stop()
    }
  }
}
