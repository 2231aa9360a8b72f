import AlmanacProfiles
import Foundation
import Glibc
import Testing

@testable import Host

/// How a bundle gets to its place.
@Suite struct StagedBundleTests {
  private func mode(_ url: URL) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  @Test func `files, folders and links inside are copied with safe modes`() throws {
    let bundle = try SampleBundle()
    try bundle.write("tool", "x", mode: 0o6755)
    try bundle.write("open", "y", mode: 0o666)
    try bundle.link("Sample_Sample.resources", to: ".")
    try bundle.link("en.lproj/again", to: "../Sample_Sample.resources/en.lproj/text.strings")
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: bundle.path("en.lproj"))
    let staged = try bundle.staged()
    try staged.moveIntoPlace()
    staged.discard()
    #expect(bundle.leftovers == ["Sample.app"])
    let place = staged.place
    #expect(try mode(place) == 0o700 && mode(place.appendingPathComponent("en.lproj")) == 0o700)
    #expect(try mode(place.appendingPathComponent("tool")) == 0o700 && mode(place.appendingPathComponent("open")) == 0o600)
    #expect(try String(contentsOf: place.appendingPathComponent("en.lproj/again"), encoding: .utf8) == "\"a\" = \"b\";")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path + "/Sample_Sample.resources") == ".")
  }

  @Test func `a new bundle never mixes with the old one`() throws {
    let bundle = try SampleBundle()
    try bundle.write("old", "1")
    let first = try bundle.staged()
    try first.moveIntoPlace()
    first.discard()
    try FileManager.default.removeItem(atPath: bundle.path("old"))
    try bundle.write("new", "2")
    let second = try bundle.staged()
    // Until it is moved, the place has the whole old bundle.
    #expect(FileManager.default.fileExists(atPath: second.place.path + "/old"))
    try second.moveIntoPlace()
    second.discard()
    #expect(bundle.leftovers == ["Sample.app"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: second.place.path).sorted() == ["Info.plist", "Sample", "en.lproj", "new"])
  }

  @Test(arguments: ["en.lproj/text.strings", "Sample"]) func `a file that changes during the copy is noticed`(name: String) throws {
    let bundle = try SampleBundle()
    // The plan reads 4 items; after that come the steps of the copy.
    var steps = 0
    let error = #expect(throws: BundleError.self) {
      _ = try bundle.staged {
        steps += 1
        if steps == 5 { try? bundle.write(name, "something else", mode: 0o755) }
        return false
      }
    }
    #expect(error == .refused(bundle.path(name), .changed) && bundle.leftovers.isEmpty)
  }

  @Test func `a folder that becomes a link during the copy is not followed`() throws {
    let bundle = try SampleBundle()
    let secret = bundle.folder.appendingPathComponent("secret")
    try FileManager.default.createDirectory(at: secret, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: secret.appendingPathComponent("text.strings"))
    var steps = 0
    let error = #expect(throws: BundleError.self) {
      _ = try bundle.staged {
        steps += 1
        if steps == 5 {
          rename(bundle.path("en.lproj"), bundle.folder.path + "/aside")
          symlink(secret.path, bundle.path("en.lproj"))
        }
        return false
      }
    }
    // Which item is named depends on which is copied first; nothing of the other folder is copied in any case.
    guard case .refused(_, .changed) = error else {
      Issue.record("not noticed: \(String(describing: error))")
      return
    }
    #expect(bundle.leftovers.isEmpty)
  }

  @Test func `a cancelled copy leaves nothing`() throws {
    for last in [1, 3, 6, 8] {
      let bundle = try SampleBundle()
      var steps = 0
      #expect(throws: CancellationError.self) {
        _ = try bundle.staged {
          steps += 1
          return steps == last
        }
      }
      #expect(bundle.leftovers.isEmpty)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away")) func `a readable bundle of another owner becomes one's own`() throws {
    let bundle = try SampleBundle()
    for name in ["", "Sample", "Info.plist", "en.lproj", "en.lproj/text.strings"] { try #require(lchown(bundle.path(name), 12345, 12345) == 0) }
    let staged = try bundle.staged()
    defer { staged.discard() }
    var status = stat()
    #expect(stat(staged.url.path + "/Sample", &status) == 0 && status.st_uid == geteuid() && status.st_gid == getegid())
  }

  @Test func `leftovers of processes that have ended are swept`() throws {
    let bundle = try SampleBundle()
    for name in [".1-\(UUID().uuidString)", ".999999999-\(UUID().uuidString)", ".\(UUID().uuidString)", "Other.app"] {
      try FileManager.default.createDirectory(at: bundle.apps.appendingPathComponent(name + "/x"), withIntermediateDirectories: true)
    }
    #expect(HiddenItems.sweep(bundle.apps) == [])
    #expect(bundle.leftovers.sorted().map { $0.prefix(3) } == [".1-", "Oth"])
  }

  @Test func `only usable font files are registered`() throws {
    let bundle = try SampleBundle()
    try FileManager.default.createDirectory(atPath: bundle.path("fonts"), withIntermediateDirectories: true)
    try bundle.write("fonts/a.ttf", "a")
    #expect(mkfifo(bundle.path("fonts/pipe.ttf"), 0o644) == 0)
    try bundle.link("fonts/link.otf", to: "/etc/hostname")
    try bundle.write("fonts/huge.ttf", "")
    #expect(truncate(bundle.path("fonts/huge.ttf"), 1 << 40) == 0)
    #expect(try AppBundle(at: bundle.url).fontFiles(limits: Profiles.bundleLimits).map(\.lastPathComponent) == ["a.ttf"])
  }
}

extension ProcessTests {
  /// A host that is given hostile bundles.
  @Suite struct HostileInstallTests {
    @Test func `a bundle with a FIFO is refused and the host goes on`() async throws {
      let fixture = try Fixture()
      #expect(mkfifo(fixture.bundleURL.path + "/pipe", 0o644) == 0)
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      await #expect(throws: BundleError.refused(fixture.bundleURL.path + "/pipe", .special("a FIFO"))) {
        _ = try await host.install(bundle: fixture.bundleURL)
      }
      #expect(await host.apps().isEmpty)
      unlink(fixture.bundleURL.path + "/pipe")
      #expect(try await host.install(bundle: fixture.bundleURL).name == "Test")
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().appsFolder.path) == ["Test.app"])
      await host.stop()
    }

    @Test func `the extension that is asked is the copy that is installed`() async throws {
      let fixture = try Fixture(start: "exit")
      let host = try DeviceHost(configuration: fixture.configuration())
      try await host.start()
      await #expect(throws: ExtensionError.self) { _ = try await host.install(bundle: fixture.bundleURL) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.configuration().appsFolder.path).isEmpty)
      await host.stop()
    }
  }
}
