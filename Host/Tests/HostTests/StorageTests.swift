import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc
import TestWaiting
import Testing

@testable import Host

/// How the content of folders is counted.
@Suite struct StorageUseTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)").path
    init() { mkdir(path, 0o700) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String, bytes: Int = 0) throws {
      let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(file) }
      try #require(file >= 0 && ftruncate(file, off_t(bytes)) == 0)
    }
  }

  private func limits(bytes: Int = 1 << 20, items: Int = 100, depth: Int = 5) -> LimitsProfile {
    var limits = Profiles.limits
    (limits.appBytes, limits.appItems, limits.appDepth) = (bytes, items, depth)
    return limits
  }

  @Test func `files, folders and links are counted, and what they point to is not`() throws {
    let folder = Folder()
    try folder.file("one", bytes: 1000)
    mkdir(folder.path + "/inner", 0o700)
    try folder.file("inner/two", bytes: 500)
    symlink("/", folder.path + "/link")
    var use = StorageUse()
    #expect(use.add(folder.path, limits: limits()) == nil)
    #expect(use.items == 4 && use.bytes >= 1500)
    #expect(use.add(folder.path + "/missing", limits: limits()) == nil)
    // A link in place of the folder itself is not followed.
    #expect(use.add(folder.path + "/link", limits: limits()) == .unreadable)
  }

  @Test func `a sparse file counts by its length`() throws {
    let folder = Folder()
    try folder.file("sparse", bytes: 2 << 20)
    var use = StorageUse()
    #expect(use.add(folder.path, limits: limits()) == .bytes(1 << 20))
  }

  @Test func `counting stops at the first item too many`() throws {
    let folder = Folder()
    for number in 0..<30 { try folder.file("\(number)") }
    var use = StorageUse()
    #expect(use.add(folder.path, limits: limits(items: 10)) == .items(10))
    #expect(use.items == 11)
  }

  @Test func `several folders share one limit`() throws {
    let (first, second) = (Folder(), Folder())
    for number in 0..<6 { for folder in [first, second] { try folder.file("\(number)") } }
    var use = StorageUse()
    #expect(use.add(first.path, limits: limits(items: 10)) == nil)
    #expect(use.add(second.path, limits: limits(items: 10)) == .items(10))
  }

  @Test func `folders inside each other are counted to the limit`() {
    let folder = Folder()
    var path = folder.path
    var use = StorageUse()
    for level in 1...5 {
      #expect(use.add(folder.path, limits: limits(depth: 5)) == nil, "level \(level)")
      path += "/d"
      mkdir(path, 0o700)
    }
    #expect(use.add(folder.path, limits: limits(depth: 5)) == .depth(5))
  }

  @Test func `a folder that its owner has closed is counted too`() throws {
    let folder = Folder()
    mkdir(folder.path + "/closed", 0o700)
    try folder.file("closed/file", bytes: 2 << 20)
    chmod(folder.path + "/closed", 0)
    var use = StorageUse()
    #expect(use.add(folder.path, limits: limits()) == .bytes(1 << 20))
  }

  @Test func `pipes, sockets and devices are counted without being opened`() throws {
    let folder = Folder()
    try SpecialItems.make(in: folder.path)
    var use = StorageUse()
    #expect(use.add(folder.path, limits: limits()) == nil && use.items == 3)
  }

  @Test func `names that are no text are counted`() throws {
    let folder = Folder()
    let name: [UInt8] = [0xff, 0xfe]
    let place = open(folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(place) }
    name.withUnsafeBytes { _ = mkdirat(place, ($0.map { CChar(bitPattern: $0) } + [0]), 0o700) }
    var use = StorageUse()
    #expect(use.add(folder.path, limits: limits()) == nil && use.items == 1)
    unlinkat(place, name.map { CChar(bitPattern: $0) } + [0], Int32(AT_REMOVEDIR))
  }
}

extension ProcessTests {
  /// A hostile extension fills the disk in various ways.
  @Suite struct StorageTests {
    private func container(_ fixture: Fixture) -> URL { fixture.configuration().containersFolder.appendingPathComponent("Test") }

    private func request(_ how: String, _ fixture: Fixture, folder: String = "Documents") -> EntryRequest {
      Fixture.request("Filler", configuration: #"{"how": "\#(how)", "path": "\#(container(fixture).path)/\#(folder)"}"#)
    }

    private func limit(_ limits: inout LimitsProfile) {
      (limits.appBytes, limits.appItems, limits.storageInterval) = (100 << 20, 500, 0.05)
    }

    @Test(arguments: ["sparse", "large", "small", "deep"])
    func `an app that fills the disk is ended, and not started until there is space`(how: String) async throws {
      let fixture = try Fixture()
      let client = try fixture.client { self.limit(&$0) }
      // A count may find the excess just after the reply; then the next request fails.
      var error = await failure { try await client.timeline(request(how, fixture)) }
      if error == nil { error = await failure { try await client.timeline(Fixture.request("Good")) } }
      #expect(error?.name == "limit.storage", "\(String(describing: error))")
      let refused = await failure { try await client.timeline(Fixture.request("Good")) }
      #expect(refused?.name == "limit.storage")
      #expect(refused?.description.contains(container(fixture).path) == true && refused?.description.contains("\n") == false)
      try await until({ try fixture.startedProcesses().isEmpty }, seen: { try fixture.startedProcesses() })
      try FileManager.default.removeItem(at: container(fixture))
      #expect(!FileManager.default.fileExists(atPath: container(fixture).path))
      #expect(try await client.timeline(Fixture.request("Good")).entries.count == 3)
      await client.close()
    }

    @Test func `caches are removed before an app is refused`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client { self.limit(&$0) }
      let error = await failure { try await client.timeline(request("small", fixture, folder: "Library/Caches")) }
      #expect(error?.name == "limit.storage")
      #expect(try await client.timeline(Fixture.request("Good")).entries.count == 3)
      await client.close()
      let names = try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().containersFolder.path)
      #expect(names == ["Test"])
    }

