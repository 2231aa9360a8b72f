import AlmanacKeychainKeys
import Foundation
import Synchronization
import SystemBus
import TestBus
import TestThreads
import TestWaiting
import Testing

@testable import Host

/// Where the account's key of keychains is made, and that it is neither lost nor made a second time, with a secret service of the test's own.
extension ProcessTests {
  @Suite struct AccountKeyTests {
    private let bus: TestBus
    private let service: TestSecretService
    private let fixture: Fixture

    init() throws {
      bus = try TestBus()
      service = try TestSecretService(on: bus)
      fixture = try Fixture()
      try FileManager.default.createDirectory(at: fixture.folder.appendingPathComponent("data"), withIntermediateDirectories: true)
    }

    /// A host that has just started: it remembers no key.
    private func configuration(timeout: Double = 600) -> HostConfiguration {
      var configuration = fixture.configuration()
      configuration.sessionBus = bus.address
      configuration.usesSecretService = true
      configuration.secretServiceTimeout = timeout
      return configuration
    }

    private func account(timeout: Double = 600) -> AccountKey { AccountKey(of: configuration(timeout: timeout)) }
    private var file: URL { fixture.folder.appendingPathComponent("data/keychain.key") }
    private func content() throws -> Data { try Data(contentsOf: file) }

