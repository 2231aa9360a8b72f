import Foundation
import TestBus
import TestThreads
import Testing

@testable import almanac

/// `almanac keychain` with a secret service on a bus of the test's own.
@Suite(.ownThread) struct KeychainCommandTests {
  private let command: CommandLine
  private let bus: TestBus

  init() throws {
    command = try CommandLine()
    bus = try TestBus()
  }

  /// The session of the test's bus. The command's data folder is no temporary one then.
  private var session: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": bus.address, "TMPDIR": "/nowhere"] }
  private var file: URL { command.folder.appendingPathComponent("almanac/data/keychain.key") }

  private func run(_ arguments: String...) throws -> CommandLine.Outcome { try command.run(arguments, environment: session) }

  /// Lets an app need a key.
  private func draw(_ environment: [String: String]? = nil) throws {
    let arguments = ["render", try command.bundle("App\(UUID().uuidString.prefix(8))").path, "--kind", "Good", "--family", "systemSmall"]
    let outcome = try command.run(arguments + ["-o", command.folder.path + "/a.png"], environment: environment ?? session)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Expects one line, and says where it differs.
  private func expect(_ arguments: [String], status: Int32, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let outcome = try command.run(arguments, environment: session)
    let said = outcome.text + outcome.errors
    #expect(
      outcome.status == status && said.contains(text) && said.split(separator: "\n").count == 1, "\(outcome.status) \(said)",
      sourceLocation: sourceLocation)
  }

  @Test func `without a service the key is in the file, and a move says why it stays`() throws {
    try expect(["keychain"], status: 0, "there is no key of keychains yet; the first app that is started gets one in the file \(file.path)")
    try expect(["keychain", "move", "--to", "file"], status: 66, "there is no data folder at")
    try draw()
    #expect(try Data(contentsOf: file).count == 32)
    try expect(["keychain", "show"], status: 0, "the key of the apps' keychains is in the file \(file.path)")
    try expect(["keychain", "move", "--to", "file"], status: 0, "the key is there already: the file \(file.path)")
    try expect(["keychain", "move", "--to", "secret-service"], status: 69, "the session has none; the key of the keychains stays where it was")
    #expect(try Data(contentsOf: file).count == 32)
    #expect(try run("keychain", "move", "--to", "somewhere").status == 64)
    #expect(try run("keychain", "move").status == 64)
  }

  @Test func `the first app gets a key in the service, and the key moves both ways`() throws {
    let service = try TestSecretService(on: bus)
    try expect(["keychain"], status: 0, "gets one in the desktop's secret service")
    try draw()
    try expect(["keychain"], status: 0, "the key of the apps' keychains is in the desktop's secret service")
    let secrets = service.with { $0.items.values.map(\.secret) }
    #expect(secrets.count == 1)
    try expect(["keychain", "move", "--to", "file"], status: 0, "the key is now in the file \(file.path)")
    #expect(try [UInt8](Data(contentsOf: file)) == secrets.first && service.with { $0.items.isEmpty })
    try expect(["keychain", "move", "--to", "secret-service"], status: 0, "the key is now in the desktop's secret service")
    #expect(service.with { $0.items.values.map(\.secret) } == secrets)
    service.with { $0.isLocked = true }
    try expect(["keychain"], status: 1, "which is locked; unlock the keyring")
    try expect(["keychain", "move", "--to", "file"], status: 69, "which is locked; unlock the keyring")
    service.with {
      $0.isLocked = false; $0.fault = .asks
    }
    let kept = try run("keychain", "move", "--to", "file")
    #expect(kept.status == 0 && kept.text.contains("the key is now in the file") && kept.errors.contains("has kept its item"), "\(kept)")
    #expect(service.with { $0.prompts } == 0)
  }

  @Test func `a temporary data folder has its key in the file`() throws {
    let service = try TestSecretService(on: bus)
    try draw(["DBUS_SESSION_BUS_ADDRESS": bus.address])
    #expect(try Data(contentsOf: file).count == 32 && service.with { $0.items.isEmpty })
  }

  @Test func `the doctor says where the key is, and a program of an app gets its keys`() throws {
    struct Item: Decodable {
      let name, detail: String
      let active: Bool
    }
    func item() throws -> Item? { try JSONDecoder().decode([Item].self, from: run("doctor", "--json").output).first { $0.name == "keychain" } }
    let service = try TestSecretService(on: bus)
    #expect(try run("install", try command.bundle().path).status == 0)
    #expect(try run("run", "Test", "printenv", "ALMANAC_KEYCHAIN_KEYS").text.hasPrefix("{\"app Test\":\""))
    var found = try #require(try item())
    #expect(found.active && found.detail == "the key of the apps' keychains is in the desktop's secret service")
    service.with { $0.isLocked = true }
    found = try #require(try item())
    #expect(!found.active && found.detail.contains("which is locked"))
    let without = try run("run", "Test", "printenv", "ALMANAC_KEYCHAIN_KEYS")
    #expect(
      without.text == "{\"locked\":\"\"}\n" && without.errors.contains("which is locked") && without.errors.contains("cannot use the app's keychain"),
      "\(without)")
    // A backup needs the key: without it, the items in the backup could not be read. A backup without the apps' data needs none.
    try expect(["backup", command.folder.path + "/b.tar"], status: 69, "which is locked")
    #expect(try run("backup", "--no-containers", command.folder.path + "/b.tar").status == 0)
  }
}