    @Test func `folders deeper than a path can be long do not outlive the process`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      let request = Fixture.request("Filler", configuration: #"{"how": "long", "path": "."}"#)
      #expect(try texts(try await client.timeline(request)) == ["filled"])
      await client.close()
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().scratchFolder.path) == [])
    }

    @Test func `caches deeper than a path can be long are removed where they are`() async throws {
      let fixture = try Fixture()
      let change: @Sendable (inout LimitsProfile) -> Void = { $0.appBytes = 1 << 20 }
      let client = try fixture.client(.system, change)
      // Whether a count finds the excess before the process ends depends on the moment.
      _ = await failure { try await client.timeline(request("long", fixture, folder: "Library/Caches")) }
      await client.close()
      let storage = AppStorage(bundle: try AppBundle(at: fixture.bundleURL), configuration: fixture.configuration(.system, change))
      #expect(storage.excess(scratch: nil)?.name == "limit.storage")
      #expect(try await client.timeline(Fixture.request("Good")).entries.count == 3)
      await client.close()
      #expect(try FileManager.default.contentsOfDirectory(atPath: container(fixture).path + "/Library/Caches") == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().containersFolder.path) == ["Test"])
    }

    @Test func `folders deeper than a path can be long go with their app`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      #expect(try texts(try await client.timeline(request("long", fixture))) == ["filled"])
      await client.close()
      let host = try await DeviceHostTests.started(fixture)
      try await host.uninstall("Test")
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().containersFolder.path) == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().appsFolder.path) == [])
      await host.stop()
    }

    @Test func `caches behind a link stay`() async throws {
      let fixture = try Fixture()
      let mine = fixture.folder.appendingPathComponent("mine/Caches")
      try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: container(fixture), withIntermediateDirectories: true)
      #expect(symlink(mine.deletingLastPathComponent().path, container(fixture).path + "/Library") == 0)
      for number in 0..<600 { try Data().write(to: container(fixture).appendingPathComponent("\(number)")) }
      let client = try fixture.client { self.limit(&$0) }
      #expect(await failure { try await client.timeline(Fixture.request("Good")) }?.name == "limit.storage")
      #expect(FileManager.default.fileExists(atPath: mine.path))
    }

    @Test(.enabled(if: Protections.current.landlock > 0, "this kernel has no Landlock"))
    func `on a disk that is nearly full an extension runs but cannot write`() async throws {
      let fixture = try Fixture()
      let full = try fixture.client { $0.freeBytes = .max }
      #expect(try texts(try await full.timeline(request("small", fixture))) == ["errno \(EACCES)"])
      await full.close()
      var configuration = fixture.configuration()
      #expect(configuration.freeSpaceFault == nil)
      configuration.limits.freeBytes = .max
      #expect(configuration.freeSpaceFault?.contains("cannot write") == true)
      #expect(!Protections.disk(of: configuration).isActive)
    }

    @Test func `a disk that gets full ends the processes that can write`() throws {
      let fixture = try Fixture()
      var configuration = fixture.configuration()
      configuration.limits.freeBytes = .max
      try FileManager.default.createDirectory(at: container(fixture), withIntermediateDirectories: true)
      let storage = AppStorage(bundle: try AppBundle(at: fixture.bundleURL), configuration: configuration)
      #expect(storage.excess(scratch: fixture.folder, isReadOnly: false) == .freeSpace(.max))
      #expect(storage.excess(scratch: fixture.folder, isReadOnly: true)?.name == nil)
    }

    @Test func `an app that exceeds its storage is named by a command`() throws {
      let fixture = try Fixture()
      var configuration = fixture.configuration()
      configuration.limits.appItems = 2
      let installed = configuration.appsFolder.appendingPathComponent("Test.app")
      try FileManager.default.createDirectory(at: configuration.appsFolder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: fixture.bundleURL, to: installed)
      #expect(configuration.storageFault(of: "Test") == nil)
      for name in ["a", "b", "c"] {
        try FileManager.default.createDirectory(at: container(fixture).appendingPathComponent(name), withIntermediateDirectories: true)
      }
      #expect(configuration.storageFault(of: "Test")?.contains("almanac uninstall Test") == true)
    }
  }
}
