import AlmanacWireSchema
import Foundation
import Store
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Configurations of protected apps at rest and while the device is locked (Specification B4, D5).
  @Suite struct SealedConfigurationTests {
    private static let passcode = "1234"
    private static let secrets = ["Ouagadougou", "Antananarivo"]
    private static let configured = Data(#"{"city":"Ouagadougou","title":"Antananarivo"}"#.utf8)

    private static func configuration(_ fixture: Fixture) -> HostConfiguration {
      var configuration = fixture.configuration()
      configuration.speedUpPasscodes()
      return configuration
    }

    private static func protect(_ fixture: Fixture, _ isProtected: Bool = true) throws {
      let file = fixture.bundleURL.appendingPathComponent("entitlements.plist")
      let level = isProtected ? "NSFileProtectionComplete" : "NSFileProtectionNone"
      try PropertyListSerialization.data(
        fromPropertyList: ["com.apple.developer.default-data-protection": level], format: .xml, options: 0
      ).write(to: file)
    }

    /// A started host with a protected app and a configured widget; a passcode is set.
    private static func started(_ fixture: Fixture) async throws -> (host: DeviceHost, widget: String) {
      try protect(fixture)
      let host = try await fixture.startedHost()
      let widget = try await host.add(app: "Test", kind: "Form", family: .systemSmall, configuration: configured).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      try await host.setPasscode(current: nil, new: passcode)
      return (host, widget)
    }

    /// The secrets that a file of the folder contains, plain or in base 64, as the copy of the layout has values.
    private static func found(in folder: URL) throws -> Set<String> {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      #expect(files.contains { $0.lastPathComponent == "almanac.sqlite" })
      var found: Set<String> = []
      // What an extension writes itself into its container is its own.
      for file in files where !file.path.contains("/containers/") {
        guard let data = try? Data(contentsOf: file) else { continue }
        for secret in secrets {
          let value = Data("\"\(secret)\"".utf8)
          if data.range(of: Data(secret.utf8)) != nil || data.range(of: Data(value.base64EncodedString().utf8)) != nil {
            found.insert(secret)
          }
        }
      }
      return found
    }

    @Test func `no file of the host has a protected app's configuration, and it is there again after a restart and an unlock`() async throws {
      let fixture = try Fixture()
      let folder = Self.configuration(fixture).dataFolder
      var widget = ""
      do {
        let (host, id) = try await Self.started(fixture)
        widget = id
        #expect(try Self.found(in: folder) == [])
        try await host.configure(id, .keys(Data(#"{"days":7}"#.utf8)))
        #expect(try Self.found(in: folder) == [])
        let backup = fixture.folder.appendingPathComponent("backup.tar")
        _ = try Backup(of: Self.configuration(fixture), version: "test").write(to: backup, parts: .init(bundles: false, containers: false))
        let bytes = try Data(contentsOf: backup)
        for secret in Self.secrets { #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in the backup") }
        await host.stop()
      }
      let host = try DeviceHost(configuration: Self.configuration(fixture))
      try await host.start()
      #expect(await host.isLocked)
      #expect(await host.instances().first?.configuration == Data())
      let refused = await Self.lockError { try await host.configure(widget, .keys(Data(#"{"days":5}"#.utf8))) }
      #expect(refused == .locked)
      #expect(await Self.lockError { try await host.form(of: .instance(widget)) } == .locked)
      try await host.reload(app: "Test")
      #expect(try Self.found(in: folder) == [])
      try await host.unlock(Self.passcode)
      #expect(try await host.configuration(of: widget).configuration == Data(#"{"city":"Ouagadougou","days":7,"title":"Antananarivo"}"#.utf8))
      await host.stop()
    }

    @Test func `a lock keeps the configuration encrypted in memory too, and brings it back with what can be undone`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.configure(widget, .whole(Data(#"{"city":"oslo"}"#.utf8)))
      let other = try await host.add(app: "Test", kind: "Form", family: .systemSmall, configuration: Self.configured).id
      try await host.remove(other)
      try await host.lock()
      let kept = await host.records.values.map(\.parameters) + host.formerParameters.values
      #expect(!kept.isEmpty && kept.allSatisfy { $0.allSatisfy(\.isSealed) })
      #expect(await host.widgetValues(of: "Test").allSatisfy(\.configuration.isEmpty))
      // It comes back encrypted, and is not lost.
      _ = try await host.undo()
      #expect(await host.instances().map(\.configuration) == [Data(), Data()])
      try await host.unlock(Self.passcode)
      #expect(try await host.configuration(of: other).configuration == Self.configured)
      #expect(try await host.configuration(of: widget).configuration == Data(#"{"city":"oslo"}"#.utf8))
      #expect(try await host.undoConfiguration(widget).configuration == Self.configured)
      await host.stop()
    }

    @Test func `an app that gives up its protection while the device is locked stays protected until the unlock`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.lock()
      try Self.protect(fixture, false)
      // Version 2 has no parameter `title`.
      try "2".write(to: fixture.bundleURL.appendingPathComponent("version"), atomically: true, encoding: .utf8)
      _ = try await host.install(bundle: fixture.bundleURL)
      #expect(await host.state.apps["Test"]?.traits.isProtected == true)
      #expect(await Self.lockError { try await host.configuration(of: widget) } == .locked)
      try await host.unlock(Self.passcode)
      #expect(await host.state.apps["Test"]?.traits.isProtected == false)
      let now = try await host.configuration(of: widget)
      #expect(now.configuration == Data(#"{"city":"Ouagadougou"}"#.utf8))
      #expect(now.dropped.map(\.dropped) == [.removed], "what the update dropped is fitted at the unlock")
      #expect(try Self.found(in: Self.configuration(fixture).dataFolder).contains("Ouagadougou"))
      await host.stop()
    }

    @Test func `a passcode that is given up takes the configurations of protected apps with it`() async throws {
      let fixture = try Fixture()
      let (host, widget) = try await Self.started(fixture)
      try await host.lock()
      try await host.resetPasscode()
      #expect(try await host.configuration(of: widget).configuration == Data())
      try await host.configure(widget, .keys(Data(#"{"days":5}"#.utf8)))
      await host.stop()
    }

    private static func lockError(_ body: () async throws -> some Any) async -> LockError? {
      do {
        _ = try await body()
        return nil
      } catch {
        return error as? LockError
      }
    }
  }
}
