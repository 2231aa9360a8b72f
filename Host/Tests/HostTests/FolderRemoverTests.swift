import Foundation
import Glibc
import Testing

@testable import Host

/// How trees that apps have written are removed.
@Suite struct FolderRemoverTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)", isDirectory: true)
    var tree: URL { url.appendingPathComponent("tree", isDirectory: true) }
    init() throws { try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true) }
    deinit { _ = FolderRemover.remove(url) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
  }

  /// Makes folders inside each other, each with a file.
  private func nest(_ levels: Int, name: String, in folder: URL) throws {
    var place = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(place) }
    for level in 0..<levels {
      try #require(mkdirat(place, name, 0o700) == 0, "level \(level)")
      let inner = openat(place, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      close(place)
      place = inner
      let file = openat(place, "file", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      try #require(file >= 0)
      close(file)
    }
  }

  @Test(arguments: [(60, 250), (3000, 1)]) func `folders of any depth are removed`(levels: Int, length: Int) throws {
    let folder = try Folder()
    try nest(levels, name: String(repeating: "d", count: length), in: folder.tree)
    #expect(FolderRemover.remove(folder.tree) == nil)
    #expect(folder.names == [])
    #expect(FolderRemover.remove(folder.tree) == nil)
  }

  @Test func `folders beside each other and inside each other are removed`() throws {
    let folder = try Folder()
    for a in 0..<6 {
      for b in 0..<6 {
        let inner = folder.tree.appendingPathComponent("\(a)/\(b)", isDirectory: true)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try nest(4, name: "\(b)", in: inner)
      }
    }
    #expect(FolderRemover.remove(folder.tree) == nil)
    #expect(folder.names == [])
  }

  @Test func `links are removed, and what they lead to stays`() throws {
    let folder = try Folder()
    let mine = folder.url.appendingPathComponent("mine/inner", isDirectory: true)
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    let deep = folder.tree.appendingPathComponent("a/b/c", isDirectory: true)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    for place in [folder.tree, deep] { #expect(symlink(mine.deletingLastPathComponent().path, place.path + "/link") == 0) }
    #expect(FolderRemover.remove(folder.tree) == nil)
    #expect(folder.names == ["mine"])
    // A link in the place of the tree itself.
    #expect(symlink(folder.url.path + "/mine", folder.url.path + "/tree") == 0)
    #expect(FolderRemover.remove(folder.url.appendingPathComponent("tree")) == nil)
    #expect(folder.names == ["mine"] && FileManager.default.fileExists(atPath: mine.path))
  }

  @Test func `pipes, sockets and devices are removed without being opened`() throws {
    let folder = try Folder()
    let deep = folder.tree.appendingPathComponent("a/b/c", isDirectory: true)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    for place in [folder.tree, deep] { try SpecialItems.make(in: place.path) }
    #expect(FolderRemover.remove(folder.tree) == nil)
    #expect(folder.names == [])
  }

  @Test func `names that are no text are removed`() throws {
    let folder = try Folder()
    let place = open(folder.tree.path, O_RDONLY | O_DIRECTORY)
    defer { close(place) }
    #expect(mkdirat(place, [-1, -2, 0], 0o700) == 0)
    let inner = openat(place, [-1, -2, 0], O_RDONLY | O_DIRECTORY)
    defer { close(inner) }
    #expect(mkdirat(inner, [-3, 10, 0], 0o700) == 0)
    #expect(FolderRemover.remove(folder.tree) == nil)
    #expect(folder.names == [])
  }

  @Test(.enabled(if: ImmutableFile.isPossible, "only root, on some disks"))
  func `what cannot be removed is named in one line, and the rest is removed`() throws {
    let folder = try Folder()
    let deep = folder.tree.appendingPathComponent("a/b/c/d", isDirectory: true)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    let kept = deep.appendingPathComponent("ke\npt")
    for file in [kept, deep.appendingPathComponent("other"), folder.tree.appendingPathComponent("third")] { try Data().write(to: file) }
    let file = open(kept.path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    try #require(ImmutableFile.set(kept.path, true))
    defer { ImmutableFile.set("/proc/self/fd/\(file)", false) }
    let remainder = try #require(FolderRemover.remove(folder.tree))
    #expect(remainder.count == 1 && remainder.fault.code == EPERM && remainder.first?.hasSuffix("/ke\\u{a}pt") == true, "\(remainder)")
    #expect(remainder.description.contains(folder.tree.path) && !remainder.description.contains("\n"))
    // Its own folder is all that is left beside it.
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.tree.path).count == 2)
  }
}

