import AlmanacWireSchema
import Foundation
import Glibc
import Store
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Tests a data folder on a small disk that becomes full or read-only. Only root can mount one; other users' runs show these tests as skipped.
  @Suite(.enabled(if: SmallDisk.isPossible, "mounting a small disk needs root with the permission to mount")) struct FullDiskTests {
    @Test func `a host on a full disk serves what there is, and on the next start with space goes on`() async throws {
      let fixture = try Fixture()
      let disk = try SmallDisk(at: fixture.configuration().dataFolder)
      let placed = try await stored(fixture)
      try disk.fill()
      try await expectReadOnly(fixture, placed, "No space left on device")
      try disk.empty()
      let host = try DeviceHost(configuration: fixture.configuration())
      #expect(host.readOnlyReason == nil && host.notices.isEmpty)
      #expect(await host.instances().map(\.id) == [placed])
    }

    @Test func `a host on a read-only disk serves what there is`() async throws {
      let fixture = try Fixture()
      let disk = try SmallDisk(at: fixture.configuration().dataFolder)
      let placed = try await stored(fixture)
      try await disk.makeReadOnly()
      try await expectReadOnly(fixture, placed, "Read-only file system")
      // What is on it can still be saved.
      let file = fixture.folder.appendingPathComponent("backup.tar")
      _ = try Backup(of: fixture.configuration(), version: "test").write(to: file, parts: .init())
      let other = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("other"))
      _ = try Restore(file, to: other).run()
      #expect(await (try DeviceHost(configuration: other)).instances().map(\.id) == [placed])
    }

    @Test func `a disk that becomes full loses nothing that was committed`() async throws {
      let fixture = try Fixture()
      let disk = try SmallDisk(at: fixture.configuration().dataFolder)
      let host = try await DeviceHostTests.started(fixture)
      let first = try await host.add(app: "Test", kind: "Good", family: .systemSmall)
      try disk.fill()
      // The journal may have some space left; sooner or later a change is refused.
      var kept = [first.id]
      let full = StoreError.full(path: fixture.configuration().databaseFile.path)
      await #expect(throws: full) {
        for index in 0..<5000 {
          kept.append(
            try await host.add(
              app: "Test", kind: "Good", family: .systemSmall, configuration: Data("{\"a\":\"\(String(repeating: "x", count: 4000))\(index)\"}".utf8)
            ).id)
        }
      }
      #expect(await host.instances().map(\.id).sorted() == kept.sorted())
      try disk.empty()
      kept.append(try await host.add(app: "Test", kind: "Good", family: .systemSmall).id)
      await host.stop()
      #expect(await host.instances().map(\.id).sorted() == kept.sorted())
    }

    @Test func `a first start and a backup on a full disk name it`() async throws {
      let fixture = try Fixture()
      let disk = try SmallDisk(at: fixture.configuration().dataFolder)
      _ = try await stored(fixture)
      let small = try SmallDisk(at: fixture.folder.appendingPathComponent("small"))
      try small.fill()
      let file = fixture.folder.appendingPathComponent("small/backup.tar")
      let error = #expect(throws: BackupError.self) { try Backup(of: fixture.configuration(), version: "test").write(to: file, parts: .init()) }
      #expect(error?.description.hasPrefix("\(file.path) cannot be written: No space left on device") == true, "\(String(describing: error))")
      let other = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("small/data"))
      let start = #expect(throws: (any Error).self) { try DeviceHost(configuration: other) }
      let line = start.map { "\($0)" } ?? ""
      #expect(line.contains(other.dataFolder.path) && line.contains("pace") && !line.contains("\n"), "\(line)")
      withExtendedLifetime((disk, small)) {}
    }

    @Test func `an app that does not fit on the disk is not installed, and nothing of it is left`() async throws {
      let fixture = try Fixture()
      let disk = try SmallDisk(at: fixture.configuration().dataFolder)
      let host = try await DeviceHostTests.started(fixture)
      let second = fixture.folder.appendingPathComponent("given/Second.app")
      try FileManager.default.createDirectory(at: second.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: fixture.bundleURL, to: second)
      let apps = fixture.configuration().appsFolder
      let before = try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted()
      try disk.fill()
      await #expect(throws: StoreError.self) { try await host.install(bundle: second) }
      try disk.empty()
      #expect(try FileManager.default.contentsOfDirectory(atPath: apps.path).sorted() == before)
      #expect(await host.apps().map(\.name) == ["Test"])
      await host.stop()
    }

    /// Makes a device with one widget, and returns the widget's id.
    private func stored(_ fixture: Fixture) async throws -> String {
      let host = try await DeviceHostTests.started(fixture)
      let id = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      await host.stop()
      return id
    }

    private func expectReadOnly(_ fixture: Fixture, _ placed: String, _ reason: String) async throws {
      let host = try DeviceHost(configuration: fixture.configuration())
      #expect(host.readOnlyReason == reason)
      #expect(host.notices.count == 1 && host.notices.first?.contains("cannot be written (\(reason))") == true)
      try await host.start()
      #expect(await host.instances().map(\.id) == [placed])
      #expect(await host.apps().map(\.name) == ["Test"])
      await #expect(throws: HostError.readOnly(reason)) { _ = try await host.add(app: "Test", kind: "Good", family: .systemSmall) }
      await #expect(throws: HostError.readOnly(reason)) { try await host.remove(placed) }
      await #expect(throws: HostError.readOnly(reason)) { try await host.uninstall("Test") }
      await host.stop()
    }
  }
}

/// A file system in memory, mounted at a folder until the object is deallocated.
final class SmallDisk {
  private let folder: URL
  private var filler: String { folder.path + "/filler" }

  static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-mount-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return (try? SmallDisk(at: folder)) != nil
  }()

  init(at folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=64m,mode=700") == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }

  func fill() throws {
    let descriptor = open(filler, O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let block = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, block, block.count) > 0 {}
    try #require(errno == ENOSPC)
  }

  func empty() throws { try FileManager.default.removeItem(atPath: filler) }

  /// The kernel frees the file rules of an extension that has ended a moment later. Until then they hold its removed folders, and the disk is busy.
  func makeReadOnly() async throws {
    try await until({ mount(nil, self.folder.path, nil, UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0 }, seen: { String(cString: strerror(errno)) })
  }
}
