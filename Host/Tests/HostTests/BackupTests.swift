import AlmanacKeychainKeys
import Crypto
import Foundation
import GRDB
import Glibc
import Store
import Testing

@testable import Host

extension ProcessTests {
  /// Tests that a data folder can be written to a file and restored, and that a hostile file changes nothing.
  @Suite struct BackupTests {
    private func names(_ folder: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    @Test func `a backup of a running host is restored elsewhere`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let host = try await DeviceHostTests.started(fixture)
      let placed = try await host.add(app: "Test", kind: "Good", family: .systemSmall, configuration: Data("{\"a\":\"1\"}".utf8))
      let documents = configuration.containersFolder.appendingPathComponent("Test/Documents")
      try Data("note".utf8).write(to: documents.appendingPathComponent("ü \(String(repeating: "long", count: 30)).txt"))
      #expect(mkfifo(documents.path + "/pipe", 0o600) == 0 && symlink("/etc/passwd", documents.path + "/out") == 0)
      #expect(symlink("../Library", documents.path + "/in") == 0)
      let confirmed = LinkState.Stored(confirmations: [LinkConfirmation(id: "c", app: "Test", subject: .scheme("mailto"), date: Date())])
      try await host.store.setSetting(DeviceHost.linksKey, try JSONEncoder().encode(confirmed))
      try await host.changeLocation(of: "Test") { _ in LocationPermission(.always) }
      try await host.setLocation(.fixed(latitude: 52, longitude: 13, accuracy: 10))
      let key = try DeviceKey(configuration.dataFolder.appendingPathComponent(Backup.keyName)).key(of: .app("Test"))
      let file = fixture.folder.appendingPathComponent("backup.tar")
      let summary = try Backup(of: configuration, version: "test").write(to: file, parts: .init())
      #expect(summary.leftOut == 2 && summary.files >= 4)
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
      // The same folder is in use.
      var changed = configuration
      changed.folderPatience = 0.2
      let impatient = changed
      #expect(throws: HostError.dataInUse(configuration.dataFolder.path)) { try Restore(file, to: impatient).run() }
      await host.stop()

      let listed = await ToolRun.run("tar", ["tf", file.path])
      #expect(listed?.status == 0 && listed?.output.contains("data/apps/Test.app/Info.plist") == true, "\(listed?.errors ?? [])")
      let other = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("other/data"))
      #expect(try Restore(file, to: other).run() == nil)
      #expect(names(other.containersFolder.appendingPathComponent("Test/Documents")).contains { $0.hasPrefix("ü long") })
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: other.containersFolder.path + "/Test/Documents/in") == "../Library")
      #expect(try DeviceKey(other.dataFolder.appendingPathComponent(Backup.keyName)).key(of: .app("Test")) == key)
      let again = try DeviceHost(configuration: other)
      #expect(again.notices.isEmpty)
      try await again.start()
      #expect(await again.apps().map(\.bundle.url.path) == [other.appsFolder.path + "/Test.app"])
      // Confirmations of links are asked for again: the backup may be another person's.
      #expect(await again.linkConfirmations().isEmpty)
      // And so are the permissions to use the location; where the device is stays.
      #expect(try await again.location(of: "Test").permission == LocationPermission(.ask))
      #expect(await again.locationStatus().source != .none)
      let kept = await again.instances()
      #expect(kept.map(\.id) == [placed.id] && kept.first?.configuration == Data("{\"a\":\"1\"}".utf8))
      await again.stop()
    }

    @Test func `what a restore replaces is kept, and what a backup leaves out stays`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      await host?.stop()
      host = nil
      let file = fixture.folder.appendingPathComponent("layout.tar")
      _ = try Backup(of: configuration, version: "test").write(to: file, parts: .init(bundles: false, containers: false))
      host = try await DeviceHostTests.started(fixture)
      _ = try await host?.add(app: "Test", kind: "Good", family: .systemSmall)
      await host?.stop()
      host = nil
      try Data("x".utf8).write(to: configuration.containersFolder.appendingPathComponent("Test/Documents/x"))
      let key = try DeviceKey(configuration.dataFolder.appendingPathComponent(Backup.keyName)).key(of: .app("Test"))
      let aside = try #require(try Restore(file, to: configuration).run())
      // The containers stay, and with them their key.
      #expect(try DeviceKey(configuration.dataFolder.appendingPathComponent(Backup.keyName)).key(of: .app("Test")) == key)
      #expect(names(aside).contains("almanac.sqlite") && !names(aside).contains("containers"))
      #expect(names(configuration.containersFolder.appendingPathComponent("Test/Documents")) == ["x"])
      host = try await DeviceHostTests.started(fixture)
      #expect(host?.notices.isEmpty == true)
      #expect(await host?.instances().isEmpty == true)
      #expect(await host?.apps().map(\.name) == ["Test"])
      await host?.stop()
    }

    @Test func `pipes, sockets and devices are left out of a backup`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let host = try await DeviceHostTests.started(fixture)
      try SpecialItems.make(in: configuration.containersFolder.path + "/Test/Documents")
      let file = fixture.folder.appendingPathComponent("backup.tar")
      let summary = try Backup(of: configuration, version: "test").write(to: file, parts: .init())
      #expect(summary.leftOut == 3 && summary.unreadable == 0)
      await host.stop()
    }

    @Test func `a backup takes the place of a file alone`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      await host.stop()
      try SpecialItems.make(in: fixture.folder.path)
      #expect(symlink("Test.app/Info.plist", fixture.folder.path + "/link") == 0)
      let before = names(fixture.folder)
      for name in SpecialItems.names + ["link", "Test.app"] {
        let file = fixture.folder.appendingPathComponent(name)
        var (old, new) = (stat(), stat())
        #expect(lstat(file.path, &old) == 0)
        #expect(throws: BackupError.noFile(file.path)) { try Backup(of: fixture.configuration(), version: "test").write(to: file, parts: .init()) }
        #expect(lstat(file.path, &new) == 0 && new.st_ino == old.st_ino && new.st_mode == old.st_mode, "\(name)")
      }
      #expect(names(fixture.folder) == before)
    }

    @Test func `a changed, cut or foreign file is refused and nothing changes`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      await host?.stop()
      host = nil
      let file = fixture.folder.appendingPathComponent("backup.tar")
      _ = try Backup(of: configuration, version: "test").write(to: file, parts: .init(bundles: false, containers: false))
      let whole = try Data(contentsOf: file)
      let before = names(configuration.dataFolder)
      var damaged = stride(from: 0, to: whole.count - 2 * TarEntry.block, by: whole.count / 40).map { offset in
        var bytes = whole
        bytes[offset] ^= 0x20
        return bytes
      }
      damaged += [0, 1, 511, 512, 4000, whole.count / 2, whole.count - 1600].map { Data(whole.prefix($0)) }
      damaged.append(Data(repeating: 0x2a, count: 9000))
      for bytes in damaged {
        try bytes.write(to: file)
        #expect(throws: BackupError.self) { try Restore(file, to: configuration).run() }
      }
      #expect(names(configuration.dataFolder) == before)
      #expect(names(fixture.folder) == ["Test.app", "backup.tar", "data"])
      #expect(throws: BackupError.self) { try Restore(fixture.folder.appendingPathComponent("none"), to: configuration).run() }
    }

    /// Each archive has one forbidden entry and a correct checksum, so that only the entry can be the reason for the refusal.
    @Test(arguments: [
      TarEntry(path: "data/../x", kind: .file(size: 0)), TarEntry(path: "/etc/x", kind: .file(size: 0)), TarEntry(path: "x", kind: .file(size: 0)),
      TarEntry(path: "data/host.json", kind: .file(size: 0)), TarEntry(path: "data/apps/./x", kind: .folder),
      TarEntry(path: "data/apps/a\nb", kind: .folder), TarEntry(path: "data/apps", kind: .link(target: "..")),
      TarEntry(path: "data/apps/X.app/out", kind: .link(target: "/etc/passwd")),
      TarEntry(path: "data/apps/X.app/out", kind: .link(target: "../Y.app")),
      TarEntry(path: "data/almanac.sqlite", kind: .link(target: "x")), TarEntry(path: "data/keychain.key", kind: .link(target: "x")),
      TarEntry(path: "data/keychain.key/x", kind: .file(size: 0)),
      TarEntry(path: "data/containers/T/L2", kind: .link(target: "d/e/L1/../../..")),
      TarEntry(path: "data/groups/T/L2", kind: .link(target: "d/../e")),
      TarEntry(path: "data/containers/T" + String(repeating: "/a", count: 49), kind: .folder),
    ])
    func `a hostile entry is refused`(entry: TarEntry) throws {
      let fixture = try Fixture()
      let file = fixture.folder.appendingPathComponent("hostile.tar")
      try archive([entry.header]).write(to: file)
      #expect { try Restore(file, to: fixture.configuration()).run() } throws: { error in
        guard case BackupError.refused = error else { return false }
        return !"\(error)".contains("\n")
      }
      #expect(names(fixture.folder) == ["Test.app", "hostile.tar"])
    }

    @Test func `a backup that names an item of the person's keyring is refused`() throws {
      let fixture = try Fixture()
      let file = fixture.folder.appendingPathComponent("hostile.tar")
      let mark = SecretServiceMark(for: DeviceKey()).data
      let entry = TarEntry(path: "data/keychain.key", kind: .file(size: mark.count))
      try archive([entry.header + mark + Data(count: TarEntry.padding(mark.count))]).write(to: file)
      #expect(throws: BackupError.refused("data/keychain.key", "names the place of a key and does not contain one")) {
        try Restore(file, to: fixture.configuration()).run()
      }
      #expect(names(fixture.folder) == ["Test.app", "hostile.tar"])
    }

    @Test func `a device, and a file below a link, are refused`() throws {
      let fixture = try Fixture()
      let file = fixture.folder.appendingPathComponent("hostile.tar")
      var device = [UInt8](TarEntry(path: "data/containers/x", kind: .file(size: 0)).header)
      device[156] = UInt8(ascii: "3")
      let sum = device.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 0x20 : Int($1.element)) }
      for (index, digit) in String(sum, radix: 8).utf8.enumerated() { device[149 + index] = digit }
      device[148] = 0x30
      try archive([Data(device)]).write(to: file)
      #expect(throws: BackupError.refused("data/containers/x", "is neither a file nor a folder nor a link")) {
        try Restore(file, to: fixture.configuration()).run()
      }
      let through = [
        TarEntry(path: "data/containers", kind: .folder), TarEntry(path: "data/containers/A", kind: .folder),
        TarEntry(path: "data/containers/A/b", kind: .folder), TarEntry(path: "data/containers/A/link", kind: .link(target: "b")),
        TarEntry(path: "data/containers/A/link/file", kind: .file(size: 0)),
      ]
      try archive(through.map(\.header)).write(to: file)
      #expect { try Restore(file, to: fixture.configuration()).run() } throws: { error in
        guard case BackupError.refused("data/containers/A/link/file", _) = error else { return false }
        return true
      }
      #expect(names(fixture.folder) == ["Test.app", "hostile.tar"])
    }

    @Test func `a backup with more items than an app may have is refused, and backup leaves them out`() throws {
      let fixture = try Fixture()
      var configuration = fixture.configuration()
      configuration.limits.appItems = 3
      configuration.limits.appDepth = 2
      let file = fixture.folder.appendingPathComponent("many.tar")
      var entries = [TarEntry(path: "data/containers", kind: .folder), TarEntry(path: "data/containers/T", kind: .folder)]
      for name in ["a", "b", "c", "d"] { entries.append(TarEntry(path: "data/containers/T/\(name)", kind: .file(size: 0))) }
      try archive(entries.map(\.header)).write(to: file)
      #expect(throws: BackupError.refused("data/containers/T/d", "is too much for its app: more than 3 files and folders")) {
        try Restore(file, to: configuration).run()
      }
      // A host's own backup has nothing that a restore refuses.
      try DeviceHost(configuration: configuration).notices.forEach { _ in }
      let container = configuration.containersFolder.appendingPathComponent("T")
      for name in ["a", "b", "c/d/e"] {
        try FileManager.default.createDirectory(at: container.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      #expect(symlink("b/../a", container.path + "/link") == 0)
      let summary = try Backup(of: configuration, version: "test").write(to: file, parts: .init())
      #expect(summary.leftOut == 2)
      _ = try Restore(file, to: configuration).run()
      #expect(names(container) == ["a", "b", "c"])
    }

    @Test func `a database that is empty or damaged, and bytes behind the checksum, are refused`() throws {
      let fixture = try Fixture()
      let file = fixture.folder.appendingPathComponent("hostile.tar")
      let configuration = fixture.configuration()
      _ = try DeviceHost(configuration: configuration).notices
      let database = try Data(contentsOf: configuration.databaseFile)
      func error(_ database: Data, behind: Data = Data()) throws -> String {
        let entry = TarEntry(path: "data/almanac.sqlite", kind: .file(size: database.count))
        try (archive([entry.header + database + Data(count: TarEntry.padding(database.count))]) + behind).write(to: file)
        return #expect(throws: BackupError.self) { try Restore(file, to: configuration).run() }?.description ?? ""
      }
      #expect(try error(Data()).contains("its database is empty or not one of Almanac"))
      #expect(try error(Data(repeating: 0x2a, count: 9000)).contains("its database is empty or not one of Almanac"))
      let damaged = try error(database.prefix(8192) + Data(repeating: 0x2a, count: database.count - 8192))
      #expect(damaged.contains("its database is damaged") && !damaged.contains(fixture.folder.path) && !damaged.contains("\n"), "\(damaged)")
      #expect(try error(database, behind: Data([0, 1])).contains("something follows its checksum"))
      #expect(names(fixture.folder) == ["Test.app", "data", "hostile.tar"])
    }

    @Test(arguments: [
      ("UPDATE instance SET app = 'nix'", "its layout cannot be read"),
      ("UPDATE setting SET value = zeroblob(40000000) WHERE key = 'layout.zzz'", "its table setting has a row of more than"),
      ("CREATE TRIGGER t AFTER UPDATE ON device BEGIN SELECT 1; END", "it has the trigger t"),
      ("DELETE FROM instance", "its layout cannot be read"),
    ])
    func `a database that a restore would refuse is not backed up, until a start has repaired it`(change: String, finding: String) async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      _ = try await host?.add(app: "Test", kind: "Good", family: .systemSmall)
      try await host?.store.setSetting("layout.zzz", Data("1".utf8))
      await host?.stop()
      host = nil
      let queue = try DatabaseQueue(path: configuration.databaseFile.path)
      try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = OFF; \(change)") }
      try queue.close()
      let file = fixture.folder.appendingPathComponent("backup.tar")
      let before = names(fixture.folder)
      let error = #expect(throws: StoreError.self) { try Backup(of: configuration, version: "test").write(to: file, parts: .init(bundles: false)) }
      let line = error.map { "\($0)" } ?? ""
      #expect(line.contains(configuration.databaseFile.path) && line.contains(finding) && line.contains("almanac serve repairs it"), "\(line)")
      #expect(!line.contains("\n") && names(fixture.folder) == before)
      host = try DeviceHost(configuration: configuration)
      let notices = await host?.notices ?? []
      #expect(notices.contains { $0.contains("was damaged") && $0.contains(finding) }, "\(notices)")
      await host?.stop()
      host = nil
      _ = try Backup(of: configuration, version: "test").write(to: file, parts: .init(bundles: false))
      #expect(names(fixture.folder) == (before + ["backup.tar"]).sorted())
      let other = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("other/data"))
      #expect(try Restore(file, to: other).run() == nil)
    }

    @Test func `an empty database is not backed up`() throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      _ = try DeviceHost(configuration: configuration).notices
      for suffix in ["-wal", "-shm"] { unlink(configuration.databaseFile.path + suffix) }
      try Data().write(to: configuration.databaseFile)
      let file = fixture.folder.appendingPathComponent("backup.tar")
      #expect(throws: StoreError.self) { try Backup(of: configuration, version: "test").write(to: file, parts: .init()) }
      #expect(names(fixture.folder) == ["Test.app", "data"])
    }

    @Test func `a folder, a FIFO and a missing file are refused, and nothing waits`() throws {
      let fixture = try Fixture()
      let fifo = fixture.folder.appendingPathComponent("fifo")
      #expect(mkfifo(fifo.path, 0o600) == 0)
      for file in [fixture.folder, fifo] {
        #expect(throws: BackupError.unreadable(file.path, "it is not a file; name one that almanac backup wrote")) {
          try Restore(file, to: fixture.configuration()).run()
        }
      }
      let none = fixture.folder.appendingPathComponent("none")
      #expect(throws: BackupError.unreadable(none.path, "No such file or directory")) { try Restore(none, to: fixture.configuration()).run() }
    }

    @Test func `a data folder that is a link stays a link`() throws {
      let fixture = try Fixture()
      let real = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("real/data"))
      _ = try DeviceHost(configuration: real).notices
      let file = fixture.folder.appendingPathComponent("backup.tar")
      _ = try Backup(of: real, version: "test").write(to: file, parts: .init())
      let link = fixture.configuration()
      #expect(symlink("real/data", link.dataFolder.path) == 0)
      let aside = try #require(try Restore(file, to: link).run())
      #expect(aside.deletingLastPathComponent().lastPathComponent == "real")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.dataFolder.path) == "real/data")
      #expect(try DeviceHost(configuration: link).notices.isEmpty)
      #expect(symlink("nothing", fixture.folder.path + "/dangling") == 0)
      let dangling = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("dangling"))
      #expect(throws: BackupError.self) { try Restore(file, to: dangling).run() }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: dangling.dataFolder.path) == "nothing")
    }

    @Test func `a backup of a newer format is refused`() throws {
      let fixture = try Fixture()
      let file = fixture.folder.appendingPathComponent("newer.tar")
      try archive([], format: 3).write(to: file)
      #expect(throws: BackupError.newer(3)) { try Restore(file, to: fixture.configuration()).run() }
    }

    /// An archive with these entries after the description, and a right checksum.
    private func archive(_ entries: [Data], format: Int = 1) throws -> Data {
      let manifest = Data(#"{"format":\#(format),"almanac":"test","created":"2026-01-01T00:00:00Z","folders":[]}"#.utf8)
      var bytes = TarEntry(path: Backup.manifestName, kind: .file(size: manifest.count)).header
      bytes += manifest + Data(count: TarEntry.padding(manifest.count))
      for entry in [TarEntry(path: "data", kind: .folder).header] + entries { bytes += entry }
      let digest = SHA256.hash(data: bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      bytes += TarEntry(path: Backup.checksumName, kind: .file(size: 65)).header
      return bytes + Data("\(digest)\n".utf8) + Data(count: TarEntry.padding(65) + 2 * TarEntry.block)
    }
  }
}