extension ProcessTests {
  /// Folders that are closed to their owner. Root enters them all, so `Scripts/check-sandbox` runs these as an ordinary user.
  @Suite(.enabled(if: geteuid() != 0, "root enters every folder")) struct ClosedFolderTests {
    private func names(_ folder: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    @Test(arguments: [0, 0o100, 0o200, 0o300, 0o400, 0o500, 0o600] as [mode_t])
    func `closed folders of any mode are counted and removed`(mode: mode_t) throws {
      let fixture = try Fixture()
      let tree = fixture.folder.appendingPathComponent("tree", isDirectory: true)
      let deep = tree.appendingPathComponent("a/b/c", isDirectory: true)
      for counts in [true, false] {
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        try Data(count: 5000).write(to: deep.appendingPathComponent("file"))
        for folder in [deep, deep.deletingLastPathComponent(), tree] { #expect(chmod(folder.path, mode) == 0) }
        if counts {
          var use = StorageUse()
          #expect(use.add(tree.path, limits: fixture.configuration().limits) == nil)
          #expect(use.items == 4 && use.bytes >= 5000)
        }
        #expect(FolderRemover.remove(tree) == nil)
        #expect(names(fixture.folder) == ["Test.app"])
      }
    }

    @Test func `a closed scratch folder does not outlive the host`() throws {
      let fixture = try Fixture()
      let left = fixture.configuration().scratchFolder.appendingPathComponent("999999999-\(UUID().uuidString)/x", isDirectory: true)
      try FileManager.default.createDirectory(at: left.appendingPathComponent("y"), withIntermediateDirectories: true)
      for folder in [left, left.deletingLastPathComponent()] { #expect(chmod(folder.path, 0) == 0) }
      let host = try DeviceHost(configuration: fixture.configuration())
      #expect(names(fixture.configuration().scratchFolder) == [] && !host.notices.contains { $0.contains("removed") }, "\(host.notices)")
    }

    @Test(arguments: [0, 0o555] as [mode_t]) func `a closed bundle is uninstalled for good`(mode: mode_t) async throws {
      let fixture = try Fixture()
      let apps = fixture.configuration().appsFolder
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      #expect(chmod(apps.path + "/Test.app", mode) == 0)
      try await host?.uninstall("Test")
      #expect(names(apps) == [])
      await host?.stop()
      host = nil
      host = try DeviceHost(configuration: fixture.configuration())
      try await host?.start()
      #expect(await host?.apps().isEmpty == true)
      await host?.stop()
    }

    @Test func `a closed bundle is replaced, and is there after a restart`() async throws {
      let fixture = try Fixture()
      let bundle = fixture.configuration().appsFolder.appendingPathComponent("Test.app")
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      #expect(chmod(bundle.path, 0) == 0)
      _ = try await host?.install(bundle: fixture.bundleURL)
      #expect(names(bundle) == ["Info.plist", "Test"] && names(fixture.configuration().appsFolder) == ["Test.app"])
      await host?.stop()
      host = nil
      for name in ["/Info.plist", "/Test", ""] { #expect(chmod(bundle.path + name, 0) == 0) }
      host = try DeviceHost(configuration: fixture.configuration())
      #expect(host?.notices == [])
      #expect(await host?.apps().map(\.name) == ["Test"])
    }

    @Test func `closed folders and files are in a backup`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let host = try await DeviceHostTests.started(fixture)
      let note = configuration.containersFolder.appendingPathComponent("Test/Documents/inner/note")
      try FileManager.default.createDirectory(at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("note".utf8).write(to: note)
      for path in [note.path, note.deletingLastPathComponent().path, configuration.appsFolder.path + "/Test.app"] { #expect(chmod(path, 0) == 0) }
      let file = fixture.folder.appendingPathComponent("backup.tar")
      let summary = try Backup(of: configuration, version: "test").write(to: file, parts: .init())
      #expect(summary.unreadable == 0 && summary.leftOut == 0, "\(summary)")
      await host.stop()
      let other = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("other/data"))
      _ = try Restore(file, to: other).run()
      #expect(try String(contentsOf: other.containersFolder.appendingPathComponent("Test/Documents/inner/note"), encoding: .utf8) == "note")
      #expect(names(other.appsFolder.appendingPathComponent("Test.app")) == ["Info.plist", "Test"])
    }
  }

  /// Items that cannot be removed from the disk.
  @Suite(.enabled(if: ImmutableFile.isPossible, "only root, on some disks")) struct LeftoverTests {
    @Test func `an app whose data stays is removed, and that is said`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      var host: DeviceHost? = try await DeviceHostTests.started(fixture)
      let path = configuration.containersFolder.path + "/Test/Documents/kept"
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(file) }
      try #require(ImmutableFile.set(path, true))
      defer { ImmutableFile.set("/proc/self/fd/\(file)", false) }
      let error = await #expect(throws: HostError.self) { try await host?.uninstall("Test") }
      #expect(error?.description.contains("kept") == true && error?.description.contains("\n") == false, "\(String(describing: error))")
      #expect(await host?.apps().isEmpty == true)
      await host?.stop()
      host = nil
      host = try DeviceHost(configuration: configuration)
      #expect(host?.notices.count == 1 && host?.notices.first?.contains("remove it by hand") == true, "\(host?.notices ?? [])")
      try await host?.start()
      #expect(await host?.apps().isEmpty == true)
      await host?.stop()
    }
  }
}
