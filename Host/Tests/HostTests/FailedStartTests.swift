import Foundation
import Glibc
import Testing

@testable import Host

extension ProcessTests {
  /// What a failed installation and a failed start leave behind: nothing.
  @Suite struct FailedStartTests {
    private static func entitle(_ bundle: URL, groups: [String]) throws {
      try PropertyListSerialization.data(
        fromPropertyList: ["com.apple.security.application-groups": groups], format: .xml, options: 0
      ).write(to: bundle.appendingPathComponent("entitlements.plist"))
    }

    private static func names(_ folder: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    @Test func `a failed installation leaves no folder of its groups, and takes none of others`() async throws {
      let fixture = try Fixture()
      try Self.entitle(fixture.bundleURL, groups: ["group.shared"])
      let host = try await fixture.startedHost()
      let configuration = host.configuration
      let shared = configuration.groupsFolder.appendingPathComponent("group.shared")
      _ = try await host.client(of: "Test").describe()
      try Data("kept".utf8).write(to: shared.appendingPathComponent("note"))
      // A group that was there before, of which nobody knows: a person may have made it.
      try FileManager.default.createDirectory(at: configuration.groupsFolder.appendingPathComponent("group.there"), withIntermediateDirectories: true)
      let planting = fixture.folder.appendingPathComponent("Planting.app")
      try Fixture.makeBundle(at: planting, start: "crash")
      try Self.entitle(planting, groups: ["group.next", "group.shared", "group.there"])
      await #expect(throws: (any Error).self) { try await host.install(bundle: planting, sharing: ["group.shared"]) }
      #expect(Self.names(configuration.groupsFolder) == ["group.shared", "group.there"])
      #expect(Self.names(shared) == ["note"])
      #expect(!Self.names(configuration.containersFolder).contains("Planting"))
      await host.stop()
    }

    @Test func `a start that fails leaves no scratch folder`() async throws {
      let fixture = try Fixture()
      // The head of a program alone is nothing that the kernel executes.
      let program = try Data(contentsOf: fixture.bundleURL.appendingPathComponent("Test"))
      try program.prefix(64).write(to: fixture.bundleURL.appendingPathComponent("Test"))
      #expect(chmod(fixture.bundleURL.appendingPathComponent("Test").path, 0o700) == 0)
      for clock in [ExtensionClock.system, .frozen(Date(timeIntervalSince1970: 0))] {
        let client = try fixture.client(clock)
        for _ in 0..<3 { #expect(await failure { try await client.describe() } != nil) }
        await client.close()
        #expect(Self.names(fixture.configuration().scratchFolder) == [])
      }
    }

    @Test func `a second host does not start after the lock's file was removed by hand`() async throws {
      let fixture = try Fixture()
      let host = try await fixture.startedHost()
      let folder = host.configuration.dataFolder
      unlink(folder.appendingPathComponent("host.lock").path)
      var impatient = fixture.configuration()
      impatient.folderPatience = 0.1
      #expect(throws: HostError.dataInUse(folder.path)) { try DeviceHost(configuration: impatient) }
      await host.stop()
    }
  }
}