    /// Expects that there is no key, and that nothing was changed.
    private func expect(_ fault: SecretServiceFault, timeout: Double = 600) async throws {
      let (before, items) = (try content(), service.with { $0.items })
      let account = account(timeout: timeout)
      let error = await #expect(throws: AccountKeyFault.self) { try await onThread { try account.get().data } }
      guard case .secretService(let found, file) = error else { return #expect(Bool(false), "\(String(describing: error))") }
      #expect(found == fault && error?.description.contains("\n") == false)
      #expect(try content() == before)
      #expect(service.with { $0.items } == items)
      guard case .fault = account.status() else { return #expect(Bool(false), "\(account.status())") }
    }

    /// The items with another secret.
    private static func with(_ secret: [UInt8], _ items: [String: TestSecretService.Item]) -> [String: TestSecretService.Item] {
      items.mapValues { item in
        var item = item
        item.secret = secret
        return item
      }
    }

    // MARK: The first key

    @Test func `the first key is an item of an open service, and the file says so`() throws {
      let account = account()
      guard case .none(next: .secretService) = account.status() else { return #expect(Bool(false), "\(account.status())") }
      let key = try account.get()
      let items = service.with { Array($0.items.values) }
      #expect(items.map(\.secret) == [[UInt8](key.data)] && items[0].label == "Almanac: key of the keychains of apps")
      guard case .secretService(let mark) = try DeviceKeyFile.read(file) else { return #expect(Bool(false), "no mark") }
      #expect(items[0].attributes == ["application": "almanac", "data-folder": mark.item])
      #expect(try content() == mark.data && String(decoding: mark.data, as: UTF8.self).hasPrefix("secret-service "))
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
      // This process remembers it, and another asks for it.
      let calls = service.with { $0.calls.count }
      #expect(try account.get().data == key.data && service.with { $0.calls.count } == calls)
      #expect(try self.account().get().data == key.data && service.with { $0.calls.count } > calls)
      guard case .present(.secretService) = account.status() else { return #expect(Bool(false), "\(account.status())") }
      #expect(service.with { $0.prompts } == 0)
    }

    @Test func `a program that knows only keys in files makes no second one`() throws {
      _ = try account().get()
      let before = try content()
      let fault = #expect(throws: DeviceKeyFault.self) { try DeviceKey(file) }
      #expect(fault?.description.contains("almanac keychain move --to file") == true)
      #expect(try content() == before)
    }

    @Test func `many that need the first key at once get the same one, and the service has one item`() async throws {
      let configuration = configuration()
      let keys = try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<20 { group.addTask { try await onThread { try AccountKey(of: configuration).get().data } } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(keys.count == 1 && service.with { $0.items.count } == 1)
    }

    @Test func `hosts of other processes that need the first key at once get the same one`() async throws {
      let accounts = (0..<20).map { _ in account() }
      let keys = try await withThrowingTaskGroup(of: Data.self) { group in
        for account in accounts { group.addTask { try await onThread { try account.get().data } } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      // The items of those that were later are removed.
      #expect(keys.count == 1 && service.with { $0.items.count } == 1)
    }

    @Test func `without a setting, a bus or a service the key is in the file`() throws {
      var configuration = configuration()
      configuration.usesSecretService = false
      #expect(try AccountKey(of: configuration).get().data == content() && service.with { $0.calls.isEmpty })
      try FileManager.default.removeItem(at: file)
      configuration.usesSecretService = true
      configuration.sessionBus = "unix:path=\(fixture.folder.path)/nothing"
      #expect(try AccountKey(of: configuration).get().data == content())
      try FileManager.default.removeItem(at: file)
      let other = try TestBus()
      configuration.sessionBus = other.address
      #expect(try AccountKey(of: configuration).get().data == content())
      guard case .present(.file) = AccountKey(of: configuration).status() else { return #expect(Bool(false)) }
    }

    @Test func `a key in a file stays where it is`() throws {
      let key = DeviceKey()
      try DeviceKeyFile.create(key.data, at: file)
      #expect(try account().get().data == key.data && service.with { $0.calls.isEmpty })
    }

    @Test(
      arguments: [
        .noKeyring, .asks, .stores([1, 2, 3]), .stores([UInt8](repeating: 1, count: 32)), .stores([UInt8](repeating: 1, count: 100_000)),
        .garbles("OpenSession"), .garbles("ReadAlias"), .garbles("Get"), .garbles("CreateItem"), .garbles("SearchItems"), .garbles("GetSecret"),
      ] as [TestSecretService.Fault])
    func `a service that is not in order does not get the first key`(fault: TestSecretService.Fault) throws {
      service.with { $0.fault = fault }
      let key = try account().get()
      #expect(try content() == key.data)
      #expect(service.with { $0.prompts } == 0)
      if case .asks = fault { #expect(service.with { $0.dismissed } == 1 && service.with { $0.items.isEmpty }) }
      // What it has stored wrongly is removed.
      if case .stores = fault { #expect(service.with { $0.items.isEmpty }) }
    }

    @Test(arguments: ["OpenSession", "ReadAlias", "Get", "CreateItem", "SearchItems", "GetSecret"])
    func `a service that does not answer does not block the caller`(method: String) async throws {
      service.with { $0.fault = .silent(method) }
      // Without the limit each call would wait for ten seconds, and sd-bus for its own 25: then no attempt would be faster. A busy machine may be slow
      // once.
      var taken = Duration.zero
      try await until(
        {
          try? FileManager.default.removeItem(at: file)
          service.with { $0.items = [:] }
          let fresh = self.account(timeout: 1)
          let start = ContinuousClock.now
          let key = try await onThread { try fresh.get().data }
          taken = start.duration(to: .now)
          #expect(try content() == key)
          return taken < .seconds(8)
        }, seen: { taken })
    }

    @Test func `a locked service does not get the first key`() throws {
      service.with { $0.isLocked = true }
      guard case .none(next: .file) = account().status() else { return #expect(Bool(false)) }
      #expect(try account().get().data == content())
      #expect(service.with { $0.items.isEmpty && $0.prompts == 0 })
    }

    // MARK: Later

    @Test func `a service that is locked or away gives no key, and gives it again later`() async throws {
      let key = try account().get().data
      service.with { $0.isLocked = true }
      try await expect(.locked)
      service.with { $0.isLocked = false }
      #expect(try account().get().data == key)
      service.with { $0.fault = .silent("SearchItems") }
      try await expect(.unavailable("org.freedesktop.secrets answers SearchItems with: Connection timed out"), timeout: 5)
      service.with { $0.fault = .none }
      service.leave()
      try await until(
        { if case .fault(.secretService(.unavailable("the session has none"), _)) = account().status() { true } else { false } },
        seen: { "\(account().status())" })
      try await expect(.unavailable("the session has none"))
      let items = service.with { $0.items }
      let again = try TestSecretService(on: bus)
      again.with { $0.items = items }
      #expect(try account().get().data == key)
    }

    @Test func `an item that was removed or changed is named, and no other key is made`() async throws {
      _ = try account().get()
      let items = service.with { $0.items }
      service.with { $0.items = [:] }
      try await expect(.missing)
      for other in [[], [UInt8](repeating: 0, count: 31), [UInt8](repeating: 0, count: 33)] {
        service.with { $0.items = Self.with(other, items) }
        try await expect(.refused("it has \(other.count) bytes instead of 32"))
      }
      // A key that another program has chosen.
      service.with { $0.items = Self.with([UInt8](repeating: 7, count: 32), items) }
      try await expect(.refused("it is not the key that was stored"))
      service.with { $0.items = Self.with([UInt8](repeating: 7, count: 1 << 20), items) }
      try await expect(.unavailable("a reply has 1048576 bytes instead of at most 65536"))
      for method in ["OpenSession", "SearchItems", "GetSecret"] {
        service.with { $0.fault = .garbles(method) }
        let account = account()
        #expect(throws: AccountKeyFault.self) { try account.get() }
      }
      service.with {
        $0.fault = .none; $0.items = items
      }
      #expect(try account().get().data == Data(items.values.map(\.secret)[0]))
    }

    @Test func `a fault is not asked for again at once`() throws {
      _ = try account().get()
      service.with { $0.isLocked = true }
      let account = account()
      #expect(throws: AccountKeyFault.self) { try account.get() }
      let calls = service.with { $0.calls.count }
      #expect(throws: AccountKeyFault.self) { try account.get() }
      #expect(service.with { $0.calls.count } == calls)
    }

    @Test func `extensions get no keys while the service is locked, and get them at a start after that`() async throws {
      let configuration = configuration()
      let key = try account().get()
      service.with { $0.isLocked = true }
      func keys(_ client: ExtensionClient) async throws -> KeychainKeys? {
        KeychainKeys(try texts(try await client.timeline(Fixture.request("Keychains")))[0])
      }
      let client = ExtensionClient(bundle: try AppBundle(at: fixture.bundleURL), configuration: configuration)
      let none = try await keys(client)
      #expect(none?.areLocked == true && none?[.app("Test")] == nil)
      #expect(client.log.entries.filter { $0.text.contains("secret service, which is locked; unlock the keyring") }.count == 1)
      await client.close()
      service.with { $0.isLocked = false }
      let later = ExtensionClient(bundle: try AppBundle(at: fixture.bundleURL), configuration: self.configuration())
      #expect(try await keys(later)?[.app("Test")] == key.key(of: .app("Test")))
      // Locked again: this host has been given the key.
      service.with { $0.isLocked = true }
      await later.close()
      #expect(try await keys(later)?[.app("Test")] == key.key(of: .app("Test")))
      await later.close()
      // A key that is gone does not come back by unlocking.
      service.with {
        $0.isLocked = false; $0.items = [:]
      }
      let gone = ExtensionClient(bundle: try AppBundle(at: fixture.bundleURL), configuration: self.configuration())
      #expect(try await keys(gone)?.areLocked == false)
      await gone.close()
    }

    @Test func `a damaged key takes the keychain from an extension, and nothing else`() async throws {
      try DeviceKeyFile.create(Data("short".utf8), at: file)
      let client = ExtensionClient(bundle: try AppBundle(at: fixture.bundleURL), configuration: configuration())
      #expect(try texts(try await client.timeline(Fixture.request("Keychains"))) == ["{}"])
      #expect(client.log.entries.contains { $0.text.contains("has not 32 bytes") && $0.text.hasSuffix("the app cannot use its keychain") })
      await client.close()
      #expect(try content() == Data("short".utf8) && service.with { $0.calls.isEmpty })
    }

    @Test func `a program of an app gets the keys of its own keychains from the host`() throws {
      let configuration = configuration()
      let bundle = try AppBundle(at: fixture.bundleURL)
      let key = try AccountKey(of: configuration).get()
      let variables = ProgramEnvironment.app(bundle, [:], configuration)
      let keys = try #require(variables[KeychainKeys.variable].flatMap { KeychainKeys($0) })
      #expect(keys[.app("Test")] == key.key(of: .app("Test")) && keys[.app("Other")] == nil)
      // While there is none, the program gets the reason.
      let other = HostConfiguration(dataFolder: configuration.dataFolder)
      #expect(ProgramEnvironment.app(bundle, [:], other)[KeychainKeys.variable] == KeychainKeys.locked.text)
      // A key in a file it reads itself.
      #expect(try AccountKey(of: configuration).move(to: .file) == .moved)
      #expect(ProgramEnvironment.app(bundle, [:], configuration)[KeychainKeys.variable] == nil)
    }

    // MARK: Moves

    @Test func `a key moves both ways, and a host that runs follows it`() throws {
      let running = account()
      let key = try running.get().data
      #expect(try account().move(to: .secretService) == .already)
      #expect(try account().move(to: .file) == .moved)
      #expect(try content() == key && service.with { $0.items.isEmpty } && running.get().data == key)
      #expect(try account().move(to: .file) == .already)
      #expect(try account().move(to: .secretService) == .moved)
      #expect(service.with { $0.items.values.map { Data($0.secret) } } == [key])
      #expect(try content() != key && running.get().data == key && account().get().data == key)
    }

    @Test func `a move makes the first key where it is asked to`() throws {
      #expect(try account().move(to: .file) == .moved)
      #expect(try content().count == 32 && service.with { $0.items.isEmpty })
      try FileManager.default.removeItem(at: file)
      #expect(try account().move(to: .secretService) == .moved)
      #expect(try account().get().data == Data(service.with { $0.items.values.map(\.secret) }[0]))
    }

    @Test(
      arguments: [.noKeyring, .asks, .stores([1]), .garbles("CreateItem"), .garbles("GetSecret"), .silent("GetSecret")] as [TestSecretService.Fault])
    func `a move that fails leaves the key in the file`(fault: TestSecretService.Fault) async throws {
      let key = DeviceKey()
      try DeviceKeyFile.create(key.data, at: file)
      service.with { $0.fault = fault }
      let account =
        if case .silent = fault { self.account(timeout: 1) } else { self.account() }
      await #expect(throws: AccountKeyMoveFault.self) { try await onThread { try account.move(to: .secretService) } }
      #expect(try content() == key.data && account.get().data == key.data)
      service.with {
        $0.fault = .none; $0.isLocked = true
      }
      #expect { try self.account().move(to: .secretService) } throws: { error in
        guard case AccountKeyMoveFault.service(.locked) = error else { return false }
        return "\(error)".contains("unlock")
      }
      #expect(try content() == key.data)
    }

    @Test func `a move to the file needs the service, and an item that stays there is reported`() async throws {
      let key = try account().get().data
      let mark = try content()
      service.with { $0.isLocked = true }
      #expect(throws: AccountKeyMoveFault.self) { try account().move(to: .file) }
      #expect(try content() == mark)
      service.with {
        $0.isLocked = false; $0.fault = .asks
      }
      #expect(try account().move(to: .file) == .itemLeft)
      #expect(try content() == key && service.with { $0.dismissed } == 1 && service.with { $0.prompts } == 0)
    }

    // MARK: Backups

    @Test func `a backup has the key wherever it is, and restores it into the file`() async throws {
      let key = try account().get()
      let configuration = configuration()
      _ = try DeviceHost(configuration: configuration).notices
      let archive = fixture.folder.appendingPathComponent("backup.tar")
      let summary = try Backup(of: configuration, version: "test").write(to: archive, parts: .init())
      #expect(summary.files == 2)
      // A machine without a secret service.
      let other = HostConfiguration(dataFolder: fixture.folder.appendingPathComponent("other"))
      #expect(try Restore(archive, to: other).run() == nil)
      #expect(try Data(contentsOf: other.dataFolder.appendingPathComponent("keychain.key")) == key.data)
      // And back: the folder that is replaced keeps its mark, and its item.
      _ = try Backup(of: other, version: "test").write(to: archive, parts: .init())
      let aside = try #require(try Restore(archive, to: configuration).run())
      #expect(try content() == key.data && account().get().data == key.data)
      #expect(try account().move(to: .secretService) == .moved)
      #expect(try Data(contentsOf: aside.appendingPathComponent("keychain.key")) != content() && service.with { $0.items.count } == 2)
      // Without the apps' data the key stays where it is.
      let without = fixture.folder.appendingPathComponent("layout.tar")
      _ = try Backup(of: configuration, version: "test").write(to: without, parts: .init(containers: false))
      _ = try Restore(without, to: configuration).run()
      #expect(try account().get().data == key.data && content() != key.data)
    }

    @Test func `a backup without the key is not made`() throws {
      _ = try account().get()
      service.with { $0.isLocked = true }
      let configuration = configuration()
      _ = try DeviceHost(configuration: configuration).notices
      let archive = fixture.folder.appendingPathComponent("backup.tar")
      #expect { try Backup(of: configuration, version: "test").write(to: archive, parts: .init()) } throws: { error in
        guard case BackupError.noKey(let why) = error else { return false }
        return why.contains("unlock the keyring") && "\(error)".contains("--no-containers")
      }
      #expect(!FileManager.default.fileExists(atPath: archive.path))
      _ = try Backup(of: configuration, version: "test").write(to: archive, parts: .init(containers: false))
    }
  }
}
